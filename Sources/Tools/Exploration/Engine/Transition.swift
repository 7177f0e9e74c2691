/// A choice that was made in a state.
nonisolated struct PathStep: Sendable, Hashable, Codable {
  let state: Int32
  let choice: Int32
}

extension PathStep {
  nonisolated init(_ transition: Transition) {
    self.init(state: transition.from, choice: transition.choice)
  }
}

/// A choice in a state, and its end.
nonisolated struct Transition: Sendable, Hashable, Codable {
  let from: Int32
  let choice: Int32
  /// The number of a state, or one of `StateGraph.End`.
  let end: Int32
  /// The texts on the screen; `nil` if they are those of the state.
  var origin: SeenTexts?
  /// A hash of the titles at its end; `nil` if they are those of the state.
  var arrival: UInt64?

  func isSame(as other: Self) -> Bool {
    from == other.from && choice == other.choice && end == other.end
  }
}

/// Hashes of the texts on a screen.
nonisolated struct SeenTexts: Sendable, Hashable, Codable {
  let titles: UInt64
  let content: UInt64
}

/// The first transition of a move, with its history.
///
/// If hidden state decides, no shorter walk may take the move.
nonisolated struct Taking: Sendable, Hashable, Codable {
  let transition: Transition
  /// The choices since the launch, of which the last one is the transition's.
  let history: [ChoiceName]
}

/// A state that has been found.
nonisolated struct FoundState: Sendable, Hashable, Codable {
  let key: StateKey
  let signature: UInt64
  let screen: ScreenFacts
  let choices: [ChoiceName]
  let tree: UInt64
  let titles: UInt64
  let content: UInt64
  let depth: Int32
  let tab: Int32
  var parts = StateParts(visible: 0, hidden: 0)
  var later = LaterWork.none
  var leavesOutRows = false
  let cut: StateGraph.Cut?
}
