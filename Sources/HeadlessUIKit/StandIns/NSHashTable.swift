public import Foundation

/// Objects without order, which may be held weakly.
///
/// A stand-in, for Foundation on Linux has none; objects are the same where they are identical.
public nonisolated final class NSHashTable<ObjectType: AnyObject>: NSObject {
  private let isWeak: Bool
  private var entries: [ObjectIdentifier: Held<ObjectType>] = [:]

  /// Makes an empty table.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    isWeak = options.contains(.weakMemory)
  }

  /// Makes a table that keeps nothing alive.
  public static func weakObjects() -> NSHashTable { NSHashTable(options: .weakMemory) }

  /// Puts an object in.
  public func add(_ object: ObjectType?) {
    guard let object else { return }
    entries[ObjectIdentifier(object)] = Held(object, weakly: isWeak)
  }

  /// Takes an object out.
  public func remove(_ object: ObjectType?) {
    guard let object else { return }
    entries[ObjectIdentifier(object)] = nil
  }

  /// Empties the table.
  public func removeAllObjects() { entries = [:] }

  /// Whether an object is in the table.
  public func contains(_ anObject: ObjectType?) -> Bool {
    guard let anObject else { return false }
    return entries[ObjectIdentifier(anObject)]?.object === anObject
  }

  /// The objects that are there.
  public var allObjects: [ObjectType] { entries.values.compactMap(\.object) }
  /// Any of them.
  public var anyObject: ObjectType? { allObjects.first }
  /// How many there are.
  public var count: Int { allObjects.count }
  /// Goes through the objects.
  public func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}
