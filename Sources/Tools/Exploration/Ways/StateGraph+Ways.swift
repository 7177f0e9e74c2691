import AppDriver

/// Facts for the search for ways.
nonisolated extension StateGraph {
  /// Returns whether an unexplored state may give a way shorter than a known one.
  func mayHaveWay(shorterThan length: Int, from start: Int32) -> Bool {
    var seen: Set<Int32> = [start]
    var front = [start]
    for _ in 0..<max(0, length - 1) {
      var next: [Int32] = []
      for state in front {
        for choice in 0..<choiceCount(of: state) {
          let end = end(of: state, choice)
          if end == StateGraph.End.untried, states[Int(state)].cut == nil { return true }
          if end >= 0, seen.insert(end).inserted { next.append(end) }
        }
      }
      front = next
    }
    return false
  }

  /// Returns a measure of a step's side effects.
  func effects(of step: PathStep, _ end: Int32) -> Int {
    let name = name(of: step.state, Int(step.choice))
    switch name.kind {
    case .back, .tab, .dismiss, .cancelBack, .cancelDismiss, .page, .scroll: return 0
    case .select: return 1
    case .tap:
      if name.isCancel || isLastOfAlert(step) { return 0 }
      // A step onward usually has no other effect yet.
      let isOnward = states[Int(end)].depth > states[Int(step.state)].depth
      // The first texts for fields are valid ones.
      return (isOnward ? 2 : 4) + name.variant
    default: return 4 + name.variant
    }
  }

  /// Whether a step taps the last button of an alert, which usually cancels it.
  private func isLastOfAlert(_ step: PathStep) -> Bool {
    guard screen(of: step.state).style?.isAlert == true else { return false }
    let later = Int(step.choice) + 1..<choiceCount(of: step.state)
    let isOnly = !(0..<Int(step.choice)).contains {
      name(of: step.state, $0).kind == .tap
    }
    return !isOnly && !later.contains { name(of: step.state, $0).kind == .tap }
  }
}
