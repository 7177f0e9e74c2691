public import Foundation

/// Options for the references of a table.
public nonisolated enum NSPointerFunctions {
  /// The kinds of references and of comparison in a table.
  public struct Options: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Strong references.
    public static let strongMemory: Options = []
    /// Weak references; objects leave the table when they are freed.
    public static let weakMemory = Options(rawValue: 5)
    /// Objects are compared by identity, not by equality.
    public static let objectPointerPersonality = Options(rawValue: 512)
  }
}

/// A dictionary with strong or weak references to its keys and values.
///
/// A replacement, because Foundation on Linux has none. It drops entries whose objects have been
/// freed.
public nonisolated final class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private struct Entry {
    let key: Held<KeyType>
    let value: Held<ObjectType>
  }

  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var entries: [Int: [Entry]] = [:]

  /// Creates an empty table.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
  }

  /// Creates a table with strong references to keys and values.
  public static func strongToStrongObjects() -> NSMapTable { NSMapTable() }
  /// Creates a table with weak references to keys.
  ///
  /// It retains each value as long as its key is alive.
  public static func weakToStrongObjects() -> NSMapTable {
    NSMapTable(keyOptions: .weakMemory)
  }
  /// Creates a table with strong references to keys.
  public static func strongToWeakObjects() -> NSMapTable {
    NSMapTable(valueOptions: .weakMemory)
  }
  /// Creates a table with weak references to keys and values.
  public static func weakToWeakObjects() -> NSMapTable {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// The value for a key.
  public func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    for entry in entries[hash(of: aKey)] ?? [] {
      if let key = entry.key.object, same(key, aKey) { return entry.value.object }
    }
    return nil
  }

  /// Sets the value for a key.
  public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey, let anObject else { return }
    removeObject(forKey: aKey)
    let isKeyWeak = keyOptions.contains(.weakMemory)
    let isValueWeak = valueOptions.contains(.weakMemory)
    entries[hash(of: aKey), default: []].append(
      Entry(key: Held(aKey, weakly: isKeyWeak), value: Held(anObject, weakly: isValueWeak)))
  }

  /// Removes a key and its value.
  public func removeObject(forKey aKey: KeyType?) {
    guard let aKey else { return }
    entries[hash(of: aKey)]?.removeAll { entry in
      guard let key = entry.key.object else { return true }
      return same(key, aKey)
    }
  }

  /// Removes all entries.
  public func removeAllObjects() { entries = [:] }

  /// The number of entries whose key and value are alive.
  public var count: Int { living.count }

  /// Enumerates the keys.
  public func keyEnumerator() -> NSEnumerator { NSArray(array: living.map(\.0)).objectEnumerator() }

  /// Enumerates the values.
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
