@_exported public import Foundation

/// A time as a fraction of seconds.
public struct CMTime: Hashable, Comparable, Sendable {
  /// The numerator.
  public var value: Int64
  /// The denominator.
  public var timescale: Int32
  /// Whether the time is a number.
  public var isValid: Bool

  /// Creates a time that isn't a number.
  public init() { (value, timescale, isValid) = (0, 0, false) }
  /// Creates a time.
  public init(value: Int64, timescale: Int32) {
    (self.value, self.timescale, isValid) = (value, timescale, timescale > 0)
  }
  /// Creates a time from seconds.
  public init(seconds: Double, preferredTimescale: Int32) {
    self.init(
      value: Int64((seconds * Double(preferredTimescale)).rounded()), timescale: preferredTimescale)
  }

  /// No time.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// A time that isn't a number.
  public static let invalid = CMTime()
  /// The time of what has no known duration.
  public static let indefinite = CMTime()

  /// The time in seconds; not a number if it isn't valid.
  public var seconds: Double { isValid ? Double(value) / Double(timescale) : .nan }
  /// Whether the duration isn't known.
  public var isIndefinite: Bool { !isValid }
  /// Whether the time is a number.
  public var isNumeric: Bool { isValid }

  /// Returns whether a time is before another.
  public static func < (one: CMTime, other: CMTime) -> Bool { one.seconds < other.seconds }
  /// Returns the sum of two times.
  public static func + (one: CMTime, other: CMTime) -> CMTime {
    CMTime(seconds: one.seconds + other.seconds, preferredTimescale: max(one.timescale, 1000))
  }
  /// Returns the difference of two times.
  public static func - (one: CMTime, other: CMTime) -> CMTime {
    CMTime(seconds: one.seconds - other.seconds, preferredTimescale: max(one.timescale, 1000))
  }
}

/// Returns a time.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
/// Returns a time from seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// Returns the time in seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
