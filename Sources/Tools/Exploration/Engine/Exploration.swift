public import AppDriver

/// An exploration of an app: every action on every screen that can be reached.
///
/// The app runs in this process, where it replaces the session that was launched last:
///
///     let exploration = Exploration { _ in AppDelegate() }
///     #expect(exploration.map.findings.isEmpty)
///
/// States are found breadth-first. The worker gets a few of them at a time, launches the app, and
/// tries all their choices.
public final class Exploration {
  /// The progress of an exploration.
  public struct Progress: Sendable, Hashable {
    /// The number of screens.
    public internal(set) var screens = 0
    /// The number of states.
    public internal(set) var states = 0
    /// The number of transitions that were tried.
    public internal(set) var transitions = 0
    /// The number of groups of findings.
    public internal(set) var findings = 0
    /// The number of states that are known and not yet explored.
    public internal(set) var waiting = 0
  }

  /// The number of states that are explored after one launch.
  private static let chunk = 64
  /// The number of unexplained ends of processes at a state after which it is given up.
  static let mostLosses = 3

  /// The share of the time after which no further attempt begins, because repeating and describing
  /// the walks takes the rest.
  package static let shareOfTrying = 0.75
  /// The share of the time after which running attempts are given up.
  private static let shareOfLastTries = 0.875

  let options: ExplorationOptions
  let worker: any ExplorationWorker
  let isInterrupted: () -> Bool
  private let report: (Progress) -> Void
  var graph = StateGraph()
  var refinement = Refinement()
  var findingList = FindingList()
  /// The groups of findings that another pass has found, which don't count again.
  var foundBefore: Set<FindingGroup> = []
  var generic = GenericClasses()
  /// The steps of the moves' paths that were repeated; none for those that lead elsewhere.
  var walks: [[PathStep]: [WalkStep]] = [:]
  /// The choices that make screens unstable.
  var conflicts: [Conflict] = []
  var cutReasons: [Cut.Reason: Int] = [:]
  /// The states to explore, in order.
  var front: [Int32] = []
  /// Whether states need finer keys, so that the exploration has to start over.
  var isFiner = false
  var statesOfScreen: [Int32: Int] = [:]
  /// The numbers of processes that ended at states for unexplained reasons.
  var losses: [Int32: Int] = [:]
  /// The time at which nothing more is tried; `nil` for no limit.
  var end: ContinuousClock.Instant?
  /// A closure that returns the present time.
  var now: () -> ContinuousClock.Instant = { .now }
  private var progress = Progress()
  /// The result; empty until the exploration has ended.
  private(set) public var map = AppMap()
  /// A closure that is called with the known states after each round, and returns whether they are
  /// enough.
  package var isEnough: (ExploredStates) -> Bool = { _ in false }
  /// Whether the map is to have the moves, and not only the screens.
  package var findsMoves = true

  /// Explores an app in this process.
  ///
  /// Call this only outside a main-actor job, as `AppSession.launch()`.
  ///
  /// - Parameters:
  ///   - options: The actions to try, and the limits.
  ///   - makeDelegate: A closure that creates the app's delegate for each launch.
  /// - Complexity: Some microseconds a transition, and a few hundred bytes a state.
  public convenience init(
    _ options: ExplorationOptions = ExplorationOptions(),
    of makeDelegate: @escaping AppSession.DelegateMaker
  ) {
    let explorer = AppExplorer(makeDelegate)
    self.init(options, explorer)
    run(by: explorer)
  }

  /// Explores an app in this process, in an asynchronous test.
  ///
  /// - Parameters:
  ///   - options: The actions to try, and the limits.
  ///   - makeDelegate: A closure that creates the app's delegate for each launch.
  public convenience init(
    _ options: ExplorationOptions = ExplorationOptions(),
    of makeDelegate: @escaping AppSession.DelegateMaker
  ) async {
    let explorer = AppExplorer(makeDelegate)
    self.init(options, explorer)
    await AppSession.outsideJobs { self.run(by: explorer) }
  }

