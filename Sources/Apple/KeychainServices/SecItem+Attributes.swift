public import Foundation

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
