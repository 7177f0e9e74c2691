import AppDriver

/// Proves what the oracles suspect on a random walk, by the shortest walk that shows it.
struct SuspicionProof {
  /// A closure that makes choices after a launch, and returns the steps up to the one that shows the
  /// finding; `nil` if none does.
  private typealias Test = ([ChoiceName]) async -> [WalkStep]?

  private let walker: Walker
  private let replay: Replay

  init(_ walker: Walker) {
    self.walker = walker
    replay = Replay(walker)
  }

  /// Repeats a walk that is suspected of a finding, and leaves out what isn't needed.
  ///
  /// - Parameters:
  ///   - suspicion: What an oracle has said.
  ///   - shortens: Whether to leave out steps; otherwise, only the whole walk is repeated.
  /// - Returns: What has come of it.
  func proof(of suspicion: Suspicion, shortens: Bool) async -> Proof {
    var proof = Proof(outcome: .shown, verdict: suspicion.verdict)
    var first: Trees?
    if let end = suspicion.end {
      first = await trees(after: suspicion.other, at: end)
      guard first != nil else { return groundless(proof) }
    }
    let test = test(suspicion, first)
    var names = suspicion.short
    var found = await test(names)
    if found == nil || !shortens {
      names = suspicion.history
      found = await test(names)
    }
    guard var steps = found else {
      proof.outcome = .notRepeated
      proof.steps = await replay.written(suspicion.history)
      proof.screen = await screen(after: suspicion.history.dropLast())
      return proof
    }
    if shortens, let (kept, best) = await WalkProof.shorten(names, while: test) {
      (names, steps) = (kept, best)
    }
    proof.steps = steps
    switch suspicion.verdict.kind {
    case .idle:
      // The control may have done everything when it was used before.
      guard !names.dropLast().contains(where: { $0 == names.last }) else {
        return groundless(proof)
      }
    case .deadEnd: guard await isDeadEnd(names) else { return groundless(proof) }
    case .coordinators:
      if let first, let end = suspicion.end {
        guard let now = await trees(after: names, at: end) else { return groundless(proof) }
        proof.verdict = CoordinatorDifference(first: first.names, now: now.names)
          .verdict(on: first.screen, at: suspicion.other.count)
        proof.screen = first.screen
        return proof
      }
    default: break
    }
    proof.screen = await screen(after: names.dropLast(stepsOfFinding(suspicion.verdict.kind)))
    return proof
  }

  private func groundless(_ proof: Proof) -> Proof {
    var proof = proof
    proof.outcome = .groundless
    return proof
  }

  /// The number of steps at the end of a walk that follow the screen that a finding is about.
  private func stepsOfFinding(_ kind: FindingKind) -> Int {
    switch kind {
    case .back, .growth: 2
    case .deadEnd: 0
    default: 1
    }
  }

  private func screen(after names: ArraySlice<ChoiceName>) async -> ScreenFacts? {
    guard await replay.run(names), walker.session.isRunning else { return nil }
    return walker.reader.screen(walker.session)
  }

  // MARK: Tests

  private func test(_ suspicion: Suspicion, _ first: Trees?) -> Test {
    let replay = replay
    let walker = walker
    switch suspicion.verdict.kind {
    case .crash, .hang, .leak, .warning, .idle, .size:
      return { names in await replay.steps(names, showing: suspicion.group) }
    case .deadEnd:
      return { names in
        var steps: [WalkStep] = []
        guard
          await replay.run(
            names,
            { visit in
              steps.append(visit.step)
              return true
            }), walker.reader.screenID(walker.session) == suspicion.screen
        else { return nil }
        return steps
      }
    case .coordinators:
      return { names in
        await replay.steps(names) { visit in
          walker.reader.key == suspicion.end && walker.tree != first?.hash && !walker.isTainted
            && visit.name == names.last
        }
      }
    case .back: return { names in await backSteps(names, about: suspicion.verdict.subject) }
    case .growth: return { names in await growingSteps(names) }
    }
  }

  /// Repeats a step onward and the step back, which has to lead elsewhere.
  private func backSteps(_ names: [ChoiceName], about screen: String) async -> [WalkStep]? {
    guard names.count >= 2, let back = names.last, BackLaw.leadsOnward(names[names.count - 2])
    else { return nil }
    guard await replay.run(names.dropLast(2)), walker.session.isRunning else { return nil }
    let here = BackTrace(walker)
    guard here.screen == screen else { return nil }
    var trace: [BackTrace] = []
    var steps: [WalkStep] = []
    var last: ChoiceName?
    await replay.run(names) { visit in
      steps.append(visit.step)
      trace.append(BackTrace(walker))
      last = visit.name
      return true
    }
    guard trace.count >= 2, last == back, walker.session.isRunning, !walker.isTainted,
      trace[trace.count - 2].depth > here.depth, trace[trace.count - 2].leadsBack,
      [here.tab, -1].contains(trace[trace.count - 2].tab),
      trace[trace.count - 1].screen != screen
    else { return nil }
    return steps
  }

  /// What counts for the back law.
  private struct BackTrace {
    let screen: String
    let depth: Int32
    let tab: Int
    let leadsBack: Bool

    init(_ walker: Walker) {
      screen = walker.reader.screenID(walker.session)
      depth = walker.reader.depth
      tab = walker.reader.outline.selectedTab
      leadsBack = walker.reader.choices.first?.leadsBack == true
    }
  }

  /// Repeats the last two steps, there and back, which have to leave more screens in memory each time.
  private func growingSteps(_ names: [ChoiceName]) async -> [WalkStep]? {
    guard names.count >= 2 else { return nil }
    let loop = Array(names.suffix(2))
    var steps: [WalkStep] = []
    await replay.run(names) { visit in
      steps.append(visit.step)
      return true
    }
    guard walker.session.isRunning, !walker.isTainted else { return nil }
    let key = walker.reader.key
    var count = walker.session.aliveControllerCount
    for _ in 0..<Expander.rounds {
      for name in loop {
        guard let choice = walker.choiceNames.firstIndex(of: name),
          await walker.step(choice, from: -1, judges: false) == .state
        else { return nil }
      }
      let now = walker.session.aliveControllerCount
      guard walker.reader.key == key, now > count else { return nil }
      count = now
    }
    return steps
  }

  /// Whether no choice leads away from the screen at the end of a walk.
  private func isDeadEnd(_ names: [ChoiceName]) async -> Bool {
    guard await replay.run(names) else { return false }
    let (screen, depth) = (walker.reader.screenID(walker.session), walker.reader.depth)
    for choice in walker.choiceNames {
      guard await replay.run(names + [choice]), walker.session.isRunning,
        walker.reader.screenID(walker.session) == screen, walker.reader.depth == depth
      else { return false }
    }
    return true
  }

  // MARK: Coordinators

  /// The coordinators at the end of a walk.
  private struct Trees {
    let hash: UInt64
    let names: [String]
    let screen: ScreenFacts
  }

  /// Returns the coordinators after choices; `nil` if they don't lead to the state.
  private func trees(after names: [ChoiceName], at end: StateKey) async -> Trees? {
    guard await replay.run(names), walker.session.isRunning, walker.reader.key == end else {
      return nil
    }
    return Trees(
      hash: walker.tree, names: walker.coordinators, screen: walker.reader.screen(walker.session))
  }
}
