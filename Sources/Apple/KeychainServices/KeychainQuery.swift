import Foundation

/// Why the keychain can't do what it is asked for.
struct KeychainError: Error {
  let status: OSStatus

  init(_ status: OSStatus) { self.status = status }
}

/// A query of an app for items of the keychain.
struct KeychainQuery {
  /// The attributes that identify an item, by class.
  ///
  /// Two items of a class differ in one of them.
  private nonisolated(unsafe) static let primaryKeys: [String: [CFString]] = [
    kSecClassGenericPassword as String: [kSecAttrAccount, kSecAttrService],
    kSecClassInternetPassword as String: [
      kSecAttrAccount, kSecAttrSecurityDomain, kSecAttrServer, kSecAttrProtocol,
      kSecAttrAuthenticationType, kSecAttrPort, kSecAttrPath,
    ],
    kSecClassCertificate as String: [
      kSecAttrCertificateType, kSecAttrIssuer, kSecAttrSerialNumber,
    ],
    kSecClassKey as String: [
      kSecAttrKeyClass, kSecAttrApplicationLabel, kSecAttrApplicationTag, kSecAttrCreator,
      kSecAttrKeyType, kSecAttrKeySizeInBits, kSecAttrEffectiveKeySize,
    ],
    kSecClassIdentity as String: [
      kSecAttrCertificateType, kSecAttrIssuer, kSecAttrSerialNumber,
    ],
  ]

  let itemClass: String
  /// The attributes of the items, by their keys.
  let attributes: [String: NSObject]
  /// The secret; `nil` if there is none.
  let data: NSObject?
  /// A reference that the keychain has returned; `nil` if there is none.
  let reference: NSData?
  private let values: [String: NSObject]

  init(_ dictionary: NSDictionary) throws(KeychainError) {
    values = Self.values(dictionary)
    reference = values[kSecValuePersistentRef as String] as? NSData
    let name = (values[kSecClass as String] as? NSString).map { $0 as String }
    if let name, Self.primaryKeys[name] == nil { throw KeychainError(errSecNoSuchClass) }
    guard let itemClass = name ?? (reference == nil ? nil : "") else {
      throw KeychainError(errSecParam)
    }
    self.itemClass = itemClass
    data = values[kSecValueData as String]
    // Matching, returning and using aren't attributes.
    attributes = values.filter { key, _ in
      key != kSecClass as String && key != kSecUseDataProtectionKeychain as String
        && !["m_", "r_", "u_", "v_"].contains { key.hasPrefix($0) }
    }
  }

  /// Returns the values of a dictionary, by text.
  static func values(_ dictionary: NSDictionary) -> [String: NSObject] {
    var values: [String: NSObject] = [:]
    for (key, value) in dictionary {
      guard let key = key as? String else { continue }
      values[key] = value as AnyObject as? NSObject
    }
    return values
  }

  // MARK: Matching

  /// Returns whether a query means an item.
  func matches(_ item: KeychainItem) -> Bool {
    if let reference, !reference.isEqual(item.reference) { return false }
    guard itemClass.isEmpty || itemClass == item.itemClass else { return false }
    let shared = kSecAttrSynchronizable as String
    return attributes.allSatisfy { key, value in
      key == shared || key == kSecAttrAccessControl as String || item.attributes[key] == value
    } && matchesSharing(item.attributes[shared])
  }

  /// Without a word on sharing, a query means items that aren't shared.
  private func matchesSharing(_ value: NSObject?) -> Bool {
    let wanted = attributes[kSecAttrSynchronizable as String]
    if wanted == kSecAttrSynchronizableAny { return true }
    return Self.isTrue(wanted) == Self.isTrue(value)
  }

  private static func isTrue(_ value: NSObject?) -> Bool {
    (value as? NSNumber)?.boolValue ?? false
  }

  /// Returns whether two items of a class can't both exist.
  static func areSame(_ one: KeychainItem, _ other: KeychainItem) -> Bool {
    let keys = (primaryKeys[one.itemClass] ?? []) + [kSecAttrAccessGroup]
    return one.itemClass == other.itemClass
      && isTrue(one.attributes[kSecAttrSynchronizable as String])
        == isTrue(other.attributes[kSecAttrSynchronizable as String])
      && keys.allSatisfy { one.attributes[$0 as String] == other.attributes[$0 as String] }
  }

  // MARK: Answering

  /// The maximum number of items to return; `nil` for all.
  private var limit: Int? {
    let value = values[kSecMatchLimit as String]
    if value == kSecMatchLimitAll { return nil }
    return (value as? NSNumber)?.intValue ?? 1
  }

  private func wants(_ key: CFString) -> Bool { Self.isTrue(values[key as String]) }

  /// Returns what the query asks for of the items that it means; `nil` if that is nothing.
  func answer(_ items: [KeychainItem]) -> CFTypeRef? {
    let found = limit.map { Array(items.prefix($0)) } ?? items
    let answers = found.compactMap(answer)
    if answers.isEmpty { return nil }
    // A limit of one returns the item itself.
    return limit == 1 ? answers[0] : NSArray(array: answers)
  }

  private func answer(_ item: KeychainItem) -> NSObject? {
    var parts: [String: NSObject] = [:]
    if wants(kSecReturnData) { parts[kSecValueData as String] = item.data ?? NSData() }
    if wants(kSecReturnPersistentRef) {
      parts[kSecValuePersistentRef as String] = item.reference
    }
    // There are no references but those that can be kept.
    if wants(kSecReturnRef) { parts[kSecValueRef as String] = item.reference }
    guard wants(kSecReturnAttributes) || parts.count > 1 else { return parts.values.first }
    if wants(kSecReturnAttributes) {
      parts.merge(item.attributes) { $1 }
      parts[kSecClass as String] = item.itemClass as NSString
    }
    return NSDictionary(dictionary: parts)
  }
}
