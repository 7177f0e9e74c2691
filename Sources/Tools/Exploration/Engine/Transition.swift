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

/// What a choice in a state has led to.
nonisolated struct Transition: Sendable, Hashable, Codable {
  let from: Int32
  let choice: Int32
  /// The number of a state, or one of `StateGraph.End`.
  let end: Int32
  /// What was on the screen; `nil` if it was what the state was found with.
  var origin: SeenTexts?
  /// A hash of the titles to which it has led; `nil` if they were those with which the state was
  /// found.
  var arrival: UInt64?

  func isSame(as other: Self) -> Bool {
    from == other.from && choice == other.choice && end == other.end
  }
}

/// Hashes of what is on a screen.
nonisolated struct SeenTexts: Sendable, Hashable, Codable {
  let titles: UInt64
  let content: UInt64
}

/// A transition that was the first to take a move, and how it did.
///
/// If a hidden thing decides, no shorter walk may take it.
nonisolated struct Taking: Sendable, Hashable, Codable {
  let transition: Transition
  /// The codes of the choices since the launch, of which the last one is the transition's.
  let codes: [Int32]
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
