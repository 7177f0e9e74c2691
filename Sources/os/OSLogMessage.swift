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
  /// How a hidden value is represented.
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

/// Where a value stands in its column.
public struct OSLogStringAlignment: Sendable {
  private let columns: Int
  private let isLeft: Bool

  private init(columns: Int, isLeft: Bool) {
    self.columns = columns
    self.isLeft = isLeft
  }

  /// A value has no column.
  public static let none = OSLogStringAlignment(columns: 0, isLeft: true)
  /// A value stands at the left of a column.
  public static func left(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isLeft: true)
  }
  /// A value stands at the right of a column.
  public static func right(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isLeft: false)
  }

  func aligned(_ text: String) -> String {
    let space = String(repeating: " ", count: max(0, columns - text.count))
    return isLeft ? text + space : space + text
  }
}

/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
  private let radix: Int
  private let prefix: String

  private init(radix: Int, prefix: String = "") {
    self.radix = radix
    self.prefix = prefix
  }

  /// In decimal form.
  public static let decimal = OSLogIntegerFormatting(radix: 10)
  /// In hexadecimal form.
  public static let hex = OSLogIntegerFormatting(radix: 16)
  /// In octal form.
  public static let octal = OSLogIntegerFormatting(radix: 8)
  /// In hexadecimal form, with or without the prefix `0x`.
  public static func hex(explicitPositiveSign: Bool = false, includePrefix: Bool = false)
    -> OSLogIntegerFormatting
  { OSLogIntegerFormatting(radix: 16, prefix: includePrefix ? "0x" : "") }

  func text(of value: some BinaryInteger) -> String { prefix + String(value, radix: radix) }
}

/// How a number with a fraction is written.
public struct OSLogFloatFormatting: Sendable {
  private let format: String

  /// With six digits behind the point.
  public static let fixed = OSLogFloatFormatting(format: "%f")
  /// With digits behind the point.
  public static func fixed(precision: @autoclosure @escaping () -> Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(format: "%.\(precision())f")
  }
  /// With an exponent.
  public static let exponential = OSLogFloatFormatting(format: "%e")
  /// In the shorter form of the two.
  public static let hybrid = OSLogFloatFormatting(format: "%g")

  func text(of value: Double) -> String { String(format: format, value) }
}
