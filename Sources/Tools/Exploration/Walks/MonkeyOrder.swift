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

/// The result of a random walk.
package nonisolated struct MonkeyResult: Sendable, Codable {
  /// The reason why a walk ended early.
  enum Obstacle: Sendable, Codable {
    /// The app crashes when it is launched.
    case crashAtLaunch
    /// The first screen offers no choice, or only avoided ones.
    case nothingToDo(isAvoided: Bool)
  }

  var steps = 0
  var launches = 0
  /// The number of states that were seen.
  var states = 0
  var obstacle: Obstacle?
  var suspicions: [Suspicion] = []
  /// The numbers of further suspicions.
  var repetitions: [FindingGroup: Int] = [:]
  /// Whether the walk has to continue in a new process, because work is pending without end, or no
  /// time is left.
  var isInterrupted = false
  /// A class that turned out to serve several screens, to be distinguished by their titles.
  var generic: String?
  /// The way to `MonkeyOrder.fatal`.
  var fatal: FatalStep?
}

/// A step that has ended a process, with the ways to it.
nonisolated struct FatalStep: Sendable, Codable {
  /// The identity of the screen on which it was made.
  let screen: String
  /// The choices since the launch, the last of which ended the process.
  let history: [ChoiceName]
  /// The choices of the shortest known way.
  let short: [ChoiceName]
  /// Whether the process ended at the next launch after these choices.
  let isLaunch: Bool
}

/// A verdict on a step of a random walk, before another walk has proven it.
package nonisolated struct Suspicion: Sendable, Codable {
  let verdict: Verdict
  let group: FindingGroup
  /// The kind and label of the last step; empty for the launch.
  let action: String
  /// The identity of the screen on which the last step was made.
  let screen: String
  /// The choices since the launch, the last of which shows it.
  let history: [ChoiceName]
  /// The choices of the shortest known way.
  let short: [ChoiceName]
  /// The state to which the choices lead, for coordinators.
  var end: End?
  /// The choices that first led to the state after the last one.
  var other: [ChoiceName] = []
  /// Whether only the shortest way can show it, because after other steps the control may be done.
  var needsShortWay = false

  /// A state with its titles.
  struct End: Sendable, Hashable, Codable {
    let key: StateKey
    /// A hash of the visible titles.
    let titles: UInt64
    /// A hash of the titles of all screens; `nil` if those of hidden ones don't matter.
    let allTitles: UInt64?
  }
}

/// The result of trying to prove a suspicion.
package nonisolated struct Proof: Sendable, Codable {
  enum Outcome: Sendable, Codable {
    /// The minimized steps show the finding.
    case shown
    /// The walk doesn't show it again.
    case notRepeated
    /// The suspicion has a harmless explanation.
    case groundless
  }

  var outcome: Outcome
  var verdict: Verdict
  var steps: [WalkStep] = []
  /// The screen of the finding.
  var screen: ScreenFacts?

  /// Whether the finding counts.
  var counts: Bool { outcome == .shown || outcome == .notRepeated && verdict.kind.isGrave }
}

nonisolated extension PathStep {
  /// The number for a launch, in the mark of a step.
  static let launch: Int32 = 0xF_FFFF
  /// The number for a change of the size there and back.
  static let sizes: Int32 = 0xF_FFFE
}
