public import Foundation

/// An error of the calendar.
public struct EKError: _BridgedStoredNSError {
  /// The reason of an error.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The error that has the reason.
    public typealias _ErrorType = EKError
    case eventNotMutable = 0, noCalendar, noStartDate, noEndDate, datesInverted, internalFailure
    case calendarReadOnly
    case eventStoreNotAuthorized = 29
  }

  /// The domain of the errors.
  public static var _nsErrorDomain: String { "EKErrorDomain" }
  /// The error as Foundation has it.
  public let _nsError: NSError
  /// Creates an error from Foundation's.
  public init(_nsError error: NSError) { _nsError = error }
}

extension EKError {
  /// The event can't be changed.
  public static var eventNotMutable: Code { .eventNotMutable }
  /// The event has no calendar.
  public static var noCalendar: Code { .noCalendar }
  /// The event has no beginning.
  public static var noStartDate: Code { .noStartDate }
  /// The event has no end.
  public static var noEndDate: Code { .noEndDate }
  /// The event ends before it begins.
  public static var datesInverted: Code { .datesInverted }
  /// The calendar has failed.
  public static var internalFailure: Code { .internalFailure }
  /// The calendar can't be changed.
  public static var calendarReadOnly: Code { .calendarReadOnly }
  /// The user doesn't allow it.
  public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }
}
