/// The results of a start, an expansion or a random walk.
///
/// New states have the next numbers of the graph, in their order.
package nonisolated struct Discoveries: Sendable, Codable {
  var states: [NewState] = []
  var transitions: [Transition] = []
  /// Finer distinctions that states need.
  var needs: [Refinement.Need] = []
  /// Screens whose states can't be distinguished.
  var unstable: [Unstable] = []
  /// The findings at the launch.
  var findings: [FindingRecord] = []
  var suspicions: [Suspicion] = []
  /// Further steps that may show a finding.
  var repetitions: [Suspicion.Repetition] = []
  /// The end of a random walk; `nil` for other requests.
  var walk: WalkEnd?
  /// The steps of a path from the launch that leads where it did before.
  var steps: [WalkStep]?
  /// The number of steps of the prefix that the app doesn't offer.
  var missingSteps = 0
  /// States with choices left to try, because of the maximum number, or because the next launch
  /// needs a new process.
  var left: [Int32] = []
  /// States that couldn't be reached again.
  var lost: [Int32] = []

  /// A need that can't be met, with the conflict that shows it.
  struct Unstable: Sendable, Codable {
    let need: Refinement.Need
    let conflict: Conflict?
  }
}

/// A new state, and the transition that led to it.
nonisolated struct NewState: Sendable, Codable {
  let found: FoundState
  let parent: Int32
  let choice: Int32
  /// The choices since the launch; `nil` for the parent's history and the choice.
  let history: [ChoiceName]?
}

/// A choice that has led to two different screens from states that look the same.
nonisolated struct Conflict: Sendable, Codable {
  let step: PathStep
  /// The states to which it has led.
  let ends: [Int32]
}

/// A walk that leads to its screen again.
package nonisolated struct ConfirmedWalk: Sendable, Codable {
  /// The choices that were made.
  var names: [ChoiceName] = []
  /// The same choices as steps.
  var steps: [WalkStep] = []
}

/// A walk that may lead to a screen of the map.
package nonisolated struct WalkCandidate: Sendable, Codable {
  /// The choices since the launch.
  var names: [ChoiceName]
  /// The identity of the screen on which the last choice is made; `nil` if any will do.
  var from: String?
  /// The identity of the screen at the end.
  var to: String
  /// Whether to minimize the choices.
  var minimizes = false
}
