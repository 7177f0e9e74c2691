package import AppDriver

/// Finds the way to a screen of an explored app, step by step.
///
/// Before each step, it recognizes the app's state. If that isn't the known end of the last step,
/// it plans again from there without that step. It never makes a step that the visible screen
/// doesn't offer.
///
///     let finder = WayFinder(exploration.states, to: WayGoal(targets: ["SettingsViewController"]))
///     while case .step(let step) = finder.next(in: session) { perform(step) }
package final class WayFinder {
  /// The next step, if any.
  package enum Next: Equatable {
    /// The screen is visible.
    case arrived
    /// A step on the way.
    case step(WalkStep)
    /// No known way leads there from here.
    case noWay
  }

  /// A step that was made, by the state and the choice.
  private struct Made: Hashable {
    let key: StateKey
    let name: ChoiceName
  }

  private static let mostSteps = 200
  /// The most steps after a launch that may lead elsewhere than during the exploration.
  private static let mostSurprises = 3

  let states: ExploredStates
  let goal: WayGoal
  private let launchWalk: [WalkStep]?
  let search: StateSearch
  private let actions: ChoiceActions
  private(set) var reader: StateReader
  /// The steps that have led elsewhere than during the exploration.
  private var distrusted: Set<PathStep> = []
  /// The steps that were made, none of which is made again in the same state.
  private var made: Set<Made> = []
  /// The last step, and its expected end.
  private var last: StateSearch.Leg?
  /// Whether ways follow the titles that steps have shown, rather than rows with the title's name.
  var followsTitles = true
  /// Whether a step of the way was about a row.
  private var hasTakenRow = false
  /// The number of steps since the launch that have led to another state or title than expected.
  private(set) var surprises = 0
  /// The steps of a known walk that are left.
  private var walk = KnownWalk()
  private var stepCount = 0
  /// A hash of the last step's name, as the opener of screens that it presents.
  private var opener: UInt64 = 0
  private var hasLooked = false
  /// A search for the screens of the wanted states with any title; for none if the title doesn't
  /// matter.
  private lazy var rowSearch: StateSearch = {
    let graph = states.graph
    let screens = Set(
      graph.states.indices.filter { goal.title != nil && search.wants(Int32($0)) }
        .map { graph.states[$0].screen })
    return StateSearch(graph, endsWithRow: true) { screens.contains(graph.states[Int($0)].screen) }
  }()

  /// Whether the exploration began at the launch, and not at a later screen.
  package var beginsAtLaunch: Bool { states.options.prefix.isEmpty }

  /// Creates a finder.
  ///
  /// - Parameters:
  ///   - states: The states of the app.
  ///   - goal: The wanted screens or title.
  ///   - walk: A walk from the launch that was repeated with success; `nil` if none is known.
  ///   - way: A way from the present state that was repeated with success; `nil` if none is known.
  package init(
    _ states: ExploredStates, to goal: WayGoal, walk: [WalkStep]? = nil, way: [WalkStep]? = nil
  ) {
    self.states = states
    self.goal = goal
    search = StateSearch(states.graph, to: goal)
    launchWalk = walk
    if let way { (self.walk, hasLooked) = (KnownWalk(way), true) }
    actions = ChoiceActions(alphabet: states.options.alphabet, links: states.options.links)
    reader = StateReader(states.options, states.refinement)
  }

  /// Notes that the app has been launched again.
  package func didRelaunch() {
    didStartOver(distrusts: false)
    takeLaunchWalk()
  }

  /// Notes that the app is back in the state where the way begins; `distrusts` still leaves out
  /// steps that have led elsewhere.
  func didStartOver(distrusts: Bool = true) {
    if !distrusts { distrusted = [] }
    (made, last, opener, surprises, stepCount) = ([], nil, 0, 0, 0)
    (hasLooked, hasTakenRow) = (true, false)
    reader.forgetOpeners()
  }

  private func takeLaunchWalk() {
    hasLooked = true
    walk = KnownWalk(prefix: states.options.prefix, launchWalk ?? [])
  }

  /// Returns the next step from the session's present state.
  package func next(in session: AppSession) -> Next {
    stepCount += 1
    guard session.isRunning, stepCount <= Self.mostSteps else { return .noWay }
    if session.isInBackground { return .step(WalkStep([.foreground])) }
    let here = look(at: session)
    if isThere(session) { return .arrived }
    // The confirmed walk may differ from the graph's ways, because hidden state decides.
    if !hasLooked, here == 0, launchWalk != nil, session.actionCount == 0,
      states.options.prefix.isEmpty
    {
      takeLaunchWalk()
    }
    hasLooked = true
    if let (step, choice) = walk.next(offeredBy: reader, actions, session) {
      if let choice { opener = actions.opener(of: choice, in: reader.outline) }
      return .step(step)
    }
    judgeLast(here)
    guard surprises <= Self.mostSurprises else { return .noWay }
    while let (leg, choice) = plan(from: here, session) {
      last = leg
      guard let actions = actions.actions(of: reader.choices[choice], in: reader.outline, session)
      else {
        distrusted.insert(leg.step)
        continue
      }
      let name = states.graph.name(of: leg.step.state, Int(leg.step.choice))
      opener = name.opener
      made.insert(Made(key: reader.key, name: name))
      if [.select, .swipe, .press].contains(name.kind) { hasTakenRow = true }
      return .step(
        WalkStep(
          onNamedRow(actions, name, leg) ?? actions, panes: reader.outline.panes.map(\.controller)))
    }
    return .noWay
  }

  /// Reads the app's state, and returns its number; `nil` if it isn't known.
  func look(at session: AppSession) -> Int32? {
    guard session.isRunning else { return nil }
    // Pending work can't be seen, but follows from the last step.
    if let last, states.graph.states[Int(last.end)].later != .none {
      reader.read(
        session, opener: opener, later: states.graph.states[Int(last.end)].later)
      if let here = states.graph.number(of: reader.key) { return here }
    }
    if !states.options.links.isEmpty, session.actionCount == 0 {
      reader.read(session, isStart: true)
      if let start = states.graph.number(of: reader.key) { return start }
    }
    reader.read(session, opener: opener)
    return states.graph.number(of: reader.key)
  }

  /// Notes that the last step wasn't possible.
  func distrustLast() {
    if let last { distrusted.insert(last.step) }
  }

  func isThere(_ session: AppSession) -> Bool {
    goal.isReached(by: session, reader)
  }

  /// Distrusts the last step if it has led to another screen or title than during the exploration.
  private func judgeLast(_ here: Int32?) {
    guard let last else { return }
    // The last step of a way should have led to the title.
    let isAsExpected =
      last.end == here
      && (last.titles == 0 ? !search.wants(last.end) : last.titles == reader.titles)
    if !isAsExpected {
      distrusted.insert(last.step)
      surprises += 1
    }
    self.last = nil
  }

  // MARK: Planning

  /// Returns a step's actions on the visible row that the title names, because similar rows lead to
  /// the same state with other titles; `nil` if there is no such row, or the step's title is known.
  private func onNamedRow(
    _ actions: [UserAction], _ name: ChoiceName, _ leg: StateSearch.Leg
  ) -> [UserAction]? {
    guard let title = goal.title else { return nil }
    if name.kind == .select, rowSearch.wants(leg.end),
      let row = reader.outline.rows.first(where: { $0.label == title })
    {
      return [.select(reader.outline.target(of: row))]
    }
    return leg.titles == 0 ? reader.outline.actions(actions, onRowNamedIn: title) : nil
  }

  /// Returns the first step of the way from a state, with the index of its choice on the visible
  /// screen.
  private func plan(
    from here: Int32?, _ session: AppSession
  ) -> (leg: StateSearch.Leg, choice: Int)? {
    let names = actions.names(of: reader)
    if let here {
      if goal.title != nil, followsTitles,
        let leg = firstLeg(from: [here], names, search, isSure: true)
      {
        return (leg, Int(leg.step.choice))
      }
      // From a screen with another title, a row leads to the wanted title.
      if let leg = followsTitles && rowSearch.wants(here)
        ? firstLeg(from: [here], names, rowSearch) : nil
      {
        return (leg, Int(leg.step.choice))
      }
      if let leg = firstLeg(from: [here], names, search) { return (leg, Int(leg.step.choice)) }
    }
    for states in self.states.alike(reader, session) {
      guard let leg = firstLeg(from: states, names, search) else { continue }
      let name = self.states.graph.name(of: leg.step.state, Int(leg.step.choice))
      if let choice = names.firstIndex(of: name) { return (leg, choice) }
    }
    return nil
  }

  private func firstLeg(
    from starts: [Int32], _ names: [ChoiceName], _ search: StateSearch, isSure: Bool = false
  ) -> StateSearch.Leg? {
    let offered = Set(names)
    let key = reader.key
    let way = search.way(
      from: starts, titles: reader.titles, takesRow: !followsTitles && !hasTakenRow
    ) { step, isFirst in
      guard !distrusted.contains(step) else { return false }
      guard isFirst else { return true }
      let name = states.graph.name(of: step.state, Int(step.choice))
      return offered.contains(name) && !made.contains(Made(key: key, name: name))
    }
    guard let way, way.isSure || !isSure else { return nil }
    return way.legs.first
  }
}
