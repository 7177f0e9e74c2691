import DeviceSettings
@_exported public import Foundation
import HeadlessUIKit

/// The user's decision about calendars or reminders.
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, fullAccess, writeOnly
  /// Full access, in earlier versions.
  public static var authorized: EKAuthorizationStatus { .fullAccess }
}

/// A kind of entry.
public enum EKEntityType: UInt, Sendable { case event, reminder }

/// The entries that a change belongs to.
public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }

/// A calendar.
open class EKCalendar: NSObject, @unchecked Sendable {
  /// The title.
  open var title = "Calendar"
}

/// The calendar of the user, which is empty at first, and the same in all stores.
///
/// Completion handlers are called on the main thread.
open class EKEventStore: NSObject, @unchecked Sendable {
  /// The events that the app has from this store, by their identifiers.
  private var known: [String: EKEvent] = [:]

  /// Creates a store.
  public override init() {}

  /// Returns the user's decision.
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    switch DeviceSettings.status(of: entityType == .event ? .calendar : .reminders) {
    case .undetermined: .notDetermined
    case .restricted: .restricted
    case .granted: .fullAccess
    case .writeOnly: .writeOnly
    default: .denied
    }
  }

  /// Asks the user for access, unless somebody has decided.
  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    request(
      entityType,
      entityType == .event ? "NSCalendarsUsageDescription" : "NSRemindersUsageDescription",
      completion)
  }

  /// Asks the user for access to events, unless somebody has decided.
  open func requestFullAccessToEvents(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { request(.event, "NSCalendarsFullAccessUsageDescription", completion) }

  /// Asks the user for adding events, unless somebody has decided.
  open func requestWriteOnlyAccessToEvents(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    request(
      .event, "NSCalendarsWriteOnlyAccessUsageDescription", granting: .writeOnly, completion)
  }

  /// Asks the user for access to reminders, unless somebody has decided.
  open func requestFullAccessToReminders(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { request(.reminder, "NSRemindersFullAccessUsageDescription", completion) }

  private func request(
    _ type: EKEntityType, _ key: String, granting status: PermissionStatus = .granted,
    _ completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        UIApplication.shared.request(
          type == .event ? .calendar : .reminders,
          PermissionQuestion(
            status == .writeOnly
              ? "APP Would Like to Add to your Calendar"
              : "APP Would Like to Access Your \(type == .event ? "Calendar" : "Reminders")",
            usageKeys: [key],
            // An app that may only write can ask for more.
            open: status == .granted && type == .event
              ? [.undetermined, .writeOnly] : [.undetermined],
            answers: ["Don’t Allow": .denied, "Allow": status])
        ) { completion($0 == .granted || $0 == status, nil) }
      }
    }
  }

  /// The calendar of new events.
  open private(set) var defaultCalendarForNewEvents: EKCalendar? = EKCalendar()
  /// Returns the calendars.
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] {
    defaultCalendarForNewEvents.map { [$0] } ?? []
  }

  /// Saves an event.
  ///
  /// - Throws: An `EKError` if the user doesn't allow it, or if the dates aren't in order.
  open func save(_ event: EKEvent, span: EKSpan) throws {
    guard [.fullAccess, .writeOnly].contains(Self.authorizationStatus(for: .event)) else {
      throw EKError(.eventStoreNotAuthorized)
    }
    guard let start = event.startDate else { throw EKError(.noStartDate) }
    guard let end = event.endDate else { throw EKError(.noEndDate) }
    guard start <= end else { throw EKError(.datesInverted) }
    keep(event)
  }

  /// Keeps an event that the user has added, for which an app needs no permission.
  package final func keep(_ event: EKEvent) {
    let identifier = DeviceCalendar.save(event.entry, event.eventIdentifier)
    event.eventIdentifier = identifier
    known[identifier] = event
  }

  /// Saves an event.
  ///
  /// - Throws: An `EKError` if the user doesn't allow it, or if the dates aren't in order.
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
    try save(event, span: span)
  }

  /// Removes an event.
  ///
  /// - Throws: An `EKError` if the user doesn't allow it.
  open func remove(_ event: EKEvent, span: EKSpan) throws {
    guard Self.authorizationStatus(for: .event) == .fullAccess else {
      throw EKError(.eventStoreNotAuthorized)
    }
    guard let identifier = event.eventIdentifier else { return }
    DeviceCalendar.remove(identifier)
    known[identifier] = nil
  }

  /// Removes an event.
  ///
  /// - Throws: An `EKError` if the user doesn't allow it.
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
    try remove(event, span: span)
  }

  /// Returns the event with an identifier; `nil` if there is none, or if the app may not read it.
  open func event(withIdentifier identifier: String) -> EKEvent? {
    guard Self.authorizationStatus(for: .event) == .fullAccess || known[identifier] != nil,
      let entry = DeviceCalendar.entry(identifier)
    else { return nil }
    let event = known[identifier] ?? EKEvent(identifier, entry, self)
    known[identifier] = event
    return event
  }
}
