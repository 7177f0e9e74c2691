/// A random walk by a crew, with a minimized walk for each finding.
///
/// The walk consists of legs, each with a launch and random numbers of its own. If a leg ends its
/// process, another leg continues it. So the findings are the same for any number of members.
package final class MonkeyRun {
  /// The reason why a walk ended early.
  package enum Obstacle: Equatable {
    case interrupted
    /// The app crashes or ends its process when it is launched.
    case endAtLaunch
    /// The first screen offers nothing.
    case nothingToDo
    /// All choices of the first screen end the app's process.
    case everythingEnds
    /// The app has ended its process this many times.
    case tooManyEnds(Int)
  }

  /// The number of steps of a leg.
  private static let leg = 1_000
  /// The most legs between two exchanges of findings.
  private static let mostAtOnce = 16
  /// The most ends of processes.
  private static let mostEnds = 500

  let options: ExplorationOptions
  let crew: any ExplorationCrew
  let isInterrupted: () -> Bool
  /// A closure that is called repeatedly with the numbers of steps and of groups of findings.
  package var report: (Int, Int) -> Void = { _, _ in }
  /// The time at which legs end; `nil` for no limit.
  package var end: ContinuousClock.Instant?
  private let order: MonkeyOrder
  private var refinement = Refinement()
  private var found = MonkeyFindings()
  private var avoided: Set<AvoidedStep> = []
  private var doubts: [AvoidedStep: Int] = [:]
  private var ends = 0

  /// The findings, the gravest kinds first.
  package private(set) var findings: [Finding] = []
  /// The screens of the findings.
  package var map: AppMap { found.map }
  /// The number of steps so far.
  package private(set) var steps = 0
  /// The number of launches, and of states that were seen.
  package private(set) var launches = 0
  package private(set) var states = 0
  /// The reason why the walk ended early; `nil` if all steps were made.
  package private(set) var obstacle: Obstacle?

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - order: The seed and the number of steps.
  ///   - options: The actions to try, and the limits.
  ///   - crew: The crew that walks.
  ///   - isInterrupted: A closure that returns whether to stop early.
  package init(
    _ order: MonkeyOrder, _ options: ExplorationOptions, _ crew: any ExplorationCrew,
    isInterrupted: @escaping () -> Bool = { false }
  ) {
    self.order = order
    self.options = options
    self.crew = crew
    self.isInterrupted = isInterrupted
  }

  /// Walks.
  ///
  /// If the crew is in this process, call this only outside a main-actor job.
  ///
  /// - Throws: An error if the crew can't work.
  package func run() throws {
    while try !walk() {}
    findings = found.findings
  }

  /// Makes all legs; returns `false` to start over if titles have to distinguish more screens.
  private func walk() throws -> Bool {
    (found, avoided, doubts) = (MonkeyFindings(), [], [:])
    (steps, launches, states, ends) = (0, 0, 0, 0)
    let options = options.ending(at: end)
    try crew.tell(.begin(options, refinement))
    let count = (order.steps + Self.leg - 1) / Self.leg
    var (first, atOnce) = (0, 1)
    while first < count, obstacle == nil {
      let next = min(count, first + atOnce)
      guard try walk((first..<next).map { order.leg($0, of: Self.leg) }) else { return false }
      (first, atOnce) = (next, min(Self.mostAtOnce, 2 * atOnce))
    }
    return true
  }

  /// Makes legs, and goes on with those whose processes end; returns `false` if titles have to
  /// distinguish more screens.
  private func walk(_ legs: [MonkeyOrder]) throws -> Bool {
    var legs = legs
    while !legs.isEmpty {
      if isInterrupted() {
        stop(.interrupted)
        return true
      }
      for place in legs.indices { legs[place].avoided = avoided }
      let outcomes = try crew.perform(legs.map { .monkey($0) }, isOver: isInterrupted)
      if refine(outcomes) { return false }
      var suspicions: [Suspicion] = []
      var losses: [(loss: CrewLoss, leg: MonkeyOrder)] = []
      for (outcome, leg) in zip(outcomes, legs) {
        switch outcome {
        case .reply(.monkey(let result)): add(result, &suspicions)
        case .lost(let loss): losses.append((loss, leg))
        case .reply, nil: stop(.interrupted)
        }
      }
      report(steps, found.count)
      let fatal = try ways(to: losses, &suspicions)
      try prove(suspicions)
      found.countRepetitions()
      let before = legs
      legs = []
      for (outcome, leg) in zip(outcomes, before) {
        guard case .reply(.monkey(let result))? = outcome, result.isInterrupted else { continue }
        legs.append(leg.rest(after: result.steps))
      }
      for (end, step) in zip(losses, fatal) {
        try add(end.loss, step)
        if let next = next(after: end.loss, of: end.leg) { legs.append(next) }
      }
      try teach()
      report(steps, found.count)
      if obstacle != nil { return true }
    }
    return true
  }

  /// Distinguishes the screens of generic classes by their titles, as explorations do.
  private func refine(_ outcomes: [CrewOutcome?]) -> Bool {
    var isFiner = false
    for case .reply(.monkey(let result))? in outcomes {
      guard let type = result.generic else { continue }
      if refinement.add(.finer(screen: type, .params), above: options.level) { isFiner = true }
    }
    return isFiner
  }

  private func stop(_ reason: Obstacle) { obstacle = obstacle ?? reason }

  private func add(_ result: MonkeyResult, _ suspicions: inout [Suspicion]) {
    steps += result.steps
    launches += result.launches
    states = max(states, result.states)
    suspicions += result.suspicions
    found.noteRepetitions(result.repetitions)
    switch result.obstacle {
    case nil: break
    case .crashAtLaunch: stop(.endAtLaunch)
    case .nothingToDo(let isAvoided): stop(isAvoided ? .everythingEnds : .nothingToDo)
    }
  }

  /// Sends the crew the groups that need no further proof.
  private func teach() throws {
    var knowledge = CrewKnowledge()
    knowledge.groups = found.takeKnownGroups()
    if !knowledge.isEmpty { try crew.tell(.learn(knowledge)) }
  }

  /// Proves one suspicion of each group, starting with those with short ways.
  private func prove(_ suspicions: [Suspicion]) throws {
    var left = suspicions.enumerated().sorted {
      ($0.element.short.count, $0.offset) < ($1.element.short.count, $1.offset)
    }.map(\.element)
    while !left.isEmpty {
      let turn = found.takeTurn(from: &left)
      for (suspicion, proof) in zip(turn, try crew.proofs(of: turn)) {
        found.add(suspicion, proof)
      }
    }
  }

  // MARK: Ends of processes

  /// Repeats the legs whose processes have ended up to the fatal step, each in a new process.
  private func ways(
    to losses: [(loss: CrewLoss, leg: MonkeyOrder)], _ suspicions: inout [Suspicion]
  ) throws -> [FatalStep?] {
    var ways: [FatalStep?] = []
    for (loss, leg) in losses {
      let step = PathStep(mark: loss.mark)
      let isLaunch = step?.choice == PathStep.launch
      var again = leg
      again.steps = max(0, Int(step?.state ?? 0) - (isLaunch ? 0 : 1))
      again.fatal = step ?? PathStep(state: 0, choice: PathStep.launch)
      try crew.renew()
      let outcome = try crew.perform([.monkey(again)], isOver: { false }).first
      if case .reply(.monkey(let result))? = outcome {
        add(result, &suspicions)
        if step != nil, !isLaunch { steps += 1 }
        ways.append(result.fatal)
      } else {
        steps += max(0, Int(step?.state ?? 0))
        ways.append(nil)
      }
    }
    if !losses.isEmpty { try crew.renew() }
    return ways
  }

  /// Returns the leg that continues another one after its fatal step.
  private func next(after loss: CrewLoss, of leg: MonkeyOrder) -> MonkeyOrder? {
    ends += 1
    let made = max(0, Int(PathStep(mark: loss.mark)?.state ?? 0))
    guard made > 0 else {
      stop(.endAtLaunch)
      return nil
    }
    guard ends < Self.mostEnds else {
      stop(.tooManyEnds(ends))
      return nil
    }
    return made < leg.steps ? leg.rest(after: made) : nil
  }

  /// Adds the end of a process, with a minimized walk.
  private func add(_ loss: CrewLoss, _ step: FatalStep?) throws {
    let name = step?.history.last
    let screen = step?.screen ?? ""
    let group = FindingGroup(loss, on: screen, after: name)
    let avoidance = name.map { AvoidedStep(screen: screen, name: $0) }
    guard !found.isProven(group) else {
      found.count(group)
      if let avoidance { avoided.insert(avoidance) }
      return
    }
    let message =
      step?.isLaunch == true && loss.message.isEmpty == false
      ? "\(loss.message), when the app is launched again" : loss.message
    let verdict = Verdict(
      kind: loss.kind, subject: loss.cause, message: message)
    var record = FindingRecord(
      group: group, verdict: verdict, action: name?.words ?? "", screen: screen, walk: [])
    guard let step, let avoidance else {
      // At the launch, there is nothing to repeat.
      record.isRepeated = PathStep(mark: loss.mark).map { $0.state == 0 } ?? false
      return found.add(record)
    }
    let proof = try FatalWalk(step, loss, crew, isInterrupted).proof()
    record = FindingRecord(
      group: group, verdict: verdict, action: name?.words ?? "", screen: screen, walk: proof.steps,
      isRepeated: proof.outcome == .shown)
    found.add(record, on: proof.screen)
    doubts[avoidance, default: 0] += 1
    if record.isRepeated || doubts[avoidance, default: 0] >= MonkeyFindings.mostDisproofs {
      avoided.insert(avoidance)
    }
  }
}
