public import Foundation

/// A formatter for durations, such as "2h 5m" or "1:30:00".
///
/// Foundation on Linux has the class, but it can't be used. Words for weeks and shorter units are
/// those of the calendar's locale; words for years and months are English.
nonisolated open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// The style of written units.
  public enum UnitsStyle: Int, Sendable {
    /// Numbers with colons, such as "1:30:00".
    case positional
    /// The shortest form, such as "1h 30m".
    case abbreviated
    /// Shortened words, such as "1 hr, 30 min".
    case short
    /// Words, such as "1 hour, 30 minutes".
    case full
    /// Words for numbers, too, such as "one hour, thirty minutes".
    case spellOut
    /// Shortened words without commas, such as "1hr 30min".
    case brief
  }

  /// The zeros that are written.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The set's bit mask.
    public let rawValue: UInt
    /// Creates a behavior from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// With colons, all but leading ones; with words, none.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// All but leading ones.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// All but those between other units.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// All but trailing ones.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// None.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// All, and numbers between colons have two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// The style of written units.
  open var unitsStyle = UnitsStyle.positional
  /// The units to use; none for all.
  open var allowedUnits: NSCalendar.Unit = []
  /// The zeros that are written.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The calendar by which days, months, and years are counted.
  open var calendar: Calendar? = .autoupdatingCurrent
  /// The date from which a duration is counted.
  open var referenceDate: Date?
  /// Whether the last unit may have a fraction; stored, but not used.
  open var allowsFractionalUnits = false
  /// The largest number of units; 0 for all.
  open var maximumUnitCount = 0
  /// Whether the largest unit is written in the next smaller one if its value is 1.
  open var collapsesLargestUnit = false
  /// Whether the text begins with "About".
  open var includesApproximationPhrase = false
  /// Whether the text ends with "remaining".
  open var includesTimeRemainingPhrase = false
  /// The place of the text in a sentence; stored, but not used.
  open var formattingContext = Formatter.Context.unknown

  /// Creates a formatter with colons.
  public override init() { super.init() }

  /// Creates a formatter, as an archive would; its properties aren't read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns components in a style, by all units.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// Returns a duration in seconds as text.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start + ti.rounded(.towardZero))
  }

  /// Returns the time between two dates as text.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    text(of: used.dateComponents(Set(units.map(\.component)), from: startDate, to: endDate))
  }

  /// Returns the time that components are as text, in the allowed units.
  open func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return used.date(byAdding: components, to: start).flatMap { string(from: start, to: $0) }
  }

  /// Returns a duration or components as text; `nil` for another object.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let number as NSNumber: string(from: number.doubleValue)
    default: nil
    }
  }

  // MARK: Units

  private struct Unit {
    let component: Calendar.Component
    let option: NSCalendar.Unit
    let seconds: Int
    let duration: Duration.UnitsFormatStyle.Unit?
    let names: (narrow: String, short: String, full: String)
  }

  private static let all = [
    Unit(
      component: .year, option: .year, seconds: 0, duration: nil, names: ("y", "yr", "year")),
    Unit(
      component: .month, option: .month, seconds: 0, duration: nil, names: ("mo", "mth", "month")),
    Unit(
      component: .weekOfMonth, option: .weekOfMonth, seconds: 604_800, duration: .weeks,
      names: ("w", "wk", "week")),
    Unit(
      component: .day, option: .day, seconds: 86400, duration: .days, names: ("d", "day", "day")),
    Unit(
      component: .hour, option: .hour, seconds: 3600, duration: .hours,
      names: ("h", "hr", "hour")),
    Unit(
      component: .minute, option: .minute, seconds: 60, duration: .minutes,
      names: ("m", "min", "minute")),
    Unit(
      component: .second, option: .second, seconds: 1, duration: .seconds,
      names: ("s", "sec", "second")),
  ]

  private var units: [Unit] {
    var allowed = allowedUnits
    if allowed.contains(.weekOfYear) { allowed.insert(.weekOfMonth) }
    return allowed.isEmpty ? Self.all : Self.all.filter { allowed.contains($0.option) }
  }

  private var used: Calendar { calendar ?? .autoupdatingCurrent }

  // MARK: Text

  private func text(of components: DateComponents) -> String? {
    var parts = units.map { ($0, components.value(for: $0.component) ?? 0) }
    guard !parts.isEmpty else { return nil }
    let isNegative = parts.contains { $0.1 < 0 }
    parts = parts.map { ($0.0, abs($0.1)) }
    if collapsesLargestUnit, let first = parts.firstIndex(where: { $0.1 != 0 }),
      parts[first].1 == 1, first + 1 < parts.count, parts[first].0.seconds > 0
    {
      parts[first + 1].1 += parts[first].0.seconds / max(1, parts[first + 1].0.seconds)
      parts[first].1 = 0
    }
    let smallest = parts[parts.count - 1]
    parts = kept(parts)
    if parts.isEmpty { parts = [smallest] }
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    let text =
      unitsStyle == .positional
      ? positional(parts) : parts.map(words).joined(separator: separator)
    let signed = (isNegative ? "-" : "") + text
    let about = includesApproximationPhrase ? "About \(signed)" : signed
    return includesTimeRemainingPhrase ? "\(about) remaining" : about
  }

  private func kept(_ parts: [(Unit, Int)]) -> [(Unit, Int)] {
    let behavior =
      zeroFormattingBehavior.contains(.default)
      ? (unitsStyle == .positional ? ZeroFormattingBehavior.dropLeading : .dropAll)
      : zeroFormattingBehavior
    let first = parts.firstIndex { $0.1 != 0 } ?? parts.count
    let last = parts.lastIndex { $0.1 != 0 } ?? -1
    return parts.enumerated().filter { index, part in
      if part.1 != 0 { return true }
      if index < first { return !behavior.contains(.dropLeading) }
      if index > last { return !behavior.contains(.dropTrailing) }
      return !behavior.contains(.dropMiddle)
    }.map(\.element)
  }

  private func positional(_ parts: [(Unit, Int)]) -> String {
    parts.enumerated().map { index, part in
      let isPadded = index > 0 || zeroFormattingBehavior.contains(.pad)
      return isPadded && part.1 < 10 ? "0\(part.1)" : "\(part.1)"
    }.joined(separator: ":")
  }

  private var separator: String {
    unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", "
  }

  private func words(_ unit: Unit, _ value: Int) -> String {
    if unitsStyle == .brief { return "\(value)\(unit.names.short)" }
    if unitsStyle == .spellOut {
      let formatter = NumberFormatter()
      formatter.numberStyle = .spellOut
      formatter.locale = used.locale ?? .autoupdatingCurrent
      return "\(formatter.string(for: value) ?? "\(value)") \(plural(unit.names.full, value))"
    }
    guard let duration = unit.duration else {
      if unitsStyle == .abbreviated { return "\(value)\(unit.names.narrow)" }
      let name = unitsStyle == .full ? unit.names.full : unit.names.short
      return "\(value) \(plural(name, value))"
    }
    let style = Duration.UnitsFormatStyle(
      allowedUnits: [duration], width: width, zeroValueUnits: .show(length: 1))
    return Duration.seconds(value * unit.seconds)
      .formatted(style.locale(used.locale ?? .autoupdatingCurrent))
  }

  private func plural(_ name: String, _ value: Int) -> String { value == 1 ? name : name + "s" }

  private var width: Duration.UnitsFormatStyle.UnitWidth {
    switch unitsStyle {
    case .abbreviated: .narrow
    case .short: .abbreviated
    default: .wide
    }
  }
}
