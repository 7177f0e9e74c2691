/// Merging the results of members.
extension Exploration {
  struct Merged {
    /// The states to explore next.
    var front: [Int32] = []
    /// The states whose exploration isn't complete.
    var again: [Int32] = []
    var needs: [Refinement.Need] = []
  }

  /// Merges results in the order of the requests.
  func merge(_ outcomes: [CrewOutcome?], _ requests: [CrewRequest]) throws -> Merged {
    var merged = Merged()
    var news = CrewKnowledge()
    var suspicions: [Suspicion] = []
    let base = graph.states.count
    for (outcome, request) in zip(outcomes, requests) {
      switch outcome {
      case .reply(.found(let findings)):
        merge(findings, base, &merged, &news)
        suspicions += findings.suspicions
        findingList.add(findings.repetitions)
      case .lost(let loss): merge(loss, request, &merged, &news)
      case nil: if case .expand(let states, _) = request { merged.again += states }
      case .reply: break
      }
    }
    if !news.isEmpty { try crew.tell(.learn(news)) }
    try prove(suspicions)
    return merged
  }

  /// Proves one suspicion of each group, those with short walks first, and tells the members.
  func prove(_ suspicions: [Suspicion]) throws {
    var left = suspicions.enumerated().sorted {
      ($0.element.short.count, $0.offset) < ($1.element.short.count, $1.offset)
    }.map(\.element)
    while !left.isEmpty {
      let turn = findingList.takeTurn(from: &left)
      for (suspicion, proof) in zip(turn, try crew.proofs(of: turn)) {
        findingList.add(suspicion, proof)
      }
    }
    findingList.countRepetitions()
    var news = CrewKnowledge()
    news.groups = findingList.takeNewGroups()
    if !news.isEmpty { try crew.tell(.learn(news)) }
  }

  /// Repeats the shortest path of each move from the launch, unless that was done, and returns what
  /// is new.
  func retrace(_ known: inout Set<[PathStep]>) throws -> Merged {
    let paths = MapBuilder(graph).moves().compactMap(\.paths.first).filter {
      known.insert($0).inserted
    }
    let requests = paths.map { CrewRequest.retrace($0) }
    return try merge(crew.perform(requests, isOver: { self.isOver }), requests)
  }

  private func merge(
    _ found: CrewFindings, _ base: Int, _ merged: inout Merged, _ news: inout CrewKnowledge
  ) {
    if found.missingSteps > 0 { cutReasons[.beginning] = found.missingSteps }
    merged.needs += found.needs
    merged.again += found.left
    if !found.lost.isEmpty { cutReasons[.unreachable, default: 0] += found.lost.count }
    // The numbers that the member has given to its new states.
    var numbers: [Int32] = []
    func number(_ own: Int32) -> Int32 {
      own < base ? own : numbers[Int(own) - base]
    }
    for state in found.knowledge.states {
      let count = graph.states.count
      let parent = state.parent < 0 ? -1 : number(state.parent)
      let own = graph.add(state.found, parent: parent, choice: state.choice, history: state.history)
      numbers.append(own)
      guard graph.states.count > count else { continue }
      news.states.append(
        NewState(
          found: state.found, parent: parent, choice: state.choice, history: state.history))
      if let type = generic.add(state.found), refinement.levels[type] ?? options.level < .params {
        merged.needs.append(.finer(screen: type, .params))
      }
      if isExplored(own) { merged.front.append(own) }
    }
    func renumbered(_ transition: Transition) -> Transition {
      Transition(
        from: number(transition.from), choice: transition.choice,
        end: transition.end < 0 ? transition.end : number(transition.end), texts: transition.texts,
        history: transition.history)
    }
    for transition in found.knowledge.transitions {
      let own = renumbered(transition)
      if graph.add(own) { news.transitions.append(own) }
    }
    for (need, conflict) in zip(found.unstable, found.conflicts) {
      let before = refinement
      _ = refinement.add(need, above: options.level)
      guard refinement != before else { continue }
      news.unstable.append(need)
      guard let conflict else { continue }
      conflicts.append(
        Conflict(
          step: PathStep(state: number(conflict.step.state), choice: conflict.step.choice),
          ends: conflict.ends.map(number)))
    }
    for record in found.findings { findingList.add(record) }
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
    case .tooManyTabs: cutReasons[.tooManyTabs, default: 0] += 1
    case .repeatsScreen: cutReasons[.repeatsScreen, default: 0] += 1
    case .tooManyOfScreen: cutReasons[.tooManyStates, default: 0] += 1
    }
    return false
  }

  /// Notes a step that has ended a member's process, so that it isn't made again, and repeats the
  /// member's work.
  private func merge(
    _ loss: CrewLoss, _ request: CrewRequest, _ merged: inout Merged, _ news: inout CrewKnowledge
  ) {
    // A random walk is repeated up to its last step.
    if case .wander = request { return }
    let verdict = Verdict(kind: loss.kind, subject: loss.cause, message: loss.message)
    guard let step = PathStep(mark: loss.mark), step.state >= 0,
      Int(step.state) < graph.states.count,
      Int(step.choice) < graph.choiceCount(of: step.state)
    else {
      findingList.add(
        FindingRecord(
          group: FindingGroup(verdict, after: nil), verdict: verdict, screen: "", walk: nil))
      return noteLoss(of: request, &merged)
    }
    let transition = Transition(
      from: step.state, choice: step.choice, end: StateGraph.End.crashed)
    let isNew = graph.add(transition)
    if isNew { news.transitions.append(transition) }
    let name = graph.name(of: step.state, Int(step.choice))
    let group = FindingGroup(loss, on: graph.screen(of: step.state).id, after: name)
    findingList.add(
      FindingRecord(
        group: group, verdict: verdict, screen: graph.screen(of: step.state).id, walk: nil))
    let fatal = FatalStep(graph, step.choice, of: step.state, after: graph.history(of: step.state))
    if fatal.short.count < fatalSteps[group]?.step.short.count ?? .max {
      fatalSteps[group] = (fatal, loss)
    }
    // No step that is known to end a process is made again, so this happens once for each step.
    guard isNew else { return noteLoss(of: request, &merged) }
    guard case .expand(let states, _) = request else { return }
    merged.again += states
  }

  /// Has another member explore the states of a lost one, up to a number of losses per state.
  ///
  /// There is no step that others could avoid: the last one has led somewhere before, or there was
  /// none.
  private func noteLoss(of request: CrewRequest, _ merged: inout Merged) {
    guard case .expand(let states, _) = request else { return }
    for state in states {
      losses[state, default: 0] += 1
      if losses[state, default: 0] < Self.mostLosses {
        merged.again.append(state)
      } else {
        cutReasons[.lost, default: 0] += 1
      }
    }
  }
}
