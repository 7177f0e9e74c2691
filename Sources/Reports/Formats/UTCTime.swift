import Foundation

/// A moment as `2026-11-21T03:39:24`, in UTC.
///
/// Foundation's own styles take 19 ms for their first date, more than all reports together.
struct UTCTime {
  /// The date alone: `2026-11-21`.
  let date: String
  /// The time of that day: `03:39:24`.
  let time: String

  init(_ moment: Date) {
    let seconds = moment.timeIntervalSince1970
    let whole = seconds.isFinite ? Int(min(max(seconds, 0), 253_402_300_799)) : 0
    // Counted from a first of March, a leap day is the last of its year.
    let days = whole / 86400 + 719_468
    let era = days / 146_097
    let dayOfEra = days % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    date = "\(year)-\(Self.twoDigits(month))-\(Self.twoDigits(day))"
    time = [whole / 3600 % 24, whole / 60 % 60, whole % 60].map(Self.twoDigits)
      .joined(separator: ":")
  }

  /// Both, as ISO 8601 has them.
  var text: String { "\(date)T\(time)" }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