  /// Creates an exploration by a worker.
  ///
  /// - Parameters:
  ///   - options: The actions to try, and the limits.
  ///   - worker: The process that runs the app.
  ///   - isInterrupted: A closure that returns whether to stop early.
  ///   - report: A closure that is called repeatedly with the progress.
  package init(
    _ options: ExplorationOptions, _ worker: any ExplorationWorker,
    isInterrupted: @escaping () -> Bool = { false }, report: @escaping (Progress) -> Void = { _ in }
  ) {
    self.options = options
    self.worker = worker
    self.isInterrupted = isInterrupted
    self.report = report
  }

  // MARK: Running

  /// Explores the app, and makes `map`.
  ///
  /// If the worker is this process, call this only outside a main-actor job.
  ///
  /// - Throws: An error if no process can be started.
  package func run() throws {
    let start = now()
    func time(_ share: Double) -> ContinuousClock.Instant? {
      options.seconds.map { start + .seconds(share * $0) }
    }
    end = time(Self.shareOfTrying)
    worker.deadline = time(Self.shareOfLastTries)
    repeat {
      try begin()
      try explore()
    } while isFiner
    worker.deadline = time(1)
    map = try makeMap()
  }

  private func run(by explorer: AppExplorer) {
    // This process throws no error.
    try? run()
    explorer.end()
  }

  /// Whether to stop trying.
  var isOver: Bool {
    if isInterrupted() {
      cutReasons[.interrupted] = cutReasons[.interrupted] ?? 0
      return true
    }
    if let end, now() >= end {
      cutReasons[.time] = cutReasons[.time] ?? 0
      return true
    }
    return false
  }

  /// Forgets what was found but the finer keys, and launches the app.
  func begin() throws {
    graph = StateGraph()
    findingList = FindingList(besides: foundBefore)
    generic = GenericClasses()
    // Finer keys may make unstable screens stable.
    refinement.forgetUnstable()
    (walks, conflicts) = ([:], [])
    cutReasons = [:]
    front = []
    isFiner = false
    statesOfScreen = [:]
    losses = [:]
    openWorker()
    try carryOut(.start)
  }

  /// Has the worker begin a new process, with what this exploration knows.
  func openWorker() {
    worker.opening = { [weak self] in
      self.map { .begin($0.options.ending(at: $0.end), $0.refinement, $0.graph) }
    }
    worker.renew()
  }

  /// Explores all states, unless they turn out to need finer keys.
  private func explore() throws {
    // Not even the launch has ended in time.
    if graph.states.isEmpty, isOver { return leave([0]) }
    while !isFiner {
      if front.isEmpty, findsMoves, !isOver, graph.transitionCount < options.limit {
        try retrace()
      }
      if front.isEmpty { return }
      if isOver { return leave(front) }
      let left = options.limit - graph.transitionCount
      guard left > 0 else {
        cutReasons[.limit] = front.count
        return
      }
      let states = nextStates()
      // Ways back are tried in other states, too.
      let most = min(left, 4 * states.reduce(16) { $0 + graph.choiceCount(of: $1) })
      try carryOut(.expand(states, most: most, known: findingList.known))
      if !isFiner, !front.isEmpty, isEnough(self.states) {
        cutReasons[.found] = front.count
        return
      }
      notify()
    }
  }

  /// Takes the states to explore next; a state at which processes end mustn't take others with it.
  private func nextStates() -> [Int32] {
    let next =
      losses[front[0]] == nil ? front.prefix(Self.chunk).prefix { losses[$0] == nil } : front[..<1]
    front.removeFirst(next.count)
    return Array(next)
  }

  private func leave(_ front: [Int32]) {
    for reason in [Cut.Reason.interrupted, .time] where cutReasons[reason] != nil {
      cutReasons[reason] = front.count
    }
  }

  private func notify() {
    progress = Progress(
      screens: graph.screens.count, states: graph.states.count,
      transitions: graph.transitionCount, findings: findingList.entries.count, waiting: front.count)
    report(progress)
  }
}
