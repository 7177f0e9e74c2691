/// A ring buffer of a running app's most recent events, in chronological order.
///
/// Appending an event takes a few nanoseconds and, once the buffer is full, allocates no memory.
package final class ActivityLog {
  /// The maximum number of events in the buffer.
  ///
  /// When the buffer is full, each new event overwrites the oldest one.
  package static let bound = 4_096

  /// Creates an empty log.
  package init() { ring = .allocate(capacity: Self.bound) }

  nonisolated deinit {
    ring.deinitialize(count: filled)
    ring.deallocate()
  }

  // This is a raw buffer, because an array's checks take as long as the write itself.
  private nonisolated(unsafe) let ring: UnsafeMutablePointer<ActivityEvent>
  private nonisolated(unsafe) var filled = 0
  /// The number of events since launch, including overwritten ones.
  package var count: Int { recorded }
  private nonisolated(unsafe) var recorded = 0
  /// The number of warnings since launch.
  package private(set) nonisolated(unsafe) var warningCount = 0

  /// A closure that captures the call stack; `nil` if call stacks aren't needed.
  ///
  /// It is called for each event that the app causes, and returns the identifier to store in the
  /// event.
  package var captureStack: (@MainActor () -> UInt32)?

  /// The first methods that controls and gestures have called since the app was last touched.
  package var sentActions: [SentAction] = []

  /// The position of the oldest event in the buffer.
  ///
  /// Positions are counted from launch.
  package var start: Int { max(0, count - Self.bound) }

  /// Accesses the event at the given position in `start..<count`.
  package subscript(position: Int) -> ActivityEvent {
    precondition(position >= start && position < recorded, "ActivityLog: no such event")
    return ring[position % Self.bound]
  }

  /// Removes all events for a new launch, but keeps the buffer's memory.
  package func removeAll() {
    ring.deinitialize(count: filled)
    filled = 0
    recorded = 0
    warningCount = 0
    sentActions = []
  }

  func record(
    _ kind: ActivityEvent.Kind, _ subject: UIViewController? = nil,
    _ object: UIViewController? = nil, detail: String? = nil, rule: Rule? = nil
  ) {
    var event = ActivityEvent(kind: kind, detail: detail, rule: rule)
    if let subject { event.subject = ActivityEvent.Subject(subject) }
    if let object { event.object = ActivityEvent.Subject(object) }
    append(event)
  }

  /// Records an event about an object that isn't a controller.
  package func record(_ kind: ActivityEvent.Kind, about object: AnyObject) {
    record(kind, aboutInstanceOf: type(of: object))
  }

  /// Records an event about an object that isn't a controller and may already have been freed.
  package func record(_ kind: ActivityEvent.Kind, aboutInstanceOf type: AnyClass) {
    var event = ActivityEvent(kind: kind, detail: nil, rule: nil)
    event.subject = ActivityEvent.Subject(instanceOf: type)
    append(event)
  }

  /// Records an event that is described by a text alone.
  package func record(_ kind: ActivityEvent.Kind, detail: String) {
    append(ActivityEvent(kind: kind, detail: detail, rule: nil))
  }

  private func append(_ event: consuming ActivityEvent) {
    let kind = event.kind
    if let captureStack, kind.isCausedByApp { event.stack = captureStack() }
    let position = recorded
    if position < Self.bound {
      (ring + position).initialize(to: event)
      filled = position + 1
    } else {
      ring[position % Self.bound] = event
    }
    recorded = position + 1
    if kind == .warning { warningCount += 1 }
  }
}
