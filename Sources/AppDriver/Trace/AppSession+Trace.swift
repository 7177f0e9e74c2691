package import CallStacks
import HeadlessUIKit

extension AppSession {
  /// Whether to capture the calls that lead to each event, so that `trace` can name them.
  ///
  /// A capture takes under a tenth of a microsecond and doesn't resolve names. If this is false, no
  /// calls are captured.
  public var tracesCalls: Bool {
    get { tracer != nil }
    set {
      guard newValue != tracesCalls else { return }
      tracer = newValue ? .shared : nil
      installTracer()
    }
  }

  /// Excludes the functions of the given modules from all traces.
  ///
  /// A module that drives sessions excludes its own functions and those of the libraries that call
  /// it.
  package static func leaveOutOfTraces(_ modules: Set<String>) {
    CallTracer.shared.leaveOut(modules)
  }

  /// The reason this program's calls can't be named; `nil` if they can.
  package var traceObstacle: String? { tracer?.reader.obstacle }

  /// Returns the app's own actions during a user action, in order, each preceded by the calls that
  /// led to it.
  ///
  /// If an event's calls begin like those of the previous event, only the calls that differ are
  /// included. Navigation caused directly by the user has no calls. For appearance and other UIKit
  /// callbacks, see `story`.
  ///
  /// - Parameter positions: The positions of the events, from an outcome.
  /// - Returns: The calls and events, in order.
  public func trace(of positions: Range<Int>) -> [TraceStep] {
    steps(of: positions) { $0.kind.isCausedByApp && !$0.isCausedByContainer }
  }

  /// Returns all events of a user action in order.
  ///
  /// Each of the app's own actions is preceded by the calls that led to it.
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

  /// Returns the number of the call stack that led to an event; `nil` if there is none.
  ///
  /// If a controller is about to move, this is the call stack of the move itself.
  private func stackBehind(
    _ event: ActivityEvent, at position: Int, in positions: Range<Int>
  ) -> UInt32? {
    if event.kind.isCausedByApp { return event.stack }
    guard event.kind == .willMoveToParent, position + 1 < positions.upperBound,
      position + 1 < log.count, log[position + 1].kind.isCausedByApp
    else { return nil }
    return log[position + 1].stack
  }

  /// The app's code that ran in the last action, such as the closure of the tapped element; `nil`
  /// if the element has none.
  package var lastClosure: Call? { tracer?.lastFunction.flatMap { tracer?.reader.call(to: $0) } }

  /// Returns a number that is equal for traces with equal text; `nil` if the events don't determine
  /// the text.
  ///
  /// The shell uses this number to reuse the text of repeated navigation. Computing it takes
  /// several nanoseconds per event and allocates nothing.
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
  /// Whether a UIKit container caused the event by itself.
  ///
  /// For example, a navigation controller adds each controller that is pushed.
  fileprivate var isCausedByContainer: Bool {
    guard kind == .addChild || kind == .removeChild, let container = object?.type else {
      return false
    }
    return container is UINavigationController.Type || container is UITabBarController.Type
      || container is UISplitViewController.Type || container is UIPageViewController.Type
  }
}

extension Call {
  /// Returns whether another call is the same call, perhaps at a different line.
  fileprivate nonisolated func isSameCall(as other: Call) -> Bool {
    name == other.name && type == other.type && file == other.file
  }
}
