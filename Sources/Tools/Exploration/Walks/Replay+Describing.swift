import AppDriver

/// Walks of the map.
extension Replay {
  /// Repeats a walk and writes it as steps.
  ///
  /// - Parameters:
  ///   - walk: The walk.
  ///   - graph: The known states, for the screen before the last choice.
  /// - Returns: The steps; `nil` if they don't lead to the walk's screen.
  func described(_ walk: WalkCandidate, in graph: StateGraph) -> [WalkStep]? {
    func steps(_ names: [ChoiceName]) -> [WalkStep]? {
      var written: [WalkStep] = []
      var last: Replay.Visit?
      let isLaunched = run(names) { visit in
        written.append(visit.step)
        last = visit
        return true
      }
      guard isLaunched else { return nil }
      if let from = walk.from {
        guard let last, last.name == names.last, let state = graph.number(of: last.before),
          graph.screen(of: state).id == from
        else { return nil }
      }
      return walker.session.isRunning && walker.reader.screenID(walker.session) == walk.to
        ? written : nil
    }
    return walk.minimizes
      ? Minimization.minimized(walk.names, keepingLast: 1, while: steps)?.result
      : steps(walk.names)
  }
}
