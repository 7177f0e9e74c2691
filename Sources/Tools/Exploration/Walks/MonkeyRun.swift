/// A random walk, with a minimized walk for each finding.
///
/// If transitions are to take time, too, they do so in the second half. The walk consists of legs,
/// each with a launch and random numbers of its own, so that its findings are known now and then.
/// If a leg ends its process, another leg continues it.
package final class MonkeyRun {
  /// The reason why a walk ended early.
  package nonisolated enum Obstacle: Equatable, Sendable, Codable {
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
  /// The most ends of processes.
  private static let mostEnds = 500
  /// The number of failed repetitions after which a step that ends the process is avoided.
  private static let mostDoubts = 3

  /// The states and findings; in the second half, those with transitions that take time.
  private var exploration: Exploration
  /// The exploration of the first half; `nil` before the second one.
  private var first: Exploration?
  private let order: MonkeyOrder
  /// A closure that is called repeatedly with the numbers of steps and of groups of findings.
  package var report: (Int, Int) -> Void = { _, _ in }
  private var avoided: Set<AvoidedStep> = []
  private var doubts: [AvoidedStep: Int] = [:]
  private var ends = 0

  /// The number of steps so far.
  package private(set) var steps = 0
  /// The number of launches.
  package private(set) var launches = 0
  /// The reason why the walk ended early; `nil` if all steps were made.
  package private(set) var obstacle: Obstacle?

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - order: The seed and the number of steps.
  ///   - options: The actions to try, and the limits.
  ///   - worker: The process that runs the app.
  ///   - end: The time at which legs end; `nil` for no limit.
  ///   - isInterrupted: A closure that returns whether to stop early.
  package init(
    _ order: MonkeyOrder, _ options: ExplorationOptions, _ worker: any ExplorationWorker,
    until end: ContinuousClock.Instant? = nil, isInterrupted: @escaping () -> Bool = { false }
  ) {
    self.order = order
    exploration = Exploration(options, worker, isInterrupted: isInterrupted)
    exploration.end = end
  }

  /// The findings, the gravest kinds first.
  package var findings: [Finding] {
    guard let first else { return exploration.findingList.findings }
    return FindingList.sorted(first.findingList.findings + exploration.findingsInTime)
  }

  /// The screens of the findings.
  package var map: AppMap {
    var map = AppMap()
    map.hasTakenTime = first != nil
    let found = Set(findings.map(\.screen))
    for screen in [first, exploration].compactMap(\.self).flatMap({ $0.screenMap().screens })
    where found.contains(screen.id) && !map.screens.contains(where: { $0.id == screen.id }) {
      map.screens.append(screen)
    }
    return map
  }

  /// Walks.
  ///
  /// If the worker is this process, call this only outside a main-actor job.
  ///
  /// - Throws: An error if no process can be started.
  package func run() throws {
    let late = exploration.options.takesTime ? order.steps / 2 : 0
    guard late > 0 else { return try makeLegs(of: order) }
    let end = exploration.end
    if let end {
      // Each half has its half of the time.
      let now = exploration.now()
      exploration.end = now + (end - now) / 2
    }
    var half = order
    half.steps -= late
    try makeLegs(of: half)
    let early = obstacle
    guard early == nil || exploration.isOver && !exploration.isInterrupted() else { return }
    exploration.end = end
    first = exploration
    exploration = exploration.takingTime()
    obstacle = nil
    try makeLegs(of: order.rest(after: half.steps))
    obstacle = obstacle ?? early
  }

  private func makeLegs(of order: MonkeyOrder) throws {
    let before = (steps, launches)
    repeat {
      (steps, launches) = before
      try tryLegs(of: order)
    } while exploration.isFiner
    try exploration.proveDeadEnds()
    exploration.nameScreens()
  }

  /// Makes all legs, unless states turn out to need finer keys.
  private func tryLegs(of order: MonkeyOrder) throws {
    (avoided, doubts, ends) = ([], [:], 0)
    try exploration.begin()
    if exploration.graph.states.isEmpty { stop(exploration.isOver ? .interrupted : .endAtLaunch) }
    for number in 0..<(order.steps + Self.leg - 1) / Self.leg {
      var leg: MonkeyOrder? = order.leg(number, of: Self.leg)
      while let next = leg, obstacle == nil, !exploration.isFiner { leg = try walk(next) }
    }
  }

  /// Makes a leg, and returns the rest of it if its process ends.
  private func walk(_ leg: MonkeyOrder) throws -> MonkeyOrder? {
    var leg = leg
    leg.avoided = avoided
    let outcome = exploration.isOver ? nil : try wander(leg)
    defer {
      let found = first?.findingList.entries.count ?? 0
      report(steps, found + exploration.findingList.entries.count)
    }
    switch outcome {
    case .reply(.found(let found)):
      guard let end = add(found), end.isInterrupted else { return nil }
      return leg.rest(after: end.steps)
    case .lost(let loss):
      try add(loss, of: leg)
      return rest(of: leg, after: loss)
    case .reply, nil:
      stop(.interrupted)
      return nil
    }
  }

  private func wander(_ order: MonkeyOrder) throws -> ExplorationOutcome? {
    try exploration.carryOut(.wander(order, known: exploration.findingList.known))
  }

  private func stop(_ reason: Obstacle) { obstacle = obstacle ?? reason }

  private func add(_ found: Discoveries) -> WalkEnd? {
    guard let end = found.walk else { return nil }
    steps += end.steps
    launches += end.launches
    if let obstacle = end.obstacle { stop(obstacle) }
    return end
  }

  // MARK: Ends of processes

  /// Adds the end of a leg's process.
  ///
  /// The leg is repeated up to the fatal step, each time in a new process.
  private func add(_ loss: ProcessLoss, of leg: MonkeyOrder) throws {
    let mark = PathStep(mark: loss.mark)
    let isLaunch = mark?.choice == PathStep.launch
    var again = leg
    again.steps = max(0, Int(mark?.state ?? 0) - (isLaunch ? 0 : 1))
    again.fatal = mark ?? PathStep(state: 0, choice: PathStep.launch)
    exploration.worker.renew()
    var step: FatalStep?
    if case .reply(.found(let found))? = try wander(again) {
      step = add(found)?.fatal
      if mark != nil, !isLaunch { steps += 1 }
    } else {
      steps += max(0, Int(mark?.state ?? 0))
    }
    try add(loss, step)
    exploration.worker.renew()
  }

  /// Returns the leg that continues another one after its fatal step.
  private func rest(of leg: MonkeyOrder, after loss: ProcessLoss) -> MonkeyOrder? {
    ends += 1
    let made = max(0, Int(PathStep(mark: loss.mark)?.state ?? 0))
    if made == 0 { stop(.endAtLaunch) }
    if ends >= Self.mostEnds { stop(.tooManyEnds(ends)) }
    return made > 0 && made < leg.steps ? leg.rest(after: made) : nil
  }

  /// Adds the end of a process, with a minimized walk.
  private func add(_ loss: ProcessLoss, _ step: FatalStep?) throws {
    guard let step, let name = step.history.last else {
      var record = FindingRecord(loss, on: "", after: nil)
      // At the launch, there is nothing to repeat.
      (record.walk, record.isRepeated) = ([], PathStep(mark: loss.mark)?.state == 0)
      return exploration.findingList.add(record)
    }
    let avoidance = AvoidedStep(screen: step.screen, name: name)
    doubts[avoidance, default: 0] += 1
    let isShown = try exploration.add(loss, in: step, minimizes: true)
    if isShown || doubts[avoidance, default: 0] >= Self.mostDoubts { avoided.insert(avoidance) }
  }
}
