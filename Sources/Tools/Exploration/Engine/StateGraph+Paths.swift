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

  /// The names of a path's choices.
  func names(of path: [PathStep]) -> [ChoiceName] {
    path.map { name(of: $0.state, Int($0.choice)) }
  }
}
