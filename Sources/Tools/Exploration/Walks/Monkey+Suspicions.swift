import AppDriver

/// The verdicts on a random walk, and the ways that lead to them.
extension Monkey {
  /// The most suspicions of a group that are kept, because some may be groundless.
  private static let mostOfGroup = 3
  /// The most differences between coordinators that are kept; most have the same cause.
  private static let mostTrees = 12

  /// Notes the verdicts on the last step.
  mutating func report(_ verdicts: [Verdict], after name: ChoiceName?) {
    for verdict in verdicts where !verdict.isOfUsedScreen {
      let group = FindingGroup(verdict, after: name)
      guard isWanted(group) else { continue }
      add(verdict, group, after: name)
    }
  }

  /// Compares the coordinators with those that the same state had before with the same titles.
  mutating func checkTree(after name: ChoiceName?) {
    guard comparesTrees, !walker.isTainted else { return }
    let end = Suspicion.End(
      key: walker.reader.key, titles: walker.reader.titles, allTitles: walker.allTitles)
    let tree = walker.tree
    guard let known = trees[end] else {
      return trees[end] = KnownTree(hash: tree, way: history)
    }
    guard let name, known.hash != tree else { return }
    // Later coordinators differ, too.
    comparesTrees = false
    let screen = graph.screen(of: current)
    let verdict = Verdict(kind: .coordinators, subject: screen.id, message: "")
    let group = FindingGroup(verdict, after: name)
    guard isWanted(group),
      result.suspicions.count(where: { $0.group.kind == .coordinators }) < Self.mostTrees
    else { return }
    var suspicion = suspicion(of: verdict, group, after: name)
    suspicion.end = end
    suspicion.other = names(of: known.way)
    result.suspicions.append(suspicion)
  }

  /// Notes dead ends: screens that no choice has left, although all were tried.
  mutating func reportDeadEnds() {
    guard !graph.states.isEmpty else { return }
    let builder = MapBuilder(graph)
    for (screen, isDeadEnd) in builder.deadEnds().enumerated() where isDeadEnd {
      guard let state = graph.states.firstIndex(where: { $0.screen == screen }) else { continue }
      let facts = graph.screens[screen]
      let verdict = Verdict(
        kind: .deadEnd, subject: facts.id,
        message: facts.type.isEmpty
          ? "the app shows nothing" : "nothing leads away from \(facts.title)")
      let group = FindingGroup(verdict, after: nil)
      guard isWanted(group) else { continue }
      let way = names(of: graph.path(to: Int32(state)))
      result.suspicions.append(
        Suspicion(
          verdict: verdict, group: group, action: "", screen: facts.id, history: way,
          short: names(of: shortPath(to: Int32(state)))))
    }
  }

  /// Notes the way to a step that ended the process when it was made.
  mutating func name(_ fatal: PathStep) {
    if fatal.choice == PathStep.launch {
      guard let last = history.last else { return }
      result.fatal = FatalStep(
        screen: graph.screen(of: last.state).id, history: names(of: history),
        short: names(of: shortPath(to: last.state) + [last]), isLaunch: true)
      return
    }
    // Where the walk went on after a launch, so does this one.
    if current < 0 || nothingIsLeft { guard launch() else { return } }
    guard fatal.choice == PathStep.sizes || Int(fatal.choice) < graph.choiceCount(of: current)
    else { return }
    let step = PathStep(state: current, choice: fatal.choice)
    result.fatal = FatalStep(
      screen: graph.screen(of: current).id, history: names(of: history + [step]),
      short: names(of: shortPath(to: current) + [step]), isLaunch: false)
  }

  // MARK: Suspicions

  /// Whether to keep a suspicion of a group; if not, counts it.
  private mutating func isWanted(_ group: FindingGroup) -> Bool {
    guard !known.contains(group),
      result.suspicions.count(where: { $0.group == group }) < Self.mostOfGroup
    else {
      result.repetitions[group, default: 0] += 1
      return false
    }
    return true
  }

  private mutating func add(_ verdict: Verdict, _ group: FindingGroup, after name: ChoiceName?) {
    let new = suspicion(of: verdict, group, after: name)
    // The same way shows nothing new.
    if result.suspicions.contains(where: { $0.group == group && $0.short == new.short }) {
      result.repetitions[group, default: 0] += 1
    } else {
      result.suspicions.append(new)
    }
  }

  private func suspicion(
    of verdict: Verdict, _ group: FindingGroup, after name: ChoiceName?
  ) -> Suspicion {
    let last = history.last
    // Growth and the back law are about the last two steps.
    let isOfTwo = verdict.kind == .growth || verdict.kind == .back
    let tail = history.suffix(isOfTwo ? 2 : 1)
    let start = tail.first.map { shortPath(to: $0.state) } ?? []
    return Suspicion(
      verdict: verdict, group: group, action: name?.words ?? "",
      screen: last.map { graph.screen(of: $0.state).id } ?? "", history: names(of: history),
      short: names(of: start + tail))
  }

  /// The shortest path to a state through known transitions.
  private func shortPath(to state: Int32) -> [PathStep] {
    let path = MapBuilder(graph).path(to: state)
    return path.isEmpty ? graph.path(to: state) : path
  }

  private func names(of path: [PathStep]) -> [ChoiceName] {
    path.compactMap { step in
      if step.choice == PathStep.sizes { return .sizes }
      return step.state < 0 ? nil : graph.name(of: step.state, Int(step.choice))
    }
  }
}

/// The first coordinators of a state with titles.
struct KnownTree {
  /// A hash of the coordinators, each with its place in the tree.
  let hash: UInt64
  /// The first way there.
  let way: [PathStep]
}
