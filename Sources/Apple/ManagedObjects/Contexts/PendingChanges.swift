/// Changes of which the observers of a context haven't been told.
struct PendingChanges {
  private var inserted: [ObjectKey: NSManagedObject] = [:]
  private var updated: [ObjectKey: NSManagedObject] = [:]
  private var deleted: [ObjectKey: NSManagedObject] = [:]
  private var refreshed: [ObjectKey: NSManagedObject] = [:]
  /// The deleted objects whose relationships haven't been followed.
  var deletions: [NSManagedObject] = []

  mutating func insert(_ object: NSManagedObject) {
    deleted[object.key] = nil
    inserted[object.key] = object
  }

  mutating func update(_ object: NSManagedObject) {
    if inserted[object.key] == nil { updated[object.key] = object }
  }

  /// Notes an object whose delete rules are carried out later.
  mutating func delete(_ object: NSManagedObject) {
    deletions.append(object)
    remove(object)
  }

  /// Notes an object that is gone without effects on others.
  mutating func remove(_ object: NSManagedObject) {
    updated[object.key] = nil
    refreshed[object.key] = nil
    if inserted.removeValue(forKey: object.key) == nil { deleted[object.key] = object }
  }

  mutating func refresh(_ object: NSManagedObject) {
    if inserted[object.key] == nil { refreshed[object.key] = object }
  }

  /// The objects by the keys of the notification; `nil` if there are none.
  var userInfo: [AnyHashable: Any]? {
    var info: [AnyHashable: Any] = [:]
    for (key, objects) in [
      (NSInsertedObjectsKey, inserted), (NSUpdatedObjectsKey, updated),
      (NSDeletedObjectsKey, deleted), (NSRefreshedObjectsKey, refreshed),
    ] where !objects.isEmpty {
      info[key] = Set(objects.values)
    }
    return info.isEmpty ? nil : info
  }
}
