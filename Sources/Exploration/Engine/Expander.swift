import AppDriver

/// Tries the choices of some states, each of which it reaches by the shortest way.
///
/// It begins with a launch and knows only what everybody knows, so that what it finds doesn't depend on
/// what else has been explored by the same member.
final class Expander {
  /// How often a loop is repeated to tell growth from a cache.
  private static let rounds = 10
  /// How often a way may lead elsewhere before the app is launched again.
  private static let mostSurprises = 3
  /// How often the path from the launch may lead elsewhere before a state is given up.
  private static let mostFailures = 3
  /// How often a finding of a group is to be proven that turns out to be none.
  private static let mostDisproofs = 3

  private let walker: Walker
  private let tracker: Tracker
  private let base: Int
  private var refinement: Refinement
  private var groups: Set<FindingGroup>
  private var disproofs: [FindingGroup: Int] = [:]
  private(set) var findings = CrewFindings()

  init(
    _ walker: Walker, _ graph: StateGraph, _ refinement: Refinement, _ groups: Set<FindingGroup>
  ) {
    self.walker = walker
    tracker = Tracker(walker, graph)
    base = graph.states.count
    self.refinement = refinement
    self.groups = groups
  }

  nonisolated deinit {}

  // MARK: Requests

  /// Launches the app and reads its first state.
  func start() async {
    if await tracker.launch() {
      _ = locate(parent: -1, choice: -1)
    } else {
      for verdict in walker.verdicts {
        add(verdict, FindingGroup(verdict, after: nil), "", walk: [])
      }
    }
  }

  /// Tries all choices of states that haven't been tried.
  ///
  /// - Returns: When a state turns out to be several, at once.
  func expand(_ states: [Int32]) async {
    var left = states
    var failures = 0
    while !left.isEmpty {
      if await !approach(left), await !reach(left[0]) {
        guard findings.needs.isEmpty else { return finish() }
        failures += 1
        guard failures == Self.mostFailures else { continue }
        findings.lost.append(left.removeFirst())
        failures = 0
        continue
      }
      guard let state = tracker.current, let place = left.firstIndex(of: state) else { continue }
      failures = 0
      guard let choice = untried(of: state) else {
        compareRows(of: state)
        left.remove(at: place)
        continue
      }
      await tryChoice(choice, of: state)
      guard findings.needs.isEmpty else { return finish() }
    }
    finish()
  }

  /// Goes to the nearest of some states.
  private func approach(_ states: [Int32]) async -> Bool {
    for _ in 0..<Self.mostSurprises {
      if await tracker.approach(where: { states.contains($0) }) { return true }
      guard tracker.surprise != nil else { return false }
      await noteSurprise()
      guard findings.needs.isEmpty else { return false }
    }
    return false
  }

  private func untried(of state: Int32) -> Int? {
    (0..<tracker.graph.choiceCount(of: state)).first {
      tracker.graph.end(of: state, $0) == StateGraph.End.untried
    }
  }

  /// Changes the size there and back in states, and notes where another screen is shown afterwards.
  func checkSizes(_ states: [Int32]) async {
    let other: DeviceSize = walker.options.context.size == .compact ? .regular : .compact
    for state in states {
      if await !tracker.approach(where: { $0 == state }) {
        guard await tracker.reachFromLaunch(state) else { continue }
      }
      let start = walker.session.warningCount
      for size in [other, walker.options.context.size] {
        guard await walker.performer.perform(.resize(size), walker.session).isDone else { break }
      }
      if walker.session.crash == nil { walker.readAgain(isStart: state == 0) }
      let after = walker.session.crash == nil ? tracker.graph.number(of: walker.reader.key) : nil
      let screen = tracker.graph.screen(of: state)
      if let crash = walker.session.crash {
        let verdict = Verdict(kind: .crash, subject: crash.rule, message: crash.message)
        await addSizes(verdict, at: state, screen, [other])
      } else if after != state, walker.session.warningCount == start {
        let now = after.map { tracker.graph.screen(of: $0).title } ?? walker.session.screen()?.name
        let verdict = Verdict(
          kind: .size, subject: screen.id,
          message: "after the size has changed there and back, "
            + (now == screen.title ? "\(screen.title) differs" : "\(now ?? "nothing") is shown"))
        await addSizes(verdict, at: state, screen, [other, walker.options.context.size])
      }
      tracker.arrive(at: after == state ? state : nil)
    }
    finish()
  }

