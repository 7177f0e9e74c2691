@_exported public import Foundation

/// The numerator of a time.
public typealias CMTimeValue = Int64
/// The denominator of a time.
public typealias CMTimeScale = Int32
/// The number of a loop, which tells times of several loops apart.
public typealias CMTimeEpoch = Int64

/// The kind of a time.
public struct CMTimeFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Creates flags.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The time is valid, which an infinite or an indefinite one is, too.
  public static let valid = CMTimeFlags(rawValue: 1)
  /// The time isn't exact.
  public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
  /// The time is after all others.
  public static let positiveInfinity = CMTimeFlags(rawValue: 4)
  /// The time is before all others.
  public static let negativeInfinity = CMTimeFlags(rawValue: 8)
  /// The time isn't known.
  public static let indefinite = CMTimeFlags(rawValue: 16)
  /// The flags of times that aren't numbers.
  public static let impliedValueFlagsMask = CMTimeFlags(rawValue: 28)
}

/// A time as a fraction of seconds.
public struct CMTime: Sendable {
  /// The numerator.
  public var value: CMTimeValue
  /// The denominator.
  public var timescale: CMTimeScale
  /// The kind.
  public var flags: CMTimeFlags
  /// The number of the loop.
  public var epoch: CMTimeEpoch

  /// Creates a time that isn't valid.
  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }
  /// Creates a time of a kind.
  public init(
    value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch
  ) {
    (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
  }
  /// Creates a time, which isn't valid without a denominator.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
  }
  /// Creates a time from seconds.
  ///
  /// The denominator is halved until the numerator isn't too large.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    self = seconds > 0 ? .positiveInfinity : seconds < 0 ? .negativeInfinity : .invalid
    guard !seconds.isNaN, preferredTimescale > 0 else {
      self = .invalid
      return
    }
    var scale = preferredTimescale
    while scale > 0 {
      let numerator = (seconds * Double(scale)).rounded()
      if let value = CMTimeValue(exactly: numerator) {
        self.init(value: value, timescale: scale)
        if self.seconds != seconds { flags.insert(.hasBeenRounded) }
        return
      }
      scale /= 2
    }
  }

  /// No time.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// A time that isn't valid.
  public static let invalid = CMTime()
  /// The time of what has no known duration.
  public static let indefinite = CMTime(kind: .indefinite)
  /// The time after all others.
  public static let positiveInfinity = CMTime(kind: .positiveInfinity)
  /// The time before all others.
  public static let negativeInfinity = CMTime(kind: .negativeInfinity)

  private init(kind: CMTimeFlags) {
    self.init(value: 0, timescale: 0, flags: [.valid, kind], epoch: 0)
  }

  /// Whether the time is valid, which an infinite or an indefinite one is, too.
  public var isValid: Bool { flags.contains(.valid) }
  /// Whether the time isn't known.
  public var isIndefinite: Bool { flags.isSuperset(of: [.valid, .indefinite]) }
  /// Whether the time is after all others.
  public var isPositiveInfinity: Bool { flags.isSuperset(of: [.valid, .positiveInfinity]) }
  /// Whether the time is before all others.
  public var isNegativeInfinity: Bool { flags.isSuperset(of: [.valid, .negativeInfinity]) }
  /// Whether the time is a number.
  public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }
  /// Whether the time isn't exact.
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

  /// The time in seconds; not a number if it isn't known or valid.
  public var seconds: Double {
    if isNumeric { return Double(value) / Double(timescale) }
    return isPositiveInfinity ? .infinity : isNegativeInfinity ? -.infinity : .nan
  }
}
