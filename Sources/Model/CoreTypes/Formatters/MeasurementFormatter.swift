public import Foundation

/// A formatter for measurements, such as "5 km".
///
/// Foundation on Linux has the class, but it can't be used. Units are written by their symbols,
/// because their names aren't known.
nonisolated open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// The rule by which units are chosen.
  public struct UnitOptions: OptionSet, Sendable {
    /// The set's bit mask.
    public let rawValue: UInt
    /// Creates options from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The unit of the measurement is kept.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// The unit fits the size, such as meters below a kilometer.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// A temperature has no letter.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// The rule by which units are chosen.
  open var unitOptions: UnitOptions = []
  /// The length of units' names; only the short style differs, which has no space before a symbol.
  open var unitStyle = Formatter.UnitStyle.medium
  /// The locale.
  open var locale: Locale! = .autoupdatingCurrent {
    didSet { ownFormatter.locale = locale }
  }
  /// The formatter of the number; one that the app sets keeps its own locale.
  open var numberFormatter: NumberFormatter! {
    get { givenFormatter ?? ownFormatter }
    set { givenFormatter = newValue }
  }
  private var givenFormatter: NumberFormatter?
  private let ownFormatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.locale = .autoupdatingCurrent
    return formatter
  }()

  /// Creates a formatter.
  public override init() { super.init() }

  /// Creates a formatter, as an archive would; its properties aren't read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns a measurement as text, in the unit that people in the locale's region use, unless
  /// `unitOptions` keeps its own.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    text(measurement.value, measurement.unit)
  }

  /// Returns a unit as text.
  open func string(from unit: Unit) -> String { unit.symbol }

  /// Returns a measurement as text; `nil` for another object.
  open override func string(for obj: Any?) -> String? {
    guard let measurement = obj as? any AnyMeasurement else { return nil }
    return text(measurement.value, measurement.anyUnit)
  }

  private func text(_ value: Double, _ unit: Unit) -> String {
    var (value, unit) = (value, unit)
    if !unitOptions.contains(.providedUnit), let own = unit as? Dimension {
      let base = own.converter.baseUnitValue(fromValue: value)
      let (usual, scale) = preferred(own)
      let fits = { (unit: Dimension) in abs(unit.converter.value(fromBaseUnitValue: base)) >= 1 }
      let isScaled = unitOptions.contains(.naturalScale) && !scale.isEmpty
      if let new = isScaled ? scale.first(where: fits) ?? scale.last : usual {
        (value, unit) = (new.converter.value(fromBaseUnitValue: base), new)
      }
    }
    let number = numberFormatter.string(for: value) ?? "\(value)"
    guard unit is UnitTemperature, unit.symbol.hasPrefix("°") else {
      return number + (unitStyle == .short ? "" : " ") + unit.symbol
    }
    let isBare = unitOptions.contains(.temperatureWithoutUnit) || unitStyle == .short
    return number + (isBare ? "°" : unit.symbol)
  }

  /// Returns the unit of a kind that people in the region use, or `nil` for the unit as it is, and
  /// the units among which they choose by size, the largest first, according to Unicode's CLDR.
  private func preferred(_ unit: Dimension) -> (usual: Dimension?, scale: [Dimension]) {
    let system = (locale ?? .autoupdatingCurrent).measurementSystem
    switch unit {
    case is UnitTemperature:
      return (system == .us ? UnitTemperature.fahrenheit : UnitTemperature.celsius, [])
    case is UnitSpeed:
      return (system == .metric ? UnitSpeed.kilometersPerHour : UnitSpeed.milesPerHour, [])
    case is UnitLength:
      let units: [UnitLength] =
        system == .metric ? [.kilometers, .meters, .centimeters] : [.miles, .feet, .inches]
      return (units[0], units)
    case is UnitMass:
      let units: [UnitMass] =
        system == .us
        ? [.shortTons, .pounds, .ounces]
        : [.metricTons, .kilograms, .grams, .milligrams, .micrograms]
      return (units[1], units)
    default: return (nil, [])
    }
  }
}

/// A measurement whose unit's type isn't known.
private nonisolated protocol AnyMeasurement {
  var value: Double { get }
  var anyUnit: Unit { get }
}

nonisolated extension Measurement: AnyMeasurement {
  fileprivate var anyUnit: Unit { unit }
}

nonisolated extension Measurement where UnitType: Dimension {
  /// Returns the measurement as text, in the unit that people in the region use for its size.
  public func formatted() -> String {
    let formatter = MeasurementFormatter()
    formatter.unitOptions = .naturalScale
    return formatter.string(from: self)
  }
}