  private func addSizes(
    _ verdict: Verdict, at state: Int32, _ screen: ScreenFacts, _ sizes: [DeviceSize]
  ) async {
    let group = FindingGroup(verdict, after: nil)
    guard groups.insert(group).inserted else { return add(verdict, group, screen.id, walk: nil) }
    let walk = await Tracker(walker, tracker.graph)
      .describe(CrewPath(steps: tracker.graph.path(to: state))).steps
    tracker.arrive(at: nil)
    add(verdict, group, screen.id, walk: walk + sizes.map { WalkStep([.resize($0)]) })
  }

  private func finish() { findings.steps = tracker.steps }

  // MARK: Reaching

  /// Launches the app and goes to a state.
  private func reach(_ state: Int32) async -> Bool {
    if await tracker.reachFromLaunch(state) { return true }
    await noteSurprise()
    return false
  }

  /// Notes where a step on the way has led, if that is elsewhere than before; it may be a state that
  /// wasn't known.
  private func noteSurprise() async {
    guard let surprise = tracker.surprise else { return }
    let (state, choice, history) = (surprise.state, Int(surprise.choice), tracker.history)
    var verdicts = walker.verdicts
    switch tracker.arrival {
    case .absent: return
    case .crashed: await note(state, choice, StateGraph.End.crashed)
    case .state:
      walker.judgeAgain()
      verdicts = walker.verdicts
      await note(state, choice, locate(parent: state, choice: surprise.choice))
    }
    guard findings.needs.isEmpty else { return }
    await report(verdicts, at: state, choice, tracker.graph.path(to: state), history, repeats: true)
  }

  /// Compares what a choice has led to with what it led to before.
  ///
  /// If the screens differ, so must the states in which the choice was made: by their titles, by what they
  /// show, or by something hidden that other steps have changed.
  private func compare(_ step: PathStep, led end: Int32, _ before: Int32) async {
    guard before >= 0, end >= 0,
      tracker.graph.states[Int(end)].screen != tracker.graph.states[Int(before)].screen
    else { return }
    let state = tracker.graph.states[Int(step.state)]
    let screen = Self.type(of: tracker.graph.screen(of: step.state))
    guard !refinement.unstable.contains(screen) else { return }
    let origin = tracker.origin
    let level: StateLevel? =
      state.titles != origin.titles ? .params : state.content != origin.content ? .content : nil
    guard let level, await !isHidden(step, state.key, end) else {
      return need(.unstable(screen: screen))
    }
    need(.finer(screen: screen, level))
  }

  /// Returns whether it takes more steps to make a choice lead to a state than to make the choice, so that
  /// what it leads to depends on something that these steps have changed.
  private func isHidden(_ step: PathStep, _ key: StateKey, _ end: Int32) async -> Bool {
    let needed = await WalkProof(walker, tracker.graph).stepsNeeded(
      tracker.history, from: key, to: tracker.graph.screen(of: end).id)
    tracker.arrive(at: nil)
    guard let needed else { return true }
    return needed > tracker.graph.path(to: step.state).count + 2
  }

  private func need(_ need: Refinement.Need) {
    let before = refinement
    if refinement.add(need, above: walker.options.level) {
      findings.needs.append(need)
    } else if refinement != before {
      findings.unstable.append(need)
    }
  }

  private static func type(of screen: ScreenFacts) -> String {
    String(screen.type.prefix { $0 != "+" }).trimmed
  }

  // MARK: Trying

