import Foundation

/// A message to the log, written as a string literal with interpolations.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Creates a message without interpolations.
  public init(stringLiteral value: String) { text = value }
  /// Creates a message.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The parts of a message to the log.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  fileprivate(set) var text = ""

  /// Creates parts with room for a message.
  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity)
  }

  /// Adds a text that isn't interpolated.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Adds a value; a private or sensitive one is hidden.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += privacy.isHidden ? "<private>" : align.aligned(String(describing: value()))
  }

  /// Adds a boolean in a format.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Bool, format: OSLogBoolFormat, privacy: OSLogPrivacy = .auto
  ) {
    text += privacy.isHidden ? "<private>" : format.text(of: value())
  }

  /// Adds a number in a format.
  public mutating func appendInterpolation<Value: BinaryInteger>(
    _ value: @autoclosure () -> Value, format: OSLogIntegerFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    text += privacy.isHidden ? "<private>" : align.aligned(format.text(of: value()))
  }

  /// Adds a number in a format.
  public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
    _ value: @autoclosure () -> Value, format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    text += privacy.isHidden ? "<private>" : align.aligned(format.text(of: Double(value())))
  }
}

/// Whether a value in a message is hidden.
public struct OSLogPrivacy: Sendable {
  /// The representation of a hidden value.
  public enum Mask: Sendable {
    /// By a hash, by which equal values can be told.
    case hash
    /// By nothing.
    case none
  }

  let isHidden: Bool
  /// A value is shown, as in Xcode's console.
  public static let auto = OSLogPrivacy(isHidden: false)
  /// A value is shown.
  public static let `public` = OSLogPrivacy(isHidden: false)
  /// A value is hidden.
  public static let `private` = OSLogPrivacy(isHidden: true)
  /// A value is hidden, also where private ones are shown.
  public static let sensitive = OSLogPrivacy(isHidden: true)
  /// A value is hidden.
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  /// A value is hidden, also where private ones are shown.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
  /// A value is shown.
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
}
