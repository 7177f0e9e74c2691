/// The place from which a context reads objects, and into which it saves them: its parent, or the
/// coordinator's stores.
protocol ObjectSource: AnyObject {
  /// Returns the current values of an object; `nil` if it doesn't exist.
  func row(of key: ObjectKey) -> Row?
  /// Returns the keys of the objects of entities, in the order in which they were inserted.
  func keys(of entities: [NSEntityDescription]) -> [ObjectKey]
  /// Returns the identity of an object.
  func identity(of key: ObjectKey, _ entity: NSEntityDescription) -> NSManagedObjectID
  /// Saves the changes of a context.
  ///
  /// - Returns: The identities of inserted objects, by the keys that they had.
  /// - Throws: An error of Cocoa's domain if there are conflicts.
  func commit(
    _ changes: ChangeSet, of context: NSManagedObjectContext
  ) throws -> [ObjectKey: NSManagedObjectID]
}

/// The changes of a context, each in the order in which the objects were inserted.
struct ChangeSet {
  var inserted: [NSManagedObject] = []
  var updated: [NSManagedObject] = []
  var deleted: [NSManagedObject] = []

  var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }
  var all: [NSManagedObject] { inserted + updated + deleted }
}
