/// A verdict on a step, before a walk has proven it.
package nonisolated struct Suspicion: Sendable, Codable {
  let verdict: Verdict
  let group: FindingGroup
  /// The kind and label of the last step; empty for the launch.
  let action: String
  /// The identity of the screen on which the last step was made.
  let screen: String
  /// The choices since the launch, the last of which shows it.
  let history: [ChoiceName]
  /// The choices of the shortest known path.
  let short: [ChoiceName]
  /// The state to which the choices lead, for coordinators.
  var end: End?
  /// The choices that first led to the state after the last one.
  var other: [ChoiceName] = []
  /// Whether only the shortest path can show it, because after other steps the control may be done.
  var needsShortWay = false

  /// A state with its titles.
  struct End: Sendable, Hashable, Codable {
    let key: StateKey
    /// A hash of the visible titles.
    let titles: UInt64
  }

  /// The suspicion without walks, to be counted.
  var repetition: Repetition { Repetition(group: group, action: action) }

  /// Another step that may show a finding.
  struct Repetition: Sendable, Codable {
    let group: FindingGroup
    let action: String
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

  /// Whether the finding counts.
  var counts: Bool { outcome == .shown || outcome == .notRepeated && verdict.kind.isGrave }
}
