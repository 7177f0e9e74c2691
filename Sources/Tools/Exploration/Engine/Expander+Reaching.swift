import AppDriver

/// Reaching states by known ways.
extension Expander {
  /// Launches the app and goes to a state.
  ///
  /// The path by the parents fails if it lacks a step that has changed hidden state. That step is
  /// usually part of the parent's history. If not, the whole history of the state is repeated.
  func reach(_ state: Int32) -> Bool {
    if tracker.reachFromLaunch(state) { return true }
    noteSurprise()
    guard findings.needs.isEmpty else { return false }
    let own = tracker.graph.history(of: state)
    let parent = tracker.graph.states[Int(state)].parent
    if parent >= 0, !lone.contains(state) {
      let choice = Int(tracker.graph.states[Int(state)].parentChoice)
      let way = tracker.graph.history(of: parent) + [tracker.graph.name(of: parent, choice)]
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
      minimized.insert(state).inserted
    else { return true }
    return minimizeHistory(of: state)
  }

  /// Leaves out loops of the choices by which a state was found, and that have just led there;
  /// returns whether the app is in the state.
  ///
  /// Between two launches, a member visits many states, and only few of these detours matter, such
  /// as the one that put an item into the cart.
  private func minimizeHistory(of state: Int32) -> Bool {
    let own = tracker.history
    let shorter = [
      tracker.history { $0.variant > 0 }, tracker.history { !$0.kind.isNavigation },
    ]
    for short in shorter where short.count < own.count && tracker.reach(state, by: short) {
      setHistory(of: state, short)
      return true
    }
    return tracker.current == state || tracker.reach(state, by: own)
  }

  private func setHistory(of state: Int32, _ history: [ChoiceName]) {
    tracker.graph.setHistory(of: state, history)
    findings.knowledge.shorter.append(ShorterHistory(state: state, history: history))
  }
}
