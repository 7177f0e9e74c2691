public import CallStacks
import HeadlessUIKit

extension AppSession {
  /// Whether the calls that lead to each event are captured, so that `trace` can name them.
  ///
  /// A capture takes under a tenth of a microsecond and names nothing; nothing is captured where this
  /// is off.
  public var tracesCalls: Bool {
    get { tracer != nil }
    set {
      guard newValue != tracesCalls else { return }
      tracer = newValue ? .shared : nil
      installTracer()
    }
  }

  /// Leaves the functions of some modules out of all traces: a part that drives sessions names its own,
  /// and those of the libraries that it is called by.
  package static func leaveOutOfTraces(_ modules: Set<String>) {
    CallTracer.shared.leaveOut(modules)
  }

  /// Why no calls can be named in this program, if so.
  public var traceObstacle: String? { tracer?.reader.obstacle }

  /// What the app did in an action, each time after the calls that led to it, in order.
  ///
  /// Of calls that go on from those of the step before only what is new is told; navigation that a
  /// person causes directly has none. Appearance and other callbacks of UIKit's are in `story`.
  ///
  /// - Parameter positions: the events, as an outcome named them.
  /// - Returns: calls and what was done, in order.
  public func trace(of positions: Range<Int>) -> [TraceStep] {
    steps(of: positions) { $0.kind.isAppsDoing && !$0.isContainersOwn }
  }

  /// All events of an action in order, what the app did after the calls that led to it.
  public func story(of positions: Range<Int>) -> [TraceStep] { steps(of: positions) { _ in true } }

  private func steps(
    of positions: Range<Int>, where isTold: (ActivityEvent) -> Bool
  ) -> [TraceStep] {
    var steps: [TraceStep] = []
    var before: [Call] = []
    for position in positions.clamped(to: log.start..<log.count) {
      let event = log[position]
      guard isTold(event) else { continue }
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

  /// The stack of calls behind an event: its own, or where a controller is about to move that of the
  /// move itself; nil where the event has none to tell of.
  private func stackBehind(
    _ event: ActivityEvent, at position: Int, in positions: Range<Int>
  ) -> UInt32? {
    if event.kind.isAppsDoing { return event.stack }
    guard event.kind == .willMoveToParent, position + 1 < positions.upperBound,
      position + 1 < log.count, log[position + 1].kind.isAppsDoing
    else { return nil }
    return log[position + 1].stack
  }

  /// The app's code that ran in the last action, of which nothing was heard since: the closure of what
  /// was tapped.
  public var lastClosure: Call? { tracer?.lastFunction.flatMap { tracer?.reader.call(to: $0) } }

  /// A number that is the same for traces that read the same; nil where one can't be told from it.
  ///
  /// For a shell that shows the same navigation over and over, and needn't write it anew. It costs some
  /// nanoseconds an event and allocates nothing.
  public func traceKey(of positions: Range<Int>) -> UInt64? {
    var key: UInt64 = 0xCBF2_9CE4_8422_2325
    func mix(_ value: UInt64) {
      key = (key ^ value) &* 0x0000_0100_0000_01B3
      key ^= key &>> 31
    }
    for position in positions.clamped(to: log.start..<log.count) {
      let event = log[position]
      guard event.kind.isAppsDoing else { continue }
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
  /// Whether a container of UIKit's does it by itself, as a stack adds what is pushed.
  fileprivate var isContainersOwn: Bool {
    guard kind == .addChild || kind == .removeChild, let container = object?.type else {
      return false
    }
    return container is UINavigationController.Type || container is UITabBarController.Type
      || container is UISplitViewController.Type || container is UIPageViewController.Type
  }
}

extension Call {
  /// Whether this is the same call, which may have gone on to another line meanwhile.
  fileprivate nonisolated func isSameCall(as other: Call) -> Bool {
    name == other.name && type == other.type && file == other.file
  }
}
