import AppDriver

/// The end of an exploration, after all states are known.
extension Exploration {
  /// Changes the size there and back in the first state of each visible stack, and of each stack
  /// that a tab hides.
  func checkSizes() throws {
    var (visible, hidden): (Set<UInt64>, Set<UInt64>) = ([], [0])
    let states = graph.states.indices.filter {
      let parts = graph.states[$0].parts
      let isNew = visible.insert(parts.visible).inserted
      return hidden.insert(parts.hidden).inserted || isNew
    }.map { Int32($0) }
    try checkSizes(of: states, atOnce: Self.batch)
  }

  private func checkSizes(of states: [Int32], atOnce batch: Int) throws {
    let requests = stride(from: 0, to: states.count, by: batch).map {
      CrewRequest.checkSizes(Array(states[$0..<min(states.count, $0 + batch)]))
    }
    let outcomes = try crew.perform(requests, isOver: { self.isOver })
    var left: [Int32] = []
    for (outcome, request) in zip(outcomes, requests) {
      switch outcome {
      case .reply(.found(let findings)):
        stepCount += findings.steps
        for record in findings.findings { findingList.add(record) }
        // An app that forges replies could otherwise keep the crew busy forever.
        if case .checkSizes(let states) = request, findings.left.count < states.count {
          left += findings.left
        }
      // One of the states has ended the process.
      case .lost:
        guard case .checkSizes(let states) = request, states.count > 1 else { continue }
        try checkSizes(of: states, atOnce: 1)
      case .reply, nil: break
      }
    }
    if !left.isEmpty { try checkSizes(of: left, atOnce: batch) }
  }

  func makeMap() throws -> AppMap {
    let builder = MapBuilder(graph)
    let (moves, deadEnds) = (findsMoves ? builder.moves() : [], builder.deadEnds())
    // These matter most if time runs out.
    let findingWalks = try describe(
      findingList.paths.map { CrewWalk(names: graph.names(of: $0), leavesOutLast: true) })
    let (screenPaths, screenTakings) = (builder.screenPaths(), builder.screenTakings())
    var screenWalks = try confirmedWalks(
      graph.screens.indices.map { place in
        let screen = graph.screens[place].id
        return screenPaths[place].map { CrewWalk(names: graph.names(of: $0), to: screen) }
          + walks(of: screenTakings[place])
      })
    // No step leads to the launch's screen.
    if graph.states.count > 0, screenWalks[0] == nil { screenWalks[0] = [] }
    let moveWalks = try confirmedWalks(
      moves.map { move in
        move.paths.map {
          CrewWalk(names: graph.names(of: $0), from: move.id.from, to: move.id.to)
        } + walks(of: move.taking)
      })
    var map = AppMap()
    var counts: [Int32: Int] = [:]
    var cutScreens: Set<Int32> = []
    var deepScreens: Set<Int32> = []
    for state in graph.states {
      counts[state.screen, default: 0] += 1
      if state.cut != nil { cutScreens.insert(state.screen) }
      if state.cut == .tooDeep { deepScreens.insert(state.screen) }
    }
    for (place, facts) in graph.screens.enumerated() {
      map.screens.append(
        MapScreen(
          id: facts.id, type: facts.type, title: facts.title, style: facts.style, tab: facts.tab,
          flow: facts.flow, stateCount: counts[Int32(place)] ?? 0, walk: screenWalks[place] ?? [],
          isDeadEnd: deadEnds[place], isCut: cutScreens.contains(Int32(place)),
          isTooDeep: deepScreens.contains(Int32(place))))
    }
    for (place, move) in moves.enumerated() {
      guard let walk = moveWalks[place] else {
        let isLate = crew.deadline.map { now() >= $0 } ?? false
        cutReasons[isLate ? .notRepeatedInTime : .notRepeated, default: 0] += 1
        continue
      }
      map.moves.append(Move(id: move.id, transitionCount: move.count, walk: walk))
    }
    findingList.setWalks(
      findingWalks.map(\.steps), areRepeated: try endProcesses(findingList.paths))
    map.findings = findingList.findings + deadEndFindings(map)
    let rows = graph.states.filter(\.leavesOutRows).map(\.screen)
    if !rows.isEmpty { cutReasons[.rows] = Set(rows).count }
    map.cuts = Cut.Reason.allCases.compactMap { reason in
      // Where nothing was left when time ran out, nothing was cut.
      cutReasons[reason].flatMap { $0 > 0 ? Cut(reason: reason, states: $0) : nil }
    }
    map.unstableScreens = refinement.unstable.sorted()
    map.unstableActions = conflicts.map { conflict in
      let moves = conflict.ends.map { graph.moveID(conflict.step, $0) }
      return UnstableAction(first: moves[0], second: moves[1])
    }
    map.unopenedLinks = builder.unopenedLinks()
    map.unreachedClasses = try unreachedClasses()
    map.titledClasses = refinement.levels.keys.sorted()
    map.stateCount = graph.states.count
    map.transitionCount = graph.transitionCount
    return map
  }

