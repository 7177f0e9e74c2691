import AppDriver

/// Changing the size there and back.
extension Expander {
  /// Changes the size there and back in states, and notes those that show another screen
  /// afterwards.
  func checkSizes(_ states: [Int32]) {
    for (place, state) in states.enumerated() {
      if tracker.approach(where: { other, _ in other == state }) != true {
        // The next launch needs a new process.
        if place > 0, !walker.leaveNothingForLater() {
          findings.left = Array(states[place...])
          break
        }
        guard reach(state) else { continue }
      }
      let verdict = walker.changeSize(isStart: state == 0)
      if let verdict { addSizes(verdict, at: state) }
      let isBack = walker.session.crash == nil && verdict == nil
      tracker.arrive(at: isBack ? tracker.graph.number(of: walker.reader.key) : nil)
    }
    finish()
  }

  private func addSizes(_ verdict: Verdict, at state: Int32) {
    let screen = tracker.graph.screen(of: state)
    let group = FindingGroup(verdict, after: nil)
    let path = tracker.graph.path(to: state)
    if let known = groups[group], known <= path.count {
      return add(verdict, group, screen.id, walk: nil)
    }
    groups[group] = path.count
    let replay = Replay(walker)
    let described = replay.described(
      CrewWalk(names: tracker.graph.names(of: path), to: screen.id), in: tracker.graph)
    let walk =
      described.isConfirmed
      ? described.steps : replay.written(tracker.graph.history(of: state))
    tracker.arrive(at: nil)
    add(verdict, group, screen.id, walk: walk + walker.sizes.map { WalkStep([.resize($0)]) })
  }
}
