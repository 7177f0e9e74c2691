import AppDriver

/// The end of an exploration, after all states are known.
extension Exploration {
  func makeMap() throws -> AppMap {
    nameScreens()
    let builder = MapBuilder(graph)
    let (moves, deadEnds) = (findsMoves ? builder.moves() : [], builder.deadEnds())
    let screenPaths = builder.screenPaths()
    var (audit, tabs): ([Finding], Set<AuditIssue>) = ([], [])
    var screenWalks = try graph.screens.indices.map { place in
      let screen = graph.screens[place].id
      let first = graph.states.indices.first { graph.states[$0].screen == place } ?? 0
      let walk = try confirmedWalk(
        screenPaths[place].map { WalkCandidate(names: graph.names(of: $0), to: screen) } + [
          WalkCandidate(names: graph.history(of: Int32(first)), to: screen, minimizes: true)
        ])
      if let walk {
        audit += try auditFindings(on: graph.screens[place], after: walk.steps, except: &tabs)
      }
      return walk?.steps
    }
    // No step leads to the launch's screen.
    if graph.states.count > 0, screenWalks[0] == nil { screenWalks[0] = [] }
    let moveWalks = try moves.map { move -> ConfirmedWalk? in
      if let path = move.paths.first, let steps = walks[path], !steps.isEmpty {
        return ConfirmedWalk(names: graph.names(of: path), steps: steps)
      }
      let (from, to) = (move.id.from, move.id.to)
      return try confirmedWalk(
        move.paths.map { WalkCandidate(names: graph.names(of: $0), from: from, to: to) }
          + move.histories.map { WalkCandidate(names: $0, from: from, to: to, minimizes: true) })
    }
    var map = screenMap(screenWalks, deadEnds)
    for (place, move) in moves.enumerated() {
      guard let walk = moveWalks[place] else {
        let isLate = worker.deadline.map { now() >= $0 } ?? false
        cutReasons[isLate ? .notRepeatedInTime : .notRepeated, default: 0] += 1
        continue
      }
      map.moves.append(Move(id: move.id, transitionCount: move.count, walk: walk.steps))
    }
    if options.tapsTwice { try proveQuickTaps(on: moves) }
    let late = try findingsInTime(of: moveWalks.compactMap(\.?.names))
    map.hasTakenTime = late.isComplete
    map.findings = FindingList.sorted(findingList.findings + late.findings)
    map.findings += audit + deadEndFindings(map)
    let rows = graph.states.filter(\.leavesOutRows).map(\.screen)
    if !rows.isEmpty { cutReasons[.rows] = Set(rows).count }
    map.cuts = Cut.Reason.allCases.compactMap { reason in
      // Where nothing was left when time ran out, nothing was cut.
      cutReasons[reason].flatMap { $0 > 0 ? Cut(reason: reason, states: $0) : nil }
    }
    map.unstableScreens = refinement.unstable.sorted()
    map.unstableActions = try conflicts.map { try unstableAction($0) }
    map.unopenedLinks = builder.unopenedLinks()
    map.unreachedClasses = try unreachedClasses()
    map.titledClasses = refinement.levels.keys.sorted()
    map.stateCount = graph.states.count
    map.transitionCount = graph.transitionCount
    return map
  }

  /// Gives the screens of findings the names that they have on the map.
  func nameScreens() {
    for screen in screenMap().screens where screen.hasSeveralTitles {
      findingList.screenNames[screen.id] = screen.name
    }
  }

  /// Returns a map of the screens alone.
  func screenMap(_ walks: [[WalkStep]?] = [], _ deadEnds: [Bool] = []) -> AppMap {
    var map = AppMap()
    let titles = graph.titlesOfScreens
    for (place, facts) in graph.screens.enumerated() {
      let states = graph.states.filter { $0.screen == place }
      map.screens.append(
        MapScreen(
          id: facts.id, type: facts.type, title: facts.title, style: facts.style, tab: facts.tab,
          flow: facts.flow, stateCount: states.count,
          walk: walks.isEmpty ? [] : walks[place] ?? [],
          isDeadEnd: deadEnds.isEmpty ? false : deadEnds[place],
          isCut: states.contains { $0.cut != nil },
          isTooDeep: states.contains { $0.cut == .tooDeep },
          // The identity of a screen that titles distinguish contains the title.
          hasSeveralTitles: titles[place].count > 1 && facts.id == facts.type))
    }
    return map
  }

  /// Adds screens that no choice has left, although all were tried, unless it turns out that one
  /// does.
  func proveDeadEnds() throws {
    let builder = MapBuilder(graph)
    var suspicions: [Suspicion] = []
    for (screen, isDeadEnd) in builder.deadEnds().enumerated() where isDeadEnd {
      guard let state = graph.states.firstIndex(where: { $0.screen == screen }) else { continue }
      let verdict = deadEnd(graph.screens[screen])
      suspicions.append(
        Suspicion(
          verdict: verdict, group: FindingGroup(verdict, after: nil), action: "",
          screen: verdict.subject, history: graph.history(of: Int32(state)),
          short: graph.names(of: builder.path(to: Int32(state)))))
    }
    try prove(suspicions)
  }

  private func deadEnd(_ screen: ScreenFacts) -> Verdict {
    Verdict(
      kind: .deadEnd, subject: screen.id,
      message: screen.type.isEmpty
        ? "the app shows nothing"
        : "nothing leads away from \(screen: screen.id, titled: screen.title)")
  }

  private func unreachedClasses() throws -> [String] {
    // After an early end, an unreached class means nothing.
    guard !cutReasons.contains(where: { $0.key.endsEarly && $0.value > 0 }) else { return [] }
    let seen = Set(graph.screens.flatMap(\.controllers)).sorted()
    let outcome = try worker.perform(.unseen(seen))
    guard case .reply(.unseen(let names))? = outcome else { return [] }
    return names
  }

  private func deadEndFindings(_ map: AppMap) -> [Finding] {
    zip(map.screens, graph.screens).filter(\.0.isDeadEnd).map { screen, facts in
      Finding(
        kind: .deadEnd, subject: screen.id,
        message: deadEnd(facts).message.text(naming: findingList.screenNames),
        extraCoordinator: nil, missingCoordinator: nil, screen: screen.id, walk: screen.walk,
        ways: screen.stateCount)
    }
  }

  /// Returns what is wrong with the screen that the worker has reached last, except for tabs that
  /// are known.
  private func auditFindings(
    on screen: ScreenFacts, after walk: [WalkStep], except tabs: inout Set<AuditIssue>
  ) throws -> [Finding] {
    guard options.audits, case .reply(.issues(let issues))? = try worker.perform(.audit) else {
      return []
    }
    return issues.compactMap { issue in
      // The tabs are the same on many screens.
      if issue.element == .tab, !tabs.insert(issue).inserted { return nil }
      return Finding(
        kind: .audit, subject: screen.id,
        message: "\(findingList.screenNames[screen.id] ?? screen.title): \(issue.message)",
        extraCoordinator: nil, missingCoordinator: nil, screen: screen.id, walk: walk, ways: 1)
    }
  }

  /// Returns the first walk that leads to its screen again.
  func confirmedWalk(_ walks: [WalkCandidate]) throws -> ConfirmedWalk? {
    for walk in walks {
      if case .reply(.confirmed(let walk?))? = try worker.perform(.confirm(walk)) { return walk }
    }
    return nil
  }
}
