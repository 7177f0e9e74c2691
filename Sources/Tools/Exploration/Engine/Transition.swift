/// A choice that was made in a state.
package nonisolated struct PathStep: Sendable, Hashable, Codable {
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
  /// The texts on the screen before and after it.
  var texts = StepTexts()
  /// The choices since the launch if the choice has led elsewhere before, because hidden state
  /// decides; otherwise empty.
  var history: [ChoiceName] = []

  func isSame(as other: Self) -> Bool {
    from == other.from && choice == other.choice && end == other.end
  }
}

/// Hashes of the texts on a screen.
nonisolated struct SeenTexts: Sendable, Hashable, Codable {
  let titles: UInt64
  let content: UInt64
}

/// Hashes of the texts on the screen around a step.
nonisolated struct StepTexts: Sendable, Hashable, Codable {
  /// The texts before it.
  var origin = SeenTexts(titles: 0, content: 0)
  /// The titles after it.
  var arrival: UInt64 = 0
}

/// A state that has been found.
nonisolated struct FoundState: Sendable, Hashable, Codable {
  let key: StateKey
  let signature: UInt64
  let screen: ScreenFacts
  let choices: [ChoiceName]
  let tree: UInt64
  let titles: UInt64
  let depth: Int32
  let tab: Int32
  var later = LaterWork.none
  var leavesOutRows = false
  let cut: Cut.Reason?
}