  /// Returns whether each of some paths ends its process again by its last step.
  private func endProcesses(_ paths: [[PathStep]]) throws -> [Bool] {
    guard !paths.isEmpty else { return [] }
    // Changes by other walks to a process may be the reason for its end.
    try crew.renew()
    // Each hang takes the whole time limit of a step, which may be more than is left.
    let isLate = isOver
    let places = paths.indices.filter { !isLate || !findingList.isHang(path: $0) }
    let requests = places.map { place in
      let names = paths[place].map { graph.name(of: $0.state, Int($0.choice)) }
      // The effect of a step on its process may show only at the next launch.
      return CrewRequest.replay(CrewNames(names: names, launchesAgain: true))
    }
    var outcomes: [CrewOutcome?] = Array(repeating: nil, count: paths.count)
    for (place, outcome) in zip(
      places, try crew.perform(requests, isOver: isInterrupted))
    { outcomes[place] = outcome }
    return zip(paths, outcomes).map { path, outcome in
      switch outcome {
      case .lost(let loss): Int(PathStep(mark: loss.mark)?.state ?? -1) >= path.count - 1
      case .reply: false
      // It wasn't tried.
      case nil: true
      }
    }
  }

  private func unreachedClasses() throws -> [String] {
    // After an early end, an unreached class means nothing.
    guard !cutReasons.contains(where: { $0.key.endsEarly && $0.value > 0 }) else { return [] }
    let seen = Set(graph.screens.flatMap(\.controllers)).sorted()
    let outcome = try crew.perform([.unseen(seen)], isOver: { false }).first
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

  /// Returns the walks that take a move as its first transition did, to be minimized.
  ///
  /// Shorter ones may lack a step that has changed hidden state.
  private func walks(of taking: Taking?) -> [CrewWalk] {
    guard let taking, let last = taking.history.last else { return [] }
    let (from, to) = (taking.transition.from, taking.transition.end)
    return [graph.history(of: from) + [last], taking.history].map {
      CrewWalk(
        names: $0, from: graph.screen(of: from).id, to: graph.screen(of: to).id,
        minimizes: true)
    }
  }

  /// Returns the first of each one's walks that leads to its screen again.
  private func confirmedWalks(_ walks: [[CrewWalk]]) throws -> [[WalkStep]?] {
    var confirmed: [[WalkStep]?] = Array(repeating: nil, count: walks.count)
    for attempt in 0..<(walks.map(\.count).max() ?? 0) {
      let left = walks.indices.filter { confirmed[$0] == nil && walks[$0].count > attempt }
      let described = try describe(left.map { walks[$0][attempt] })
      for (place, walk) in zip(left, described) where walk.isConfirmed {
        confirmed[place] = walk.steps
      }
    }
    return confirmed
  }

  private func describe(_ walks: [CrewWalk]) throws -> [DescribedWalk] {
    // Minimizing takes more time.
    let batch = walks.contains(where: \.minimizes) ? 1 : Self.walksAtOnce
    var all: [DescribedWalk?] = Array(repeating: nil, count: walks.count)
    var left = stride(from: 0, to: walks.count, by: batch).map {
      $0..<min(walks.count, $0 + batch)
    }
    while !left.isEmpty {
      let ranges = left
      left = []
      let requests = ranges.map { CrewRequest.describe(Array(walks[$0])) }
      for (outcome, range) in zip(try crew.perform(requests, isOver: { false }), ranges) {
        switch outcome {
        case .reply(.described(let described)) where !described.isEmpty:
          for (place, walk) in zip(range, described) { all[place] = walk }
          // The others need a new process.
          if described.count < range.count { left.append(range.dropFirst(described.count)) }
        // One of the walks has ended the process.
        case .lost where range.count > 1 && !isOver: left += range.map { $0..<$0 + 1 }
        case .lost, .reply, nil: break
        }
      }
    }
    return all.map { $0 ?? DescribedWalk(steps: [], isConfirmed: false) }
  }
}
