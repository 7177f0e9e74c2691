package import Foundation

/// A comparison of values of any type, as predicates make it.
package nonisolated enum PredicateValue {
  /// A number of any type; `integer` is `nil` if it has a fraction or is too large.
  package struct Number {
    let integer: Int64?
    package let value: Double

    init(integer: Int64) {
      self.integer = integer
      value = Double(integer)
    }

    init(_ value: Double) {
      integer = nil
      self.value = value
    }
  }

  /// Returns what is within optionals; `nil` also for `NSNull`.
  package static func unwrapped(_ value: Any?) -> Any? {
    guard let value, !(value is NSNull) else { return nil }
    guard let optional = value as? any WrapsAny else { return value }
    return unwrapped(optional.wrapped)
  }

  /// Returns the number that a value is.
  package static func number(_ value: Any?) -> Number? {
    switch value {
    case let value as Bool: Number(integer: value ? 1 : 0)
    case let value as any BinaryInteger:
      Int64(exactly: value).map(Number.init(integer:)) ?? Number(Double(value))
    case let value as any BinaryFloatingPoint: Number(Double(value))
    case let value as Decimal: Number(NSDecimalNumber(decimal: value).doubleValue)
    case let value as NSNumber:
      "fd".contains(String(cString: value.objCType)) || value is NSDecimalNumber
        ? Number(value.doubleValue) : Number(integer: value.int64Value)
    default: nil
    }
  }

  /// Returns the text that a value is.
  package static func text(_ value: Any?) -> String? {
    switch value {
    case let value as String: value
    case let value as Substring: String(value)
    case let value as Character: String(value)
    case let value as NSString: String(describing: value)
    default: nil
    }
  }

  /// Returns the point in time that a value is.
  static func date(_ value: Any?) -> Date? {
    switch value {
    case let value as Date: value
    case let value as NSDate:
      Date(timeIntervalSinceReferenceDate: value.timeIntervalSinceReferenceDate)
    default: nil
    }
  }

  /// Returns the elements of a collection; a dictionary's are its values.
  static func elements(of value: Any?) -> [Any]? {
    switch value {
    case let value as NSArray: return value.map(\.self)
    case let value as NSSet: return value.map(\.self)
    case let value as NSOrderedSet: return value.map(\.self)
    case let value as NSDictionary: return value.allValues
    default: break
    }
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .collection, .set: return mirror.children.map(\.value)
    case .dictionary: return (value as? [AnyHashable: Any]).map { Array($0.values) }
    default: return nil
    }
  }

  /// Returns whether two values are equal.
  static func areEqual(
    _ left: Any?, _ right: Any?, _ options: String.CompareOptions = []
  ) -> Bool {
    guard let left = unwrapped(left), let right = unwrapped(right) else {
      return unwrapped(left) == nil && unwrapped(right) == nil
    }
    if let left = number(left), let right = number(right) {
      return order(left, right) == .orderedSame
    }
    if let left = text(left), let right = text(right) {
      return left.compare(right, options: options) == .orderedSame
    }
    if let left = date(left), let right = date(right) { return left == right }
    if let left = left as? any KeyedObject, let right = right as? any KeyedObject {
      return left.keyedIdentity == right.keyedIdentity
    }
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    if let left = elements(of: left), let right = elements(of: right) {
      return left.count == right.count && zip(left, right).allSatisfy { areEqual($0, $1, options) }
    }
    guard type(of: left) is AnyClass, type(of: right) is AnyClass else { return false }
    return left as AnyObject === right as AnyObject
  }

  /// Returns which of two values comes first.
  package static func order(
    _ left: Any, _ right: Any, _ options: String.CompareOptions = []
  ) throws(PredicateMistake) -> ComparisonResult {
    if let left = number(left), let right = number(right) { return order(left, right) }
    if let left = text(left), let right = text(right) {
      return left.compare(right, options: options)
    }
    if let left = date(left), let right = date(right) { return left.compare(right) }
    throw PredicateMistake("\(type(of: left)) and \(type(of: right)) have no order")
  }

  private static func order(_ left: Number, _ right: Number) -> ComparisonResult {
    if let left = left.integer, let right = right.integer {
      return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
    }
    return left.value < right.value
      ? .orderedAscending : left.value > right.value ? .orderedDescending : .orderedSame
  }
}

/// An optional of any type.
private nonisolated protocol WrapsAny {
  var wrapped: Any? { get }
}

extension Optional: WrapsAny {
  fileprivate nonisolated var wrapped: Any? { self }
}
