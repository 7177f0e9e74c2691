public import Foundation

/// The result of a function.
public typealias OSStatus = Int32

/// No error, as all functions of the system return it.
public let noErr: OSStatus = 0

/// No error.
public let errSecSuccess: OSStatus = 0

/// The function isn't implemented.
public let errSecUnimplemented: OSStatus = -4

/// The disk is full.
public let errSecDiskFull: OSStatus = -34

/// Input or output failed.
public let errSecIO: OSStatus = -36

/// The file is already open for writing.
public let errSecOpWr: OSStatus = -49

/// A parameter is missing or invalid.
public let errSecParam: OSStatus = -50

/// Writing isn't permitted.
public let errSecWrPerm: OSStatus = -61

/// There is no memory.
public let errSecAllocate: OSStatus = -108

/// The user canceled.
public let errSecUserCanceled: OSStatus = -128

/// The request is invalid.
public let errSecBadReq: OSStatus = -909

/// An internal error.
public let errSecInternalComponent: OSStatus = -2070

/// There is no keychain.
public let errSecNotAvailable: OSStatus = -25291

/// The keychain can't be changed.
public let errSecReadOnly: OSStatus = -25292

/// The user or the password is wrong.
public let errSecAuthFailed: OSStatus = -25293

/// There is no such keychain.
public let errSecNoSuchKeychain: OSStatus = -25294

/// The item exists already.
public let errSecDuplicateItem: OSStatus = -25299

/// There is no such item.
public let errSecItemNotFound: OSStatus = -25300

/// The buffer is too small.
public let errSecBufferTooSmall: OSStatus = -25301

/// The data is too large.
public let errSecDataTooLarge: OSStatus = -25302

/// There is no such attribute.
public let errSecNoSuchAttr: OSStatus = -25303

/// The reference is invalid.
public let errSecInvalidItemRef: OSStatus = -25304

/// There is no such class.
public let errSecNoSuchClass: OSStatus = -25306

/// The user can't be asked.
public let errSecInteractionNotAllowed: OSStatus = -25308

/// The attribute can't be changed.
public let errSecReadOnlyAttr: OSStatus = -25309

/// The user must be asked.
public let errSecInteractionRequired: OSStatus = -25315

/// The data can't be decoded.
public let errSecDecode: OSStatus = -26275

/// The app lacks an entitlement.
public let errSecMissingEntitlement: OSStatus = -34018

/// Returns what a status means.
///
/// - Parameters:
///   - status: The status.
///   - reserved: Not used.
/// - Returns: A sentence; `nil` if the status is unknown.
public func SecCopyErrorMessageString(
  _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> CFString? {
  messages[status] as CFString?
}

private let messages: [OSStatus: String] = [
  errSecSuccess: "No error.",
  errSecUnimplemented: "Function or operation not implemented.",
  errSecDiskFull: "The disk is full.",
  errSecIO: "I/O error.",
  errSecOpWr: "File already open with write permission.",
  errSecParam: "One or more parameters passed to a function were not valid.",
  errSecWrPerm: "Write permissions error.",
  errSecAllocate: "Failed to allocate memory.",
  errSecUserCanceled: "User canceled the operation.",
  errSecBadReq: "Bad parameter or invalid state for operation.",
  errSecInternalComponent: "An internal component failed.",
  errSecNotAvailable: "No keychain is available. You may need to restart your computer.",
  errSecReadOnly: "This keychain cannot be modified.",
  errSecAuthFailed: "The user name or passphrase you entered is not correct.",
  errSecNoSuchKeychain: "The specified keychain could not be found.",
  errSecDuplicateItem: "The specified item already exists in the keychain.",
  errSecItemNotFound: "The specified item could not be found in the keychain.",
  errSecBufferTooSmall: "There is not enough memory available to use the specified item.",
  errSecDataTooLarge:
    "This item contains information which is too large or in a format that cannot be displayed.",
  errSecNoSuchAttr: "The specified attribute does not exist.",
  errSecInvalidItemRef:
    "The specified item is no longer valid. It may have been deleted from the keychain.",
  errSecNoSuchClass: "The specified item does not appear to be a valid keychain item.",
  errSecInteractionNotAllowed: "User interaction is not allowed.",
  errSecReadOnlyAttr: "The specified attribute could not be modified.",
  errSecInteractionRequired: "User interaction is required, but is currently not allowed.",
  errSecDecode: "Unable to decode the provided data.",
  errSecMissingEntitlement: "A required entitlement isn't present.",
]
