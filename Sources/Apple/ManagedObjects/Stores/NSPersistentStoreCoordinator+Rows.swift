import Foundation
import HeadlessUIKit

// The rows of the stores, of which each belongs to one store.
extension NSPersistentStoreCoordinator {
  /// Returns the store for new objects of an entity.
  func store(for entity: NSEntityDescription) -> NSPersistentStore? {
    persistentStores.first { store in
      guard !store.isReadOnly else { return false }
      let entities = managedObjectModel.entities(forConfigurationName: store.configurationName)
      return entities.map { $0.contains { $0 === entity } } ?? true
    }
  }

  /// Returns an identity for a new object of an entity.
  ///
  /// - Throws: An error of Cocoa's domain if there is no store for it.
  func newIdentity(_ entity: NSEntityDescription) throws -> NSManagedObjectID {
    guard let store = store(for: entity) else {
      let reason =
        "This NSPersistentStoreCoordinator has no persistent stores (unknown).  It cannot perform "
        + "a save operation."
      if persistentStores.isEmpty {
        FrameworkException.fault("NSInternalInconsistencyException", reason)
      }
      throw NSError(
        domain: NSCocoaErrorDomain, code: NSPersistentStoreSaveError,
        userInfo: [NSLocalizedDescriptionKey: reason])
    }
    return NSManagedObjectID(store.contents.newKey(), entity, store)
  }

  private func store(of key: ObjectKey) -> NSPersistentStore? {
    persistentStores.first { $0.contents.number == key.store }
  }

  /// Returns the rows of the store that has an object; `nil` if there is none.
  func contents(of key: ObjectKey) -> StoreContents? { store(of: key)?.contents }

  /// Checks that saved objects can be changed.
  ///
  /// - Throws: An error of Cocoa's domain if the store of one is read-only.
  func checkCanChange(_ keys: [ObjectKey]) throws {
    for key in keys {
      guard let store = store(of: key), store.isReadOnly else { continue }
      throw NSError(
        domain: NSCocoaErrorDomain, code: NSFileWriteNoPermissionError,
        userInfo: [
          NSFilePathErrorKey: store.url?.path ?? "",
          NSLocalizedDescriptionKey: "The store is read-only.",
          NSAffectedStoresErrorKey: [store],
        ])
    }
  }

  /// Returns the key of the row that has values that must be unique; `nil` if there is none.
  func key(with values: [AnyHashable], _ constraint: UniquenessConstraint) -> ObjectKey? {
    performAndWait {
      persistentStores.lazy.compactMap { $0.contents.key(with: values, constraint) }.first
    }
  }
}

extension NSPersistentStoreCoordinator: ObjectSource {
  func row(of key: ObjectKey) -> Row? { performAndWait { contents(of: key)?.rows[key] } }

  func keys(of entities: [NSEntityDescription]) -> [ObjectKey] {
    performAndWait {
      let lists = persistentStores.flatMap { store in
        entities.map { store.contents.keys(of: $0.key) }
      }
      return lists.count == 1 ? lists[0] : lists.joined().sorted()
    }
  }

  func identity(of key: ObjectKey, _ entity: NSEntityDescription) -> NSManagedObjectID {
    NSManagedObjectID(key, entity, store(of: key))
  }

  func commit(
    _ changes: ChangeSet, of context: NSManagedObjectContext
  ) throws -> [ObjectKey: NSManagedObjectID] {
    try performAndWait {
      try checkCanChange((changes.updated + changes.deleted).map(\.key))
      let resolved = try ConflictResolution(context, self).resolve(changes)
      var identities: [ObjectKey: NSManagedObjectID] = [:]
      for object in resolved.inserted {
        // An app may have asked for it before.
        identities[object.key] =
          object.key.isTemporary ? try newIdentity(object.entity) : object.objectID
      }
      let keys = identities.mapValues(\.key)
      for object in resolved.inserted {
        guard let id = identities[object.key] else { continue }
        contents(of: id.key)?.insert(
          Row(entity: object.entity.key, values: object.savedValues(keys)), id.key)
      }
      for object in resolved.updated {
        contents(of: object.key)?.update(object.key) { object.save(to: &$0, keys) }
      }
      for object in resolved.deleted { contents(of: object.key)?.remove(object.key) }
      return identities
    }
  }
}
