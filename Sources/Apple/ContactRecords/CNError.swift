public import Foundation

/// An error of the contacts.
public struct CNError: CustomNSError, Hashable, Sendable {
  /// The reason of an error.
  public enum Code: Int, Sendable {
    case communicationError = 1
    case dataAccessError
    case authorizationDenied = 100
    case recordDoesNotExist = 200
    case insertedRecordAlreadyExists, containmentCycle, containmentScope, parentRecordDoesNotExist
    case recordIdentifierInvalid
    case validationMultipleErrors = 300
    case validationTypeMismatch, validationConfigurationError
    case predicateInvalid = 400
    case policyViolation = 500
  }
  /// The domain of the errors.
  public static var errorDomain: String { "CNErrorDomain" }
  /// The user doesn't allow it.
  public static var authorizationDenied: Code { .authorizationDenied }
  /// There is no such contact.
  public static var recordDoesNotExist: Code { .recordDoesNotExist }
  /// The reason.
  public let code: Code
  /// The reason as a number.
  public var errorCode: Int { code.rawValue }
  /// Creates an error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
}
