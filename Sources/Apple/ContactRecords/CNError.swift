public import Foundation

/// An error about contacts.
public struct CNError: _BridgedStoredNSError {
  /// The reason of an error.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The error that has the reason.
    public typealias _ErrorType = CNError
    case communicationError = 1, dataAccessError
    case authorizationDenied = 100, noAccessableWritableContainers, unauthorizedKeys
    case featureDisabledByUser, featureNotAvailable
    case recordDoesNotExist = 200, insertedRecordAlreadyExists, containmentCycle
    case containmentScope, parentRecordDoesNotExist, recordIdentifierInvalid, recordNotWritable
    case parentContainerNotWritable
    case validationMultipleErrors = 300, validationTypeMismatch, validationConfigurationError
    case predicateInvalid = 400
    case policyViolation = 500
    case clientIdentifierInvalid = 600, clientIdentifierDoesNotExist, clientIdentifierCollision
    case changeHistoryExpired, changeHistoryInvalidAnchor, changeHistoryInvalidFetchRequest
    case vCardMalformed = 700, vCardSummarizationError
  }

  /// The domain of the errors.
  public static var _nsErrorDomain: String { CNErrorDomain }
  /// The error as Foundation has it.
  public let _nsError: NSError
  /// Creates an error from Foundation's.
  public init(_nsError error: NSError) { _nsError = error }
}

/// The domain of errors about contacts.
public let CNErrorDomain = "CNErrorDomain"

extension CNError {
  /// The device can't reach the contacts' server.
  public static var communicationError: Code { .communicationError }
  /// The contacts can't be read.
  public static var dataAccessError: Code { .dataAccessError }
  /// The user doesn't allow access to contacts.
  public static var authorizationDenied: Code { .authorizationDenied }
  /// No container can be changed.
  public static var noAccessableWritableContainers: Code { .noAccessableWritableContainers }
  /// The app may not read a property.
  public static var unauthorizedKeys: Code { .unauthorizedKeys }
  /// The user has switched the feature off.
  public static var featureDisabledByUser: Code { .featureDisabledByUser }
  /// The device doesn't have the feature.
  public static var featureNotAvailable: Code { .featureNotAvailable }
  /// The contact doesn't exist.
  public static var recordDoesNotExist: Code { .recordDoesNotExist }
  /// The new contact exists.
  public static var insertedRecordAlreadyExists: Code { .insertedRecordAlreadyExists }
  /// A group contains itself.
  public static var containmentCycle: Code { .containmentCycle }
  /// A group has a contact of another container.
  public static var containmentScope: Code { .containmentScope }
  /// The container or group doesn't exist.
  public static var parentRecordDoesNotExist: Code { .parentRecordDoesNotExist }
  /// The identifier isn't valid.
  public static var recordIdentifierInvalid: Code { .recordIdentifierInvalid }
  /// The contact can't be changed.
  public static var recordNotWritable: Code { .recordNotWritable }
  /// The container can't be changed.
  public static var parentContainerNotWritable: Code { .parentContainerNotWritable }
  /// Several values aren't valid.
  public static var validationMultipleErrors: Code { .validationMultipleErrors }
  /// A value has another type.
  public static var validationTypeMismatch: Code { .validationTypeMismatch }
  /// Values contradict each other.
  public static var validationConfigurationError: Code { .validationConfigurationError }
  /// The condition isn't one of the class's own.
  public static var predicateInvalid: Code { .predicateInvalid }
  /// A policy of the device forbids it.
  public static var policyViolation: Code { .policyViolation }
  /// The identifier of the app's history isn't valid.
  public static var clientIdentifierInvalid: Code { .clientIdentifierInvalid }
  /// There is no history for the identifier.
  public static var clientIdentifierDoesNotExist: Code { .clientIdentifierDoesNotExist }
  /// Another app has the identifier.
  public static var clientIdentifierCollision: Code { .clientIdentifierCollision }
  /// The history is too old.
  public static var changeHistoryExpired: Code { .changeHistoryExpired }
  /// The place in the history isn't valid.
  public static var changeHistoryInvalidAnchor: Code { .changeHistoryInvalidAnchor }
  /// The request for the history isn't valid.
  public static var changeHistoryInvalidFetchRequest: Code { .changeHistoryInvalidFetchRequest }
  /// The vCard can't be read.
  public static var vCardMalformed: Code { .vCardMalformed }
  /// The vCard can't be summarized.
  public static var vCardSummarizationError: Code { .vCardSummarizationError }
}
