import AppDriver

/// The way back after a step onward.
extension Expander {
  /// Goes back right after a step onward, and expects the same screen, with the same coordinators
  /// and as many objects.
  func goBack(from state: Int32, to origin: Origin, at step: PathStep) {
    let knowsBack = tracker.graph.end(of: state, 0) != StateGraph.End.untried
    let end = make(0, of: state)
    guard end >= 0, findings.needs.isEmpty, !walker.isTainted else { return }
    if end != step.state {
      if !knowsBack || tracker.graph.end(of: state, 0) == end {
        report(back: end, after: step, origin.title)
      }
      return
    }
    guard walker.session.aliveControllerCount > origin.controllers else { return }
    let screen = tracker.graph.screen(of: state)
    let verdict = Verdict(
      kind: .growth, subject: screen.id,
      message: """
        each time \(screen: screen.id, titled: screen.title) is shown and left, more screens stay in \
        memory
        """)
    report([verdict], at: state, 0, path(with: step))
  }

  func report(back end: Int32, after step: PathStep, _ title: String?) {
    let (there, here) = (tracker.graph.screen(of: end), tracker.graph.screen(of: step.state))
    guard
      let verdict = BackLaw.verdict(
        there.id, walker.session.screenName ?? there.title,
        insteadOf: (here.id, title ?? here.title))
    else { return }
    let from = tracker.graph.end(of: step.state, Int(step.choice))
    report([verdict], at: from, 0, path(with: step))
  }

  /// The shortest path to a state, and a step in it.
  private func path(with step: PathStep) -> [PathStep] {
    tracker.graph.path(to: step.state) + [step]
  }
}
