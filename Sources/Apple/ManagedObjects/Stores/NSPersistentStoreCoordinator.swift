public import Foundation

/// The stores of a model, from which contexts read and into which they save.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  /// The model.
  public final let managedObjectModel: NSManagedObjectModel
  /// The stores.
  public private(set) final var persistentStores: [NSPersistentStore] = []
  /// A name for messages.
  open var name: String?
  private var contexts: [WeakContext] = []

  /// A context that may be gone.
  private struct WeakContext { weak var context: NSManagedObjectContext? }

  /// Creates a coordinator without stores.
  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    super.init()
    LoadedModels.add(model)
  }

  // MARK: Stores

  /// Adds a store, which is empty unless it has been used before.
  ///
  /// - Throws: An error of Cocoa's domain if the store's file can't be used.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(
      ofType: storeType, configurationName: configuration, at: storeURL, options: options,
      isFilled: true)
  }

  /// Adds a store; a new one begins with the data in use, if it is to be filled.
  @discardableResult
  final func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]?, isFilled: Bool
  ) throws -> NSPersistentStore {
    guard [NSSQLiteStoreType, NSBinaryStoreType, NSInMemoryStoreType].contains(storeType) else {
      throw NSError(domain: NSCocoaErrorDomain, code: NSPersistentStoreInvalidTypeError)
    }
    let isReadOnly = (options?[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue ?? false
    let contents: StoreContents
    if storeType == NSInMemoryStoreType {
      contents = .make()
    } else if let storeURL {
      contents = try StoreFile(url: storeURL).contents(isReadOnly: isReadOnly)
    } else {
      throw NSError(
        domain: NSCocoaErrorDomain, code: NSPersistentStoreOpenError,
        userInfo: [NSLocalizedDescriptionKey: "A store of the type \(storeType) needs a URL."])
    }
    let store = NSPersistentStore(contents, storeType, configuration, storeURL, options)
    store.persistentStoreCoordinator = self
    persistentStores.append(store)
    if isFilled, contents.isNew {
      contents.isNew = false
      StoredObjects.fill(self)
    }
    return store
  }

  /// Adds a store of a type.
  ///
  /// - Throws: An error of Cocoa's domain if the store's file can't be used.
  @discardableResult
  open func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(
      ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
  }

  /// Adds a store, and calls a closure with the error, if there is one.
  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    let add = {
      var options: [AnyHashable: Any] = storeDescription.options
      if storeDescription.isReadOnly {
        options[NSReadOnlyPersistentStoreOption] = NSNumber(value: true)
      }
      do {
        try self.addPersistentStore(
          ofType: storeDescription.type, configurationName: storeDescription.configuration,
          at: storeDescription.url, options: options)
        block(storeDescription, nil)
      } catch { block(storeDescription, error) }
    }
    guard storeDescription.shouldAddStoreAsynchronously else { return add() }
    MainQueue.later(add)
  }

  /// Removes a store, which keeps its contents.
  ///
  /// - Throws: Never.
  open func remove(_ store: NSPersistentStore) throws {
    persistentStores.removeAll { $0 === store }
    store.persistentStoreCoordinator = nil
  }

  /// Removes the contents of a store, and its file.
  ///
  /// - Throws: An error of Cocoa's domain if the file can't be removed.
  open func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws {
    for store in persistentStores where store.url == url { try remove(store) }
    try StoreFile(url: url).remove()
  }

  /// Returns the store with a URL.
  open func persistentStore(for URL: URL) -> NSPersistentStore? {
    persistentStores.first { $0.url == URL }
  }
  /// Returns the URL of a store.
  open func url(for store: NSPersistentStore) -> URL {
    store.url ?? URL(fileURLWithPath: "/dev/null")
  }
  /// Returns the metadata of a store.
  open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }
  /// Sets the metadata of a store.
  open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) {
    store.metadata = metadata ?? [:]
  }

  /// Returns the identity that a URL stands for; `nil` if no store has it.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    let parts = url.path.split(separator: "/")
    guard url.scheme == "x-coredata", parts.count == 2, parts[1].first == "p",
      let number = Int(parts[1].dropFirst()),
      let entity = managedObjectModel.entitiesByName[String(parts[0])],
      let store = persistentStores.first(where: { $0.identifier == url.host })
    else { return nil }
    return NSManagedObjectID(store.contents.key(number), entity, store)
  }

  /// Runs a closure later.
  open func perform(_ block: @escaping () -> Void) { MainQueue.later(block) }
  /// Runs a closure, and returns what it returns.
  open func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result {
    StoreContents.lock.lock()
    defer { StoreContents.lock.unlock() }
    return try block()
  }

  // MARK: Contexts

  /// Notes a context that reads from the stores.
  func add(_ context: NSManagedObjectContext) {
    performAndWait {
      contexts.removeAll { $0.context == nil }
      contexts.append(WeakContext(context: context))
    }
  }

  /// Lets other contexts merge the changes that one has saved.
  func tellOthers(than context: NSManagedObjectContext, _ notification: Notification) {
    for other in performAndWait({ contexts.compactMap(\.context) })
    where other !== context && other.parent == nil && other.automaticallyMergesChangesFromParent {
      other.mergeLater(notification)
    }
  }
}
