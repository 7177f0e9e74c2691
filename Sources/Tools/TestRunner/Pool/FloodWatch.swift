/// Decides when the runner looks at an app's unread output before the end of a case, and whether it
/// reads this output.
///
/// An app that has filled the pipe waits for a reader. How many bytes fill it depends on their
/// distribution over the pipe's pages and on the pipe's size, which the app can change. So the
/// runner also reads output that hasn't changed for some time.
struct FloodWatch {
  /// The number of unread bytes that triggers a read, half of a pipe's usual capacity.
  private static let largeCount = 1 << 15
  /// The time between a read and the next look, which then doubles with each look.
  ///
  /// An app that prints a lot fills the pipe again within a millisecond.
  private static let shortestInterval = Duration.milliseconds(1)
  /// The maximum time between looks.
  private static let longestInterval = Duration.milliseconds(50)

  private var lastLook: ContinuousClock.Instant
  private var interval = longestInterval
  /// The number of bytes that the last look left unread.
  private var lastCount = 0

  /// Creates a watch for an empty pipe.
  init(at now: ContinuousClock.Instant) { lastLook = now }

  /// The time at which to look again.
  var nextLook: ContinuousClock.Instant { lastLook + interval }

  /// Looks at the output if it is time.
  ///
  /// - Parameters:
  ///   - unread: The number of unread bytes.
  ///   - now: The current time. From half of an interval on, a look may be early, so that the
  ///     runner wakes up once for all workers.
  /// - Returns: Whether the runner must read the output.
  mutating func mustRead(
    _ unread: @autoclosure () -> Int, at now: ContinuousClock.Instant
  ) -> Bool {
    guard now >= lastLook + interval / 2 else { return false }
    let count = unread()
    let mustRead = count > 0 && (count == lastCount || count >= Self.largeCount)
    lastLook = now
    lastCount = mustRead ? 0 : count
    interval = mustRead ? Self.shortestInterval : min(interval * 2, Self.longestInterval)
    return mustRead
  }
}
