import AppDriver
import VirtualClock

/// Proves suspicions by minimized walks that show them.
struct SuspicionProof {
  /// A closure that makes choices after a launch, and returns the steps up to the one that shows
  /// the finding; `nil` if none does.
  private typealias Test = ([ChoiceName]) -> [WalkStep]?

  private let walker: Walker
  /// The known states; none on a random walk.
  private let graph: StateGraph
  private let replay: Replay
  private let coordinators: CoordinatorProof

  init(_ walker: Walker, _ graph: StateGraph) {
    self.walker = walker
    self.graph = graph
    replay = Replay(walker)
    coordinators = CoordinatorProof(walker)
  }

  /// Repeats a walk that is suspected of a finding, and minimizes it if `minimizes` is true.
  func proof(of suspicion: Suspicion, minimizes: Bool = true) -> Proof {
    if suspicion.verdict.kind == .quickTap { return QuickTapProof(walker).proof(of: suspicion) }
    var proof = Proof(outcome: .shown, verdict: suspicion.verdict)
    var first: CoordinatorProof.Trees?
    if let end = suspicion.end {
      first = coordinators.trees(after: suspicion.other, at: end)
      guard first != nil else { return groundless(proof) }
    }
    let test = test(suspicion, first)
    var names = suspicion.short
    var found = test(names)
    if found == nil || !minimizes {
      if suspicion.needsShortWay { return groundless(proof) }
      names = suspicion.history
      found = test(names)
    }
    guard var steps = found else {
      proof.outcome = .notRepeated
      proof.steps = replay.written(suspicion.history)
      return proof
    }
    if suspicion.verdict.kind == .leak, isFreedInTime(suspicion) { return groundless(proof) }
    if minimizes, let (kept, best) = Minimization.minimized(names, while: test) {
      (names, steps) = (kept, best)
    }
    proof.steps = steps
    switch suspicion.verdict.kind {
    case .idle:
      guard !isUsedTwice(names), !isDoneInPrefix(steps.last),
        !EffectProof(walker, graph).hasEffect(names)
      else {
        return groundless(proof)
      }
    case .deadEnd: guard isDeadEnd(names) else { return groundless(proof) }
    case .coordinators:
      return coordinators.proof(of: suspicion, by: names) ?? groundless(proof)
    default: break
    }
    return proof
  }

  private func groundless(_ proof: Proof) -> Proof {
    var proof = proof
    proof.outcome = .groundless
    return proof
  }

  // MARK: Tests

  private func test(_ suspicion: Suspicion, _ first: CoordinatorProof.Trees?) -> Test {
    let replay = replay
    let walker = walker
    let growth = GrowthProof(walker)
    switch suspicion.verdict.kind {
    case .crash, .hang, .leak, .warning, .quickTap, .idle, .audit, .size, .link, .notAvailable:
      return { names in replay.steps(names, showing: suspicion.group) }
    case .deadEnd:
      return { names in
        let steps = replay.written(names)
        guard walker.session.isRunning,
          walker.reader.screenID(walker.session) == suspicion.screen
        else { return nil }
        return steps
      }
    case .coordinators:
      return { names in
        coordinators.steps(names, to: suspicion.end, without: first?.hash)
      }
    case .back, .growth:
      // The last two steps are needed.
      let loop = suspicion.history.suffix(2)
      return { names in
        guard loop.count == 2, names.suffix(2) == loop else { return nil }
        return suspicion.verdict.kind == .back
          ? backSteps(names, about: suspicion.verdict.subject) : growth.steps(names)
      }
    }
  }

  /// Repeats a step onward and back, which has to lead elsewhere.
  private func backSteps(_ names: [ChoiceName], about screen: String) -> [WalkStep]? {
    guard let back = names.last else { return nil }
    guard replay.run(names.dropLast(2)), walker.session.isRunning else { return nil }
    let origin = Origin(walker)
    guard origin.screen == screen else { return nil }
    var steps: [WalkStep] = []
    var (last, wasOnward, isOnward): (ChoiceName?, Bool, Bool) = (nil, false, false)
    replay.run(names) { visit in
      steps.append(visit.step)
      (last, wasOnward) = (visit.name, isOnward)
      isOnward = origin.isOnward(visit.name, walker)
      return true
    }
    guard last == back, wasOnward, walker.session.isRunning, !walker.isTainted,
      walker.reader.screenID(walker.session) != screen
    else { return nil }
    return steps
  }

  /// Whether time frees the leaked objects of the last walk that nothing readable holds, such as a
  /// screen with a task that sleeps longer than the walk waits.
  private func isFreedInTime(_ suspicion: Suspicion) -> Bool {
    let session = walker.session
    func isThere() -> Bool {
      session.leaks.contains {
        !$0.isProvisional && $0.noPath == .unreadableHolder
          && walker.reader.subject(of: $0) == suspicion.verdict.subject
      }
    }
    guard session.isRunning, !VirtualClock.deadlines.isEmpty, isThere() else { return false }
    walker.leaveNothingForLater()
    // Only an action checks for leaks.
    _ = session.perform(.wait(seconds: 0))
    return !isThere()
  }

  /// Whether the last control of a walk was used on its screen before, so that it may be done.
  ///
  /// A control that led to another screen should do so again, unless it depends on typed texts.
  private func isUsedTwice(_ names: [ChoiceName]) -> Bool {
    guard walker.launch() else { return false }
    var uses: [(use: String, mayBeDone: Bool)] = []
    for name in names {
      let choices = walker.choiceNames
      guard let choice = choices.firstIndex(of: name) else { continue }
      let screen = walker.reader.screenID(walker.session)
      let dependsOnFields = choices.contains { $0 != name && $0.isSameControl(as: name) }
      guard walker.step(choice, from: -1, judges: false) == .state else { break }
      let isThere = walker.reader.screenID(walker.session) == screen
      uses.append(("\(screen) \(name.words)", isThere || dependsOnFields))
    }
    guard let last = uses.last else { return false }
    return uses.dropLast().contains { $0.use == last.use && $0.mayBeDone }
  }

  /// Whether a step uses a control that may have been done before the walk began.
  private func isDoneInPrefix(_ step: WalkStep?) -> Bool {
    step?.actions.last.map { walker.doneInPrefix.contains($0) } ?? false
  }

  /// Whether no choice leads away from the screen at the end of a walk.
  private func isDeadEnd(_ names: [ChoiceName]) -> Bool {
    guard replay.run(names) else { return false }
    let (screen, depth) = (walker.reader.screenID(walker.session), walker.reader.depth)
    for choice in walker.choiceNames {
      guard replay.run(names + [choice]), walker.session.isRunning,
        walker.reader.screenID(walker.session) == screen, walker.reader.depth == depth
      else { return false }
    }
    return true
  }
}
