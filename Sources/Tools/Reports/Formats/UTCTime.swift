import Foundation

/// A point in time in UTC, written as `2026-11-21T03:39:24`.
///
/// Foundation's format styles take 19 ms for the first date, which is longer than it takes to
/// write all reports.
struct UTCTime {
  /// The date, such as `2026-11-21`.
  let date: String
  /// The time of day, such as `03:39:24`.
  let time: String

  init(_ moment: Date) {
    let seconds = moment.timeIntervalSince1970
    var whole = seconds.isFinite ? time_t(min(max(seconds, 0), 253_402_300_799)) : 0
    var parts = tm()
    gmtime_r(&whole, &parts)
    func text(_ format: String) -> String {
      withUnsafeTemporaryAllocation(of: CChar.self, capacity: 32) { room in
        strftime(room.baseAddress, room.count, format, &parts)
        return room.baseAddress.map { String(cString: $0) } ?? ""
      }
    }
    date = text("%F")
    time = text("%T")
  }

  /// The date and the time in ISO 8601.
  var text: String { "\(date)T\(time)" }
}
