public import Foundation

/// An error of the notification center.
public struct UNError: _BridgedStoredNSError {
  /// The reason of an error.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The error that has the reason.
    public typealias _ErrorType = UNError
    case notificationsNotAllowed = 1
    case attachmentInvalidURL = 100, attachmentUnrecognizedType, attachmentInvalidFileSize
    case attachmentNotInDataStore, attachmentMoveIntoDataStoreFailed, attachmentCorrupt
    case notificationInvalidNoDate = 1400, notificationInvalidNoContent
    case contentProvidingObjectNotAllowed = 1500, contentProvidingInvalid
    case badgeInputInvalid = 1600
  }

  /// The domain of the errors.
  public static var _nsErrorDomain: String { "UNErrorDomain" }
  /// The error as Foundation has it.
  public let _nsError: NSError
  /// Creates an error from Foundation's.
  public init(_nsError error: NSError) { _nsError = error }
}

extension UNError {
  /// The user doesn't allow notifications.
  public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
  /// An attachment's URL isn't one of a file.
  public static var attachmentInvalidURL: Code { .attachmentInvalidURL }
  /// An attachment's type is unknown.
  public static var attachmentUnrecognizedType: Code { .attachmentUnrecognizedType }
  /// An attachment is too large.
  public static var attachmentInvalidFileSize: Code { .attachmentInvalidFileSize }
  /// An attachment isn't in the store.
  public static var attachmentNotInDataStore: Code { .attachmentNotInDataStore }
  /// An attachment can't be moved into the store.
  public static var attachmentMoveIntoDataStoreFailed: Code { .attachmentMoveIntoDataStoreFailed }
  /// An attachment can't be read.
  public static var attachmentCorrupt: Code { .attachmentCorrupt }
  /// The trigger has no date.
  public static var notificationInvalidNoDate: Code { .notificationInvalidNoDate }
  /// The notification has no content.
  public static var notificationInvalidNoContent: Code { .notificationInvalidNoContent }
  /// The object can't provide content.
  public static var contentProvidingObjectNotAllowed: Code { .contentProvidingObjectNotAllowed }
  /// The provided content isn't valid.
  public static var contentProvidingInvalid: Code { .contentProvidingInvalid }
  /// The badge isn't valid.
  public static var badgeInputInvalid: Code { .badgeInputInvalid }
}
