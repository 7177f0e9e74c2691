public import Foundation

/// A deletion of many objects in the stores, of which contexts aren't told.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  /// The search for the objects.
  public final let fetchRequest: NSFetchRequest<NSFetchRequestResult>
  /// The kind of the result.
  open var resultType: NSBatchDeleteRequestResultType = .resultTypeStatusOnly
  private let identities: [NSManagedObjectID]?

  /// Creates a deletion of the objects that a search finds.
  public init(fetchRequest fetch: NSFetchRequest<NSFetchRequestResult>) {
    fetchRequest = fetch
    identities = nil
  }
  /// Creates a deletion of objects of an entity by their identities.
  public init(objectIDs objects: [NSManagedObjectID]) {
    fetchRequest = NSFetchRequest(entityName: objects.first?.entity.key ?? "")
    identities = objects
  }

  open override var requestType: NSPersistentStoreRequestType { .batchDeleteRequestType }

  /// Returns the identities of the objects that a context without changes finds.
  final func found(in context: NSManagedObjectContext) throws -> [NSManagedObjectID] {
    try identities ?? context.candidates(fetchRequest).map(\.id)
  }
}

/// An insertion of many objects into a store, of which contexts aren't told.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
  /// The name of the entity.
  public final let entityName: String
  /// The values of the objects.
  open var objectsToInsert: [[String: Any]]?
  /// The kind of the result.
  open var resultType: NSBatchInsertRequestResultType = .statusOnly
  /// A closure that fills a dictionary for the next object, and returns whether there is none.
  open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?

  /// Creates an insertion of objects with the given values.
  public init(entityName: String, objects dictionaries: [[String: Any]]) {
    self.entityName = entityName
    objectsToInsert = dictionaries
  }
  /// Creates an insertion of objects of an entity with the given values.
  public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
    self.init(entityName: entity.key, objects: dictionaries)
  }
  /// Creates an insertion of the objects for which a closure fills dictionaries.
  public init(
    entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) {
    self.entityName = entityName
    dictionaryHandler = handler
  }
  /// Creates an insertion of the objects for which a closure fills dictionaries.
  public convenience init(
    entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) {
    self.init(entityName: entity.key, dictionaryHandler: handler)
  }

  open override var requestType: NSPersistentStoreRequestType { .batchInsertRequestType }

  /// The values of the objects.
  final var allValues: [[String: Any]] {
    var all = objectsToInsert ?? []
    guard let dictionaryHandler else { return all }
    while true {
      let next = NSMutableDictionary()
      if dictionaryHandler(next) { return all }
      all.append(
        Dictionary(
          next.compactMap { key, value in (key as? String).map { ($0, value) } },
          uniquingKeysWith: { first, _ in first }))
    }
  }
}

/// A change of many objects in the stores, of which contexts aren't told.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
  /// The name of the entity.
  public final let entityName: String
  /// The condition for objects that change; `nil` if all do.
  open var predicate: NSPredicate?
  /// The new values by the names of properties, or by their descriptions.
  open var propertiesToUpdate: [AnyHashable: Any]?
  /// Whether objects of entities that inherit from this one change, too.
  open var includesSubentities = true
  /// The kind of the result.
  open var resultType: NSBatchUpdateRequestResultType = .statusOnlyResultType

  /// Creates a change of the objects of an entity.
  public init(entityName: String) { self.entityName = entityName }
  /// Creates a change of the objects of an entity.
  public convenience init(entity: NSEntityDescription) { self.init(entityName: entity.key) }

  open override var requestType: NSPersistentStoreRequestType { .batchUpdateRequestType }
}
