public import Foundation

/// An error of local authentication.
public struct LAError: _BridgedStoredNSError {
  /// The reason of an error.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The error that has the reason.
    public typealias _ErrorType = LAError
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case notInteractive = -1004
  }

  /// The domain of the errors.
  public static var _nsErrorDomain: String { "com.apple.LocalAuthentication" }
  /// The error as Foundation has it.
  public let _nsError: NSError
  /// Creates an error from Foundation's.
  public init(_nsError error: NSError) { _nsError = error }
}

extension LAError {
  /// The face didn't match.
  public static var authenticationFailed: Code { .authenticationFailed }
  /// The user has canceled.
  public static var userCancel: Code { .userCancel }
  /// The user wants to enter a password.
  public static var userFallback: Code { .userFallback }
  /// The system has canceled.
  public static var systemCancel: Code { .systemCancel }
  /// The device has no passcode.
  public static var passcodeNotSet: Code { .passcodeNotSet }
  /// The app may not use Face ID.
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  /// The device knows no face.
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  /// Too many faces didn't match.
  public static var biometryLockout: Code { .biometryLockout }
  /// The app has invalidated the context.
  public static var appCancel: Code { .appCancel }
  /// The context was invalidated before.
  public static var invalidContext: Code { .invalidContext }
  /// Nobody may be asked.
  public static var notInteractive: Code { .notInteractive }
}

extension LAError.Code {
  /// The face isn't available, in earlier versions.
  public static var touchIDNotAvailable: LAError.Code { .biometryNotAvailable }
  /// The device knows no face, in earlier versions.
  public static var touchIDNotEnrolled: LAError.Code { .biometryNotEnrolled }
  /// Too many faces didn't match, in earlier versions.
  public static var touchIDLockout: LAError.Code { .biometryLockout }

  /// An error with the system's text, where the system has one of its own.
  var error: LAError {
    let text: String? =
      switch self {
      case .authenticationFailed: "Application retry limit exceeded."
      case .userCancel: "Canceled by user."
      case .userFallback: "Fallback authentication mechanism selected."
      case .passcodeNotSet: "Passcode not set."
      case .biometryNotAvailable: "User has denied the use of biometry for this app."
      case .biometryNotEnrolled: "No identities are enrolled."
      case .biometryLockout: "Biometry is locked out."
      case .notInteractive: "User interaction is required."
      case .systemCancel, .appCancel, .invalidContext: nil
      }
    return LAError(self, userInfo: text.map { [NSLocalizedDescriptionKey: $0] } ?? [:])
  }
}
