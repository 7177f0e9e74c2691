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
    let verdict = Verdict(
      kind: .coordinators, subject: tracker.graph.screen(of: end).id, message: "")
    var suspicion = suspicion(
      of: verdict, at: state, choice, tracker.graph.path(to: state), tracker.history)
    suspicion.end = Suspicion.End(
      key: walker.reader.key, titles: walker.reader.titles, allTitles: nil)
    suspicion.other = tracker.graph.history(of: end)
    report(suspicion)
  }

  /// Adds verdicts, each with the steps that show it.
  ///
  /// - Parameters:
  ///   - verdicts: The verdicts.
  ///   - state: The state in which the last step was made.
  ///   - choice: Its choice.
  ///   - path: The shortest known path to the state.
  ///   - history: The choices since the launch; `nil` for the tracker's.
  ///   - repeats: Whether the choice has led elsewhere before.
  func report(
    _ verdicts: [Verdict], at state: Int32, _ choice: Int, _ path: [PathStep],
    _ history: [ChoiceName]? = nil, repeats: Bool = false
  ) {
    let history = history ?? tracker.history
    for verdict in verdicts {
      var suspicion = suspicion(of: verdict, at: state, choice, path, history)
      suspicion.needsShortWay = verdict.kind == .idle && (!repeats || verdict.isOfUsedScreen)
      report(suspicion)
    }
  }

  private func suspicion(
    of verdict: Verdict, at state: Int32, _ choice: Int, _ path: [PathStep],
    _ history: [ChoiceName]
  ) -> Suspicion {
    let name = tracker.graph.name(of: state, choice)
    return Suspicion(
      verdict: verdict, group: FindingGroup(verdict, after: name), action: name.words,
      screen: tracker.graph.screen(of: state).id, history: history,
      short: tracker.graph.names(of: path) + [name])
  }

  /// Adds a finding if it is proven, or if its group has a walk that is as short.
  private func report(_ suspicion: Suspicion) {
    let (group, length) = (suspicion.group, suspicion.short.count)
    if let known = groups[group], known <= length {
      if disproofs[group, default: 0] >= Self.mostDisproofs { return }
      return add(suspicion, walk: nil)
    }
    let isNew = groups.updateValue(length, forKey: group) == nil
    let proof = SuspicionProof(walker, tracker.graph).proof(of: suspicion)
    tracker.arrive(at: nil)
    guard proof.counts else {
      // Elsewhere, the control may do nothing from the beginning.
      disproofs[group, default: 0] += 1
      if isNew, disproofs[group, default: 0] < Self.mostDisproofs { groups[group] = nil }
      return
    }
    add(suspicion, proof.verdict, walk: proof.steps, isRepeated: proof.outcome == .shown)
  }

  private func add(
    _ suspicion: Suspicion, _ verdict: Verdict? = nil, walk: [WalkStep]?, isRepeated: Bool = true
  ) {
    findings.findings.append(
      FindingRecord(
        group: suspicion.group, verdict: verdict ?? suspicion.verdict, action: suspicion.action,
        screen: suspicion.screen, walk: walk, isRepeated: isRepeated))
  }

  /// Adds a finding that isn't about a choice.
  func add(_ verdict: Verdict, _ group: FindingGroup, _ screen: String, walk: [WalkStep]?) {
    findings.findings.append(
      FindingRecord(group: group, verdict: verdict, screen: screen, walk: walk))
  }
}
