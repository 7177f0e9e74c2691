/// Paths from the launch, and the codes of choices.
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

  /// The code of a choice: `Choice.code` or, for a choice about an element, its index.
  func code(of step: PathStep) -> Int32 {
    Choice(named: name(of: step.state, Int(step.choice)))?.code ?? step.choice
  }

  /// The choice with a code in a state; `nil` if there is none.
  @inline(__always)
  func step(in state: Int32, withCode code: Int32) -> PathStep? {
    let names = lists[Int(states[Int(state)].list)]
    guard code < 0 else {
      return code < names.count ? PathStep(state: state, choice: code) : nil
    }
    return names.firstIndex { Choice(named: $0)?.code == code }
      .map { PathStep(state: state, choice: Int32($0)) }
  }
}
