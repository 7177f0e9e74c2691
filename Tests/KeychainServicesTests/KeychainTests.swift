import KeychainServices
import Testing

/// Tests of the keychain, which the tests share: each uses a service of its own.
struct KeychainTests {
  private let service = UUID().uuidString

  private func query(_ account: String? = "fred", _ others: [CFString: Any] = [:]) -> CFDictionary {
    var query: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: service,
    ]
    query[kSecAttrAccount as String] = account
    for (key, value) in others { query[key as String] = value }
    return query as CFDictionary
  }

  private func add(_ account: String, _ secret: String, _ others: [CFString: Any] = [:]) -> OSStatus
  {
    SecItemAdd(
      query(account, [kSecValueData: Data(secret.utf8)].merging(others) { $1 }), nil)
  }

  private func secret(_ account: String = "fred") -> String? {
    var result: CFTypeRef?
    let status = SecItemCopyMatching(query(account, [kSecReturnData: true]), &result)
    guard status == errSecSuccess else { return nil }
    return (result as? Data).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `a secret is added, found, changed and deleted`() {
    #expect(secret() == nil)
    #expect(SecItemCopyMatching(query(), nil) == errSecItemNotFound)
    #expect(add("fred", "yabba") == noErr)
    #expect(secret() == "yabba")
    #expect(SecItemCopyMatching(query(), nil) == errSecSuccess)
    let change = [kSecValueData as String: Data("dabba".utf8)] as CFDictionary
    #expect(SecItemUpdate(query(), change) == errSecSuccess)
    #expect(secret() == "dabba")
    #expect(SecItemDelete(query()) == errSecSuccess)
    #expect(secret() == nil)
    #expect(SecItemDelete(query()) == errSecItemNotFound)
    #expect(SecItemUpdate(query(), change) == errSecItemNotFound)
  }

  @Test func `two items of a service differ in their accounts`() {
    #expect(add("fred", "1") == errSecSuccess && add("barney", "2") == errSecSuccess)
    #expect(add("fred", "3", [kSecAttrLabel: "other"]) == errSecDuplicateItem)
    #expect(secret("fred") == "1" && secret("barney") == "2")
    let rename = [kSecAttrAccount as String: "fred"] as CFDictionary
    #expect(SecItemUpdate(query("barney"), rename) == errSecDuplicateItem)
    #expect(secret("barney") == "2")
  }

  @Test func `the pattern of deleting before adding works with one query`() {
    for secret in ["1", "2"] {
      let item = query("fred", [kSecValueData: Data(secret.utf8)])
      SecItemDelete(item)
      #expect(SecItemAdd(item, nil) == errSecSuccess)
    }
    #expect(secret() == "2")
  }

  @Test func `a query returns one item, some, or all`() throws {
    for account in ["a", "b", "c"] { _ = add(account, account) }
    var result: CFTypeRef?
    let attributes: [CFString: Any] = [kSecReturnAttributes: true, kSecReturnData: true]
    #expect(SecItemCopyMatching(query(nil, attributes), &result) == errSecSuccess)
    let one = try #require(result as? [String: Any])
    #expect(one[kSecAttrAccount as String] as? String == "a")
    #expect(one[kSecValueData as String] as? Data == Data("a".utf8))
    #expect(one[kSecAttrCreationDate as String] is Date)
    #expect(one[kSecAttrAccessible as String] as? String == "ak")
    for (limit, count) in [(kSecMatchLimitAll as Any, 3), (2 as Any, 2), (9 as Any, 3)] {
      let all = attributes.merging([kSecMatchLimit: limit]) { $1 }
      #expect(SecItemCopyMatching(query(nil, all), &result) == errSecSuccess)
      #expect((result as? [[String: Any]])?.count == count)
    }
    let data: [CFString: Any] = [kSecReturnData: true, kSecMatchLimit: kSecMatchLimitAll]
    #expect(SecItemCopyMatching(query(nil, data), &result) == errSecSuccess)
    #expect((result as? [Data])?.map { String(decoding: $0, as: UTF8.self) } == ["a", "b", "c"])
  }

  @Test func `adding returns what the query asks for`() {
    var result: CFTypeRef?
    let item: [CFString: Any] = [kSecValueData: Data("x".utf8), kSecReturnPersistentRef: true]
    #expect(SecItemAdd(query("fred", item), &result) == errSecSuccess)
    let reference = result as? Data
    let found: [String: Any] = [
      kSecValuePersistentRef as String: reference as Any, kSecReturnData as String: true,
    ]
    #expect(SecItemCopyMatching(found as CFDictionary, &result) == errSecSuccess)
    #expect(result as? Data == Data("x".utf8))
  }

  @Test func `a query means items that aren't shared, unless it says so`() {
    #expect(add("fred", "own") == errSecSuccess)
    #expect(add("fred", "shared", [kSecAttrSynchronizable: true]) == errSecSuccess)
    #expect(secret() == "own")
    func count(_ value: Any) -> Int? {
      var result: CFTypeRef?
      let query = query(
        "fred",
        [kSecAttrSynchronizable: value, kSecMatchLimit: kSecMatchLimitAll, kSecReturnData: true])
      _ = SecItemCopyMatching(query, &result)
      return (result as? [Data])?.count
    }
    #expect(count(true) == 1 && count(false) == 1 && count(kSecAttrSynchronizableAny) == 2)
  }

  @Test func `classes are apart, and an internet password has its own attributes`() {
    #expect(add("fred", "generic") == errSecSuccess)
    let internet: [String: Any] = [
      kSecClass as String: kSecClassInternetPassword, kSecAttrServer as String: service,
      kSecAttrAccount as String: "fred", kSecAttrPort as String: 443,
      kSecValueData as String: Data("internet".utf8),
    ]
    #expect(SecItemAdd(internet as CFDictionary, nil) == errSecSuccess)
    #expect(SecItemAdd(internet as CFDictionary, nil) == errSecDuplicateItem)
    var other = internet
    other[kSecAttrPort as String] = 80
    #expect(SecItemAdd(other as CFDictionary, nil) == errSecSuccess)
    #expect(secret() == "generic")
  }

  @Test func `a query without a class, or of none that exists, is an error`() {
    #expect(SecItemAdd([:] as CFDictionary, nil) == errSecParam)
    #expect(SecItemCopyMatching(["acct": "x"] as CFDictionary, nil) == errSecParam)
    #expect(SecItemDelete([kSecClass as String: "nope"] as CFDictionary) == errSecNoSuchClass)
    _ = add("fred", "x")
    #expect(SecItemUpdate(query(), [:] as CFDictionary) == errSecParam)
  }

  @Test func `an item with conditions can be read`() throws {
    let control = try #require(
      SecAccessControlCreateWithFlags(
        nil, kSecAttrAccessibleWhenUnlockedThisDeviceOnly, .userPresence, nil))
    #expect(add("fred", "x", [kSecAttrAccessControl: control]) == errSecSuccess)
    #expect(secret() == "x")
  }

  @Test func `queries in Foundation's own types work, too`() {
    let query = NSMutableDictionary()
    query[kSecClass] = kSecClassGenericPassword
    query[kSecAttrService] = service
    query[kSecValueData] = NSData(data: Data("x".utf8))
    #expect(SecItemAdd(query, nil) == errSecSuccess)
    query.removeObject(forKey: kSecValueData)
    query[kSecReturnData] = kCFBooleanTrue
    var result: AnyObject?
    let status = withUnsafeMutablePointer(to: &result) {
      SecItemCopyMatching(query as CFDictionary, UnsafeMutablePointer($0))
    }
    #expect(status == errSecSuccess && result as? Data == Data("x".utf8))
  }

  @Test func `a status has a message`() {
    #expect(
      SecCopyErrorMessageString(errSecItemNotFound, nil) as String?
        == "The specified item could not be found in the keychain.")
    #expect(SecCopyErrorMessageString(1, nil) == nil)
  }

  @Test func `random bytes fill a buffer`() {
    var bytes = [UInt8](repeating: 0, count: 64)
    #expect(SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes) == errSecSuccess)
    #expect(bytes != [UInt8](repeating: 0, count: 64))
    #expect(SecRandomCopyBytes(nil, -1, &bytes) == errSecParam)
  }
}
