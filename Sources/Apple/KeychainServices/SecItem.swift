public import Foundation

/// Adds an item to the keychain.
///
/// - Parameters:
///   - attributes: The class, the attributes and the secret of the item, and what to return.
///   - result: Receives what is to be returned.
/// - Returns: `errSecDuplicateItem` if there is an item with the same primary attributes.
@discardableResult
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  perform(attributes, result) { query, keychain throws(KeychainError) in
    query.answer([try keychain.add(query)])
  }
}

/// Finds items in the keychain.
///
/// - Parameters:
///   - query: The class and the attributes of the items, and what to return.
///   - result: Receives what is to be returned: an array if the query allows several items.
/// - Returns: `errSecItemNotFound` if there is no item.
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  perform(query, result) { query, keychain throws(KeychainError) in
    query.answer(try keychain.items(query))
  }
}

/// Changes items in the keychain.
///
/// - Parameters:
///   - query: The class and the attributes of the items.
///   - attributesToUpdate: The attributes to change, and their new values.
/// - Returns: `errSecItemNotFound` if there is no item.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  let changes = KeychainQuery.values(attributesToUpdate)
  return perform(query, nil) { query, keychain throws(KeychainError) in
    try keychain.update(query, changes)
    return nil
  }
}

/// Removes items from the keychain.
///
/// - Parameter query: The class and the attributes of the items.
/// - Returns: `errSecItemNotFound` if there is no item.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  perform(query, nil) { query, keychain throws(KeychainError) in
    try keychain.delete(query)
    return nil
  }
}

private func perform(
  _ dictionary: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?,
  _ work: (KeychainQuery, inout Keychain) throws(KeychainError) -> CFTypeRef?
) -> OSStatus {
  do throws(KeychainError) {
    let query = try KeychainQuery(dictionary)
    let answer = try Keychain.use { keychain throws(KeychainError) in
      try work(query, &keychain)
    }
    if let answer { result?.pointee = answer }
    return errSecSuccess
  } catch { return error.status }
}
