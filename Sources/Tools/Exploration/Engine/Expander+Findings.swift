import AppDriver

/// Verdicts of the oracles, and the steps that show them.
extension Expander {
  /// Whether the coordinators differ from those with which a state was found.
  func hasOtherTree(than end: Int32) -> Bool {
    let (known, titles) = (
      tracker.graph.states[Int(end)].tree, tracker.graph.states[Int(end)].titles
    )
    // Below the level `tabs`, a state's key doesn't contain the other tabs' screens, which have
    // coordinators too. A class may serve several screens, each with its own coordinator.
    return walker.options.level >= .tabs && known != 0 && titles == walker.reader.titles
      && known != walker.tree
  }

  /// Compares the coordinators of a known state with those that it had when it was found.
  func checkTree(_ end: Int32, at state: Int32, _ choice: Int) {
    let (now, tree) = (walker.coordinators, walker.tree)
    let history = tracker.history
    // The state's own walk shows the coordinators that it had when it was found.
    let other = StateTracker(walker, tracker.graph)
    var isThere = other.reachFromLaunch(end)
    if !isThere { isThere = other.reach(end, by: tracker.graph.history(of: end)) }
    guard isThere else { return tracker.arrive(at: nil) }
    let before = walker.coordinators
    let isSame = walker.tree == tree || walker.isTainted
    tracker.arrive(at: nil)
    guard !isSame else { return }
    let screen = tracker.graph.screen(of: end)
    let verdict = CoordinatorDifference(first: before, now: now)
      .verdict(on: screen, at: tracker.graph.path(to: end).count)
    report([verdict], at: state, choice, tracker.graph.path(to: state), history)
  }

  /// Adds verdicts, each with the steps that show it.
  func report(
    _ verdicts: [Verdict], at state: Int32, _ choice: Int, _ path: [PathStep],
    _ history: [PathStep]? = nil, repeats: Bool = false
  ) {
    let name = tracker.graph.name(of: state, choice)
    let screen = tracker.graph.screen(of: state).id
    for verdict in verdicts {
      let group = FindingGroup(verdict, after: name)
      if let known = groups[group], known <= path.count + 1 {
        if disproofs[group, default: 0] >= Self.mostDisproofs { continue }
        add(verdict, group, screen, after: name, walk: nil)
        continue
      }
      let isNew = groups.updateValue(path.count + 1, forKey: group) == nil
      let proof = WalkProof(walker, tracker.graph)
      let whole = path + [PathStep(state: state, choice: Int32(choice))]
      let walk =
        verdict.kind == .growth
        ? proof.growingWalk(whole)
        : proof.walk(
          showing: verdict.kind.isOfStep ? group : nil, whole, history ?? tracker.history,
          repeats: repeats && !verdict.isOfUsedScreen)
      tracker.arrive(at: nil)
      guard let walk else {
        // Elsewhere, the control may do nothing from the beginning.
        disproofs[group, default: 0] += 1
        if isNew, disproofs[group, default: 0] < Self.mostDisproofs { groups[group] = nil }
        continue
      }
      add(verdict, group, screen, after: name, walk: walk)
    }
  }

  func add(
    _ verdict: Verdict, _ group: FindingGroup, _ screen: String, after name: ChoiceName? = nil,
    walk: [WalkStep]?
  ) {
    findings.findings.append(
      FindingRecord(
        group: group, verdict: verdict, action: name?.words ?? "", screen: screen, walk: walk))
  }
}
