import Foundation
import HeadlessUIKit

extension NSAttributeType {
  /// Creates a type from the name that a model's file has for it.
  init?(modelName: String) {
    switch modelName {
    case "Integer 16": self = .integer16AttributeType
    case "Integer 32": self = .integer32AttributeType
    case "Integer 64": self = .integer64AttributeType
    case "Decimal": self = .decimalAttributeType
    case "Double": self = .doubleAttributeType
    case "Float": self = .floatAttributeType
    case "String": self = .stringAttributeType
    case "Boolean": self = .booleanAttributeType
    case "Date": self = .dateAttributeType
    case "Binary": self = .binaryDataAttributeType
    case "UUID": self = .UUIDAttributeType
    case "URI": self = .URIAttributeType
    case "Transformable": self = .transformableAttributeType
    case "Undefined": self = .undefinedAttributeType
    default: return nil
    }
  }

  /// The values of an integer; `nil` for other types.
  var range: ClosedRange<Int64>? {
    switch self {
    case .integer16AttributeType: Int64(Int16.min)...Int64(Int16.max)
    case .integer32AttributeType: Int64(Int32.min)...Int64(Int32.max)
    case .integer64AttributeType: Int64.min...Int64.max
    default: nil
    }
  }

  /// The class of Foundation that a value must be one of, for messages; `nil` for any.
  var className: String? {
    switch self {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType,
      .doubleAttributeType, .floatAttributeType, .booleanAttributeType:
      "NSNumber"
    case .decimalAttributeType: "NSDecimalNumber"
    case .stringAttributeType: "NSString"
    case .dateAttributeType: "NSDate"
    case .binaryDataAttributeType: "NSData"
    case .UUIDAttributeType: "NSUUID"
    case .URIAttributeType: "NSURL"
    case .undefinedAttributeType, .transformableAttributeType, .objectIDAttributeType: nil
    }
  }

  /// Returns a value as objects keep it, `NSNumber` for numbers and Swift's types for others; `nil`
  /// if the value isn't one of the type's.
  func kept(_ value: Any) -> Any? {
    switch self {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      Self.number(value).map { NSNumber(value: $0.int64Value) }
    case .doubleAttributeType: Self.number(value).map { NSNumber(value: $0.doubleValue) }
    case .floatAttributeType: Self.number(value).map { NSNumber(value: $0.floatValue) }
    case .booleanAttributeType: Self.number(value).map { NSNumber(value: $0.boolValue) }
    case .decimalAttributeType:
      switch value {
      case let value as NSDecimalNumber: value
      case let value as Decimal: NSDecimalNumber(decimal: value)
      default: Self.number(value).map { NSDecimalNumber(decimal: $0.decimalValue) }
      }
    case .stringAttributeType: PredicateValue.text(value)
    case .dateAttributeType: value as? Date
    case .binaryDataAttributeType: value as? Data
    case .UUIDAttributeType: value as? UUID
    case .URIAttributeType: value as? URL
    case .undefinedAttributeType, .transformableAttributeType, .objectIDAttributeType: value
    }
  }

  private static func number(_ value: Any) -> NSNumber? {
    switch value {
    case let value as NSNumber: value
    case let value as any BinaryInteger: NSNumber(value: Int64(truncatingIfNeeded: value))
    case let value as any BinaryFloatingPoint: NSNumber(value: Double(value))
    default: nil
    }
  }

  /// Returns the value that a model's file writes as a text; `nil` if it isn't one.
  func value(modelText text: String) -> Any? {
    switch self {
    case .stringAttributeType: text
    case .booleanAttributeType: NSNumber(value: ["YES", "1", "true"].contains(text))
    case .dateAttributeType:
      Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
    case .decimalAttributeType: Decimal(string: text).map { NSDecimalNumber(decimal: $0) }
    case .UUIDAttributeType: UUID(uuidString: text)
    case .URIAttributeType: URL(string: text)
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType,
      .doubleAttributeType, .floatAttributeType:
      Double(text).flatMap { kept($0) }
    default: nil
    }
  }
}
