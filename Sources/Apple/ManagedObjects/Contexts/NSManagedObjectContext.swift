public import Foundation
public import HeadlessUIKit
import Synchronization

/// The thread on which a context works.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  /// A thread of the app's choice.
  case confinementConcurrencyType = 0
  /// A queue of the context's own, which is the main queue here.
  case privateQueueConcurrencyType = 1
  /// The main queue.
  case mainQueueConcurrencyType = 2
}

/// Objects of a model, and their changes until they are saved.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// The thread on which a context works, as newer API has it.
  public struct ConcurrencyType: Sendable {
    let type: NSManagedObjectContextConcurrencyType
    /// A queue of the context's own, which is the main queue here.
    public static let privateQueue = ConcurrencyType(type: .privateQueueConcurrencyType)
    /// The main queue.
    public static let mainQueue = ConcurrencyType(type: .mainQueueConcurrencyType)
  }

  /// The thread on which the context works.
  public final let concurrencyType: NSManagedObjectContextConcurrencyType
  /// The coordinator with the stores.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { parent?.persistentStoreCoordinator ?? coordinator }
    set {
      coordinator = newValue
      newValue?.add(self)
    }
  }
  private var coordinator: NSPersistentStoreCoordinator?
  /// The context from which this one reads, and into which it saves; `nil` if it is the stores.
  open var parent: NSManagedObjectContext? {
    didSet { parent?.addChild(self) }
  }
  /// The policy for objects that were saved elsewhere: an `NSMergePolicy`.
  open var mergePolicy: Any = NSMergePolicy.error
  /// Whether changes that others save in the parent or the stores are merged.
  open var automaticallyMergesChangesFromParent = false
  /// A name for messages.
  open var name: String?
  /// The author of changes.
  open var transactionAuthor: String?
  /// Values that the app keeps with the context.
  public final let userInfo = NSMutableDictionary()
  /// The undo manager, which records nothing here.
  open var undoManager: UndoManager?
  /// The age at which values are read again, which has no effect here.
  open var stalenessInterval: TimeInterval = -1
  /// Whether the context keeps objects without changes, which has no effect here.
  open var retainsRegisteredObjects = false
  /// Whether an object that was deleted elsewhere loses its values; here, it always does.
  open var shouldDeleteInaccessibleFaults = true
  /// Whether the effects of deletions are postponed to the end of the event.
  open var propagatesDeletesAtEndOfEvent = true

  /// The objects by their keys.
  var registered: [ObjectKey: WeakObject] = [:]
  /// The objects with changes, which the context keeps.
  var changed: [ObjectKey: NSManagedObject] = [:]
  /// The keys that objects had before they were saved.
  var aliases: [ObjectKey: ObjectKey] = [:]
  /// The changes of which observers haven't been told.
  var pending = PendingChanges()
  let blocks = BlockQueue()
  /// Whether the context posts no notifications when it saves.
  var isSilent = false
  private var isScheduled = false
  private let children = Mutex<[WeakContext]>([])

  /// An object that may be gone.
  struct WeakObject { weak var object: NSManagedObject? }
  /// A context that may be gone.
  private struct WeakContext { weak var context: NSManagedObjectContext? }

  /// Creates a context without a parent and stores.
  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) { concurrencyType = ct }
  /// Creates a context without a parent and stores.
  public convenience init(_ concurrencyType: ConcurrencyType) {
    self.init(concurrencyType: concurrencyType.type)
  }

  deinit {
    // Objects that hold each other are freed.
    for entry in registered.values { entry.object?.values = nil }
  }

  // MARK: Objects

  /// The objects that the context knows.
  open var registeredObjects: Set<NSManagedObject> {
    Set(registered.values.compactMap(\.object))
  }
  /// The objects that are inserted into the store by the next save.
  open var insertedObjects: Set<NSManagedObject> { Set(changed.values.filter(\.isInserted)) }
  /// The objects that are updated in the store by the next save.
  open var updatedObjects: Set<NSManagedObject> { Set(changed.values.filter(\.isUpdated)) }
  /// The objects that are deleted from the store by the next save.
  open var deletedObjects: Set<NSManagedObject> { Set(changed.values.filter(\.isDeleted)) }
  /// Whether a save would change the store.
  open var hasChanges: Bool { !changed.isEmpty }

  /// Returns the object with an identity, which may not exist in the store.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    known(objectID.key) ?? registeredFault(objectID)
  }
  /// Returns the object with an identity if the context knows it.
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    registered(objectID.key)
  }
  /// Returns the object with an identity.
  ///
  /// - Throws: An error of Cocoa's domain if it doesn't exist.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    if let object = known(objectID.key), !object.isDeleted {
      object.fire()
      return object
    }
    throw NSError(
      domain: NSCocoaErrorDomain, code: NSManagedObjectReferentialIntegrityError,
      userInfo: [
        NSLocalizedDescriptionKey:
          "Attempt to access an object not found in store: \(objectID.description)"
      ])
  }

  /// Inserts an object that was created without a context.
  open func insert(_ object: NSManagedObject) {
    guard object.managedObjectContext !== self else { return }
    object.begin(in: self)
  }

  /// Deletes an object when the context is saved.
  open func delete(_ object: NSManagedObject) {
    guard object.managedObjectContext === self, !object.isDeleted else { return }
    object.prepareForDeletion()
    object.fire()
    let wasInserted = object.isInserted
    object.state = .deleted
    changed[object.key] = wasInserted ? nil : object
    pending.delete(object)
    schedule()
    if !propagatesDeletesAtEndOfEvent { propagateDeletions() }
  }

  /// Gives objects the identities that they would get by a save.
  ///
  /// - Throws: An error of Cocoa's domain if there is no store for them.
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    guard let coordinator = persistentStoreCoordinator else { return }
    var identities: [ObjectKey: NSManagedObjectID] = [:]
    for object in objects where object.objectID.isTemporaryID {
      identities[object.key] = try coordinator.performAndWait {
        try coordinator.newIdentity(object.entity)
      }
    }
    rename(identities)
  }

  // MARK: Changes

  /// Tells observers of the changes since the last time, and carries out the effects of deletions.
  ///
  /// This happens at the end of each event, before a fetch, and before a save.
  open func processPendingChanges() {
    isScheduled = false
    propagateDeletions()
    let changes = pending
    pending = PendingChanges()
    guard let userInfo = changes.userInfo else { return }
    NotificationCenter.default.post(
      name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: userInfo)
  }

  /// Lets observers be told of changes at the end of the event.
  func schedule() {
    // On another thread, the end of a block does it, or the next fetch or save.
    guard !isScheduled, MainQueue.isCurrent else { return }
    isScheduled = true
    blocks.later { [weak self] in
      guard let self, isScheduled else { return }
      processPendingChanges()
    }
  }

  /// Takes back all changes that aren't saved.
  open func rollback() {
    pending.deletions = []
    for object in changed.values.sorted(by: { $0.key < $1.key }) {
      if object.isInserted {
        object.state = .plain
        forget(object)
        pending.remove(object)
      } else {
        object.state = .plain
        object.values = object.committed.values
        object.changedKeys = []
        pending.refresh(object)
      }
    }
    changed = [:]
    processPendingChanges()
  }

  /// Forgets all objects and their changes.
  open func reset() {
    for object in registeredObjects {
      object.state = .plain
      object.values = nil
      object.managedObjectContext = nil
    }
    (registered, changed, aliases, pending) = ([:], [:], [:], PendingChanges())
    NotificationCenter.default.post(
      name: .NSManagedObjectContextObjectsDidChange, object: self,
      userInfo: [NSInvalidatedAllObjectsKey: NSNumber(value: true)])
  }

  /// Reads an object again when its values are asked for.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - flag: Whether the object keeps its changes.
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard object.managedObjectContext === self, !object.isInserted else { return }
    if flag, !object.isFault, let row = row(for: object.key) {
      object.takeUnchanged(row) { _ in true }
    } else if !flag {
      changed[object.key] = nil
      object.state = .plain
      object.turnIntoFault()
    }
    pending.refresh(object)
    schedule()
  }

  /// Reads all objects again when their values are asked for; they keep their changes.
  open func refreshAllObjects() {
    for object in registeredObjects { refresh(object, mergeChanges: object.hasChanges) }
  }

  /// Notes changes that would be in conflict with others, which `save` finds here.
  open func detectConflicts(for object: NSManagedObject) {}

  // MARK: Children

  private func addChild(_ child: NSManagedObjectContext) {
    children.withLock {
      $0.removeAll { $0.context == nil }
      $0.append(WeakContext(context: child))
    }
  }

  /// The contexts that read from this one.
  var livingChildren: [NSManagedObjectContext] {
    children.withLock { $0.compactMap(\.context) }
  }
}
