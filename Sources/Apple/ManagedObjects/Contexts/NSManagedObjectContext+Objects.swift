import Foundation

extension NSManagedObjectContext {
  var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }
  var source: (any ObjectSource)? { parent ?? persistentStoreCoordinator }
  var policy: NSMergePolicy { mergePolicy as? NSMergePolicy ?? .error }

  /// Returns the values of an object in the parent or the store.
  func row(for key: ObjectKey) -> Row? { source?.row(of: key) }

  /// Returns the object with a key if the context knows it.
  func registered(_ key: ObjectKey) -> NSManagedObject? {
    registered[key]?.object ?? aliases[key].flatMap { registered[$0]?.object }
  }

  /// Returns the object with a key; `nil` if it doesn't exist.
  func known(_ key: ObjectKey) -> NSManagedObject? {
    if let object = registered(key) { return object }
    let key = aliases[key] ?? key
    guard let row = row(for: key), let entity = model?.entitiesByName[row.entity],
      let source
    else { return nil }
    return registeredFault(source.identity(of: key, entity))
  }

  /// Returns a new fault.
  func registeredFault(_ id: NSManagedObjectID) -> NSManagedObject {
    let object = id.entity.objectClass().fault(id, in: self)
    registered[id.key] = WeakObject(object: object)
    return object
  }

  func noteInsertion(of object: NSManagedObject) {
    object.state = .inserted
    registered[object.key] = WeakObject(object: object)
    changed[object.key] = object
    pending.insert(object)
    schedule()
  }

  func noteUpdate(of object: NSManagedObject) {
    guard object.managedObjectContext === self else { return }
    if object.state == .plain {
      object.state = .updated
      changed[object.key] = object
    }
    if object.state != .deleted { pending.update(object) }
    schedule()
  }

  func forget(_ object: NSManagedObject) {
    registered[object.key] = nil
    object.managedObjectContext = nil
  }

  /// Carries out the delete rules of objects that have been deleted.
  func propagateDeletions() {
    while let object = pending.deletions.first {
      pending.deletions.removeFirst()
      let relationships = object.entity.relationshipsByName.values.sorted { $0.name < $1.name }
      for relationship in relationships {
        for other in object.related(relationship.name) where !other.isDeleted {
          switch relationship.deleteRule {
          case .cascadeDeleteRule: delete(other)
          case .nullifyDeleteRule:
            if let inverse = relationship.inverseRelationship { other.forget(object, in: inverse) }
          case .noActionDeleteRule, .denyDeleteRule: break
          }
        }
      }
    }
  }

  // MARK: Identities

  /// Gives objects other identities, in this context and in those that read from it.
  func rename(_ identities: [ObjectKey: NSManagedObjectID]) {
    guard !identities.isEmpty else { return }
    let keys = identities.mapValues(\.key)
    for (old, id) in identities where id.key != old {
      aliases[old] = id.key
      if let entry = registered.removeValue(forKey: old) {
        entry.object?.objectID = id
        registered[id.key] = entry
      }
      if let object = changed.removeValue(forKey: old) { changed[id.key] = object }
    }
    for entry in registered.values {
      guard let object = entry.object, object.values != nil else { continue }
      object.rename(keys)
    }
    for child in livingChildren { child.renameOnOwnThread(identities) }
  }

  private func renameOnOwnThread(_ identities: [ObjectKey: NSManagedObjectID]) {
    let isOnOther = concurrencyType == .mainQueueConcurrencyType && !MainQueue.isCurrent
    // The child's thread may wait for this one.
    if isOnOther || blocks.attempt({ rename(identities) }) == nil {
      blocks.later { self.rename(identities) }
    }
  }

  /// Gives an inserted object the identity of another one, or removes it if the context knows that
  /// one; returns the object with the identity.
  ///
  /// Relationships still have the key that the object had, until `rename` is called.
  func replace(_ object: NSManagedObject, by key: ObjectKey) -> NSManagedObject {
    changed[object.key] = nil
    registered[object.key] = nil
    aliases[object.key] = key
    let left: NSManagedObject
    if let other = registered(key) {
      object.state = .plain
      pending.remove(object)
      object.managedObjectContext = nil
      left = other
    } else {
      if let id = source?.identity(of: key, object.entity) { object.objectID = id }
      registered[key] = WeakObject(object: object)
      object.state = .plain
      left = object
    }
    if !left.isInserted { left.state = .updated }
    changed[key] = left
    return left
  }
}

extension NSManagedObject {
  /// Gives the objects at the ends of relationships other keys.
  func rename(_ keys: [ObjectKey: ObjectKey]) {
    for name in entity.relationshipNames {
      if let value = values?[name] { values?[name] = Values.replacing(keys, in: value) }
      if let value = committed.values[name] {
        committed.values[name] = Values.replacing(keys, in: value)
      }
    }
  }
}

// A child reads from its parent's objects, and saves into them.
extension NSManagedObjectContext: ObjectSource {
  func row(of key: ObjectKey) -> Row? {
    onOwnThread {
      let key = aliases[key] ?? key
      guard let object = registered(key), object.hasChanges else { return row(for: key) }
      guard !object.isDeleted else { return nil }
      return Row(
        entity: object.entity.key, version: object.committed.version, values: object.values ?? [:])
    }
  }

  func keys(of entities: [NSEntityDescription]) -> [ObjectKey] {
    onOwnThread {
      let inserted = changed.values.filter { object in
        object.isInserted && entities.contains { $0 === object.entity }
      }
      let saved = (source?.keys(of: entities) ?? []).filter { changed[$0]?.isDeleted != true }
      return saved + inserted.map(\.key).sorted()
    }
  }

  func identity(of key: ObjectKey, _ entity: NSEntityDescription) -> NSManagedObjectID {
    onOwnThread {
      let key = aliases[key] ?? key
      return registered(key)?.objectID ?? source?.identity(of: key, entity)
        ?? NSManagedObjectID(key, entity, nil)
    }
  }

  func commit(
    _ changes: ChangeSet, of context: NSManagedObjectContext
  ) throws -> [ObjectKey: NSManagedObjectID] {
    onOwnThread {
      for object in changes.inserted {
        let own = object.entity.objectClass().fault(object.objectID, in: self)
        own.values = object.values
        noteInsertion(of: own)
      }
      for object in changes.updated {
        guard let own = known(object.key), !own.isDeleted else { continue }
        own.fire()
        own.take(object.changedKeys, of: object)
      }
      for object in changes.deleted { if let own = known(object.key) { delete(own) } }
      processPendingChanges()
    }
    return [:]
  }
}

extension NSManagedObject {
  /// Takes the values that a child context's object has changed.
  fileprivate func take(_ names: Set<String>, of object: NSManagedObject) {
    for name in names.sorted() {
      if let new = object.values?[name] as? KeyList {
        let isOrdered = entity.relationshipsByName[name]?.isOrdered == true
        let list = (values?[name] as? KeyList ?? KeyList()).applying(
          new, since: object.committed.values[name] as? KeyList ?? KeyList(), isOrdered: isOrdered)
        values?[name] = list
      } else {
        values?[name] = object.values?[name]
      }
      noteChange(of: name)
    }
  }
}
