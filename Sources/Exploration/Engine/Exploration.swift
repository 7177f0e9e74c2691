public import AppDriver

/// An exploration of an app: every action on every screen that can be reached.
///
/// The app runs in this process, where it replaces the session that was launched last:
///
///     let exploration = Exploration { _ in AppDelegate() }
///     #expect(exploration.map.findings.isEmpty)
///
/// States are found in rounds. In each round, the states that the round before has found are divided among
/// the members of a crew, a few at a time. A member tries all choices of its states after a fresh launch,
/// and knows only what all members know. So the map is the same for any number of members.
public final class Exploration {
  /// What an exploration has come to so far.
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
  /// The number of choices for whose groups members are asked at a time.
  private static let batch = 64

  let options: ExplorationOptions
  let crew: any ExplorationCrew
  private let isInterrupted: () -> Bool
  private let report: (Progress) -> Void
  var graph = StateGraph()
  private var refinement = Refinement()
  private var faults = FaultList()
  private var generic = GenericClasses()
  private var cutReasons: [Cut.Reason: Int] = [:]
  private var statesOfScreen: [Int32: Int] = [:]
  private var end: ContinuousClock.Instant?
  private var progress = Progress()
  /// What was found; empty until the exploration has ended.
  private(set) public var map = AppMap()
  /// The number of steps, also those on the way to states.
  package private(set) var stepCount = 0

  /// Explores an app in this process.
  ///
  /// Call this only outside a main-actor job, as `AppSession.launch()`.
  ///
  /// - Parameters:
  ///   - options: What is tried, and when it stops.
  ///   - makeDelegate: A closure that creates the app's delegate for each launch.
  /// - Complexity: Some microseconds a transition, and a few hundred bytes a state.
  public convenience init(
    _ options: ExplorationOptions = ExplorationOptions(),
    of makeDelegate: @escaping AppSession.DelegateMaker
  ) {
    let crew = ThisProcessCrew(.inline, makeDelegate)
    self.init(options, crew)
    // A crew in this process reports no loss.
    try? runNow()
    crew.end()
  }

  /// Explores an app in this process, in an asynchronous test.
  ///
  /// - Parameters:
  ///   - options: What is tried, and when it stops.
  ///   - makeDelegate: A closure that creates the app's delegate for each launch.
  public convenience init(
    _ options: ExplorationOptions = ExplorationOptions(),
    of makeDelegate: @escaping AppSession.DelegateMaker
  ) async {
    let crew = ThisProcessCrew(.suspending, makeDelegate)
    self.init(options, crew)
    // A crew in this process reports no loss.
    try? await run()
    crew.end()
  }

  /// Creates an exploration by a crew.
  ///
  /// - Parameters:
  ///   - options: What is tried, and when it stops.
  ///   - crew: Those who explore.
  ///   - isInterrupted: A closure that returns whether to stop with what is known so far.
  ///   - report: A closure that is called now and then with what is known so far.
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
  /// - Throws: An error if the crew can't work.
  package func run() async throws {
    end = options.seconds.map { .now + .seconds($0) }
    while try await !explore() {}
    if options.checksSizes, !isOver { try await checkSizes() }
    map = try await makeMap()
  }

  /// Explores the app outside of a main-actor job, and makes `map`.
  package func runNow() throws {
    try Inline.run { try await self.run() }
  }

  /// Whether no more is to be tried.
  private var isOver: Bool {
    if isInterrupted() {
      cutReasons[.interrupted] = cutReasons[.interrupted] ?? 0
      return true
    }
    if let end, ContinuousClock.now >= end {
      cutReasons[.time] = cutReasons[.time] ?? 0
      return true
    }
    return false
  }

  /// Explores all states, unless states have to be told apart better.
  ///
  /// - Returns: Whether the exploration is complete. If not, it has to begin anew.
  private func explore() async throws -> Bool {
    graph = StateGraph()
    faults = FaultList()
    generic = GenericClasses()
    cutReasons = [:]
    statesOfScreen = [:]
    try await crew.tell(.begin(options, CrewRefinement(refinement: refinement)))
    var front = try await merge(crew.perform([.start], isOver: { false }), [.start]).front
    while !front.isEmpty {
      if isOver { return leave(front) }
      let requests = stride(from: 0, to: front.count, by: Self.chunk).map {
        CrewRequest.expand(Array(front[$0..<min(front.count, $0 + Self.chunk)]))
      }
      let merged = try await merge(crew.perform(requests, isOver: { self.isOver }), requests)
      if refine(merged.needs) { return false }
      front = merged.again + merged.front
      if graph.transitionCount >= options.limit {
        cutReasons[.limit] = front.count
        return true
      }
      notify(waiting: front.count)
    }
    return true
  }

  private func leave(_ front: [Int32]) -> Bool {
    for reason in [Cut.Reason.interrupted, .time] where cutReasons[reason] != nil {
      cutReasons[reason] = front.count
    }
    return true
  }

