/// Reaching states by known ways.
extension Expander {
  /// Launches the app and goes to a state.
  ///
  /// The path by the parents fails if it lacks a step that has changed hidden state. Then the whole
  /// history is repeated.
  func reach(_ state: Int32) -> Bool {
    if !tracker.graph.isMisled(state) {
      if tracker.reachFromLaunch(state) { return true }
      noteSurprise()
      guard findings.needs.isEmpty else { return false }
      tracker.graph.noteMisled(state)
      findings.knowledge.misled.append(state)
    }
    // The step that changed hidden state is usually part of the parent's history, too.
    let parent = tracker.graph.states[Int(state)].parent
    let choice = tracker.graph.states[Int(state)].parentChoice
    let own = tracker.graph.history(of: state)
    if parent >= 0, !lone.contains(state) {
      let way =
        tracker.graph.history(of: parent)
        + [tracker.graph.code(of: PathStep(state: parent, choice: choice))]
      if way.count < own.count {
        if tracker.reach(state, by: way) {
          setHistory(of: state, way)
          return true
        }
        lone.insert(state)
      }
    }
    guard tracker.reach(state, by: own) else { return false }
    guard own.count > tracker.graph.path(to: state).count + Self.shortDetour,
      shortened.insert(state).inserted
    else { return true }
    return shortenHistory(of: state)
  }

  /// Minimizes the choices by which a state was found, and that have just led there; returns
  /// whether the app is in the state.
  private func shortenHistory(of state: Int32) -> Bool {
    let own = tracker.codes
    var shortening = HistoryShortening(
      own, states: tracker.history.map(\.state) + [state], effects: tracker.effects)
    let short = shortening.shorten { self.tracker.reach(state, by: $0) }
    if short.count < own.count { setHistory(of: state, short) }
    if tracker.current == state { return true }
    return tracker.reach(state, by: short)
  }

  private func setHistory(of state: Int32, _ history: [Int32]) {
    tracker.graph.setHistory(of: state, history)
    findings.knowledge.shorter.append(ShorterHistory(state: state, history: history))
  }
}
