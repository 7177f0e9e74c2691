import AppDriver

/// How a random walk is made.
package nonisolated struct MonkeyOrder: Sendable, Hashable, Codable {
  /// The seed of the random numbers.
  package var seed: UInt64
  /// The number of steps.
  package var steps: Int
  /// Steps that aren't made, because they end the process.
  var avoided: Set<AvoidedStep> = []
  /// The step after the others that ended the process, as its mark names it, if the way to it is
  /// wanted.
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

  /// Returns what is left of the walk after some steps.
  func rest(after made: Int) -> Self {
    var next = self
    next.steps -= made
    next.seed = seed &+ UInt64(made) &* 0xD6E8_FEB8_6659_FD93
    return next
  }
}

/// A step that a random walk doesn't make.
nonisolated struct AvoidedStep: Sendable, Hashable, Codable {
  /// The identity of the screen.
  let screen: String
  let name: ChoiceName
}

/// What a random walk has led to.
package nonisolated struct MonkeyResult: Sendable, Codable {
  /// Why a walk ended before its last step.
  enum Obstacle: Sendable, Codable {
    /// The app crashes when it is launched.
    case crashAtLaunch
    /// The first screen offers nothing, or only steps that are avoided.
    case nothingToDo(isAvoided: Bool)
  }

  var steps = 0
  var launches = 0
  /// The number of states that were seen.
  var states = 0
  var obstacle: Obstacle?
  var suspicions: [Suspicion] = []
  /// How often findings were seen besides.
  var repetitions: [FindingGroup: Int] = [:]
  /// Whether the walk has to go on in a new process, because the app has left work behind that
  /// doesn't end, or no time is left.
  var isInterrupted = false
  /// A class that has turned out to serve several screens, which titles have to distinguish.
  var generic: String?
  /// The way to `MonkeyOrder.fatal`.
  var fatal: FatalStep?
}

/// A step that has ended a process, and the ways to it.
nonisolated struct FatalStep: Sendable, Codable {
  /// The identity of the screen on which it was made.
  let screen: String
  /// The choices since the launch, the last of which ended the process.
  let history: [ChoiceName]
  /// The shortest choices that should lead there.
  let short: [ChoiceName]
  /// Whether the process ended when the app was launched again after these choices.
  let isLaunch: Bool
}

/// What an oracle says about a step of a random walk, before another walk has proven it.
package nonisolated struct Suspicion: Sendable, Codable {
  let verdict: Verdict
  let group: FindingGroup
  /// The kind and label of the last step; empty for the launch.
  let action: String
  /// The identity of the screen on which the last step was made.
  let screen: String
  /// The choices since the launch, the last of which shows it.
  let history: [ChoiceName]
  /// The shortest choices that should show it.
  let short: [ChoiceName]
  /// The state to which the choices lead, for coordinators.
  var end: End?
  /// The choices that led first to the state in which the app is after the last one.
  var other: [ChoiceName] = []

  /// A state and the titles that are shown in it.
  struct End: Sendable, Hashable, Codable {
    let key: StateKey
    let titles: UInt64
  }
}

/// What has come of a suspicion.
package nonisolated struct Proof: Sendable, Codable {
  enum Outcome: Sendable, Codable {
    /// The steps show the finding, and none of them can be left out.
    case shown
    /// The walk that has shown it doesn't show it again.
    case notRepeated
    /// There is a reason for what was seen that is no fault.
    case groundless
  }

  var outcome: Outcome
  var verdict: Verdict
  var steps: [WalkStep] = []
  /// The screen that the finding is about.
  var screen: ScreenFacts?
}

nonisolated extension PathStep {
  /// The choice of a mark that names the launch after a step.
  static let launch: Int32 = 0xF_FFFF
  /// The choice that stands for changing the size there and back.
  static let sizes: Int32 = 0xF_FFFE
}

/// Random numbers that are the same for the same seed: SplitMix64 (Steele et al., 2014).
nonisolated struct Randomness {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
