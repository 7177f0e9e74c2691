public import Foundation

/// The objects at the end of a to-many relationship, as a set that changes the relationship.
private final class RelationshipSet: NSMutableSet {
  private let object: NSManagedObject
  private let name: String

  init(_ object: NSManagedObject, _ name: String) {
    (self.object, self.name) = (object, name)
    super.init(capacity: 0)
  }

  required init(capacity numItems: Int) { preconditionFailure("a set belongs to an object") }
  required init?(coder: NSCoder) { nil }

  private var objects: NSSet { NSSet(array: object.related(name)) }

  override var count: Int { objects.count }
  override func member(_ object: Any) -> Any? { objects.member(object) }
  override func objectEnumerator() -> NSEnumerator { objects.objectEnumerator() }
  override func add(_ object: Any) {
    guard let added = object as? NSManagedObject else { return }
    self.object.change(name, adding: [added], removing: [])
  }
  override func remove(_ object: Any) {
    guard let removed = object as? NSManagedObject else { return }
    self.object.change(name, adding: [], removing: [removed])
  }
}

extension NSManagedObject {
  /// Returns the objects at the end of a to-many relationship as a set whose changes are those of
  /// the relationship.
  public final func mutableSetValue(forKey key: String) -> NSMutableSet {
    RelationshipSet(self, key)
  }
}
