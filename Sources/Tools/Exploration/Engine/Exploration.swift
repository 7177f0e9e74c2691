public import AppDriver

/// An exploration of an app: every action on every screen that can be reached.
///
/// The app runs in this process, where it replaces the session that was launched last:
///
///     let exploration = Exploration { _ in AppDelegate() }
///     #expect(exploration.map.findings.isEmpty)
///
/// States are found in rounds. A round divides the states of the round before among the members of
/// a crew, a few at a time. A member tries all choices of its states after a fresh launch, and
/// knows only the crew's common knowledge. So the map is the same for any number of members.
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

  /// The number of states that a member explores at a time.
  static let chunk = 16
  /// The number of walks that a member writes at a time, few enough that all members are busy.
  static let walksAtOnce = 16
  /// The number of unexplained losses of members at a state after which it is given up.
  static let mostLosses = 3

  /// The share of the time after which no further attempt begins, because repeating and describing
  /// the walks takes the rest.
  package static let shareOfTrying = 0.75
  /// The share of the time after which running attempts are given up.
  private static let shareOfLastTries = 0.875

  let options: ExplorationOptions
  let crew: any ExplorationCrew
  let isInterrupted: () -> Bool
  private let report: (Progress) -> Void
  var graph = StateGraph()
  var refinement = Refinement()
  var findingList = FindingList()
  var generic = GenericClasses()
  /// The choices that make screens unstable.
  var conflicts: [Conflict] = []
  var cutReasons: [Cut.Reason: Int] = [:]
  /// The shortest walk to a step that has ended its process, for each group of findings.
  var fatalSteps: [FindingGroup: (step: FatalStep, loss: CrewLoss)] = [:]
  var statesOfScreen: [Int32: Int] = [:]
  /// The numbers of members lost at states for unexplained reasons.
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
    let crew = ThisProcessCrew(makeDelegate)
    self.init(options, crew)
    run(by: crew)
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
    let crew = ThisProcessCrew(makeDelegate)
    self.init(options, crew)
    await AppSession.outsideJobs { self.run(by: crew) }
  }

  /// Creates an exploration by a crew.
  ///
  /// - Parameters:
  ///   - options: The actions to try, and the limits.
  ///   - crew: The crew that explores.
  ///   - isInterrupted: A closure that returns whether to stop early.
  ///   - report: A closure that is called repeatedly with the progress.
  package init(
    _ options: ExplorationOptions, _ crew: any ExplorationCrew,
    isInterrupted: @escaping () -> Bool = { false }, report: @escaping (Progress) -> Void = { _ in }
  ) {
    self.options = options
    self.crew = crew
    self.isInterrupted = isInterrupted
    self.report = report
  }

  // MARK: Running

  /// Explores the app, and makes `map`.
  ///
  /// If the crew is in this process, call this only outside a main-actor job.
  ///
  /// - Throws: An error if the crew can't work.
  package func run() throws {
    let start = now()
    func time(_ share: Double) -> ContinuousClock.Instant? {
      options.seconds.map { start + .seconds(share * $0) }
    }
    end = time(Self.shareOfTrying)
    crew.deadline = time(Self.shareOfLastTries)
    while try !explore() {}
    crew.deadline = time(1)
    map = try makeMap()
  }

  private func run(by crew: ThisProcessCrew) {
    // A crew in this process reports no loss.
    try? run()
    crew.end()
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

  /// Forgets what was found, and launches the app.
  func begin() throws -> Merged {
    graph = StateGraph()
    findingList = FindingList()
    fatalSteps = [:]
    generic = GenericClasses()
    // Finer keys may make unstable screens stable.
    refinement.forgetUnstable()
    conflicts = []
    cutReasons = [:]
    statesOfScreen = [:]
    losses = [:]
    try crew.tell(.begin(options.ending(at: end), refinement))
    return try merge(crew.perform([.start], isOver: { false }), [.start])
  }

  /// Explores all states; returns `false` to start over if states need finer keys.
  private func explore() throws -> Bool {
    var front = try begin().front
    // Not even the launch has ended in time.
    if graph.states.isEmpty, isOver { return leave([0]) }
    var retraced: Set<[PathStep]> = []
    while true {
      if front.isEmpty, findsMoves, !isOver, graph.transitionCount < options.limit {
        let merged = try retrace(&retraced)
        if refine(merged.needs) { return false }
        front = merged.front
      }
      if front.isEmpty { return true }
      if isOver { return leave(front) }
      let (requests, rest) = requests(for: front)
      if requests.isEmpty {
        cutReasons[.limit] = front.count
        return true
      }
      let merged = try merge(crew.perform(requests, isOver: { self.isOver }), requests)
      if refine(merged.needs) { return false }
      front = merged.again + rest + merged.front
      if !front.isEmpty, isEnough(states) {
        cutReasons[.found] = front.count
        return true
      }
      notify(waiting: front.count)
    }
  }

  /// Divides states among requests, as long as the limit allows more transitions; returns the
  /// states that are left over, too.
  private func requests(for front: [Int32]) -> (requests: [CrewRequest], rest: [Int32]) {
    var left = options.limit - graph.transitionCount
    var requests: [CrewRequest] = []
    var rest = front[...]
    while left > 0, let first = rest.first {
      // A state at which members are lost mustn't take others with it.
      let states =
        losses[first] == nil
        ? Array(rest.prefix(Self.chunk).prefix { losses[$0] == nil }) : [first]
      rest = rest.dropFirst(states.count)
      // Ways back are tried in other states, too.
      let most = min(left, 4 * states.reduce(16) { $0 + graph.choiceCount(of: $1) })
      left -= most
      requests.append(.expand(states, most: most))
    }
    return (requests, Array(rest))
  }

  private func leave(_ front: [Int32]) -> Bool {
    for reason in [Cut.Reason.interrupted, .time] where cutReasons[reason] != nil {
      cutReasons[reason] = front.count
    }
    return true
  }

  /// Notes finer distinctions that states need, and returns whether there are any.
  func refine(_ needs: [Refinement.Need]) -> Bool {
    var isFiner = false
    for need in needs where refinement.add(need, above: options.level) { isFiner = true }
    return isFiner
  }

  private func notify(waiting: Int) {
    progress = Progress(
      screens: graph.screens.count, states: graph.states.count,
      transitions: graph.transitionCount, findings: findingList.entries.count, waiting: waiting)
    report(progress)
  }
}