  private func refine(_ needs: [Refinement.Need]) -> Bool {
    var isFiner = false
    for need in needs where refinement.add(need, above: options.level) { isFiner = true }
    return isFiner
  }

  private func notify(waiting: Int) {
    progress = Progress(
      screens: graph.screens.count, states: graph.states.count,
      transitions: graph.transitionCount, findings: faults.list.count, waiting: waiting)
    report(progress)
  }

  // MARK: Merging

  private struct Merged {
    /// The states to explore next.
    var front: [Int32] = []
    /// The states whose exploration has been interrupted.
    var again: [Int32] = []
    var needs: [Refinement.Need] = []
  }

  /// Merges what members have found, in the order of the requests.
  private func merge(_ outcomes: [CrewOutcome?], _ requests: [CrewRequest]) async throws -> Merged {
    var merged = Merged()
    var news = CrewKnowledge()
    let base = graph.states.count
    for (outcome, request) in zip(outcomes, requests) {
      switch outcome {
      case .reply(.found(let findings)): merge(findings, base, &merged, &news)
      case .lost(let loss): merge(loss, request, &merged, &news)
      case nil: if case .expand(let states) = request { merged.again += states }
      case .reply: break
      }
    }
    news.groups = faults.takeNewGroups()
    if !news.isEmpty { try await crew.tell(.learn(news)) }
    return merged
  }

  private func merge(
    _ found: CrewFindings, _ base: Int, _ merged: inout Merged, _ news: inout CrewKnowledge
  ) {
    stepCount += found.steps
    merged.needs += found.needs
    for need in found.unstable {
      let before = refinement
      _ = refinement.add(need, above: options.level)
      if refinement != before { news.unstable.append(need) }
    }
    if !found.lost.isEmpty { cutReasons[.unreachable, default: 0] += found.lost.count }
    // The numbers that the member has given to its new states.
    var numbers: [Int32] = []
    func number(_ own: Int32) -> Int32 {
      own < base ? own : numbers[Int(own) - base]
    }
    for state in found.knowledge.states {
      let count = graph.states.count
      let parent = state.parent < 0 ? -1 : number(state.parent)
      let own = graph.add(state.found, parent: parent, choice: state.choice)
      numbers.append(own)
      guard graph.states.count > count else { continue }
      news.states.append(NewState(found: state.found, parent: parent, choice: state.choice))
      if let type = generic.add(state.found), refinement.levels[type] ?? options.level < .params {
        merged.needs.append(.finer(screen: type, .params))
      }
      if isExplored(own) { merged.front.append(own) }
    }
    for transition in found.knowledge.transitions {
      let end = transition.end < 0 ? transition.end : number(transition.end)
      let own = Transition(from: number(transition.from), choice: transition.choice, end: end)
      if graph.add(own) { news.transitions.append(own) }
    }
    for fault in found.findings { faults.add(fault) }
  }

  /// Returns whether a new state is explored further; if not, the reason is noted.
  private func isExplored(_ state: Int32) -> Bool {
    let screen = graph.states[Int(state)].screen
    statesOfScreen[screen, default: 0] += 1
    if graph.states[Int(state)].cut == nil,
      statesOfScreen[screen, default: 0] > options.statesPerScreen
    {
      graph.cut(state, .tooManyOfScreen)
    }
    switch graph.states[Int(state)].cut {
    case nil: return true
    case .tooDeep: cutReasons[.tooDeep, default: 0] += 1
    case .repeatsScreen: cutReasons[.repeatsScreen, default: 0] += 1
    case .tooManyOfScreen: cutReasons[.tooManyStates, default: 0] += 1
    }
    return false
  }

  /// Notes that a step has ended a member's process, so that it isn't made again.
  private func merge(
    _ loss: CrewLoss, _ request: CrewRequest, _ merged: inout Merged, _ news: inout CrewKnowledge
  ) {
    let verdict = Verdict(
      kind: loss.isHang ? .hang : .crash, subject: "process", message: loss.message)
    guard let step = PathStep(mark: loss.mark), step.state >= 0,
      Int(step.state) < graph.states.count,
      Int(step.choice) < graph.choiceCount(of: step.state)
    else {
      faults.add(
        FoundFault(
          group: FindingGroup(verdict, after: nil), verdict: verdict, screen: "", walk: nil))
      return
    }
    let transition = Transition(
      from: step.state, choice: step.choice, end: StateGraph.End.crashed)
    let isNew = graph.add(transition)
    if isNew { news.transitions.append(transition) }
    let name = graph.name(of: step.state, Int(step.choice))
    let group = FindingGroup(
      Verdict(
        kind: verdict.kind, subject: graph.screen(of: step.state).id, message: verdict.message),
      after: name)
    faults.add(
      FoundFault(
        group: group, verdict: verdict, screen: graph.screen(of: step.state).id, walk: nil),
      path: graph.path(to: step.state) + [step])
    // What the member had found is found again, up to a step that ends the process each time.
    if isNew, case .expand(let states) = request { merged.again += states }
  }

