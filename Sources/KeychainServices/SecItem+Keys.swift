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

// MARK: Attributes of all items

/// When the item can be read; here, always.
public nonisolated(unsafe) let kSecAttrAccessible: CFString = "pdmn"

/// The conditions under which the item can be read; always fulfilled here.
public nonisolated(unsafe) let kSecAttrAccessControl: CFString = "accc"

/// The group of apps that share the item.
public nonisolated(unsafe) let kSecAttrAccessGroup: CFString = "agrp"

/// Whether the item is shared through iCloud; nothing is.
public nonisolated(unsafe) let kSecAttrSynchronizable: CFString = "sync"

/// Matches items whether or not they are shared through iCloud.
public nonisolated(unsafe) let kSecAttrSynchronizableAny: CFString = "syna"

/// The date at which the item was added.
public nonisolated(unsafe) let kSecAttrCreationDate: CFString = "cdat"

/// The date at which the item was changed last.
public nonisolated(unsafe) let kSecAttrModificationDate: CFString = "mdat"

/// A description of the item.
public nonisolated(unsafe) let kSecAttrDescription: CFString = "desc"

/// A comment on the item.
public nonisolated(unsafe) let kSecAttrComment: CFString = "icmt"

/// The creator's code.
public nonisolated(unsafe) let kSecAttrCreator: CFString = "crtr"

/// The item's type code.
public nonisolated(unsafe) let kSecAttrType: CFString = "type"

/// The label that the user sees.
public nonisolated(unsafe) let kSecAttrLabel: CFString = "labl"

/// Whether the item is hidden from the user.
public nonisolated(unsafe) let kSecAttrIsInvisible: CFString = "invi"

/// Whether the item has no password on purpose.
public nonisolated(unsafe) let kSecAttrIsNegative: CFString = "nega"

// MARK: Attributes of passwords

/// The name of the account.
public nonisolated(unsafe) let kSecAttrAccount: CFString = "acct"

/// The service of a generic password.
public nonisolated(unsafe) let kSecAttrService: CFString = "svce"

/// Data of a generic password that the app defines.
public nonisolated(unsafe) let kSecAttrGeneric: CFString = "gena"

/// The security domain of an internet password.
public nonisolated(unsafe) let kSecAttrSecurityDomain: CFString = "sdmn"

/// The server of an internet password.
public nonisolated(unsafe) let kSecAttrServer: CFString = "srvr"

/// The protocol of an internet password.
public nonisolated(unsafe) let kSecAttrProtocol: CFString = "ptcl"

/// The authentication scheme of an internet password.
public nonisolated(unsafe) let kSecAttrAuthenticationType: CFString = "atyp"

/// The port of an internet password.
public nonisolated(unsafe) let kSecAttrPort: CFString = "port"

/// The path of an internet password.
public nonisolated(unsafe) let kSecAttrPath: CFString = "path"

// MARK: Attributes of certificates and keys

/// The type of a certificate.
public nonisolated(unsafe) let kSecAttrCertificateType: CFString = "ctyp"

/// The encoding of a certificate.
public nonisolated(unsafe) let kSecAttrCertificateEncoding: CFString = "cenc"

/// The subject of a certificate.
public nonisolated(unsafe) let kSecAttrSubject: CFString = "subj"

/// The issuer of a certificate.
public nonisolated(unsafe) let kSecAttrIssuer: CFString = "issr"

/// The serial number of a certificate.
public nonisolated(unsafe) let kSecAttrSerialNumber: CFString = "slnr"

/// The hash of a certificate's public key.
public nonisolated(unsafe) let kSecAttrPublicKeyHash: CFString = "pkhh"

/// The class of a key.
public nonisolated(unsafe) let kSecAttrKeyClass: CFString = "kcls"

/// A public key.
public nonisolated(unsafe) let kSecAttrKeyClassPublic: CFString = "0"

/// A private key.
public nonisolated(unsafe) let kSecAttrKeyClassPrivate: CFString = "1"

/// A symmetric key.
public nonisolated(unsafe) let kSecAttrKeyClassSymmetric: CFString = "2"

/// The label by which an app finds a key.
public nonisolated(unsafe) let kSecAttrApplicationLabel: CFString = "klbl"

/// The tag by which an app finds a key.
public nonisolated(unsafe) let kSecAttrApplicationTag: CFString = "atag"

/// Whether a key is stored.
public nonisolated(unsafe) let kSecAttrIsPermanent: CFString = "perm"

/// The type of a key.
public nonisolated(unsafe) let kSecAttrKeyType: CFString = "type"

/// An RSA key.
public nonisolated(unsafe) let kSecAttrKeyTypeRSA: CFString = "42"

/// A key of an elliptic curve.
public nonisolated(unsafe) let kSecAttrKeyTypeECSECPrimeRandom: CFString = "73"

/// The number of bits in a key.
public nonisolated(unsafe) let kSecAttrKeySizeInBits: CFString = "bsiz"

/// The number of effective bits in a key.
public nonisolated(unsafe) let kSecAttrEffectiveKeySize: CFString = "esiz"

// MARK: Values of kSecAttrAccessible

/// While the device is unlocked, which is the default.
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlocked: CFString = "ak"

/// After the device has been unlocked once.
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"

/// Always.
public nonisolated(unsafe) let kSecAttrAccessibleAlways: CFString = "dk"

/// While the device is unlocked and has a passcode.
public nonisolated(unsafe) let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"

/// While the device is unlocked, and only on this one.
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"

/// After the first unlock, and only on this device.
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"

/// Always, and only on this device.
public nonisolated(unsafe) let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"

// MARK: Values of kSecAttrProtocol

/// FTP.
public nonisolated(unsafe) let kSecAttrProtocolFTP: CFString = "ftp "

/// FTP over TLS.
public nonisolated(unsafe) let kSecAttrProtocolFTPS: CFString = "ftps"

/// HTTP.
public nonisolated(unsafe) let kSecAttrProtocolHTTP: CFString = "http"

/// HTTP over TLS.
public nonisolated(unsafe) let kSecAttrProtocolHTTPS: CFString = "htps"

/// IMAP.
public nonisolated(unsafe) let kSecAttrProtocolIMAP: CFString = "imap"

/// IMAP over TLS.
public nonisolated(unsafe) let kSecAttrProtocolIMAPS: CFString = "imps"

/// LDAP.
public nonisolated(unsafe) let kSecAttrProtocolLDAP: CFString = "ldap"

/// POP3.
public nonisolated(unsafe) let kSecAttrProtocolPOP3: CFString = "pop3"

/// SMTP.
public nonisolated(unsafe) let kSecAttrProtocolSMTP: CFString = "smtp"

/// SMB.
public nonisolated(unsafe) let kSecAttrProtocolSMB: CFString = "smb "

/// SSH.
public nonisolated(unsafe) let kSecAttrProtocolSSH: CFString = "ssh "

/// Telnet.
public nonisolated(unsafe) let kSecAttrProtocolTelnet: CFString = "teln"

// MARK: Values of kSecAttrAuthenticationType

/// The default scheme.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeDefault: CFString = "dflt"

/// A form on a web page.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeHTMLForm: CFString = "form"

/// Basic authentication of HTTP.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeHTTPBasic: CFString = "http"

/// Digest authentication of HTTP.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeHTTPDigest: CFString = "httd"

/// NTLM.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeNTLM: CFString = "ntlm"
