public import Foundation

/// The key of the inserted objects in a notification.
public let NSInsertedObjectsKey = "inserted"
/// The key of the updated objects in a notification.
public let NSUpdatedObjectsKey = "updated"
/// The key of the deleted objects in a notification.
public let NSDeletedObjectsKey = "deleted"
/// The key of the objects that were read again in a notification.
public let NSRefreshedObjectsKey = "refreshed"
/// The key of the objects that a context has forgotten in a notification.
public let NSInvalidatedObjectsKey = "invalidated"
/// The key of a notification that a context has forgotten all objects.
public let NSInvalidatedAllObjectsKey = "invalidatedAll"

extension NSNotification.Name {
  /// A context's objects have changed.
  public static let NSManagedObjectContextObjectsDidChange = NSNotification.Name(
    "NSObjectsChangedInManagingContextNotification")
  /// A context has been saved.
  public static let NSManagedObjectContextDidSave = NSNotification.Name(
    "NSManagingContextDidSaveChangesNotification")
  /// A context is about to be saved.
  public static let NSManagedObjectContextWillSave = NSNotification.Name(
    "NSManagingContextWillSaveChangesNotification")
  /// Another process has changed a store, which doesn't happen here.
  public static let NSPersistentStoreRemoteChange = NSNotification.Name(
    "NSPersistentStoreRemoteChangeNotification")
  /// A coordinator's stores have changed.
  public static let NSPersistentStoreCoordinatorStoresDidChange = NSNotification.Name(
    "NSPersistentStoreCoordinatorStoresDidChangeNotification")
}

extension NSManagedObjectContext {
  /// A context's objects have changed.
  public static let didChangeObjectsNotification = Notification.Name
    .NSManagedObjectContextObjectsDidChange
  /// A context has been saved.
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
  /// A context is about to be saved.
  public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
  /// A context has been saved; the notification has the objects' identities.
  public static let didSaveObjectIDsNotification = Notification.Name(
    "NSManagedObjectContextDidSaveObjectIDsNotification")

  /// The keys of the values in a notification.
  public enum NotificationKey: String, Sendable {
    /// The objects, or their identities.
    case insertedObjects = "inserted"
    /// The updated objects.
    case updatedObjects = "updated"
    /// The deleted objects.
    case deletedObjects = "deleted"
    /// The objects that were read again.
    case refreshedObjects = "refreshed"
    /// The identities of inserted objects.
    case insertedObjectIDs = "inserted_objectIDs"
    /// The identities of updated objects.
    case updatedObjectIDs = "updated_objectIDs"
    /// The identities of deleted objects.
    case deletedObjectIDs = "deleted_objectIDs"
    /// The identities of objects that were read again.
    case refreshedObjectIDs = "refreshed_objectIDs"
  }
}
