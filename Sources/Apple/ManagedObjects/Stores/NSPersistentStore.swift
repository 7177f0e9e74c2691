public import Foundation

/// The type of a store in a file.
public let NSSQLiteStoreType = "SQLite"
/// The type of a store in a file that is written as a whole.
public let NSBinaryStoreType = "Binary"
/// The type of a store in memory.
public let NSInMemoryStoreType = "InMemory"

/// The key of the option that moves a store to the current version of the model.
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
/// The key of the option that infers how a store moves.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// The key of the option that makes a store read-only.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// The key of the option with settings of SQLite.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
/// The key of the option with the protection of the file.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
/// The key of the option that keeps a history, which isn't kept here.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// The key of the option for notifications of other processes' changes.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
/// The key of a store's type in its metadata.
public let NSStoreTypeKey = "NSStoreType"
/// The key of a store's identifier in its metadata.
public let NSStoreUUIDKey = "NSStoreUUID"

/// A store of objects, which is in memory whatever its type is.
open class NSPersistentStore: NSObject, @unchecked Sendable {
  /// The type of a store, as newer API has it.
  public struct StoreType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A store in a file.
    public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
    /// A store in a file that is written as a whole.
    public static let binary = StoreType(rawValue: NSBinaryStoreType)
    /// A store in memory.
    public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
  }

  /// The type.
  public final let type: String
  /// The URL of the file.
  open var url: URL?
  /// The configuration of the model whose entities the store has.
  public final let configurationName: String
  /// The options with which the store was added.
  public final let options: [AnyHashable: Any]?
  /// The coordinator; `nil` after the store has been removed.
  public internal(set) weak final var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  /// Whether the store can't be changed.
  open var isReadOnly: Bool
  /// The type and the identifier, and what the app has added.
  open var metadata: [String: Any]!
  let contents: StoreContents

  init(
    _ contents: StoreContents, _ type: String, _ configuration: String?, _ url: URL?,
    _ options: [AnyHashable: Any]?
  ) {
    self.contents = contents
    self.type = type
    self.url = url
    self.options = options
    configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
    isReadOnly = (options?[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue ?? false
    metadata = [NSStoreTypeKey: type, NSStoreUUIDKey: contents.identifier]
  }

  /// The identifier, which is the same in each launch.
  open var identifier: String! { contents.identifier }
}
