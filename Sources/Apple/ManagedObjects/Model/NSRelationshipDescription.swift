public import Foundation

/// A relationship of an entity.
open class NSRelationshipDescription: NSPropertyDescription {
  /// The entity at the end.
  open weak var destinationEntity: NSEntityDescription?
  /// The relationship back.
  open weak var inverseRelationship: NSRelationshipDescription?
  /// The maximum number of objects; 1 makes it a to-one relationship, 0 means any number.
  open var maxCount = 0
  /// The minimum number of objects if there are any.
  open var minCount = 0
  /// The effect on the objects at the end when an object is deleted.
  open var deleteRule: NSDeleteRule = .nullifyDeleteRule
  /// Whether the objects at the end have an order.
  open var isOrdered = false
  /// Whether there can be more than one object.
  open var isToMany: Bool { maxCount != 1 }

  /// Returns a copy, which belongs to no entity.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSRelationshipDescription()
    give(to: copy)
    copy.destinationEntity = destinationEntity
    copy.inverseRelationship = inverseRelationship
    copy.maxCount = maxCount
    copy.minCount = minCount
    copy.deleteRule = deleteRule
    copy.isOrdered = isOrdered
    return copy
  }
}
