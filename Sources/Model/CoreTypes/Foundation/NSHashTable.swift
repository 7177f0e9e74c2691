public import Foundation

/// An unordered collection with strong or weak references to its objects.
///
/// Foundation on Linux doesn't provide this class. Objects are compared by identity.
public nonisolated final class NSHashTable<ObjectType: AnyObject>: NSObject {
  private let isWeak: Bool
  private var entries: [ObjectIdentifier: Held<ObjectType>] = [:]

  /// Creates an empty table.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    isWeak = options.contains(.weakMemory)
  }

  /// Creates a table with weak references.
  public static func weakObjects() -> NSHashTable { NSHashTable(options: .weakMemory) }

  /// Adds an object.
  public func add(_ object: ObjectType?) {
    guard let object else { return }
    entries[ObjectIdentifier(object)] = Held(object, weakly: isWeak)
  }

  /// Removes an object.
  public func remove(_ object: ObjectType?) {
    guard let object else { return }
    entries[ObjectIdentifier(object)] = nil
  }

  /// Removes all objects.
  public func removeAllObjects() { entries = [:] }

  /// Returns whether the table contains the given object.
  public func contains(_ anObject: ObjectType?) -> Bool {
    guard let anObject else { return false }
    return entries[ObjectIdentifier(anObject)]?.object === anObject
  }

  /// The objects in the table.
  public var allObjects: [ObjectType] { entries.values.compactMap(\.object) }
  /// An arbitrary object in the table; `nil` if the table is empty.
  public var anyObject: ObjectType? { allObjects.first }
  /// The number of objects.
  public var count: Int { allObjects.count }
  /// Returns an enumerator for the objects.
  public func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}
