public import Foundation

extension NSManagedObjectContext {
  /// The most rounds in which objects change others while the context is saved.
  private static let mostRounds = 1_000

  /// Saves the changes into the parent, or into the stores.
  ///
  /// - Throws: An error of Cocoa's domain if an object isn't valid, or if there is a conflict.
  public final func save() throws {
    guard hasChanges else { return }
    processPendingChanges()
    let center = NotificationCenter.default
    center.post(name: .NSManagedObjectContextWillSave, object: self)
    letObjectsPrepare()
    var changes = changeSet
    try validate(changes)
    guard let source else {
      return Mistake.fault("the context has neither a parent nor a persistent store coordinator")
    }
    let identities = try source.commit(changes, of: self)
    // A policy may have made another object of an inserted one, or changed others.
    changes = changeSet
    let kept = changed.values.filter { !$0.isDeleted }
    finish(changes)
    rename(identities)
    for object in kept {
      object.committed = (object.values ?? [:], row(for: object.key)?.version ?? 1)
      object.changedKeys = []
    }
    // Others have been told of a new object that a policy has replaced.
    processPendingChanges()
    for object in changes.all { object.didSave() }
    if !isSilent { tell(changes, center) }
  }

  /// Calls the objects' `willSave()` until none changes another.
  private func letObjectsPrepare() {
    var called: [ObjectKey: Set<String>] = [:]
    for _ in 0..<Self.mostRounds {
      let objects = changed.values.filter { called[$0.key] != $0.changedKeys }
      guard !objects.isEmpty else { break }
      for object in objects.sorted(by: { $0.key < $1.key }) {
        called[object.key] = object.changedKeys
        object.willSave()
      }
    }
    processPendingChanges()
  }

  private var changeSet: ChangeSet {
    let objects = changed.values.sorted { $0.key < $1.key }
    return ChangeSet(
      inserted: objects.filter(\.isInserted), updated: objects.filter(\.isUpdated),
      deleted: objects.filter(\.isDeleted))
  }

  private func validate(_ changes: ChangeSet) throws {
    var errors: [NSError] = []
    func check(_ objects: [NSManagedObject], _ validate: (NSManagedObject) throws -> Void) {
      for object in objects {
        do { try validate(object) } catch {
          let error = error as NSError
          errors += error.userInfo[NSDetailedErrorsKey] as? [NSError] ?? [error]
        }
      }
    }
    check(changes.inserted) { try $0.validateForInsert() }
    check(changes.updated) {
      $0.fire()
      try $0.validateForUpdate()
    }
    check(changes.deleted) { try $0.validateForDelete() }
    guard let first = errors.first else { return }
    throw errors.count == 1 ? first : NSError.several(errors)
  }

  private func finish(_ changes: ChangeSet) {
    for object in changes.all { object.state = .plain }
    for object in changed.values { object.state = .plain }
    for object in changes.deleted { forget(object) }
    changed = [:]
  }

  private func tell(_ changes: ChangeSet, _ center: NotificationCenter) {
    var info: [AnyHashable: Any] = [:]
    var identities: [AnyHashable: Any] = [:]
    for (key, idKey, objects) in [
      (NSInsertedObjectsKey, NotificationKey.insertedObjectIDs, changes.inserted),
      (NSUpdatedObjectsKey, .updatedObjectIDs, changes.updated),
      (NSDeletedObjectsKey, .deletedObjectIDs, changes.deleted),
    ] {
      info[key] = Set(objects)
      identities[idKey.rawValue] = Set(objects.map(\.objectID))
    }
    let notification = Notification(
      name: .NSManagedObjectContextDidSave, object: self, userInfo: info)
    center.post(notification)
    center.post(
      name: Self.didSaveObjectIDsNotification, object: self, userInfo: identities)
    if let parent {
      for child in parent.livingChildren
      where child !== self && child.automaticallyMergesChangesFromParent {
        child.mergeLater(notification)
      }
    } else {
      persistentStoreCoordinator?.tellOthers(than: self, notification)
    }
    for child in livingChildren where child.automaticallyMergesChangesFromParent {
      child.mergeLater(notification)
    }
  }

  // MARK: Merging

  /// Takes over what another context has saved, on the context's queue.
  func mergeLater(_ notification: Notification) {
    blocks.later { [weak self] in self?.mergeChanges(fromContextDidSave: notification) }
  }

  /// Takes over what another context has saved.
  ///
  /// Objects that this context has changed keep their changes.
  public final func mergeChanges(fromContextDidSave notification: Notification) {
    let info = notification.userInfo ?? [:]
    func ids(_ key: String, _ idKey: NotificationKey) -> [NSManagedObjectID] {
      let objects = (info[key] as? Set<NSManagedObject>)?.map(\.objectID)
      let found = objects ?? (info[idKey.rawValue] as? Set<NSManagedObjectID>).map(Array.init) ?? []
      return found.sorted { $0.key < $1.key }
    }
    merge(
      inserted: ids(NSInsertedObjectsKey, .insertedObjectIDs),
      updated: ids(NSUpdatedObjectsKey, .updatedObjectIDs)
        + ids(NSRefreshedObjectsKey, .refreshedObjectIDs),
      deleted: ids(NSDeletedObjectsKey, .deletedObjectIDs))
  }

  /// Lets contexts take over changes: identities, or URLs of identities, by the keys of the
  /// notification for changes.
  public final class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
    into contexts: [NSManagedObjectContext]
  ) {
    for context in contexts {
      func ids(_ key: String) -> [NSManagedObjectID] {
        NSManagedObject.elements(of: changeNotificationData[key] ?? NSSet()).compactMap { element in
          switch element {
          case let id as NSManagedObjectID: id
          case let object as NSManagedObject: object.objectID
          case let url as URL:
            context.persistentStoreCoordinator?.managedObjectID(forURIRepresentation: url)
          default: nil
          }
        }
      }
      context.merge(
        inserted: ids(NSInsertedObjectsKey), updated: ids(NSUpdatedObjectsKey),
        deleted: ids(NSDeletedObjectsKey))
    }
  }

  private func merge(
    inserted: [NSManagedObjectID], updated: [NSManagedObjectID], deleted: [NSManagedObjectID]
  ) {
    for id in inserted where registered(id.key) == nil {
      if let object = known(id.key) { pending.insert(object) }
    }
    for id in updated {
      guard let object = registered(id.key) else { continue }
      refresh(object, mergeChanges: true)
    }
    for id in deleted {
      guard let object = registered(id.key) else { continue }
      changed[id.key] = nil
      object.state = .deleted
      pending.remove(object)
      registered[id.key] = nil
    }
    processPendingChanges()
  }
}