  private func tryChoice(_ choice: Int, of state: Int32) async {
    let controllers = walker.session.aliveControllerCount
    let (tab, title) = (walker.reader.outline.selectedTab, walker.session.screenName)
    let end = await make(choice, of: state)
    guard end >= 0, end != state, findings.needs.isEmpty, tracker.current == end else { return }
    let name = tracker.graph.name(of: state, choice)
    let leadsOn: Bool =
      switch name.kind {
      case .select, .tap, .edit, .press, .swipe: true
      default: false
      }
    if leadsOn, tracker.graph.states[Int(end)].depth > tracker.graph.states[Int(state)].depth,
      walker.reader.choices.first?.leadsBack == true,
      // In another tab, Back leads back to that tab's screen.
      [tab, -1].contains(walker.reader.outline.selectedTab)
    {
      await goBack(from: end, to: state, choice, controllers, title)
    }
    for _ in 0..<2 { await comeBack(to: state, from: name) }
  }

  /// Tries a choice that is likely to lead back to the state from which the person came, which saves a launch.
  ///
  /// It has to be tried sooner or later.
  private func comeBack(to origin: Int32, from name: ChoiceName) async {
    guard findings.needs.isEmpty, let state = tracker.current, state != origin,
      !tracker.isNear(origin), let choice = likelyWay(from: state, to: origin, name)
    else { return }
    _ = await make(choice, of: state)
  }

  private func likelyWay(from state: Int32, to origin: Int32, _ last: ChoiceName) -> Int? {
    let graph = tracker.graph
    let (here, there) = (graph.states[Int(state)], graph.states[Int(origin)])
    func untried(where isLikely: (ChoiceName) -> Bool) -> Int? {
      (0..<graph.choiceCount(of: state)).last {
        graph.end(of: state, $0) == StateGraph.End.untried && isLikely(graph.name(of: state, $0))
      }
    }
    if here.tab != there.tab {
      return untried { $0.kind == .tab && $0.label == "\(there.tab + 1)" }
    }
    if here.depth > there.depth,
      let way = untried(where: { $0.kind == .dismiss || $0.kind == .back })
    {
      return way
    }
    // A row that has been expanded is collapsed, and a switch is switched back.
    if here.screen == there.screen, last.kind == .select || last.kind == .toggle,
      let way = untried(where: { $0 == last })
    {
      return way
    }
    // An alert's last button is usually the one that cancels it.
    return graph.screen(of: state).style?.isAlert == true ? untried { $0.kind == .tap } : nil
  }

  /// Makes a choice of the current state, and returns what it leads to.
  private func make(_ choice: Int, of state: Int32) async -> Int32 {
    let path = tracker.graph.path(to: state)
    let arrival = await tracker.step(choice, judges: true)
    var end: Int32
    switch arrival {
    case .absent:
      end = StateGraph.End.absent
      walker.readAgain()
      tracker.arrive(at: tracker.graph.number(of: walker.reader.key) == state ? state : nil)
    case .crashed:
      end = StateGraph.End.crashed
      tracker.arrive(at: nil)
    case .state:
      end = locate(parent: state, choice: Int32(choice))
      // Where nothing happens in time, there is nothing to wait for.
      if end == state, walker.wasSilent, tracker.graph.name(of: state, choice).kind == .wait {
        end = StateGraph.End.absent
      }
    }
    await note(state, choice, end)
    let verdicts = walker.verdicts
    await report(verdicts, at: state, choice, path)
    if arrival == .state, end >= 0, verdicts.isEmpty, !walker.isTainted {
      await checkTree(end, at: state, choice, path)
    }
    // Later findings may be consequences of this one.
    if verdicts.contains(where: { $0.kind == .leak }) { tracker.arrive(at: nil) }
    return end
  }

  private func note(_ state: Int32, _ choice: Int, _ end: Int32) async {
    let transition = Transition(from: state, choice: Int32(choice), end: end)
    let known = tracker.graph.end(of: state, choice)
    if known >= 0, known != end, end >= 0 {
      await compare(PathStep(state: state, choice: Int32(choice)), led: end, known)
    }
    if tracker.graph.add(transition) || known != end {
      findings.knowledge.transitions.append(transition)
    }
  }

