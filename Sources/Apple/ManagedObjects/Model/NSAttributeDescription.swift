public import Foundation

/// An attribute of an entity.
open class NSAttributeDescription: NSPropertyDescription {
  /// The type of the values.
  open var attributeType: NSAttributeType = .undefinedAttributeType
  /// The value of an object that is inserted.
  open var defaultValue: Any?
  /// The name of the class of a transformable attribute's values.
  open var attributeValueClassName: String?
  /// The name of the transformer that would make bytes of a value.
  open var valueTransformerName: String?
  /// Whether large values would be files of their own.
  open var allowsExternalBinaryDataStorage = false
  /// Whether values are kept after an object is deleted.
  open var preservesValueInHistoryOnDeletion = false

  /// The lowest and the highest value, or length of a text.
  final var bounds: (minimum: Any?, maximum: Any?) = (nil, nil)
  /// The regular expression that a text must match as a whole.
  final var pattern: String?

  /// Returns a copy, which belongs to no entity.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSAttributeDescription()
    give(to: copy)
    copy.attributeType = attributeType
    copy.defaultValue = defaultValue
    copy.attributeValueClassName = attributeValueClassName
    copy.bounds = bounds
    copy.pattern = pattern
    return copy
  }

  /// Returns a value as objects keep it; `nil` if it has another type, which ends the app.
  final func kept(_ value: Any) -> Any? {
    if let kept = attributeType.kept(value) { return kept }
    Mistake.fault(
      "Unacceptable type of value for attribute: property = \"\(name)\"; desired type = "
        + "\(attributeType.className ?? "any"); given type = \(type(of: value)); value = \(value).")
    return nil
  }
}
