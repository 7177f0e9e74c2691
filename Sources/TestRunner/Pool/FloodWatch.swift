/// Decides how often the runner looks at an app's unread output while a step is running.
///
/// The worker reads the output after each step, so the runner reads it only if the app is about to
/// fill the pipe and would then wait for a reader.
struct FloodWatch {
  /// Linux's `F_GETPIPE_SZ`, which the Glibc module doesn't contain.
  static let getPipeSize: Int32 = 1032

  /// The number of unread bytes that counts as a flood.
  private let floodSize: Int
  /// How long the runner keeps looking often after the last flood.
  private static let vigilance = Duration.milliseconds(100)

  private var lastFlood: ContinuousClock.Instant?

  /// Creates a watch for a pipe that can hold the given number of bytes.
  init(pipeSize: Int) { floodSize = max(1, pipeSize / 2) }

  /// Notes the number of unread bytes, and returns whether the runner must read them.
  mutating func isFlood(_ unread: Int, at now: ContinuousClock.Instant) -> Bool {
    guard unread >= floodSize else { return false }
    lastFlood = now
    return true
  }

  /// Returns the time in milliseconds after which to look again.
  ///
  /// An app that prints a lot fills the pipe again within a millisecond. If the runner took its time
  /// after each part, the app would mostly wait.
  func interval(at now: ContinuousClock.Instant) -> Double {
    lastFlood.map { now - $0 < Self.vigilance } == true ? 1 : 50
  }
}