  /// Returns the number of the state in which the app is, which may be new.
  private func locate(parent: Int32, choice: Int32) -> Int32 {
    let reader = walker.reader
    if let known = tracker.graph.number(of: reader.key) {
      tracker.arrive(at: known)
      return known
    }
    let found = FoundState(
      key: reader.key, signature: reader.signature, screen: reader.screen(walker.session),
      choices: walker.choiceNames, tree: walker.isTainted ? 0 : walker.tree, titles: reader.titles,
      content: reader.content, depth: reader.depth,
      tab: Int32(reader.outline.selectedTab),
      cut: reader.cut(walker.options))
    let number = tracker.graph.add(found, parent: parent, choice: choice)
    findings.knowledge.states.append(NewState(found: found, parent: parent, choice: choice))
    tracker.arrive(at: number)
    return number
  }

  /// Asks for every row of a screen if some rows of a kind lead to different screens.
  private func compareRows(of state: Int32) {
    var types: Set<String> = []
    for choice in 0..<tracker.graph.choiceCount(of: state)
    where tracker.graph.name(of: state, choice).kind == .select {
      let end = tracker.graph.end(of: state, choice)
      if end >= 0 { types.insert(tracker.graph.screen(of: end).type) }
    }
    if types.count > 1 {
      need(.everyRow(screen: Self.type(of: tracker.graph.screen(of: state))))
    }
  }

  // MARK: The way back

  /// Goes back right after a step onward: the same screen has to be there, with the same coordinators and
  /// as many objects.
  private func goBack(
    from state: Int32, to origin: Int32, _ choice: Int, _ controllers: Int, _ title: String?
  ) async {
    let path = tracker.graph.path(to: origin) + [PathStep(state: origin, choice: Int32(choice))]
    let knowsBack = tracker.graph.end(of: state, 0) != StateGraph.End.untried
    let end = await make(0, of: state)
    guard end >= 0, findings.needs.isEmpty, !walker.isTainted else { return }
    if end != origin {
      if !knowsBack || tracker.graph.end(of: state, 0) == end {
        await report(back: end, origin, path, title)
      }
      return
    }
    guard walker.session.aliveControllerCount > controllers, await grows(origin, choice, state)
    else {
      return
    }
    let screen = tracker.graph.screen(of: state)
    let verdict = Verdict(
      kind: .growth, subject: screen.id,
      message: "each time \(screen.title) is shown and left, more screens stay in memory")
    await report([verdict], at: state, 0, path)
  }

  private func report(
    back end: Int32, _ origin: Int32, _ path: [PathStep], _ title: String?
  ) async {
    let (there, here) = (tracker.graph.screen(of: end), tracker.graph.screen(of: origin))
    // The same screen in another state has a reason of its own, such as a row that is new.
    guard there.id != here.id, let last = path.last else { return }
    let verdict = Verdict(
      kind: .back, subject: here.id,
      message: "Back leads to \(walker.session.screenName ?? there.title), "
        + "not to \(title ?? here.title)")
    let from = tracker.graph.end(of: last.state, Int(last.choice))
    await report([verdict], at: from, 0, path)
  }

  /// Returns whether each repetition of a loop leaves more controllers in memory.
  private func grows(_ origin: Int32, _ choice: Int, _ state: Int32) async -> Bool {
    var count = walker.session.aliveControllerCount
    for _ in 0..<Self.rounds {
      guard tracker.current == origin, await tracker.step(choice, judges: false) == .state,
        walker.reader.key == tracker.graph.states[Int(state)].key
      else {
        tracker.arrive(at: nil)
        return false
      }
      tracker.arrive(at: state)
      guard await tracker.step(0, judges: false) == .state,
        walker.reader.key == tracker.graph.states[Int(origin)].key
      else {
        tracker.arrive(at: nil)
        return false
      }
      tracker.arrive(at: origin)
      let now = walker.session.aliveControllerCount
      guard now > count else { return false }
      count = now
    }
    tracker.arrive(at: nil)
    return true
  }

  // MARK: Findings

