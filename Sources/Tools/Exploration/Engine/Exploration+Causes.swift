/// Finding the earlier step on which the end of an action depends.
extension Exploration {
  /// Names the moves of an action that leads to different screens, and the step that decides.
  ///
  /// The walk to the further end is minimized, and left after one step more each time; the action
  /// is made by the nearest way from there. The first step after which it leads there decides.
  func unstableAction(_ conflict: Conflict) throws -> UnstableAction {
    let (step, ends) = (conflict.step, conflict.ends)
    let isFirst = try walk(to: step, after: [], to: ends[0]) != nil
    let (first, second) = isFirst ? (ends[0], ends[1]) : (ends[1], ends[0])
    var action = UnstableAction(
      first: graph.moveID(step, first), second: graph.moveID(step, second))
    guard !isInterrupted(),
      let names = try walk(
        history(of: step, to: second), by: step, to: second, minimizes: true)?.names.dropLast()
    else { return action }
    for place in names.indices where action.walk.isEmpty {
      let walk = try walk(to: step, after: Array(names[...place]), to: second)
      // A walk leaves out what isn't offered.
      if let walk, walk.steps.count > place + 1 {
        (action.walk, action.cause) = (walk.steps, place)
      }
    }
    return action
  }

  /// The choices by which a step was made when it led to an end.
  private func history(of step: PathStep, to end: Int32) -> [ChoiceName] {
    graph.others.first { PathStep($0) == step && $0.end == end && !$0.history.isEmpty }?.history
      ?? graph.history(of: step, to: end)
  }

  /// Makes choices after the launch, and then a step by the nearest way; returns the walk if that
  /// leads to the screen of an end.
  private func walk(
    to step: PathStep, after names: [ChoiceName], to end: Int32
  ) throws -> ConfirmedWalk? {
    guard let state = graph.state(after: names),
      let there = graph.search(from: state, until: { $0 == step.state }).pathToFound
    else { return nil }
    return try walk(names + graph.names(of: there + [step]), by: step, to: end)
  }

  /// Makes choices after the launch, the last of which is that of a step; returns the walk if it
  /// leads to the screen of an end.
  private func walk(
    _ names: [ChoiceName], by step: PathStep, to end: Int32, minimizes: Bool = false
  ) throws -> ConfirmedWalk? {
    try confirmedWalk([
      WalkCandidate(
        names: names, from: graph.screen(of: step.state).id, to: graph.screen(of: end).id,
        minimizes: minimizes)
    ])
  }
}
