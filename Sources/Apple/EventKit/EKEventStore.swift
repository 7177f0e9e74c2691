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

/// An event.
open class EKEvent: NSObject, @unchecked Sendable {
  /// The identifier; `nil` until the event is saved.
  open fileprivate(set) var eventIdentifier: String!
  /// The title.
  open var title: String! = ""
  /// The place.
  open var location: String?
  /// The notes.
  open var notes: String?
  /// The link.
  open var url: URL?
  /// The beginning.
  open var startDate: Date! = Date()
  /// The end.
  open var endDate: Date! = Date()
  /// Whether it lasts for whole days.
  open var isAllDay = false
  /// The calendar.
  open var calendar: EKCalendar!

  /// Creates an event, which isn't saved.
  public init(eventStore: EKEventStore) { calendar = eventStore.defaultCalendarForNewEvents }
}

/// The calendar of the user, which is empty at first.
///
/// Completion handlers are called on the main thread.
open class EKEventStore: NSObject, @unchecked Sendable {
  private var events: [EKEvent] = []

  /// Creates a store.
  public override init() {}

  /// Returns the user's decision.
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    switch DeviceSettings.status(of: entityType == .event ? .calendar : .reminders) {
    case .undetermined: .notDetermined
    case .restricted: .restricted
    case .granted: .fullAccess
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
  ) { request(.event, "NSCalendarsWriteOnlyAccessUsageDescription", completion) }

  /// Asks the user for access to reminders, unless somebody has decided.
  open func requestFullAccessToReminders(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { request(.reminder, "NSRemindersFullAccessUsageDescription", completion) }

  private func request(
    _ type: EKEntityType, _ key: String,
    _ completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        UIApplication.shared.request(
          type == .event ? .calendar : .reminders,
          PermissionQuestion(
            "APP Would Like to Access Your \(type == .event ? "Calendar" : "Reminders")",
            usageKey: key)
        ) { completion($0 == .granted, nil) }
      }
    }
  }

  /// The calendar of new events.
  open private(set) var defaultCalendarForNewEvents: EKCalendar? = EKCalendar()
  /// Returns the calendars.
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] {
    defaultCalendarForNewEvents.map { [$0] } ?? []
  }

  /// Saves an event in this store.
  open func save(_ event: EKEvent, span: EKSpan) throws {
    guard Self.authorizationStatus(for: .event) == .fullAccess else {
      throw CocoaError(.fileWriteNoPermission)
    }
    keep(event)
  }

  /// Keeps an event that the user has added, for which an app needs no permission.
  package final func keep(_ event: EKEvent) {
    guard !events.contains(where: { $0 === event }) else { return }
    events.append(event)
    event.eventIdentifier = "event-\(events.count)"
  }

  /// Saves an event in this store.
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
    try save(event, span: span)
  }

  /// Removes an event.
  open func remove(_ event: EKEvent, span: EKSpan) throws { events.removeAll { $0 === event } }

  /// Returns the event with an identifier; `nil` if there is none.
  open func event(withIdentifier identifier: String) -> EKEvent? {
    events.first { $0.eventIdentifier == identifier }
  }
}
