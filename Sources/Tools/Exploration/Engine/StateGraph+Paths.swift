import AppDriver

/// Paths from the launch.
nonisolated extension StateGraph {
  /// The path by the parents, which was the shortest walk to a state when the state was found.
  func path(to state: Int32) -> [PathStep] {
    var path: [PathStep] = []
    var next = state
    while states[Int(next)].parent >= 0 {
      let step = PathStep(state: states[Int(next)].parent, choice: states[Int(next)].parentChoice)
      path.append(step)
      next = step.state
    }
    return path.reversed()
  }

  /// The state to which choices after the launch lead; `nil` if one isn't known to lead anywhere.
  func state(after names: [ChoiceName]) -> Int32? {
    names.reduce(0 as Int32?) { state, name in
      guard let state,
        let choice = (0..<choiceCount(of: state)).first(where: { self.name(of: state, $0) == name })
      else { return nil }
      let end = end(of: state, choice)
      return end >= 0 ? end : name == .sizes || end == End.refused ? state : nil
    }
  }

  /// The names of a path's choices.
  func names(of path: [PathStep]) -> [ChoiceName] {
    path.map { name(of: $0.state, Int($0.choice)) }
  }

  /// Returns an untried choice of a state that probably leads back to another one, which takes less
  /// time than a launch and the path from there; `nil` if there is none.
  func likelyWay(from state: Int32, to last: Int32) -> Int? {
    guard last >= 0 else { return nil }
    let tab = states[Int(last)].tab
    let isInOtherTab = tab >= 0 && tab != states[Int(state)].tab
    let isAlert = screen(of: state).style?.isAlert == true
    let choices = (0..<choiceCount(of: state)).filter { choice in
      guard end(of: state, choice) == End.untried else { return false }
      let name = name(of: state, choice)
      if isInOtherTab { return name.kind == .tab && name.label == "\(tab + 1)" }
      return isAlert ? name.kind == .tap : name.kind == .back || name.kind == .dismiss
    }
    // The last button of an alert usually cancels it.
    return isAlert ? choices.last : choices.first
  }
}
