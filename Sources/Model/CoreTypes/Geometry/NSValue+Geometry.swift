public import Foundation

// Apple's Foundation casts between these structures and `NSValue` with `as?`; on Linux, the cast
// needs to be declared.

nonisolated extension NSValue {
  /// Whether the value holds the same type as another one.
  fileprivate func holdsSameType(as other: NSValue) -> Bool {
    strcmp(objCType, other.objCType) == 0
  }
}

/// A rectangle can be cast from a value that holds one, such as `keyboardFrameEndUserInfoKey`'s.
nonisolated extension CGRect: @retroactive _ObjectiveCBridgeable {
  /// Returns a value that holds the rectangle.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }
  /// Reads the rectangle that a value is known to hold.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    result = source.rectValue
  }
  /// Reads the rectangle that a value may hold, and returns whether it does.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGRect?
  ) -> Bool {
    guard source.holdsSameType(as: NSValue(rect: .zero)) else { return false }
    result = source.rectValue
    return true
  }
  /// Returns the rectangle that a value holds; `zero` without a value.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source?.rectValue ?? .zero
  }
}

/// A point can be cast from a value that holds one.
nonisolated extension CGPoint: @retroactive _ObjectiveCBridgeable {
  /// Returns a value that holds the point.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }
  /// Reads the point that a value is known to hold.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
    result = source.pointValue
  }
  /// Reads the point that a value may hold, and returns whether it does.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGPoint?
  ) -> Bool {
    guard source.holdsSameType(as: NSValue(point: .zero)) else { return false }
    result = source.pointValue
    return true
  }
  /// Returns the point that a value holds; `zero` without a value.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
    source?.pointValue ?? .zero
  }
}

/// A size can be cast from a value that holds one.
nonisolated extension CGSize: @retroactive _ObjectiveCBridgeable {
  /// Returns a value that holds the size.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }
  /// Reads the size that a value is known to hold.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {
    result = source.sizeValue
  }
  /// Reads the size that a value may hold, and returns whether it does.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGSize?
  ) -> Bool {
    guard source.holdsSameType(as: NSValue(size: .zero)) else { return false }
    result = source.sizeValue
    return true
  }
  /// Returns the size that a value holds; `zero` without a value.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize {
    source?.sizeValue ?? .zero
  }
}

nonisolated extension NSValue {
  /// Creates a value from insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }
  /// The value as insets.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let insets = edgeInsetsValue
    return UIEdgeInsets(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
