public import Foundation

// The raw values are those of iOS, which programs see where they print a query.

// MARK: Classes

/// The class of an item, which every query needs.
public nonisolated(unsafe) let kSecClass: CFString = "class"

/// A password for a service.
public nonisolated(unsafe) let kSecClassGenericPassword: CFString = "genp"

/// A password for a server.
public nonisolated(unsafe) let kSecClassInternetPassword: CFString = "inet"

/// A certificate.
public nonisolated(unsafe) let kSecClassCertificate: CFString = "cert"

/// A cryptographic key.
public nonisolated(unsafe) let kSecClassKey: CFString = "keys"

/// A certificate with its private key.
public nonisolated(unsafe) let kSecClassIdentity: CFString = "idnt"

// MARK: Values

/// The secret of an item.
public nonisolated(unsafe) let kSecValueData: CFString = "v_Data"

/// A reference to an item; never stored here.
public nonisolated(unsafe) let kSecValueRef: CFString = "v_Ref"

/// A reference to an item that can be kept.
public nonisolated(unsafe) let kSecValuePersistentRef: CFString = "v_PersistentRef"

// MARK: Results

/// Whether to return the secret.
public nonisolated(unsafe) let kSecReturnData: CFString = "r_Data"

/// Whether to return the attributes.
public nonisolated(unsafe) let kSecReturnAttributes: CFString = "r_Attributes"

/// Whether to return a reference.
public nonisolated(unsafe) let kSecReturnRef: CFString = "r_Ref"

/// Whether to return a reference that can be kept.
public nonisolated(unsafe) let kSecReturnPersistentRef: CFString = "r_PersistentRef"

// MARK: Matching

/// The maximum number of items to return.
public nonisolated(unsafe) let kSecMatchLimit: CFString = "m_Limit"

/// Returns one item, which is the default.
public nonisolated(unsafe) let kSecMatchLimitOne: CFString = "m_LimitOne"

/// Returns all items, as an array.
public nonisolated(unsafe) let kSecMatchLimitAll: CFString = "m_LimitAll"

/// Whether texts match regardless of case; not considered.
public nonisolated(unsafe) let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive"

/// The keychains to search; not considered.
public nonisolated(unsafe) let kSecMatchSearchList: CFString = "m_SearchList"

/// The items to search; not considered.
public nonisolated(unsafe) let kSecMatchItemList: CFString = "m_ItemList"

// MARK: Use

/// A context of local authentication; not considered.
public nonisolated(unsafe) let kSecUseAuthenticationContext: CFString = "u_AuthCtx"

/// Whether the user may be asked; nobody is.
public nonisolated(unsafe) let kSecUseAuthenticationUI: CFString = "u_AuthUI"

/// Allows asking the user.
public nonisolated(unsafe) let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA"

/// Fails rather than asking the user.
public nonisolated(unsafe) let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"

/// Skips items for which the user must be asked.
public nonisolated(unsafe) let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"

/// The text that asks the user; never shown.
public nonisolated(unsafe) let kSecUseOperationPrompt: CFString = "u_OpPrompt"

/// Whether to use the keychain of iOS; there is no other.
public nonisolated(unsafe) let kSecUseDataProtectionKeychain: CFString = "nleg"
