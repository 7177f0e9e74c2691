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
    let base = graph.states.count
    for (outcome, request) in zip(outcomes, requests) {
      switch outcome {
      case .reply(.found(let findings)): merge(findings, base, &merged, &news)
      case .lost(let loss): merge(loss, request, &merged, &news)
      case nil: if case .expand(let states, _) = request { merged.again += states }
      case .reply: break
      }
    }
    news.groups = findingList.takeNewGroups()
    if !news.isEmpty { try crew.tell(.learn(news)) }
    return merged
  }

  /// Repeats the shortest walks of the moves from the launch, unless they are known, and returns
  /// new facts.
  func retrace(_ known: inout Set<[PathStep]>) throws -> Merged {
    let paths = MapBuilder(graph).moves().compactMap(\.first).filter {
      known.insert($0.steps).inserted
    }
    var requests = stride(from: 0, to: paths.count, by: Self.batch).map {
      CrewRequest.retrace(Array(paths[$0..<min(paths.count, $0 + Self.batch)]))
    }
    var merged = Merged()
    while !requests.isEmpty, merged.needs.isEmpty {
      let outcomes = try crew.perform(requests, isOver: { self.isOver })
      let more = try merge(outcomes, requests)
      merged.front += more.front
      merged.needs += more.needs
      requests = zip(outcomes, requests).flatMap { outcome, request -> [CrewRequest] in
        guard case .retrace(let paths) = request else { return [] }
        return switch outcome {
        // An app that forges replies could otherwise keep the crew busy forever.
        case .reply(.found(let found))
        where !found.leftPaths.isEmpty && found.leftPaths.count < paths.count:
          [.retrace(found.leftPaths)]
        // One of the walks has ended the process.
        case .lost where paths.count > 1: paths.map { .retrace([$0]) }
        default: []
        }
      }
    }
    return merged
  }

  private func merge(
    _ found: CrewFindings, _ base: Int, _ merged: inout Merged, _ news: inout CrewKnowledge
  ) {
    stepCount += found.steps
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
      let from = number(transition.from)
      var own = Transition(
        from: from, choice: transition.choice,
        end: transition.end < 0 ? transition.end : number(transition.end),
        origin: transition.origin, arrival: transition.arrival)
      // Another member may have found the state with other texts.
      if own.origin == nil, transition.from >= base {
        let found = found.knowledge.states[Int(transition.from) - base].found
        let texts = SeenTexts(titles: found.titles, content: found.content)
        if texts != graph.states[Int(from)].texts { own.origin = texts }
      }
      if own.arrival == nil, transition.end >= base {
        let titles = found.knowledge.states[Int(transition.end) - base].found.titles
        if titles != graph.states[Int(own.end)].titles { own.arrival = titles }
      }
      return own
    }
    for transition in found.knowledge.transitions {
      let own = renumbered(transition)
      if graph.add(own) { news.transitions.append(own) }
    }
    for taking in found.knowledge.takings {
      let own = renumbered(taking.transition)
      if graph.takesNewMove(own) { graph.add(Taking(transition: own, history: taking.history)) }
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
    for leak in found.knowledge.leaks {
      let own = PathStep(state: number(leak.state), choice: leak.choice)
      graph.noteLeak(own)
      news.leaks.append(own)
    }
    for known in found.knowledge.shorter {
      let own = number(known.state)
      guard known.history.count < graph.history(of: own).count else { continue }
      graph.setHistory(of: own, known.history)
      news.shorter.append(ShorterHistory(state: own, history: known.history))
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
    let verdict = Verdict(
      kind: loss.kind, subject: loss.cause, message: loss.message)
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
        group: group, verdict: verdict, screen: graph.screen(of: step.state).id, walk: nil),
      path: graph.path(to: step.state) + [step])
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
