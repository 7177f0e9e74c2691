public import Foundation

/// A control for a date, a time, or a duration.
open class UIDatePicker: UIControl {
  /// The kind of value that the user picks.
  public nonisolated enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }

  private var stored = Date()

  nonisolated deinit {}

  /// The kind of value that the user picks.
  open var datePickerMode = Mode.dateAndTime
  /// The language; stored, but not used.
  open var locale: Locale?
  /// The calendar.
  open var calendar: Calendar! = .current
  /// The time zone; the calendar's if it is `nil`.
  open var timeZone: TimeZone?
  /// The date, between the earliest and the latest one.
  open var date: Date {
    get { stored }
    set { setDate(newValue, animated: false) }
  }
  /// The earliest date; `nil` for none.
  open var minimumDate: Date? {
    didSet { stored = clamped(stored) }
  }
  /// The latest date; `nil` for none.
  open var maximumDate: Date? {
    didSet { stored = clamped(stored) }
  }
  /// The duration in seconds, for a countdown.
  open var countDownDuration: TimeInterval = 60
  /// The interval between minutes; 1 if it doesn't divide 60, as in UIKit.
  open var minuteInterval = 1
  /// Whether the date is rounded to that interval; stored, but not used.
  open var roundsToMinuteInterval = true
  /// Sets the date, without sending actions.
  open func setDate(_ date: Date, animated: Bool) {
    if date.isDate { stored = clamped(date) }
  }
  /// The preferred style, which only pictures show.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  /// The style.
  open var datePickerStyle: UIDatePickerStyle {
    preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  /// The earliest and the latest date that can be picked.
  ///
  /// As UIKit does, the picker ignores both if they are reversed. What isn't a date is no bound,
  /// either.
  fileprivate var bounding: (earliest: Date?, latest: Date?) {
    let (earliest, latest) = (
      minimumDate.flatMap { $0.isDate ? $0 : nil }, maximumDate.flatMap { $0.isDate ? $0 : nil }
    )
    if let earliest, let latest, earliest > latest { return (nil, nil) }
    return (earliest, latest)
  }

  fileprivate func clamped(_ date: Date) -> Date {
    let (earliest, latest) = bounding
    if let earliest, date < earliest { return earliest }
    if let latest, date > latest { return latest }
    return date
  }

  override func read(into reader: ViewReader) {
    let name = reader.name(of: self, kind: "Date")
    var choice = Content.Choice(name, options: [], selectedIndex: nil) { _ in }
    let extras = ElementExtras(self)
    extras.isEnabled = canBeTapped
    extras.function = function(for: [.valueChanged, .primaryActionTriggered])
    let input = reader.input
    let (begin, isUnprepared) = (input?.begin, input?.isUnprepared ?? false)
    extras.values = Content.Choice.Values(text: text, expected: expected) { [weak self] text in
      guard let self, let begin else { return self?.personPicks(text) ?? false }
      guard isUnprepared || canPick(text) else { return false }
      return begin() ? personPicks(text, returns: true) : true
    }
    choice.extras = extras
    reader.addPicker(choice)
  }
}

/// The style of a date picker, which only pictures show.
public nonisolated enum UIDatePickerStyle: Int, Sendable {
  case automatic, wheels, compact, inline
}

