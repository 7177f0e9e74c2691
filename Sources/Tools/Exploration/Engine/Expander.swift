import AppDriver

/// Tries the choices of states, each of which it reaches by the nearest known way or by its
/// history.
///
/// It starts with a launch and with what the exploration knows, so that its findings don't depend
/// on requests before it.
final class Expander {
  /// The number of ways that may lead elsewhere before the app is launched again.
  private static let mostSurprises = 6
  /// The number of failed attempts from the launch after which a state is given up.
  private static let mostFailures = 3
  let walker: Walker
  let tracker: StateTracker
  private(set) var refinement: Refinement
  /// The known groups of findings, with the lengths of their shortest walks.
  let known: KnownGroups
  var findings = Discoveries()
  /// The number of transitions after which no further choice is tried.
  private var end = Int.max
  /// The states with choices to try, in the order in which it goes to them after a launch.
  private var open: [Int32] = []

  init(
    _ walker: Walker, _ graph: StateGraph, _ refinement: Refinement, _ known: KnownGroups
  ) {
    self.walker = walker
    tracker = StateTracker(walker, graph)
    self.refinement = refinement
    self.known = known
  }

  nonisolated deinit {}

  /// Whether to stop trying choices.
  var isFull: Bool { tracker.graph.transitionCount >= end || walker.isLate }

  // MARK: Requests

  /// Launches the app and reads its first state.
  func start() {
    if tracker.launch() { _ = locate(parent: -1, choice: -1) }
    findings.missingSteps = walker.session.crash == nil ? walker.missingSteps : 0
    findings.findings = walker.verdicts.map {
      FindingRecord(group: FindingGroup($0, after: nil), verdict: $0, screen: "", walk: [])
    }
  }

  /// Tries all untried choices of states.
  ///
  /// Returns early if a state turns out to be several states.
  ///
  /// - Parameters:
  ///   - states: The states.
  ///   - most: The most choices that are tried.
  func expand(_ states: [Int32], most: Int) {
    var failures = 0
    let start = tracker.graph.transitionCount
    end = start + most
    open = states
    for state in states { closeIfExplored(state) }
    while let first = open.first, !isFull {
      if !isInOpenState, !approach() {
        guard findings.needs.isEmpty else { return }
        if tracker.mayGoOn, let state = tracker.current,
          let choice = tracker.graph.likelyWay(from: state, to: tracker.lastState)
        {
          _ = make(choice, of: state)
          guard findings.needs.isEmpty else { return }
          continue
        }
        // The next launch needs a new process.
        if tracker.graph.transitionCount > start, !walker.leaveNothingForLater() { break }
        if reach(first) {
          tracker.beginAnew()
          continue
        }
        guard findings.needs.isEmpty else { return }
        failures += 1
        guard failures == Self.mostFailures else { continue }
        findings.lost.append(first)
        open.removeFirst()
        failures = 0
        continue
      }
      guard let state = tracker.current, let choice = untried(of: state) else { continue }
      failures = 0
      tryChoice(choice, of: state)
      guard findings.needs.isEmpty else { return }
    }
    findings.left = open
  }

  /// Closes a fully explored state, so that no way leads there in vain.
  func closeIfExplored(_ state: Int32) {
    guard open.contains(state), tracker.graph.isExplored(state) else { return }
    open.removeAll { $0 == state }
    compareRows(of: state)
  }

  /// Repeats a path from the launch, and notes the step that leads elsewhere than before.
  ///
  /// Hidden state may have decided on the walk that first took the step. What a step has done to
  /// its process may show only at the next launch.
  func retrace(_ path: [PathStep]) {
    guard let last = path.last else { return }
    let end = tracker.graph.end(of: last.state, Int(last.choice))
    tracker.steps = []
    if tracker.followFromLaunch(path, to: end) {
      findings.steps = tracker.steps
    } else {
      noteSurprise()
    }
    _ = tracker.launch()
  }

  /// Launches the app and goes to a state: by the path of its parents or, if that lacks a step that
  /// has changed hidden state, by its history.
  private func reach(_ state: Int32) -> Bool {
    if tracker.followFromLaunch(tracker.graph.path(to: state), to: state) { return true }
    noteSurprise()
    return findings.needs.isEmpty && tracker.reach(state, by: tracker.graph.history(of: state))
  }

