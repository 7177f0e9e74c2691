public import Foundation

/// A description of a store to add.
open class NSPersistentStoreDescription: NSObject, NSCopying, @unchecked Sendable {
  /// The type of the store.
  open var type = NSSQLiteStoreType
  /// The configuration of the model whose entities the store has.
  open var configuration: String?
  /// The URL of the file.
  open var url: URL?
  /// The options.
  open private(set) var options: [String: NSObject] = [
    NSMigratePersistentStoresAutomaticallyOption: NSNumber(value: true),
    NSInferMappingModelAutomaticallyOption: NSNumber(value: true),
  ]
  /// Whether the store can't be changed.
  open var isReadOnly = false
  /// The time after which adding the store fails.
  open var timeout: TimeInterval = 240
  /// Whether the store is added later, on the main queue here.
  open var shouldAddStoreAsynchronously = false
  /// Whether the store moves to the current version of the model.
  open var shouldMigrateStoreAutomatically = true
  /// Whether it is inferred how the store moves.
  open var shouldInferMappingModelAutomatically = true

  /// Creates a description of a store without a file.
  public override init() { super.init() }
  /// Creates a description of a store in a file.
  public init(url: URL) {
    self.url = url
    super.init()
  }

  /// Sets an option; `nil` removes it.
  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
  /// Sets a setting of SQLite, which has no effect.
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) {
    sqlitePragmas[name] = value
  }
  /// The settings of SQLite, which have no effect.
  public private(set) final var sqlitePragmas: [String: NSObject] = [:]

  /// Returns a description of the same store.
  open override func copy() -> Any { copy(with: nil) }
  /// Returns a description of the same store.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSPersistentStoreDescription()
    copy.type = type
    copy.configuration = configuration
    copy.url = url
    copy.options = options
    copy.isReadOnly = isReadOnly
    copy.shouldAddStoreAsynchronously = shouldAddStoreAsynchronously
    return copy
  }
}
