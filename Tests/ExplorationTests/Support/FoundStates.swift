import AppDriver

@testable import Exploration

/// A state that was found, whose key is a number.
nonisolated func found(
  _ number: UInt64, _ type: String, _ choices: [ChoiceName], depth: Int32 = 0, tab: Int32 = -1,
  style: ModalSnapshot.Style? = nil
) -> FoundState {
  FoundState(
    key: StateKey(first: number, second: number),
    signature: UInt64(truncatingIfNeeded: choices.hashValue),
    screen: ScreenFacts(
      id: type, type: type, title: type, style: style, tab: nil, flow: [], controllers: []),
    choices: choices, tree: 0, titles: number, depth: depth, tab: tab, cut: nil)
}
