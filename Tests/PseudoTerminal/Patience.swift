import Glibc

/// The limit of each wait of a test for another process.
public enum Patience {
  /// The longest time to wait for what takes a moment: so long that only a hang takes longer, also
  /// on a slow machine that builds something else.
  public static let limit = Duration.seconds(300)

  /// Waits until a condition holds, or until only a hang explains that it doesn't.
  ///
  /// - Parameter condition: The condition, which is checked about a thousand times a second.
  /// - Returns: Whether the condition holds.
  @discardableResult
  public static func wait(until condition: () throws -> Bool) rethrows -> Bool {
    let deadline = ContinuousClock.now + limit
    while try !condition() {
      guard ContinuousClock.now < deadline else { return false }
      poll(nil, 0, 1)
    }
    return true
  }
}
