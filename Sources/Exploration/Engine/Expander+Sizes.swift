import AppDriver

/// Changing the size there and back.
extension Expander {
  /// Changes the size there and back in states, and notes where another screen is shown afterwards.
  func checkSizes(_ states: [Int32]) async {
    let other: DeviceSize = walker.options.context.size == .compact ? .regular : .compact
    for state in states {
      if await !tracker.approach(where: { $0 == state }) {
        guard await tracker.reachFromLaunch(state) else { continue }
      }
      let start = walker.session.warningCount
      for size in [other, walker.options.context.size] {
        guard await walker.performer.perform(.resize(size), walker.session).isDone else { break }
      }
      if walker.session.crash == nil { walker.readAgain(isStart: state == 0) }
      let after = walker.session.crash == nil ? tracker.graph.number(of: walker.reader.key) : nil
      let screen = tracker.graph.screen(of: state)
      if let crash = walker.session.crash {
        let verdict = Verdict(kind: .crash, subject: crash.rule, message: crash.message)
        await addSizes(verdict, at: state, screen, [other])
      } else if after != state, walker.session.warningCount == start {
        let now = after.map { tracker.graph.screen(of: $0).title } ?? walker.session.screen()?.name
        let verdict = Verdict(
          kind: .size, subject: screen.id,
          message: "after the size has changed there and back, "
            + (now == screen.title ? "\(screen.title) differs" : "\(now ?? "nothing") is shown"))
        await addSizes(verdict, at: state, screen, [other, walker.options.context.size])
      }
      tracker.arrive(at: after == state ? state : nil)
    }
    finish()
  }

  func addSizes(
    _ verdict: Verdict, at state: Int32, _ screen: ScreenFacts, _ sizes: [DeviceSize]
  ) async {
    let group = FindingGroup(verdict, after: nil)
    let path = tracker.graph.path(to: state)
    if let known = groups[group], known <= path.count {
      return add(verdict, group, screen.id, walk: nil)
    }
    groups[group] = path.count
    let walk = await Tracker(walker, tracker.graph)
      .describe(CrewPath(steps: path)).steps
    tracker.arrive(at: nil)
    add(verdict, group, screen.id, walk: walk + sizes.map { WalkStep([.resize($0)]) })
  }
}
