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

  // This is a raw buffer, because an array's checks take as long as the write itself. Only the main
  // actor uses it, and at last the deinit, when nobody else can.
  private nonisolated(unsafe) let ring: UnsafeMutablePointer<ActivityEvent>
  private nonisolated(unsafe) var filled = 0
  /// The number of events since launch, including overwritten ones.
  package var count: Int { recorded }
  private nonisolated(unsafe) var recorded = 0
  /// The number of warnings since launch.
  package var warningCount: Int { warned }
  private nonisolated(unsafe) var warned = 0

  /// A closure that captures the call stack; `nil` if call stacks aren't needed.
  ///
  /// It is called for each event that the app causes, and returns the identifier to store in the
  /// event.
  package var captureStack: (@MainActor () -> UInt32)? {
    get { stackCapture?.body }
    set {
      stackCapture = newValue.map { StackCapture($0) }
      captureLink = Link(stackCapture)
    }
  }
  // Accesses to a private property aren't checked at run time, unlike those to one that other
  // modules see.
  private var stackCapture: StackCapture?
  /// Leads to `stackCapture`, so that it isn't retained for each event.
  ///
  /// Capturing a stack doesn't replace it.
  private var captureLink = Link<StackCapture>(nil)
  /// The first methods that controls and gestures have called since the app was last touched.
  package var sentActions: [SentAction] = []

  /// The position of the oldest event in the buffer; positions are counted from launch.
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
    warned = 0
    if !sentActions.isEmpty { sentActions = [] }
  }

  func record(
    _ kind: ActivityEvent.Kind, _ subject: UIViewController? = nil,
    _ object: UIViewController? = nil, detail: String? = nil, rule: Rule? = nil
  ) {
    append(kind, Self.subject(of: subject), Self.subject(of: object), detail, rule)
  }

  // Passed to `map`, the initializer would check at run time that it is on the main actor.
  private static func subject(of controller: UIViewController?) -> ActivityEvent.Subject? {
    guard let controller else { return nil }
    return ActivityEvent.Subject(controller)
  }

  /// Records an event about an object that isn't a controller.
  package func record(_ kind: ActivityEvent.Kind, about object: AnyObject) {
    record(kind, aboutInstanceOf: type(of: object))
  }

  /// Records an event about an object that isn't a controller and may already have been freed.
  package func record(_ kind: ActivityEvent.Kind, aboutInstanceOf type: AnyClass) {
    append(kind, ActivityEvent.Subject(instanceOf: type), nil, nil, nil)
  }

  /// Records an event that is described by a text alone.
  package func record(_ kind: ActivityEvent.Kind, detail: String) {
    append(kind, nil, nil, detail, nil)
  }

  private func append(
    _ kind: ActivityEvent.Kind, _ subject: ActivityEvent.Subject?,
    _ object: ActivityEvent.Subject?, _ detail: String?, _ rule: Rule?
  ) {
    var stack: UInt32 = 0
    if kind.isCausedByApp { stack = captureLink.read { $0.body() } ?? 0 }
    let position = recorded
    // The event is made where it is kept, which saves copies.
    let place = ring + position % Self.bound
    if position >= Self.bound { place.deinitialize(count: 1) }
    place.initialize(
      to: ActivityEvent(
        kind: kind, subject: subject, object: object, stack: stack, detail: detail, rule: rule))
    if position < Self.bound { filled = position + 1 }
    recorded = position + 1
    if kind == .warning { warned += 1 }
  }
}

/// A closure that captures the call stack, as an object that can be used without being retained.
private final class StackCapture {
  let body: @MainActor () -> UInt32

  init(_ body: @escaping @MainActor () -> UInt32) { self.body = body }
}
