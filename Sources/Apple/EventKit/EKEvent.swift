public import Foundation

/// An event.
open class EKEvent: NSObject, @unchecked Sendable {
  var entry = DeviceCalendar.Entry()

  /// The identifier; `nil` until the event is saved.
  open internal(set) var eventIdentifier: String!
  /// The title.
  open var title: String! {
    get { entry.title }
    set { entry.title = newValue }
  }
  /// The place.
  open var location: String? {
    get { entry.location }
    set { entry.location = newValue }
  }
  /// The notes.
  open var notes: String? {
    get { entry.notes }
    set { entry.notes = newValue }
  }
  /// The link.
  open var url: URL? {
    get { entry.url }
    set { entry.url = newValue }
  }
  /// The beginning; `nil` until the app sets it.
  open var startDate: Date! {
    get { entry.start }
    set { entry.start = newValue }
  }
  /// The end; `nil` until the app sets it.
  open var endDate: Date! {
    get { entry.end }
    set { entry.end = newValue }
  }
  /// Whether it lasts for whole days.
  open var isAllDay: Bool {
    get { entry.isAllDay }
    set { entry.isAllDay = newValue }
  }
  /// The calendar.
  open var calendar: EKCalendar!

  /// Creates an event, which isn't saved.
  public init(eventStore: EKEventStore) { calendar = eventStore.defaultCalendarForNewEvents }

  convenience init(_ identifier: String, _ entry: DeviceCalendar.Entry, _ store: EKEventStore) {
    self.init(eventStore: store)
    eventIdentifier = identifier
    self.entry = entry
  }
}
