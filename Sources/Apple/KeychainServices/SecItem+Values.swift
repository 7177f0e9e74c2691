public import Foundation

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
