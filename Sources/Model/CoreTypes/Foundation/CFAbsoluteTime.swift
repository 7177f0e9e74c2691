import Foundation

/// The seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double

/// Returns the current time; it follows virtual time.
///
/// In a file that imports CoreFoundation, that module's function is meant.
@_disfavoredOverload
public nonisolated func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  Date().timeIntervalSinceReferenceDate
}
