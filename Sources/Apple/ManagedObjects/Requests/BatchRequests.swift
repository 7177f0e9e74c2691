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

  /// Returns the identities of the objects.
  final func found(in context: NSManagedObjectContext) throws -> [NSManagedObjectID] {
    if let identities { return identities }
    guard let request = fetchRequest.copy() as? NSFetchRequest<NSFetchRequestResult> else {
      return []
    }
    request.includesPendingChanges = false
    return try context.candidates(request).map(\.id)
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

extension NSManagedObjectContext {
  /// Lets a context of its own change the stores, and returns the identities of the objects.
  private func inStores(
    _ change: (NSManagedObjectContext) throws -> [NSManagedObject]
  ) throws -> [NSManagedObjectID] {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
    context.isSilent = true
    let objects = try change(context)
    let identities = objects.map(\.objectID)
    try context.save()
    return zip(objects, identities).map { $0.managedObjectContext == nil ? $1 : $0.objectID }
  }

  func carryOut(_ request: NSBatchDeleteRequest) throws -> NSBatchDeleteResult {
    let found = try request.found(in: self)
    let identities = try inStores { context in
      let objects = found.compactMap { context.known($0.key) }
      for object in objects { context.delete(object) }
      return objects
    }
    switch request.resultType {
    case .resultTypeStatusOnly: return NSBatchDeleteResult(true, request.resultType)
    case .resultTypeObjectIDs: return NSBatchDeleteResult(identities, request.resultType)
    case .resultTypeCount: return NSBatchDeleteResult(identities.count, request.resultType)
    }
  }

  func carryOut(_ request: NSBatchInsertRequest) throws -> NSBatchInsertResult {
    let identities = try inStores { context in
      request.allValues.map { values in
        let object = NSEntityDescription.insertNewObject(
          forEntityName: request.entityName, into: context)
        object.setValuesForKeys(values)
        return object
      }
    }
    switch request.resultType {
    case .statusOnly: return NSBatchInsertResult(true, request.resultType)
    case .objectIDs: return NSBatchInsertResult(identities, request.resultType)
    case .count: return NSBatchInsertResult(identities.count, request.resultType)
    }
  }

  func carryOut(_ request: NSBatchUpdateRequest) throws -> NSBatchUpdateResult {
    let identities = try inStores { context in
      let search = NSFetchRequest<NSManagedObject>(entityName: request.entityName)
      search.predicate = request.predicate
      search.includesSubentities = request.includesSubentities
      let objects = try context.fetch(search)
      for object in objects {
        for (key, value) in request.propertiesToUpdate ?? [:] {
          let name = (key.base as? NSPropertyDescription)?.name ?? "\(key.base)"
          object.setValue(value is NSNull ? nil : value, forKey: name)
        }
      }
      return objects
    }
    switch request.resultType {
    case .statusOnlyResultType: return NSBatchUpdateResult(true, request.resultType)
    case .updatedObjectIDsResultType: return NSBatchUpdateResult(identities, request.resultType)
    case .updatedObjectsCountResultType:
      return NSBatchUpdateResult(identities.count, request.resultType)
    }
  }
}
