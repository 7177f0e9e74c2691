public import Foundation

/// The conditions under which an item can be read, which are always fulfilled here.
public final class SecAccessControl: NSObject {
  /// When the item can be read.
  let protection: CFTypeRef
  let flags: SecAccessControlCreateFlags

  init(protection: CFTypeRef, flags: SecAccessControlCreateFlags) {
    self.protection = protection
    self.flags = flags
  }
}

/// The conditions under which an item can be read.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates flags from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The user is present.
  public static let userPresence = Self(rawValue: 1 << 0)
  /// Any finger or face is recognized.
  public static let biometryAny = Self(rawValue: 1 << 1)
  /// A finger or face is recognized that was enrolled when the item was added.
  public static let biometryCurrentSet = Self(rawValue: 1 << 3)
  /// Any finger is recognized.
  public static let touchIDAny = biometryAny
  /// A finger is recognized that was enrolled when the item was added.
  public static let touchIDCurrentSet = biometryCurrentSet
  /// The user enters the passcode.
  public static let devicePasscode = Self(rawValue: 1 << 4)
  /// One of the conditions suffices.
  public static let or = Self(rawValue: 1 << 14)
  /// All conditions are needed.
  public static let and = Self(rawValue: 1 << 15)
  /// A private key can sign.
  public static let privateKeyUsage = Self(rawValue: 1 << 30)
  /// The app gives a password.
  public static let applicationPassword = Self(rawValue: 1 << 31)
}

/// Creates the conditions under which an item can be read.
///
/// - Parameters:
///   - allocator: Not used.
///   - protection: A value of `kSecAttrAccessible`.
///   - flags: What must happen before.
///   - error: Never set.
/// - Returns: The conditions, which are always fulfilled.
public func SecAccessControlCreateWithFlags(
  _ allocator: CFAllocator?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? {
  SecAccessControl(protection: protection, flags: flags)
}
