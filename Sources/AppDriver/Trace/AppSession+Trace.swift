package import CallStacks
import HeadlessUIKit

extension AppSession {
  /// Whether to capture the calls that lead to each event, so that `trace` can name them.
  ///
  /// A capture takes under a tenth of a microsecond and resolves no names. If this is off, nothing
  /// is captured.
  public var tracesCalls: Bool {
    get { tracer != nil }
    set {
      guard newValue != tracesCalls else { return }
      tracer = newValue ? .shared : nil
      installTracer()
    }
  }

  /// Excludes the functions of some modules from all traces.
  ///
  /// A part that drives sessions excludes its own functions, and those of the libraries that call
  /// it.
  package static func leaveOutOfTraces(_ modules: Set<String>) {
    CallTracer.shared.leaveOut(modules)
  }

  /// The reason why this program's calls can't be named, if there is one.
  package var traceObstacle: String? { tracer?.reader.obstacle }

  /// The app's own actions during a user action, each preceded by the calls that led to it, in
  /// order.
  ///
  /// If an event's calls continue those of the event before it, only the new ones are included.
  /// Navigation caused directly by the user has no calls. For appearance and other callbacks of
  /// UIKit, see `story`.
  ///
  /// - Parameter positions: The positions of the events, from an outcome.
  /// - Returns: Calls and events, in order.
  public func trace(of positions: Range<Int>) -> [TraceStep] {
    steps(of: positions) { $0.kind.isCausedByApp && !$0.isCausedByContainer }
  }

  /// All events of a user action in order; the app's own actions follow the calls that led to them.
  public func story(of positions: Range<Int>) -> [TraceStep] { steps(of: positions) { _ in true } }

  private func steps(
    of positions: Range<Int>, where isIncluded: (ActivityEvent) -> Bool
  ) -> [TraceStep] {
    var steps: [TraceStep] = []
    var before: [Call] = []
    for position in positions.clamped(to: log.start..<log.count) {
      let event = log[position]
      guard isIncluded(event) else { continue }
      if let tracer, let stack = stackBehind(event, at: position, in: positions) {
        let calls = tracer.calls(stack)
        let shared = zip(calls, before).prefix { $0.isSameCall(as: $1) }.count
        for call in calls[shared...] { steps.append(.call(call)) }
        before = calls
      }
      steps.append(.event(SessionEvent(event, at: position)))
    }
    return steps
  }

  /// The stack of calls behind an event: its own or, if a controller is about to move, that of the
  /// move itself; nil if the event has none.
  private func stackBehind(
    _ event: ActivityEvent, at position: Int, in positions: Range<Int>
  ) -> UInt32? {
    if event.kind.isCausedByApp { return event.stack }
    guard event.kind == .willMoveToParent, position + 1 < positions.upperBound,
      position + 1 < log.count, log[position + 1].kind.isCausedByApp
    else { return nil }
    return log[position + 1].stack
  }

  /// The app's code that ran in the last action without causing any event since: the closure of the
  /// element that was tapped.
  package var lastClosure: Call? { tracer?.lastFunction.flatMap { tracer?.reader.call(to: $0) } }

  /// A number that is equal for traces with equal text; nil if the number can't be derived from the
  /// events.
  ///
  /// A shell uses it to reuse the text of repeated navigation. It takes some nanoseconds for each
  /// event and allocates nothing.
  package func traceKey(of positions: Range<Int>) -> UInt64? {
    var key: UInt64 = 0xCBF2_9CE4_8422_2325
    func mix(_ value: UInt64) {
      key = (key ^ value) &* 0x0000_0100_0000_01B3
      key ^= key &>> 31
    }
    for position in positions.clamped(to: log.start..<log.count) {
      let event = log[position]
      guard event.kind.isCausedByApp else { continue }
      guard event.detail == nil else { return nil }
      mix(UInt64(event.kind.rawValue))
      mix(UInt64(event.stack))
      if let subject = event.subject {
        mix(UInt64(UInt(bitPattern: ObjectIdentifier(subject.type))))
      }
      if let object = event.object {
        mix(UInt64(UInt(bitPattern: ObjectIdentifier(object.type))))
      }
    }
    return key
  }

  func installTracer() {
    guard let tracer else {
      log.captureStack = nil
      return
    }
    log.captureStack = { tracer.capture() }
  }
}

extension ActivityEvent {
  /// Whether a UIKit container causes the event by itself, as a stack does when it adds a pushed
  /// controller.
  fileprivate var isCausedByContainer: Bool {
    guard kind == .addChild || kind == .removeChild, let container = object?.type else {
      return false
    }
    return container is UINavigationController.Type || container is UITabBarController.Type
      || container is UISplitViewController.Type || container is UIPageViewController.Type
  }
}

extension Call {
  /// Whether this is the same call, perhaps at a later line.
  fileprivate nonisolated func isSameCall(as other: Call) -> Bool {
    name == other.name && type == other.type && file == other.file
  }
}
