/// Finding the earlier step on which the end of an action depends.
extension Exploration {
  /// Names the moves of an action that leads to different screens, and the step that decides.
  ///
  /// The walk to the further end is left after one step more each time, and the action is made by
  /// the nearest way from there. The first step after which it leads there decides.
  func unstableAction(_ conflict: Conflict) throws -> UnstableAction {
    let (step, ends) = (conflict.step, conflict.ends)
    let isFirst = try walk(to: step, after: [], to: ends[0]) != nil
    let (first, second) = isFirst ? (ends[0], ends[1]) : (ends[1], ends[0])
    var action = UnstableAction(
      first: graph.moveID(step, first), second: graph.moveID(step, second))
    guard try isFirst || walk(to: step, after: [], to: first) != nil else { return action }
    let history = Array(history(of: step, to: second).dropLast())
    for place in history.indices where action.walk.isEmpty && !isOver {
      let walk = try walk(to: step, after: Array(history[...place]), to: second)
      // A walk leaves out what isn't offered.
      if let walk, walk.count > place + 1 { (action.walk, action.cause) = (walk, place) }
    }
    return action
  }

  /// The choices by which a step was made when it led to an end.
  private func history(of step: PathStep, to end: Int32) -> [ChoiceName] {
    graph.others.first { PathStep($0) == step && $0.end == end && !$0.history.isEmpty }?.history
      ?? graph.history(of: step, to: end)
  }

  /// Makes choices after the launch, and then a step by the nearest way; returns the steps if that
  /// leads to the screen of an end.
  private func walk(
    to step: PathStep, after names: [ChoiceName], to end: Int32
  ) throws -> [WalkStep]? {
    guard let state = graph.state(after: names),
      let there = graph.search(from: state, until: { $0 == step.state }).pathToFound
    else { return nil }
    return try confirmedWalk([
      WalkCandidate(
        names: names + graph.names(of: there + [step]), from: graph.screen(of: step.state).id,
        to: graph.screen(of: end).id)
    ])
  }
}
