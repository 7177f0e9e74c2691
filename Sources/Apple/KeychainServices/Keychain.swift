import AppSandbox
import Foundation
import Synchronization

/// An item of the keychain.
struct KeychainItem {
  let itemClass: String
  var attributes: [String: NSObject]
  var data: NSObject?
  /// The reference by which the app finds the item again.
  let reference: NSData
}

/// The keychain of the app, which is kept in memory.
///
/// It is empty at the beginning of each case.
struct Keychain {
  // Foundation's types for texts, numbers and bytes aren't Sendable, but don't change here.
  private struct Shared: @unchecked Sendable {
    var keychain = Keychain()
    var isStore = false
  }

  private static let shared = Mutex(Shared())
  /// The group of the app, which items belong to unless the app says otherwise.
  private nonisolated(unsafe) static let accessGroup: NSString = "com.example.app"

  private var items: [KeychainItem] = []
  private var count = 0

  /// Calls a closure with the keychain of the process.
  static func use<Result>(
    _ work: (inout Keychain) throws(KeychainError) -> Result
  ) throws(KeychainError) -> Result {
    let isNew = shared.withLock { shared in
      defer { shared.isStore = true }
      return !shared.isStore
    }
    if isNew { AppSandbox.add(store: { shared.withLock { $0.keychain = Keychain() } }) }
    // What the closure returns stays on this thread.
    nonisolated(unsafe) var result: Swift.Result<Result, KeychainError>?
    shared.withLock { shared in
      do throws(KeychainError) {
        result = .success(try work(&shared.keychain))
      } catch { result = .failure(error) }
    }
    guard let result else { throw KeychainError(errSecInternalComponent) }
    return try result.get()
  }

  // MARK: Changing

  /// Adds an item, and returns it.
  mutating func add(_ query: KeychainQuery) throws(KeychainError) -> KeychainItem {
    guard !query.itemClass.isEmpty else { throw KeychainError(errSecParam) }
    let now = NSDate()
    var attributes = query.attributes
    for (key, value) in [
      (kSecAttrAccessible, kSecAttrAccessibleWhenUnlocked as NSObject),
      (kSecAttrAccessGroup, Self.accessGroup), (kSecAttrSynchronizable, NSNumber(value: false)),
      (kSecAttrCreationDate, now), (kSecAttrModificationDate, now),
    ] where attributes[key as String] == nil {
      attributes[key as String] = value
    }
    // A password without account or service has empty ones.
    if query.itemClass == kSecClassGenericPassword as String {
      for key in [kSecAttrAccount, kSecAttrService] where attributes[key as String] == nil {
        attributes[key as String] = "" as NSString
      }
    }
    count += 1
    let item = KeychainItem(
      itemClass: query.itemClass, attributes: attributes, data: query.data,
      reference: NSData(data: Data("\(query.itemClass)\(count)".utf8)))
    guard !items.contains(where: { KeychainQuery.areSame($0, item) }) else {
      throw KeychainError(errSecDuplicateItem)
    }
    items.append(item)
    return item
  }

  /// Returns the items that a query means, at least one.
  func items(_ query: KeychainQuery) throws(KeychainError) -> [KeychainItem] {
    try places(query).map { items[$0] }
  }

  private func places(_ query: KeychainQuery) throws(KeychainError) -> [Int] {
    let places = items.indices.filter { query.matches(items[$0]) }
    guard !places.isEmpty else { throw KeychainError(errSecItemNotFound) }
    return places
  }

  /// Changes the items that a query means.
  mutating func update(
    _ query: KeychainQuery, _ changes: [String: NSObject]
  ) throws(KeychainError) {
    guard !changes.isEmpty else { throw KeychainError(errSecParam) }
    guard changes[kSecClass as String] == nil else { throw KeychainError(errSecNoSuchAttr) }
    var changed = items
    let places = try places(query)
    for place in places {
      for (key, value) in changes {
        if key == kSecValueData as String {
          changed[place].data = value
        } else {
          changed[place].attributes[key] = value
        }
      }
      changed[place].attributes[kSecAttrModificationDate as String] = NSDate()
    }
    for place in places {
      let twin = changed.indices.contains {
        $0 != place && KeychainQuery.areSame(changed[$0], changed[place])
      }
      if twin { throw KeychainError(errSecDuplicateItem) }
    }
    items = changed
  }

  /// Removes the items that a query means.
  mutating func delete(_ query: KeychainQuery) throws(KeychainError) {
    for place in try places(query).reversed() { items.remove(at: place) }
  }
}
