public import Foundation

/// A result of a request: a managed object, an identity, a dictionary or a number.
///
/// Apple's is a protocol to which these classes conform. Swift's generic types can't have a
/// protocol as their parameter's value, as `NSFetchRequest<NSFetchRequestResult>` has.
public typealias NSFetchRequestResult = AnyObject

/// The kinds of stores' requests.
public enum NSPersistentStoreRequestType: UInt, Sendable {
  /// The kinds, with Apple's numbers.
  case fetchRequestType = 1
  /// A save.
  case saveRequestType = 2
  /// An insertion of many objects.
  case batchInsertRequestType = 5
  /// A change of many objects.
  case batchUpdateRequestType = 6
  /// A deletion of many objects.
  case batchDeleteRequestType = 7
}

/// A request to stores.
open class NSPersistentStoreRequest: NSObject {
  /// The stores that are asked; `nil` means all.
  open var affectedStores: [NSPersistentStore]?
  /// The kind of the request.
  open var requestType: NSPersistentStoreRequestType { .fetchRequestType }
}

/// The kind of results that a request has.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  /// Apple's number.
  public let rawValue: UInt
  /// Creates a kind from Apple's number.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Managed objects.
  public static var managedObjectResultType: NSFetchRequestResultType { [] }
  /// Identities of objects.
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  /// Dictionaries with the values of properties.
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  /// The number of objects.
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// A search for objects of an entity.
open class NSFetchRequest<ResultType: AnyObject>: NSPersistentStoreRequest, NSCopying {
  /// The entity whose objects are searched for.
  open var entity: NSEntityDescription? {
    didSet { if let entity { entityName = entity.name } }
  }
  /// The name of the entity.
  public private(set) final var entityName: String?
  /// The condition; `nil` if every object fits.
  open var predicate: NSPredicate?
  /// The order of the results.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The maximum number of results; 0 means any number.
  open var fetchLimit = 0
  /// The number of results that are skipped.
  open var fetchOffset = 0
  /// The number of objects whose values a store would read at a time, which has no effect here.
  open var fetchBatchSize = 0
  /// The kind of the results.
  open var resultType: NSFetchRequestResultType = []
  /// Whether objects of entities that inherit from this one fit, too.
  open var includesSubentities = true
  /// Whether values are read with the objects, which has no effect here.
  open var includesPropertyValues = true
  /// Whether changes that aren't saved count.
  open var includesPendingChanges = true
  /// Whether the results are faults.
  open var returnsObjectsAsFaults = true
  /// The properties of which dictionaries have the values: names or descriptions.
  open var propertiesToFetch: [Any]?
  /// Whether each dictionary is returned once.
  open var returnsDistinctResults = false
  /// The relationships whose objects are read with the results, which has no effect here.
  open var relationshipKeyPathsForPrefetching: [String]?
  /// Whether objects that the context has read are read again, which has no effect here.
  open var shouldRefreshRefetchedObjects = false

  /// Creates a request without an entity.
  public override init() { super.init() }
  /// Creates a request for the objects of an entity.
  public convenience init(entityName: String) {
    self.init()
    self.entityName = entityName
  }

  /// Carries out the request in the context whose block is running.
  open func execute() throws -> [ResultType] {
    guard let context = NSManagedObjectContext.current else {
      Mistake.fault("execute() needs a context; call it in perform or performAndWait")
      return []
    }
    return try context.fetch(self)
  }

  /// Returns a request that searches for the same.
  open override func copy() -> Any { copy(with: nil) }
  /// Returns a request that searches for the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSFetchRequest<ResultType>()
    copy.entityName = entityName
    copy.entity = entity
    copy.predicate = predicate
    copy.sortDescriptors = sortDescriptors
    (copy.fetchLimit, copy.fetchOffset) = (fetchLimit, fetchOffset)
    copy.fetchBatchSize = fetchBatchSize
    copy.resultType = resultType
    copy.includesSubentities = includesSubentities
    copy.includesPendingChanges = includesPendingChanges
    copy.includesPropertyValues = includesPropertyValues
    copy.shouldRefreshRefetchedObjects = shouldRefreshRefetchedObjects
    copy.returnsObjectsAsFaults = returnsObjectsAsFaults
    copy.propertiesToFetch = propertiesToFetch
    copy.returnsDistinctResults = returnsDistinctResults
    copy.relationshipKeyPathsForPrefetching = relationshipKeyPathsForPrefetching
    return copy
  }
}
