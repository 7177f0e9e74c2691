public import Foundation

/// How a table holds its objects.
public nonisolated enum NSPointerFunctions {
  /// Whether a table keeps its objects alive.
  public struct Options: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Objects are kept alive.
    public static let strongMemory: Options = []
    /// Objects are not kept alive, and leave the table when they go.
    public static let weakMemory = Options(rawValue: 5)
    /// Objects are the same where they are identical, not where they are equal.
    public static let objectPointerPersonality = Options(rawValue: 512)
  }
}

/// Objects by objects, either of which may be held weakly.
///
/// A stand-in, for Foundation on Linux has none: a dictionary that lets go of what is gone.
public nonisolated final class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private struct Entry {
    let key: Held<KeyType>
    let value: Held<ObjectType>
  }

  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var entries: [Int: [Entry]] = [:]

  /// Makes an empty table.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
  }

  /// Makes a table that keeps keys and objects alive.
  public static func strongToStrongObjects() -> NSMapTable { NSMapTable() }
  /// Makes a table that keeps its objects alive as long as their keys live elsewhere.
  public static func weakToStrongObjects() -> NSMapTable {
    NSMapTable(keyOptions: .weakMemory)
  }
  /// Makes a table that keeps its keys alive.
  public static func strongToWeakObjects() -> NSMapTable {
    NSMapTable(valueOptions: .weakMemory)
  }
  /// Makes a table that keeps nothing alive.
  public static func weakToWeakObjects() -> NSMapTable {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// The object of a key.
  public func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    for entry in entries[hash(of: aKey)] ?? [] {
      if let key = entry.key.object, same(key, aKey) { return entry.value.object }
    }
    return nil
  }

  /// Puts an object under a key, in place of the one that was there.
  public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey, let anObject else { return }
    removeObject(forKey: aKey)
    let isKeyWeak = keyOptions.contains(.weakMemory)
    let isValueWeak = valueOptions.contains(.weakMemory)
    entries[hash(of: aKey), default: []].append(
      Entry(key: Held(aKey, weakly: isKeyWeak), value: Held(anObject, weakly: isValueWeak)))
  }

  /// Takes a key and its object out.
  public func removeObject(forKey aKey: KeyType?) {
    guard let aKey else { return }
    entries[hash(of: aKey)]?.removeAll { entry in
      guard let key = entry.key.object else { return true }
      return same(key, aKey)
    }
  }

  /// Empties the table.
  public func removeAllObjects() { entries = [:] }

  /// How many keys there are whose objects are there.
  public var count: Int { living.count }

  /// Goes through the keys.
  public func keyEnumerator() -> NSEnumerator { NSArray(array: living.map(\.0)).objectEnumerator() }

  /// Goes through the objects.
  public func objectEnumerator() -> NSEnumerator? {
    NSArray(array: living.map(\.1)).objectEnumerator()
  }

  private var living: [(KeyType, ObjectType)] {
    entries.values.joined().compactMap { entry in
      guard let key = entry.key.object, let value = entry.value.object else { return nil }
      return (key, value)
    }
  }

  private func hash(of key: KeyType) -> Int {
    guard !keyOptions.contains(.objectPointerPersonality), let object = key as? NSObject else {
      return ObjectIdentifier(key).hashValue
    }
    return object.hash
  }

  private func same(_ one: KeyType, _ other: KeyType) -> Bool {
    if one === other { return true }
    guard !keyOptions.contains(.objectPointerPersonality), let one = one as? NSObject else {
      return false
    }
    return one.isEqual(other)
  }
}
