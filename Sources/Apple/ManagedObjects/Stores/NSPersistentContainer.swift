public import Foundation

/// An app's model, its stores, and the context of the main queue.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  /// The name, which is also that of the store's file.
  public final let name: String
  /// The context of the main queue.
  public final let viewContext: NSManagedObjectContext
  /// The model.
  public final let managedObjectModel: NSManagedObjectModel
  /// The coordinator with the stores.
  public final let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// The stores that `loadPersistentStores` adds.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// Creates a container with the model of its name in the app's bundle.
  public convenience init(name: String) {
    let urls = ["momd", "mom"].compactMap {
      Bundle.main.url(forResource: name, withExtension: $0)
    }
    let model = urls.lazy.compactMap({ NSManagedObjectModel(contentsOf: $0) }).first
    if model == nil { Mistake.fault("Failed to load model named \(name)") }
    self.init(name: name, managedObjectModel: model ?? NSManagedObjectModel())
  }

  /// Creates a container with a model.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    let url = Self.defaultDirectoryURL().appendingPathComponent(name + ".sqlite")
    persistentStoreDescriptions = [NSPersistentStoreDescription(url: url)]
    super.init()
  }

  /// Returns the folder for the files of stores, which is the one for an app's support files.
  open class func defaultDirectoryURL() -> URL {
    let folder =
      FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory
    // A folder that can't be created is the error of the store in it.
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Adds the stores, and calls a closure for each, with the error if there is one.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
    }
  }

  /// Returns a new context that reads from the stores.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Runs a closure with a new context later, on the main queue.
  @preconcurrency
  open func performBackgroundTask(_ block: @escaping @Sendable (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  /// Runs a closure with a new context on the main queue, and returns what it returns.
  public nonisolated(nonsending) final func performBackgroundTask<Result>(
    _ block: @escaping (NSManagedObjectContext) throws -> Result
  ) async rethrows -> Result {
    let context = newBackgroundContext()
    return try await context.perform { try block(context) }
  }
}

/// A container whose stores other devices of the user share, which doesn't happen here.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}
