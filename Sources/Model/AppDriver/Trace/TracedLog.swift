import CallStacks
import Foundation
import HeadlessUIKit
import StrongReferences

/// A session's event log, with the calls that led to each event if they are traced.
final class TracedLog {
  private let log: ActivityLog
  /// The tracer that captures and names calls; `nil` if calls aren't traced.
  private(set) var tracer: CallTracer?
  /// The positions at which the second and later ones of quick taps began since launch.
  private var laterTaps: [Int] = []

  init(_ log: ActivityLog) { self.log = log }

  nonisolated deinit {}

  // MARK: Tracing

  /// Turns tracing on or off.
  func turnTracing(on isOn: Bool) {
    tracer = isOn ? .shared : nil
    guard let tracer else { return log.captureStack = nil }
    log.captureStack = { tracer.capture() }
  }

  /// Notes that the caller enters the app, so that traces begin there.
  func enterApp() { tracer?.enter() }

  /// Notes the address of the app's code for the element that is used; `nil` if there is none.
  func noteFunction(_ address: UInt?) {
    tracer?.lastFunction = address.map { (address: $0, position: log.count) }
  }

  /// Notes that an action begins, whose calls aren't known yet.
  func beginAction() {
    noteFunction(nil)
    log.sentActions.removeAll(keepingCapacity: true)
  }

  /// Notes that the next one of several quick taps begins, whose calls are the same again.
  func beginNextTap() { laterTaps.append(log.count) }

  /// Forgets the taps of a launch that has ended.
  func beginLaunch() { laterTaps = [] }

  /// Returns the app's methods that controls and gestures have called at the given positions,
  /// without places, because nothing but their names is known.
  private func sentCalls(at positions: Range<Int>) -> [Call] {
    sentActions(at: positions).map { action in
      let type = TypeNames.name(of: action.type)
      return Call(
        kind: .function, name: "\(type).\(action.name)", type: type, file: nil, line: nil)
    }
  }

  private func sentActions(at positions: Range<Int>) -> [SentAction] {
    log.sentActions.filter {
      positions.lowerBound <= $0.position && $0.position <= positions.upperBound
        && tracer?.reader.isOfApp(ReferenceReader.moduleName(of: $0.type)) == true
    }
  }

  /// Returns the app's code for the element that was used last, if it was used at the given
  /// positions.
  private func closure(at positions: Range<Int>) -> Call? {
    guard let tracer, let function = tracer.lastFunction,
      positions.lowerBound <= function.position, function.position <= positions.upperBound
    else { return nil }
    return tracer.reader.call(to: function.address)
  }

  // MARK: Events

  /// The number of events since launch.
  var count: Int { log.count }

  /// The number of warnings since launch.
  var warningCount: Int { log.warningCount }

  /// Returns the events at the given positions, without those that the log has discarded.
  func events(in positions: Range<Int>) -> [SessionEvent] {
    kept(positions).map { SessionEvent(log[$0], at: $0) }
  }

  /// Returns short labels for the events at the given positions.
  func labels(in positions: Range<Int>) -> [String] {
    kept(positions).map { log[$0].label }
  }

  /// Returns whether one of the events at the given positions is an effect of the app's code.
  ///
  /// Neither what UIKit asks or tells the app is one, nor a warning about what UIKit hasn't done.
  ///
  /// - Parameters:
  ///   - positions: The positions of an action's events.
  ///   - link: The link that the action gives the app, which isn't an effect either; `nil` if it
  ///     gives none.
  /// - Returns: Whether there is an effect.
  func hasEffect(in positions: Range<Int>, ofLink link: URL? = nil) -> Bool {
    let given = link.flatMap { link in
      kept(positions).first {
        log[$0].kind == .openURL && log[$0].detail == link.absoluteString
      }
    }
    return kept(positions).contains { position in
      guard position != given else { return false }
      switch log[position].kind {
      case .warning: return false
      case .request: return true
      case let kind: return kind.isCausedByApp
      }
    }
  }

  private func kept(_ positions: Range<Int>) -> Range<Int> {
    positions.clamped(to: log.start..<log.count)
  }

  // MARK: Calls

  /// Returns the app's own actions, each preceded by the calls that led to it, and what happened to
  /// its requests and notifications.
  ///
  /// If there are none, returns the closure of the element that was used, or the methods that
  /// controls and gestures have called, if they are known.
  func trace(of positions: Range<Int>) -> [TraceStep] {
    steps(of: positions) {
      $0.kind.isCausedByApp && !$0.isCausedByContainer || $0.kind.isOfNetwork
        || $0.kind == .notification
    }
  }

  /// Returns all events, each of the app's own actions preceded by the calls that led to it.
  ///
  /// If there are no such actions, begins with the closure of the element that was used, if it is
  /// known.
  func story(of positions: Range<Int>) -> [TraceStep] { steps(of: positions) { _ in true } }

  private func steps(
    of positions: Range<Int>, where isIncluded: (ActivityEvent) -> Bool
  ) -> [TraceStep] {
    var steps: [TraceStep] = []
    var before: [Call] = []
    var hasAction = false
    var taps = laterTaps[...]
    for position in kept(positions) {
      while let tap = taps.first, tap <= position {
        taps.removeFirst()
        before = []
      }
      let event = log[position]
      guard isIncluded(event) else { continue }
      if let tracer, let stack = stackBehind(event, at: position, in: positions) {
        let calls = tracer.calls(stack)
        let shared = zip(calls, before).prefix { $0.isSameCall(as: $1) }.count
        for call in calls[shared...] { steps.append(.call(call)) }
        before = calls
      }
      steps.append(.event(SessionEvent(event, at: position)))
      hasAction = hasAction || event.kind.isCausedByApp && !event.isCausedByContainer
    }
    guard !hasAction else { return steps }
    let calls = closure(at: positions).map { [$0] } ?? sentCalls(at: positions)
    return calls.map { .call($0) } + steps
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

  /// Returns a number that is equal for traces with equal text; `nil` if the events don't determine
  /// the text.
  func traceKey(of positions: Range<Int>) -> UInt64? {
    guard !laterTaps.contains(where: { positions.contains($0) }) else { return nil }
    var key: UInt64 = 0xCBF2_9CE4_8422_2325
    func mix(_ value: UInt64) {
      key = (key ^ value) &* 0x0000_0100_0000_01B3
      key ^= key &>> 31
    }
    for action in sentActions(at: positions) {
      mix(UInt64(UInt(bitPattern: ObjectIdentifier(action.type))))
      mix(UInt64(truncatingIfNeeded: action.selector.hashValue))
    }
    for position in kept(positions) {
      let event = log[position]
      guard event.kind.isCausedByApp || event.kind.isOfNetwork || event.kind == .notification
      else { continue }
      guard event.detail == nil else { return nil }
      mix(event.kind.code)
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
