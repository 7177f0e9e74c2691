/// Decides how often the runner looks at an app's unread output while a step is running.
///
/// The worker reads the output after each step, so the runner reads it only if the app is about to
/// fill the pipe and would then wait for a reader.
struct FloodWatch {
  /// The number of unread bytes that counts as a flood, half of what a pipe can hold.
  static let floodSize = 1 << 15
  /// How long the runner keeps looking often after the last flood.
  private static let vigilance = Duration.milliseconds(100)

  private var lastFlood: ContinuousClock.Instant?

  /// Notes the number of unread bytes, and returns whether the runner must read them.
  mutating func isFlood(_ unread: Int, at now: ContinuousClock.Instant) -> Bool {
    guard unread >= Self.floodSize else { return false }
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
