/// A limit of the work that is waited for.
///
/// It is one of the processor time that the process uses, so that it doesn't depend on what else
/// the machine does. Threads that hardly use any, but never sleep, reach it after ten times as
/// long.
package struct WorkLimit {
  private let processorTime: Duration
  private let realTime: Duration

  /// Creates a limit of processor time that begins now.
  package init(_ most: Duration) {
    processorTime = RealTime.ofProcess + most
    realTime = RealTime.now + most * 10
  }

  /// Whether the limit has been reached.
  package var isReached: Bool {
    RealTime.ofProcess > processorTime || RealTime.now > realTime
  }
}