  /// Goes to the nearest open state.
  private func approach() -> Bool {
    for _ in 0..<Self.mostSurprises {
      switch tracker.approach(where: { open.contains($0) }) {
      case true: return true
      case false: noteSurprise()
      case nil: return false
      }
      guard findings.needs.isEmpty else { return false }
    }
    return isInOpenState
  }

  private var isInOpenState: Bool { tracker.current.map { open.contains($0) } ?? false }

  func untried(of state: Int32) -> Int? {
    (0..<tracker.graph.choiceCount(of: state)).first {
      tracker.graph.end(of: state, $0) == StateGraph.End.untried
    }
  }

  /// Notes the end of a step on the way that has led elsewhere than before, perhaps to a new state.
  func noteSurprise() {
    guard let surprise = tracker.surprise else { return }
    let (state, choice, history) = (surprise.state, Int(surprise.choice), tracker.history)
    var verdicts = walker.verdicts
    switch tracker.arrival {
    case .absent: return
    case .crashed: note(state, choice, StateGraph.End.crashed)
    case .state:
      walker.judgeAgain()
      verdicts = walker.verdicts
      let end = locate(parent: state, choice: surprise.choice)
      note(state, choice, end == state && walker.wasRefused ? StateGraph.End.refused : end)
    }
    guard findings.needs.isEmpty, !verdicts.isEmpty else { return }
    report(
      verdicts, at: state, choice, tracker.graph.path(to: state), history,
      // A form's button that did something at first may have done everything.
      repeats: !tracker.graph.dependsOnFields(surprise))
  }

  /// Compares the ends of a choice.
  ///
  /// If their screens differ, the states in which the choice was made must differ, too: by their
  /// titles, by their content, or by hidden state that other steps have changed.
  func compare(_ transition: Transition, _ before: Int32) {
    let (step, end) = (PathStep(transition), transition.end)
    guard tracker.graph.states[Int(end)].screen != tracker.graph.states[Int(before)].screen
    else { return }
    // A form's button depends on the fields, in which earlier steps have typed.
    guard !tracker.graph.dependsOnFields(step) else { return }
    let state = tracker.graph.states[Int(step.state)]
    let screen = Self.type(of: tracker.graph.screen(of: step.state))
    guard !refinement.unstable.contains(screen) else { return }
    let (known, now) = (tracker.graph.origin(of: step), transition.texts.origin)
    let level: StateLevel? =
      known.titles != now.titles
      ? .params : known.content != now.content ? .content : nil
    let conflict = Conflict(step: step, ends: [before, end])
    guard let level, !isHidden(step, state.key, end) else {
      return need(.unstable(screen: screen), conflict)
    }
    need(.finer(screen: screen, level), conflict)
  }

  /// Returns whether a choice leads to a state only after more steps than it takes to make it, so
  /// that its end depends on state that these steps have changed.
  private func isHidden(_ step: PathStep, _ key: StateKey, _ end: Int32) -> Bool {
    let (replay, last) = (Replay(walker), tracker.history.last)
    let screen = tracker.graph.screen(of: end).id
    let needed = Minimization.minimized(tracker.history) { names in
      replay.steps(names) { visit in
        visit.before == key && visit.name == last
          && walker.reader.screenID(walker.session) == screen
      }
    }?.names.dropLast()
    tracker.arrive(at: nil)
    guard let needed else { return true }
    let path = tracker.graph.path(to: step.state)
    return needed.count > path.count + 1
      || needed.contains { $0.variant > 0 }
        && !path.contains { tracker.graph.name(of: $0.state, Int($0.choice)).variant > 0 }
  }

  func need(_ need: Refinement.Need, _ conflict: Conflict? = nil) {
    let before = refinement
    if refinement.add(need, above: walker.options.level) {
      findings.needs.append(need)
    } else if refinement != before {
      findings.unstable.append(Discoveries.Unstable(need: need, conflict: conflict))
    }
  }

  static func type(of screen: ScreenFacts) -> String {
    screen.type.split(separator: " + ").first.map(String.init) ?? ""
  }
}
