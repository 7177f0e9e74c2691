package import AppDriver

/// Finds the way to a screen of an explored app, one step after another.
///
/// Before each step, it looks in which state the app is. If that isn't the one to which the last step has led
/// during the exploration, it plans again from there, and doesn't rely on that step again. A step that the
/// visible screen doesn't offer is never made.
///
///     let finder = WayFinder(exploration.states, to: ["SettingsViewController"])
///     while case .step(let step) = finder.next(in: session) { perform(step) }
package final class WayFinder {
  /// What comes next.
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

  /// The most steps of a way.
  private static let mostSteps = 200

  private let states: ExploredStates
  private let targets: Set<String>
  /// The title of the screen, if that is what it is known by.
  private let title: String?
  private let launchWalk: [WalkStep]?
  private let search: StateSearch
  private let actions: ChoiceActions
  private var reader: StateReader
  /// The steps that have led elsewhere than during the exploration.
  private var distrusted: Set<PathStep> = []
  /// The steps that were made, none of which is made again in the same state.
  private var made: Set<Made> = []
  /// The last step, and the state to which it should have led.
  private var last: StateSearch.Leg?
  /// The steps after a launch that are left.
  private var walk: ArraySlice<WalkStep> = []
  /// The number of these steps that the exploration itself began with.
  private var prefixLeft = 0
  private var stepCount = 0
  /// A hash of the last step's name, which distinguishes what it has opened over other screens.
  private var opener: UInt64 = 0
  private var hasLooked = false
  /// Searches for the screens of the wanted states, whatever their titles; for none if the title doesn't matter.
  private lazy var rowSearch: StateSearch = {
    let graph = states.graph
    let screens = Set(
      graph.states.indices.filter { title != nil && search.wants(Int32($0)) }
        .map { graph.states[$0].screen })
    return StateSearch(graph, isByTitle: true) { screens.contains(graph.states[Int($0)].screen) }
  }()

  /// Returns whether a text that a step types into a secure field is one of the exploration, and not what a
  /// person has typed before it began.
  package func isPublic(_ text: String) -> Bool {
    states.options.alphabet.isTypedIntoSecureFields(text)
  }

  /// Creates a finder.
  ///
  /// - Parameters:
  ///   - states: The states of the app.
  ///   - targets: The identities of the screens; the nearest one is the target.
  ///   - title: The title that the screen has to have; `nil` if any will do.
  ///   - walk: A walk from the launch to one of the screens that was repeated with success; `nil` if none is
  ///     known.
  package convenience init(
    _ states: ExploredStates, to targets: Set<String>, titled title: String? = nil,
    walk: [WalkStep]? = nil
  ) {
    let graph = states.graph
    let titled = title.map { graph.states(titled: ExploredStates.hash(ofTitle: $0)) }
    self.init(
      states, targets, title, walk,
      StateSearch(graph, isByTitle: title != nil) {
        targets.contains(graph.screen(of: $0).id) && titled?.contains($0) ?? true
      })
  }

  /// Creates a finder of the states with a title.
  package convenience init(_ states: ExploredStates, toTitle title: String) {
    let titled = states.graph.states(titled: ExploredStates.hash(ofTitle: title))
    self.init(
      states, [], title, nil,
      StateSearch(states.graph, isByTitle: true) { titled.contains($0) })
  }

  private init(
    _ states: ExploredStates, _ targets: Set<String>, _ title: String?, _ walk: [WalkStep]?,
    _ search: StateSearch
  ) {
    self.states = states
    self.targets = targets
    self.title = title
    self.search = search
    launchWalk = walk
    actions = ChoiceActions(alphabet: states.options.alphabet, links: states.options.links)
    reader = StateReader(states.options, states.refinement)
  }

  /// Returns whether a way is known from exactly the state in which the app is.
  package func knowsWay(from session: AppSession) -> Bool {
    guard let here = look(at: session) else { return false }
    return isThere(session) || search.way(from: [here], where: { _, _ in true }) != nil
  }

  /// Returns whether a way is known from exactly the state in which the app is, and none that is yet to be found
  /// can be shorter.
  package func knowsShortestWay(from session: AppSession) -> Bool {
    guard let here = look(at: session) else { return false }
    if isThere(session) { return true }
    guard let way = search.way(from: [here], where: { _, _ in true }) else { return false }
    return !search.mayBeShorter(than: way.count, from: here)
  }

  /// Returns whether a way is known from the state after the steps with which the exploration began.
  package var knowsWayFromStart: Bool {
    !states.graph.states.isEmpty && search.way(from: [0], where: { _, _ in true }) != nil
  }

  /// Notes that the app has been launched again, to go from there.
  package func didRelaunch() {
    (distrusted, made, last, opener) = ([], [], nil, 0)
    reader.forgetOpeners()
    takeLaunchWalk()
  }

  private func takeLaunchWalk() {
    hasLooked = true
    let prefix = states.options.prefix
    walk = (prefix + (launchWalk ?? []))[...]
    prefixLeft = prefix.count
  }

  /// Returns what comes next, for the session's present state.
  package func next(in session: AppSession) -> Next {
    stepCount += 1
    guard session.isRunning, stepCount <= Self.mostSteps else { return .noWay }
    if session.isInBackground { return .step(WalkStep([.foreground])) }
    let here = look(at: session)
    if isThere(session) { return .arrived }
    // The confirmed walk may go another way than the graph knows, because something hidden decides.
    if !hasLooked, here == 0, launchWalk != nil, session.actionCount == 0,
      states.options.prefix.isEmpty
    {
      takeLaunchWalk()
    }
    hasLooked = true
    if let step = nextOfWalk(session) { return .step(step) }
    judgeLast(here)
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
      let shown = name.kind == .select && rowSearch.wants(leg.end) ? rowWithTitle : nil
      return .step(WalkStep(shown ?? actions, panes: reader.outline.panes.map(\.controller)))
    }
    return .noWay
  }

  /// Reads the app's state, and returns its number; `nil` if it isn't known.
  private func look(at session: AppSession) -> Int32? {
    guard session.isRunning else { return nil }
    // What is to happen later can't be seen, but follows from the last step.
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

  private func isThere(_ session: AppSession) -> Bool {
    guard !reader.outline.panes.isEmpty else { return false }
    guard title == nil || title == session.screenName else { return false }
    return targets.isEmpty || targets.contains(reader.screenID(session))
  }

  /// Takes the next step of the walk from the launch; `nil` if there is none or it isn't offered.
  private func nextOfWalk(_ session: AppSession) -> WalkStep? {
    guard let step = walk.popFirst() else { return nil }
    if prefixLeft > 0 {
      prefixLeft -= 1
      return step
    }
    let panes = reader.outline.panes.map(\.controller)
    if step.isWait { return step }
    let offered = reader.choices.first { choice in
      actions.actions(of: choice, in: reader.outline, session)
        .map { [WalkStep($0, panes: panes), WalkStep($0, panes: panes).waitingForThreads] }?
        .contains(step) ?? false
    }
    guard let offered else {
      walk = []
      return nil
    }
    opener = actions.opener(of: offered, in: reader.outline)
    return step
  }

  /// Notes the last step if it has led to another screen than during the exploration.
  private func judgeLast(_ here: Int32?) {
    guard let last else { return }
    if last.end != here { distrusted.insert(last.step) }
    self.last = nil
  }

  // MARK: Planning

  /// What selects the visible row that is called like the screen, because rows that do the same lead to the same
  /// state with other titles; `nil` if there is none.
  private var rowWithTitle: [UserAction]? {
    guard let title else { return nil }
    let row = reader.outline.elements.first {
      $0.kind == .row && $0.row < 0 && $0.isEnabled && $0.label == title
    }
    return row.map { [.select(reader.outline.target(of: $0))] }
  }

  /// Returns the first step of the way from a state, with the index of its choice on the visible screen.
  private func plan(
    from here: Int32?, _ session: AppSession
  ) -> (leg: StateSearch.Leg, choice: Int)? {
    let names = actions.names(of: reader)
    if let here {
      // From a screen with another title, a row leads to that with the title.
      if let leg = rowSearch.wants(here) ? firstLeg(from: [here], names, rowSearch) : nil {
        return (leg, Int(leg.step.choice))
      }
      if let leg = firstLeg(from: [here], names, search) { return (leg, Int(leg.step.choice)) }
    }
    for states in alike(session) {
      guard let leg = firstLeg(from: states, names, search) else { continue }
      let name = self.states.graph.name(of: leg.step.state, Int(leg.step.choice))
      if let choice = names.firstIndex(of: name) { return (leg, choice) }
    }
    return nil
  }

  private func firstLeg(
    from starts: [Int32], _ names: [ChoiceName], _ search: StateSearch
  ) -> StateSearch.Leg? {
    let offered = Set(names)
    let key = reader.key
    return search.way(from: starts) { step, isFirst in
      guard !distrusted.contains(step) else { return false }
      guard isFirst else { return true }
      let name = states.graph.name(of: step.state, Int(step.choice))
      return offered.contains(name) && !made.contains(Made(key: key, name: name))
    }?.first
  }

  /// The known states with the visible screen, those that are most like the present one first.
  private func alike(_ session: AppSession) -> [[Int32]] {
    let graph = states.graph
    let type = reader.paneTypes.joined(separator: " + ")
    let id = reader.screenID(session)
    var groups: [Int: [Int32]] = [:]
    for (number, state) in graph.states.enumerated()
    where graph.screens[Int(state.screen)].type == type {
      let likeness =
        (graph.screens[Int(state.screen)].id == id ? 16 : 0)
        + (state.signature == reader.signature ? 8 : 0)
        + (state.tab == Int32(reader.outline.selectedTab) ? 4 : 0)
        + (state.titles == reader.titles ? 2 : 0) + (state.content == reader.content ? 1 : 0)
      groups[likeness, default: []].append(Int32(number))
    }
    return groups.sorted { $0.key > $1.key }.map(\.value)
  }
}
