import Foundation

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

/// The format of a whole number.
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

/// The format of a number with a fraction.
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

/// The format of a boolean.
public enum OSLogBoolFormat: Sendable {
  /// `true` or `false`.
  case truth
  /// `YES` or `NO`.
  case answer

  func text(of value: Bool) -> String {
    switch self {
    case .truth: value ? "true" : "false"
    case .answer: value ? "YES" : "NO"
    }
  }
}
