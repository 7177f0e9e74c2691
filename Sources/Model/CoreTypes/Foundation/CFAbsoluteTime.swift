import Foundation

/// The seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double

/// Returns the current time; it follows virtual time.
public nonisolated func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  Date().timeIntervalSinceReferenceDate
}
