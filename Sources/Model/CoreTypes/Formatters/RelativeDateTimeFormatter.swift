public import Foundation

/// A formatter for the distance between two points in time, such as "in 3 hours" or "yesterday".
///
/// Foundation on Linux has the words, in `Date.RelativeFormatStyle`, but not this class.
nonisolated open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// Whether a distance has a name, such as "tomorrow", or always a number.
  public nonisolated enum DateTimeStyle: Int, Sendable {
    /// Specifies a number, such as "in 1 day".
    case numeric
    /// Specifies a name where the language has one, such as "tomorrow".
    case named
  }

  /// The style of a written unit.
  public nonisolated enum UnitsStyle: Int, Sendable {
    /// Specifies full words, such as "2 months ago".
    case full
    /// Specifies words for numbers, too, such as "two months ago".
    case spellOut
    /// Specifies shortened words, such as "2 mo. ago".
    case short
    /// Specifies the shortest form, such as "2mo ago".
    case abbreviated
  }

  /// Whether a distance has a name or a number.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The style of a written unit.
  open var unitsStyle = UnitsStyle.full
  /// The place of the text in a sentence; it decides on capital letters.
  open var formattingContext = Formatter.Context.unknown
  /// The calendar by which days, months, and years are counted.
  open var calendar: Calendar! = Calendar.autoupdatingCurrent
  /// The language of the text.
  open var locale: Locale! = Locale.autoupdatingCurrent

  /// Creates a formatter with full words and numbers.
  public override init() { super.init() }

  /// Creates a formatter, as an archive would; its properties aren't read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the distance from one date to another, in the largest unit that fits.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    localizedString(
      from: used.dateComponents(Set(Self.units.map(\.component)), from: referenceDate, to: date))
  }

  /// Returns the distance that a time interval from now is.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now + timeInterval, relativeTo: now)
  }

  /// Returns the distance that components describe; only their largest unit counts.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let distance = Self.units.lazy.compactMap { unit -> (Unit, Int)? in
      guard let value = dateComponents.value(for: unit.component), value != 0 else { return nil }
      return (unit, value)
    }.first
    let (unit, value) = distance ?? (smallestUnit(in: dateComponents), 0)
    return text(value, unit)
  }

  /// Returns the distance from now to a date; `nil` if the object is no date.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private typealias Unit = (component: Calendar.Component, field: Date.RelativeFormatStyle.Field)

  private static let units: [Unit] = [
    (.year, .year), (.month, .month), (.weekOfMonth, .week), (.day, .day), (.hour, .hour),
    (.minute, .minute), (.second, .second),
  ]

  private func smallestUnit(in components: DateComponents) -> Unit {
    Self.units.last { components.value(for: $0.component) != nil } ?? (.second, .second)
  }

  private var used: Calendar { calendar ?? .autoupdatingCurrent }

  private func text(_ value: Int, _ unit: Unit) -> String {
    // From a day in the middle of the year and the day, a number of units is always whole.
    let start = Date(timeIntervalSinceReferenceDate: 15_163_200)
    guard let end = used.date(byAdding: unit.component, value: value, to: start) else { return "" }
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: end, allowedFields: [unit.field],
      presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: width,
      locale: locale ?? .autoupdatingCurrent, calendar: used, capitalizationContext: context)
    return style.format(start)
  }

  private var width: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }

  private var context: FormatStyleCapitalizationContext {
    switch formattingContext {
    case .standalone: .standalone
    case .listItem: .listItem
    case .beginningOfSentence: .beginningOfSentence
    case .middleOfSentence: .middleOfSentence
    default: .unknown
    }
  }
}
