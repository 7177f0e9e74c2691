import AppDriver

/// Verdicts of the oracles, and the walks that may show them.
extension Expander {
  /// The most suspicions of a group in one request, because some may be groundless.
  private static let mostOfGroup = 3

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
    suspicion.end = Suspicion.End(key: walker.reader.key, titles: walker.reader.titles)
    suspicion.other = tracker.graph.history(of: end)
    report(suspicion)
  }

  /// Adds verdicts as suspicions.
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

  /// Adds a suspicion, or counts it if its group has a walk that is as short, or enough suspicions.
  private func report(_ suspicion: Suspicion) {
    let group = suspicion.group
    let isKnown = known[group].map { $0 <= suspicion.short.count } ?? false
    let alike = findings.suspicions.filter { $0.group == group }
    // The same walk shows nothing new.
    if isKnown || alike.count >= Self.mostOfGroup
      || alike.contains(where: { $0.short == suspicion.short && $0.other == suspicion.other })
    {
      findings.repetitions.append(suspicion.repetition)
    } else {
      findings.suspicions.append(suspicion)
    }
  }
}
