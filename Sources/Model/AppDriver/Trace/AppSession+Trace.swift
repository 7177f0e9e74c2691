import CallStacks

extension AppSession {
  /// Whether to capture the calls that lead to each event, so that `trace` can name them.
  ///
  /// A capture takes under a tenth of a microsecond and doesn't resolve names. If this is false, no
  /// calls are captured.
  public var tracesCalls: Bool {
    get { log.tracer != nil }
    set { if newValue != tracesCalls { log.turnTracing(on: newValue) } }
  }

  /// Excludes the functions of the given modules from all traces.
  ///
  /// A module that drives sessions excludes its own functions and those of the libraries that call
  /// it.
  package static func leaveOutOfTraces(_ modules: Set<String>) {
    CallTracer.shared.leaveOut(modules)
  }

  /// The reason this program's calls can't be named; `nil` if they can.
  package var traceObstacle: String? { log.tracer?.reader.obstacle }

  /// Returns the app's own actions during a user action, in order, each preceded by the calls that
  /// led to it.
  ///
  /// If an event's calls begin like those of the previous event, only the calls that differ are
  /// included. Navigation caused directly by the user has no calls. For appearance and other UIKit
  /// callbacks, see `story`.
  ///
  /// If the app did nothing that is an event, the only steps are the closure of the element that
  /// the user used last, or the methods that its control called, if they are known.
  ///
  /// - Parameter positions: The positions of the events, from an outcome.
  /// - Returns: The calls and events, in order.
  public func trace(of positions: Range<Int>) -> [TraceStep] {
    log.trace(of: positions)
  }

  /// Returns all events of a user action in order.
  ///
  /// Each of the app's own actions is preceded by the calls that led to it.
  public func story(of positions: Range<Int>) -> [TraceStep] { log.story(of: positions) }

  /// Returns a number that is equal for traces with equal text; `nil` if the events don't determine
  /// the text.
  ///
  /// The shell uses this number to reuse the text of repeated navigation. Computing it takes
  /// several nanoseconds per event and allocates nothing.
  package func traceKey(of positions: Range<Int>) -> UInt64? {
    log.traceKey(of: positions)
  }
}
