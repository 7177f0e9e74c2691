public import Foundation

/// A namespace for a table's options.
public nonisolated enum NSPointerFunctions {
  /// Options that specify how a table refers to objects and compares them.
  public struct Options: OptionSet, Sendable {
    /// The set's bit mask.
    public let rawValue: UInt
    /// Creates options from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The table holds strong references.
    public static let strongMemory: Options = []
    /// The table holds weak references; objects are removed from the table when they are freed.
    public static let weakMemory = Options(rawValue: 5)
    /// The table compares objects by identity instead of equality.
    public static let objectPointerPersonality = Options(rawValue: 512)
  }
}

/// A dictionary with strong or weak references to its keys and values.
///
/// Foundation on Linux doesn't provide this class. Entries whose key or value has been freed are
/// removed.
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

  /// Creates a table with strong references to its keys and values.
  public static func strongToStrongObjects() -> NSMapTable { NSMapTable() }
  /// Creates a table with weak references to its keys and strong references to its values.
  ///
  /// A value is retained until its key is freed.
  public static func weakToStrongObjects() -> NSMapTable {
    NSMapTable(keyOptions: .weakMemory)
  }
  /// Creates a table with strong references to its keys and weak references to its values.
  public static func strongToWeakObjects() -> NSMapTable {
    NSMapTable(valueOptions: .weakMemory)
  }
  /// Creates a table with weak references to its keys and values.
  public static func weakToWeakObjects() -> NSMapTable {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// Returns the value for the given key; `nil` if there is none.
  public func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    for entry in entries[hash(of: aKey)] ?? [] {
      if let key = entry.key.object, same(key, aKey) { return entry.value.object }
    }
    return nil
  }

  /// Sets the value for the given key.
  public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey, let anObject else { return }
    removeObject(forKey: aKey)
    let isKeyWeak = keyOptions.contains(.weakMemory)
    let isValueWeak = valueOptions.contains(.weakMemory)
    entries[hash(of: aKey), default: []].append(
      Entry(key: Held(aKey, weakly: isKeyWeak), value: Held(anObject, weakly: isValueWeak)))
  }

  /// Removes the given key and its value.
  public func removeObject(forKey aKey: KeyType?) {
    guard let aKey else { return }
    entries[hash(of: aKey)]?.removeAll { entry in
      guard let key = entry.key.object else { return true }
      return same(key, aKey)
    }
  }

  /// Removes all entries.
  public func removeAllObjects() { entries = [:] }

  /// The number of entries whose key and value haven't been freed.
  public var count: Int { living.count }

  /// Returns an enumerator for the keys.
  public func keyEnumerator() -> NSEnumerator { NSArray(array: living.map(\.0)).objectEnumerator() }

  /// Returns an enumerator for the values.
  public func objectEnumerator() -> NSEnumerator? {
    NSArray(array: living.map(\.1)).objectEnumerator()
  }

  /// Returns the entries as a dictionary; their keys must be hashable.
  public func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    let entries = living.compactMap { key, value in
      ((key as Any) as? AnyHashable).map { ($0, value) }
    }
    return Dictionary(entries) { first, _ in first }
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
