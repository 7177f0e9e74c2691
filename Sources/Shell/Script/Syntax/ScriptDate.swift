import Glibc

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
      let year = Int32(parts.1), let month = Int32(parts.2), let day = Int32(parts.3),
      let hour = Int32(parts.4 ?? "0"), let minute = Int32(parts.5 ?? "0"),
      let second = Double(parts.6 ?? "0"), let offset = minutes(of: parts.7 ?? "Z"),
      1970..<2200 ~= year, hour < 24, minute < 60, second < 60
    else { return nil }
    var date = tm()
    (date.tm_year, date.tm_mon, date.tm_mday) = (year - 1900, month - 1, day)
    (date.tm_hour, date.tm_min) = (hour, minute)
    let time = timegm(&date)
    // A day that the month lacks has become one of another month.
    guard date.tm_mon == month - 1, date.tm_mday == day else { return nil }
    return Double(time - 60 * offset) + second
  }

  /// Returns the minutes of an offset, such as `+01:00` or `Z`; `nil` if it isn't one.
  private static func minutes(of offset: Substring) -> Int? {
    if offset == "Z" || offset == "z" { return 0 }
    let digits = offset.dropFirst().filter { $0 != ":" }
    guard let number = Int(digits), number / 100 < 24, number % 100 < 60 else { return nil }
    return (offset.hasPrefix("-") ? -1 : 1) * (number / 100 * 60 + number % 100)
  }
}
