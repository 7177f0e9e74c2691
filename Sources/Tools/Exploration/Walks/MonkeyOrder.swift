import AppDriver

/// The parameters of a random walk.
package nonisolated struct MonkeyOrder: Sendable, Hashable, Codable {
  /// The seed of the random numbers.
  package var seed: UInt64
  /// The number of steps.
  package var steps: Int
  /// Steps to avoid, because they end the process.
  var avoided: Set<AvoidedStep> = []
  /// The step that ended the process, if the way to it is wanted.
  var fatal: PathStep?

  package init(seed: UInt64, steps: Int) {
    self.seed = seed
    self.steps = steps
  }

  /// Returns a leg of the walk, which has random numbers of its own.
  func leg(_ number: Int, of length: Int) -> Self {
    var leg = self
    leg.seed = seed &+ UInt64(number) &* 0x9E37_79B9_7F4A_7C15
    leg.steps = min(length, steps - number * length)
    return leg
  }

  /// Returns the rest of the walk after a number of steps.
  func rest(after made: Int) -> Self {
    var next = self
    next.steps -= made
    next.seed = seed &+ UInt64(made) &* 0xD6E8_FEB8_6659_FD93
    return next
  }
}

/// A step that a random walk avoids.
nonisolated struct AvoidedStep: Sendable, Hashable, Codable {
  /// The identity of the screen.
  let screen: String
  let name: ChoiceName
}

/// The end of a random walk.
package nonisolated struct WalkEnd: Sendable, Codable {
  var steps = 0
  var launches = 0
  /// The reason why the walk ended early.
  var obstacle: MonkeyRun.Obstacle?
  /// Whether the walk has to continue in a new process, because work is pending without end, or no
  /// time is left.
  var isInterrupted = false
  /// The way to `MonkeyOrder.fatal`.
  var fatal: FatalStep?
}