extension UIDatePicker {
  private var zoned: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone ?? (self.calendar as Calendar?)?.timeZone ?? .current
    return calendar
  }

  /// The value as a person writes it: a date as `2026-11-23`, a time as `09:30`.
  var text: String {
    datePickerMode == .countDownTimer
      ? Self.clock(Int(bounded: countDownDuration) / 60) : text(of: date)
  }

  private func text(of date: Date) -> String {
    let parts = zoned.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let day = [parts.year ?? 0, parts.month ?? 0, parts.day ?? 0]
    let time = Self.clock((parts.hour ?? 0) * 60 + (parts.minute ?? 0))
    return switch datePickerMode {
    case .time, .countDownTimer: time
    case .date: Self.dashed(day)
    case .dateAndTime: "\(Self.dashed(day)) \(time)"
    case .yearAndMonth: Self.dashed(Array(day.prefix(2)))
    }
  }

  private static func clock(_ minutes: Int) -> String {
    "\(padded(minutes / 60, 2)):\(padded(minutes % 60, 2))"
  }

  private static func dashed(_ parts: [Int]) -> String {
    parts.enumerated().map { padded($1, $0 == 0 ? 4 : 2) }.joined(separator: "-")
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = "\(number)"
    return String(repeating: "0", count: max(width - digits.count, 0)) + digits
  }

  /// Describes what can be picked.
  var expected: String {
    let example =
      switch datePickerMode {
      case .time: "a time such as 09:30"
      case .date: "a date such as 2026-11-23"
      case .dateAndTime: "a date and time such as 2026-11-23 09:30"
      case .countDownTimer: "a duration such as 01:30"
      case .yearAndMonth: "a month such as 2026-11"
      }
    let picksMinutes = datePickerMode != .date && datePickerMode != .yearAndMonth
    let steps = picksMinutes && step > 1 ? " in steps of \(step) minutes" : ""
    guard datePickerMode != .countDownTimer else {
      return steps.isEmpty ? example : "\(example),\(steps)"
    }
    let (earliest, latest) = bounding
    let from = earliest.map { " from \(text(of: $0))" } ?? ""
    let to = latest.map { " to \(text(of: $0))" } ?? ""
    let limits = from + to + steps
    return limits.isEmpty ? example : "\(example),\(limits)"
  }

  /// The interval between minutes that can be picked.
  private var step: Int {
    (1...30).contains(minuteInterval) && 60 % minuteInterval == 0 ? minuteInterval : 1
  }

  private func possibleMinutes(_ text: String) -> Int? {
    guard let minutes = Self.minutes(text), minutes % step == 0 else { return nil }
    return minutes
  }

  /// Whether a text stands for a value that can be picked.
  fileprivate func canPick(_ text: String) -> Bool {
    datePickerMode == .countDownTimer
      ? possibleMinutes(text) != nil : possibleDate(from: text) != nil
  }

  /// Simulates picking the value that a text stands for.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - returns: Whether the wheels are turned away and back if they show the value already.
  /// - Returns: Whether the text stands for a value that can be picked.
  func personPicks(_ text: String, returns: Bool = false) -> Bool {
    if datePickerMode == .countDownTimer {
      guard let minutes = possibleMinutes(text) else { return false }
      if canBeTapped { personChanges { countDownDuration = TimeInterval(minutes * 60) } }
      return true
    }
    guard let possible = possibleDate(from: text) else { return false }
    if canBeTapped, returns || possible != date {
      personChanges { setDate(possible, animated: true) }
    }
    return true
  }

  private func possibleDate(from text: String) -> Date? {
    guard let picked = date(from: text) else { return nil }
    // Hidden components, such as the time of a day, may put the date out of the range.
    let possible = clamped(picked)
    return self.text(of: possible) == self.text(of: picked) ? possible : nil
  }

  private static func minutes(_ text: String) -> Int? {
    guard let parts = numbers(text, ":"), parts.count == 2, (0..<24).contains(parts[0]),
      (0..<60).contains(parts[1])
    else { return nil }
    return parts[0] * 60 + parts[1]
  }

  private static func numbers(_ text: String, _ separator: Character) -> [Int]? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.allSatisfy { $0.isASCII && $0.isNumber } ? Int(part) : nil
    }
    return numbers.count == parts.count ? numbers : nil
  }

  private func date(from text: String) -> Date? {
    let calendar = zoned
    var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
    let words = text.split { $0 == " " || $0 == "T" }.map(String.init)
    var (day, time): (String?, String?) = (nil, nil)
    switch (datePickerMode, words.count) {
    case (.time, 1): time = words[0]
    case (.date, 1), (.yearAndMonth, 1): day = words[0]
    case (.dateAndTime, 2): (day, time) = (words[0], words[1])
    default: return nil
    }
    if let day {
      let count = datePickerMode == .yearAndMonth ? 2 : 3
      guard let numbers = Self.numbers(day, "-"), numbers.count == count else { return nil }
      (parts.year, parts.month) = (numbers[0], numbers[1])
      parts.day = count == 3 ? numbers[2] : 1
    }
    if let time {
      guard let minutes = possibleMinutes(time) else { return nil }
      (parts.hour, parts.minute, parts.second) = (minutes / 60, minutes % 60, 0)
    }
    guard let date = calendar.date(from: parts) else { return nil }
    let real = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    guard real.year == parts.year, real.month == parts.month, real.day == parts.day,
      real.hour == parts.hour, real.minute == parts.minute
    else { return nil }
    return date
  }
}

extension Date {
  /// Whether this is a date at all, and not the result of a computation that went wrong.
  nonisolated fileprivate var isDate: Bool { timeIntervalSinceReferenceDate.isFinite }
}
