import Foundation

// The order: negative infinity, numbers, positive infinity, what isn't known, and what isn't valid.
extension CMTime: Comparable, Hashable {
  private var kind: Int {
    !isValid ? 4 : isIndefinite ? 3 : isPositiveInfinity ? 2 : isNegativeInfinity ? 0 : 1
  }

  /// Returns whether two times are the same, whatever their denominators are.
  public static func == (one: CMTime, other: CMTime) -> Bool {
    one.kind == other.kind && (!one.isNumeric || one.scaled(for: other) == other.scaled(for: one))
  }

  /// Returns whether a time is before another.
  public static func < (one: CMTime, other: CMTime) -> Bool {
    guard one.isNumeric, other.isNumeric else { return one.kind < other.kind }
    return one.scaled(for: other) < other.scaled(for: one)
  }

  /// Adds the kind and the seconds to a hash value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    // Equal fractions have the same quotient.
    if isNumeric { hasher.combine(seconds) }
  }

  /// The numerator for the product of the denominators.
  private func scaled(for other: CMTime) -> Int128 { Int128(value) * Int128(other.timescale) }

  /// Returns the sum of two times.
  ///
  /// Its denominator is the least one that fits both, if that isn't too large.
  public static func + (one: CMTime, other: CMTime) -> CMTime {
    if let sum = one.unlessNumbers(other) { return sum }
    let product = Int64(one.timescale) * Int64(other.timescale)
    let common = product / Int64(divisor(one.timescale, other.timescale))
    guard let scale = CMTimeScale(exactly: common) else {
      return CMTime(seconds: one.seconds + other.seconds, preferredTimescale: .max)
    }
    let value =
      Int128(one.value) * Int128(scale / one.timescale)
      + Int128(other.value) * Int128(scale / other.timescale)
    guard let value = CMTimeValue(exactly: value) else {
      return value > 0 ? .positiveInfinity : .negativeInfinity
    }
    let rounded = one.flags.union(other.flags).intersection(.hasBeenRounded)
    return CMTime(value: value, timescale: scale, flags: rounded.union(.valid), epoch: one.epoch)
  }

  /// Returns the difference of two times.
  public static func - (one: CMTime, other: CMTime) -> CMTime { one + other.negated }

  private var negated: CMTime {
    if isPositiveInfinity { return .negativeInfinity }
    if isNegativeInfinity { return .positiveInfinity }
    var time = self
    time.value = value == .min ? .max : -value
    return time
  }

  /// Returns the sum if one of the times isn't a number; `nil` if both are.
  private func unlessNumbers(_ other: CMTime) -> CMTime? {
    if isNumeric, other.isNumeric { return nil }
    let kinds = [kind, other.kind]
    if kinds.contains(4) || kinds.contains(2) && kinds.contains(0) { return .invalid }
    if kinds.contains(3) { return .indefinite }
    return kinds.contains(2) ? .positiveInfinity : .negativeInfinity
  }

  private static func divisor(_ one: CMTimeScale, _ other: CMTimeScale) -> CMTimeScale {
    other == 0 ? one : divisor(other, one % other)
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
/// Returns the sum of two times.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
/// Returns the difference of two times.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
/// Returns -1 if a time is before another, 0 if they are the same, and 1 otherwise.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
  time1 == time2 ? 0 : time1 < time2 ? -1 : 1
}
