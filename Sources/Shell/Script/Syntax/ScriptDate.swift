/// A parser for a date in the format of ISO 8601: `2026-03-01`, `2026-03-01T09:00Z`,
/// `2026-03-01T09:00:30.5+01:00`.
package enum ScriptDate {
  /// Returns the seconds from 1970 to the date; `nil` if the text isn't a date from 1970 to 2199.
  ///
  /// A date without a time is its midnight, and a time without an offset is in UTC.
  package static func parse(_ text: String) -> Double? {
    let pattern =
      /(\d{4})-(\d\d)-(\d\d)(?:[Tt ](\d\d):(\d\d)(?::(\d\d(?:\.\d{1,9})?))?([Zz]|[+-]\d\d:?\d\d)?)?/
      .asciiOnlyDigits()
    guard let parts = text.wholeMatch(of: pattern)?.output,
      let year = Int(parts.1), let month = Int(parts.2), let day = Int(parts.3),
      let hour = Int(parts.4 ?? "0"), let minute = Int(parts.5 ?? "0"),
      let second = Double(parts.6 ?? "0"), let offset = minutes(of: parts.7 ?? "Z"),
      1970..<2200 ~= year, 1...12 ~= month, 1...days(in: month, of: year) ~= day,
      hour < 24, minute < 60, second < 60
    else { return nil }
    let time = Double((days(before: year, month) + day - 1) * 1440 + hour * 60 + minute - offset)
    return time * 60 + second
  }

  /// Returns the minutes of an offset, such as `+01:00` or `Z`; `nil` if it isn't one.
  private static func minutes(of offset: Substring) -> Int? {
    if offset == "Z" || offset == "z" { return 0 }
    let digits = offset.dropFirst().filter { $0 != ":" }
    guard let number = Int(digits), number / 100 < 24, number % 100 < 60 else { return nil }
    return (offset.hasPrefix("-") ? -1 : 1) * (number / 100 * 60 + number % 100)
  }

  private static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Returns the number of days from 1970 to the beginning of a month.
  private static func days(before year: Int, _ month: Int) -> Int {
    (1970..<year).reduce(0) { $0 + (isLeap($1) ? 366 : 365) }
      + (1..<month).reduce(0) { $0 + days(in: $1, of: year) }
  }
}
