public import Foundation

/// An error of mail.
public nonisolated struct MFMailComposeError: _BridgedStoredNSError {
  /// The reason of an error.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The error that has the reason.
    public typealias _ErrorType = MFMailComposeError
    case saveFailed, sendFailed
  }

  /// The domain of the errors.
  public static var _nsErrorDomain: String { "MFMailComposeErrorDomain" }
  /// The error as Foundation has it.
  public let _nsError: NSError
  /// Creates an error from Foundation's.
  public init(_nsError error: NSError) { _nsError = error }
}

nonisolated extension MFMailComposeError {
  /// The mail can't be saved.
  public static var saveFailed: Code { .saveFailed }
  /// The mail can't be sent.
  public static var sendFailed: Code { .sendFailed }
}
