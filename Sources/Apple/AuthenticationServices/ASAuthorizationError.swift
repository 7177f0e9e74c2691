public import Foundation

/// An error of a sign-in.
public nonisolated struct ASAuthorizationError: _BridgedStoredNSError {
  /// The reason of an error.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The error that has the reason.
    public typealias _ErrorType = ASAuthorizationError
    case unknown = 1000, canceled, invalidResponse, notHandled, failed, notInteractive
  }

  /// The domain of the errors.
  public static var _nsErrorDomain: String { "com.apple.AuthenticationServices.AuthorizationError" }
  /// The error as Foundation has it.
  public let _nsError: NSError
  /// Creates an error from Foundation's.
  public init(_nsError error: NSError) { _nsError = error }
}

nonisolated extension ASAuthorizationError {
  /// The reason is unknown.
  public static var unknown: Code { .unknown }
  /// The user has canceled.
  public static var canceled: Code { .canceled }
  /// The answer isn't valid.
  public static var invalidResponse: Code { .invalidResponse }
  /// Nobody has handled the request.
  public static var notHandled: Code { .notHandled }
  /// The sign-in has failed.
  public static var failed: Code { .failed }
  /// Nobody may be asked.
  public static var notInteractive: Code { .notInteractive }
}
