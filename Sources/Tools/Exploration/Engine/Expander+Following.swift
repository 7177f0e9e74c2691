import AppDriver

/// Repeating a walk whose last step is judged.
extension Expander {
  /// Launches the app, makes choices that are offered, and asks the oracles about the last one and
  /// the way back after it.
  func follow(_ names: [ChoiceName]) {
    tracker.stepNumber = 0
    guard tracker.launch() else { return }
    _ = locate(parent: -1, choice: -1)
    for (place, name) in names.enumerated() {
      guard let state = tracker.current else { return }
      guard let choice = walker.choiceNames.firstIndex(of: name) else { continue }
      tracker.stepNumber = Int32(place)
      if place == names.count - 1 { return tryChoice(choice, of: state) }
      guard tracker.step(choice, judges: false) == .state else { return }
      note(state, choice, locate(parent: state, choice: Int32(choice)))
    }
  }
}