  /// Compares the coordinators of a known state with those that it had when it was found.
  private func checkTree(_ end: Int32, at state: Int32, _ choice: Int, _ path: [PathStep]) async {
    let known = tracker.graph.states[Int(end)].tree
    guard known != 0, known != walker.tree else { return }
    let (now, tree) = (walker.coordinators, walker.tree)
    let history = tracker.history
    // The state's own walk shows the coordinators that it had when it was found.
    let other = Tracker(walker, tracker.graph)
    guard await other.reachFromLaunch(end) else { return tracker.arrive(at: nil) }
    let before = walker.coordinators
    let isSame = walker.tree == tree || walker.isTainted
    tracker.arrive(at: nil)
    guard !isSame else { return }
    let screen = tracker.graph.screen(of: end)
    let (more, fewer) = (Self.rest(now, without: before), Self.rest(before, without: now))
    var verdict = Verdict(
      kind: .coordinators, subject: screen.id,
      message: Self.difference(
        more, fewer, on: screen.title, at: tracker.graph.path(to: end).count))
    verdict.extraCoordinator = more.first
    verdict.missingCoordinator = fewer.first
    await report([verdict], at: state, choice, path, history)
  }

  /// Returns names without as many of others.
  private static func rest(_ names: [String], without others: [String]) -> [String] {
    var left = others
    return names.filter { name in
      guard let place = left.firstIndex(of: name) else { return true }
      left.remove(at: place)
      return false
    }
  }

  /// Says which coordinators a screen has and hasn't on one of two ways to it.
  private static func difference(
    _ more: [String], _ fewer: [String], on title: String, at steps: Int
  ) -> String {
    var parts: [String] = []
    if !more.isEmpty { parts.append("with " + more.joined(separator: ", ")) }
    if !fewer.isEmpty { parts.append("without " + fewer.joined(separator: ", ")) }
    if parts.isEmpty { parts.append("in another order or place") }
    return "\(title) is shown \(parts.joined(separator: " and ")), and otherwise by the walk of "
      + "\(steps) \(steps == 1 ? "step" : "steps") that leads there first"
  }

  /// Adds what the oracles say, each with the steps that show it.
  private func report(
    _ verdicts: [Verdict], at state: Int32, _ choice: Int, _ path: [PathStep],
    _ history: [PathStep]? = nil, repeats: Bool = false
  ) async {
    guard !verdicts.isEmpty else { return }
    let name = tracker.graph.name(of: state, choice)
    let screen = tracker.graph.screen(of: state).id
    for verdict in verdicts {
      let group = FindingGroup(verdict, after: name)
      guard groups.insert(group).inserted else {
        if disproofs[group, default: 0] >= Self.mostDisproofs { continue }
        add(verdict, group, screen, after: name, walk: nil)
        continue
      }
      let walk = await WalkProof(walker, tracker.graph).walk(
        showing: verdict.kind.isOfStep ? group : nil,
        path + [PathStep(state: state, choice: Int32(choice))], history ?? tracker.history,
        repeats: repeats && !verdict.isOfUsedScreen)
      tracker.arrive(at: nil)
      guard let walk else {
        // Elsewhere, the control may do nothing from the beginning.
        disproofs[group, default: 0] += 1
        if disproofs[group, default: 0] < Self.mostDisproofs { groups.remove(group) }
        continue
      }
      add(verdict, group, screen, after: name, walk: walk)
    }
  }

  private func add(
    _ verdict: Verdict, _ group: FindingGroup, _ screen: String, after name: ChoiceName? = nil,
    walk: [WalkStep]?
  ) {
    findings.findings.append(
      FoundFault(
        group: group, verdict: verdict, action: name?.words ?? "", screen: screen, walk: walk))
  }
}

extension String {
  /// The text without spaces at its ends.
  nonisolated fileprivate var trimmed: String {
    var text = Substring(self)
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

extension StateReader {
  /// The number of pushed and presented screens.
  var depth: Int32 {
    Int32(max(0, outline.longestStack - 1) + outline.nodes.count { $0.mark.isPresented })
  }

  /// Why the state isn't explored further; `nil` if it is.
  func cut(_ options: ExplorationOptions) -> StateGraph.Cut? {
    let presented = outline.nodes.count { $0.mark.isPresented }
    if max(outline.longestStack - 1, presented) > options.depth { return .tooDeep }
    return outline.repeatsScreen ? .repeatsScreen : nil
  }
}