  // MARK: Afterwards

  private func checkSizes() async throws {
    let states = graph.states.indices.map { Int32($0) }
    let requests = stride(from: 0, to: states.count, by: Self.batch).map {
      CrewRequest.checkSizes(Array(states[$0..<min(states.count, $0 + Self.batch)]))
    }
    for outcome in try await crew.perform(requests, isOver: { self.isOver }) {
      if case .reply(.found(let findings))? = outcome {
        stepCount += findings.steps
        for fault in findings.findings { faults.add(fault) }
      }
    }
  }

  private func makeMap() async throws -> AppMap {
    let builder = MapBuilder(graph)
    let (moves, deadEnds) = (builder.moves(), builder.deadEnds())
    let screenWalks = try await confirmedWalks(
      zip(builder.screenPaths(), graph.screens).map { ($0, to: $1.id) })
    let moveWalks = try await confirmedWalks(moves.map { ($0.paths, to: $0.id.to) })
    let faultWalks = try await describe(
      faults.paths.map { CrewPath(steps: $0, leavesOutLast: true) })
    var map = AppMap()
    var counts: [Int32: Int] = [:]
    var cutScreens: Set<Int32> = []
    for state in graph.states {
      counts[state.screen, default: 0] += 1
      if state.cut != nil { cutScreens.insert(state.screen) }
    }
    for (place, facts) in graph.screens.enumerated() {
      map.screens.append(
        MapScreen(
          id: facts.id, type: facts.type, title: facts.title, style: facts.style, tab: facts.tab,
          flow: facts.flow, stateCount: counts[Int32(place)] ?? 0, walk: screenWalks[place] ?? [],
          isDeadEnd: deadEnds[place], isCut: cutScreens.contains(Int32(place))))
    }
    for (place, move) in moves.enumerated() {
      guard let walk = moveWalks[place] else {
        cutReasons[.notRepeated, default: 0] += 1
        continue
      }
      map.moves.append(Move(id: move.id, transitionCount: move.count, walk: walk))
    }
    faults.setWalks(faultWalks.map(\.steps))
    map.findings = faults.findings + deadEndFindings(map)
    map.cuts = Cut.Reason.allCases.compactMap { reason in
      cutReasons[reason].map { Cut(reason: reason, states: $0) }
    }
    map.unstableScreens = refinement.unstable.sorted()
    map.unreachedClasses = try await unreachedClasses()
    map.titledClasses = refinement.levels.keys.sorted()
    map.stateCount = graph.states.count
    map.transitionCount = graph.transitionCount
    return map
  }

  private func unreachedClasses() async throws -> [String] {
    let seen = Set(graph.screens.flatMap(\.controllers)).sorted()
    let outcome = try await crew.perform([.unseen(seen)], isOver: { false }).first
    guard case .reply(.unseen(let names))? = outcome else { return [] }
    return names
  }

  private func deadEndFindings(_ map: AppMap) -> [Finding] {
    map.screens.filter(\.isDeadEnd).map {
      Finding(
        kind: .deadEnd, subject: $0.id,
        message: $0.type.isEmpty ? "the app shows nothing" : "nothing leads away from \($0.title)",
        extraCoordinator: nil, missingCoordinator: nil,
        screen: $0.id, walk: $0.walk, ways: $0.stateCount)
    }
  }

  /// Returns the first walk to each of some screens that leads there when it is repeated; `nil` for a screen
  /// to which none of the paths leads again.
  private func confirmedWalks(
    _ paths: [(paths: [[PathStep]], to: String)]
  ) async throws -> [[WalkStep]?] {
    var walks: [[WalkStep]?] = Array(repeating: nil, count: paths.count)
    for attempt in 0...MapBuilder.mostPaths {
      let left = paths.indices.filter { walks[$0] == nil && paths[$0].paths.count > attempt }
      guard !left.isEmpty else { break }
      let described = try await describe(
        left.map { CrewPath(steps: paths[$0].paths[attempt], screen: paths[$0].to) })
      for (place, walk) in zip(left, described) where walk.isConfirmed { walks[place] = walk.steps }
    }
    return walks
  }

  private func describe(_ paths: [CrewPath]) async throws -> [DescribedWalk] {
    let requests = stride(from: 0, to: paths.count, by: Self.batch).map {
      CrewRequest.describe(Array(paths[$0..<min(paths.count, $0 + Self.batch)]))
    }
    var walks: [DescribedWalk] = []
    for (outcome, request) in zip(try await crew.perform(requests, isOver: { false }), requests) {
      guard case .describe(let paths) = request else { continue }
      if case .reply(.described(let described))? = outcome {
        walks += described
      } else {
        walks += paths.map { _ in DescribedWalk(steps: [], isConfirmed: false) }
      }
    }
    return walks
  }
}
