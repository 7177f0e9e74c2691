/// A type that stands for a number, with which it is compared and calculated.
///
/// The name is that of UIKit's own protocol. Apps use the operators and never name it.
public nonisolated protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable
where RawValue: Comparable & Numeric {
  /// Creates a value from a number.
  init(_ rawValue: RawValue)
}

nonisolated extension _UIKitNumericRawRepresentable {
  /// Returns whether a number is less than another one.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  /// Returns the value that is greater by a number.
  public static func + (lhs: Self, rhs: RawValue) -> Self { Self(lhs.rawValue + rhs) }
  /// Returns the value that is greater by a number.
  public static func + (lhs: RawValue, rhs: Self) -> Self { Self(lhs + rhs.rawValue) }
  /// Returns the value that is less by a number.
  public static func - (lhs: Self, rhs: RawValue) -> Self { Self(lhs.rawValue - rhs) }
  /// Returns the difference of two values as a number.
  public static func - (lhs: Self, rhs: Self) -> RawValue { lhs.rawValue - rhs.rawValue }
  /// Adds a number.
  public static func += (lhs: inout Self, rhs: RawValue) { lhs = lhs + rhs }
  /// Subtracts a number.
  public static func -= (lhs: inout Self, rhs: RawValue) { lhs = lhs - rhs }
}
