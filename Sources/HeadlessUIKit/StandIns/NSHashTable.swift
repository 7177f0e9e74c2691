public import Foundation

/// An unordered collection of objects with strong or weak references.
///
/// A replacement, because Foundation on Linux has none. Objects are compared by identity.
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

  /// Whether an object is in the table.
  public func contains(_ anObject: ObjectType?) -> Bool {
    guard let anObject else { return false }
    return entries[ObjectIdentifier(anObject)]?.object === anObject
  }

  /// The objects in the table.
  public var allObjects: [ObjectType] { entries.values.compactMap(\.object) }
  /// An arbitrary object of the table.
  public var anyObject: ObjectType? { allObjects.first }
  /// The number of objects.
  public var count: Int { allObjects.count }
  /// Enumerates the objects.
  public func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}
