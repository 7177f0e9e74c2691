/// Adding what the worker finds.
extension Exploration {
  /// Has the worker try something, and adds what it finds.
  @discardableResult
  func carryOut(_ request: ExplorationRequest) throws -> ExplorationOutcome? {
    let outcome = try worker.perform(request)
    switch outcome {
    case .reply(.found(let found)):
      add(found)
      if !isFiner { try prove(found.suspicions) }
    case .lost(let loss): try add(loss, during: request)
    case nil: if case .expand(let states, _, _) = request { front = states + front }
    case .reply: break
    }
    return outcome
  }

  /// Proves suspicions, those with short walks first, unless their groups need no further proof.
  func prove(_ suspicions: [Suspicion]) throws {
    let sorted = suspicions.enumerated().sorted {
      ($0.element.short.count, $0.offset) < ($1.element.short.count, $1.offset)
    }
    for (_, suspicion) in sorted where findingList.needsProof(of: suspicion) {
      findingList.add(suspicion, try proof(of: suspicion))
    }
    findingList.countRepetitions()
  }

  /// Repeats the walk of a suspicion; returns `nil` if that ends the process.
  private func proof(of suspicion: Suspicion) throws -> Proof? {
    // A shorter walk may end the process.
    for minimizes in [true, false] {
      let outcome = try worker.perform(.prove(suspicion, minimizes: minimizes))
      if case .reply(.proven(let proof))? = outcome { return proof }
      if case .lost(let loss)? = outcome, suspicion.verdict.kind == .quickTap {
        return try proof(of: suspicion, ending: loss)
      }
    }
    return nil
  }

  /// Repeats the shortest path of each move from the launch, unless that was done, and adds what is
  /// new.
  func retrace() throws {
    let paths = MapBuilder(graph).moves().compactMap(\.paths.first)
    for path in paths where !isFiner && !isOver && walks[path] == nil {
      walks[path] = []
      let outcome = try carryOut(.retrace(path, known: findingList.known))
      if case .reply(.found(let found))? = outcome { walks[path] = found.steps ?? [] }
    }
  }

  private func add(_ found: Discoveries) {
    if found.missingSteps > 0 { cutReasons[.beginning] = found.missingSteps }
    for need in found.needs { refine(need) }
    front = found.left + front
    if !found.lost.isEmpty { cutReasons[.unreachable, default: 0] += found.lost.count }
    for state in found.states {
      let number = graph.add(
        state.found, parent: state.parent, choice: state.choice, history: state.history)
      if let type = generic.add(state.found), refinement.levels[type] ?? options.level < .params {
        refine(.finer(screen: type, .params))
      }
      if isExplored(number) { front.append(number) }
    }
    for transition in found.transitions { _ = graph.add(transition) }
    for unstable in found.unstable {
      let before = refinement
      _ = refinement.add(unstable.need, above: options.level)
      if refinement != before, let conflict = unstable.conflict { conflicts.append(conflict) }
    }
    for record in found.findings { findingList.add(record) }
    findingList.add(found.repetitions)
  }

  /// Notes a finer distinction that states need, for which the exploration starts over.
  private func refine(_ need: Refinement.Need) {
    if refinement.add(need, above: options.level) { isFiner = true }
  }

  /// Returns whether a new state is explored further; if not, the reason is noted.
  private func isExplored(_ state: Int32) -> Bool {
    let screen = graph.states[Int(state)].screen
    statesOfScreen[screen, default: 0] += 1
    if graph.states[Int(state)].cut == nil,
      statesOfScreen[screen, default: 0] > options.statesPerScreen
    {
      graph.cut(state, .tooManyStates)
    }
    guard let reason = graph.states[Int(state)].cut else { return true }
    cutReasons[reason, default: 0] += 1
    return false
  }

  /// Notes a step that has ended its process, so that it isn't made again.
  private func add(_ loss: ProcessLoss, during request: ExplorationRequest) throws {
    // A random walk is repeated up to its last step.
    if case .wander = request { return }
    if case .follow(let names, _) = request { return try add(loss, following: names) }
    guard let step = PathStep(mark: loss.mark), step.state >= 0,
      Int(step.state) < graph.states.count,
      Int(step.choice) < graph.choiceCount(of: step.state)
    else {
      findingList.add(FindingRecord(loss, on: "", after: nil))
      return noteLoss(during: request)
    }
    let isNew = graph.add(
      Transition(from: step.state, choice: step.choice, end: StateGraph.End.crashed))
    try add(
      loss, in: FatalStep(graph, step.choice, of: step.state, after: graph.history(of: step.state)),
      minimizes: false)
    // No step that is known to end a process is made again, so this happens once for each step.
    guard isNew else { return noteLoss(during: request) }
    if case .expand(let states, _, _) = request { front = states + front }
  }

  /// Adds a step that has ended its process; returns whether a walk is known that does so again.
  @discardableResult
  func add(_ loss: ProcessLoss, in step: FatalStep, minimizes: Bool) throws -> Bool {
    var record = FindingRecord(
      loss, on: step.screen, after: step.history.last, isLaunch: step.isLaunch)
    let isProven = findingList.isProven(record.group)
    if !isProven {
      let (steps, isRepeated) = try FatalWalk(step, loss, self).steps(minimizes: minimizes)
      (record.walk, record.isRepeated) = (steps, isRepeated)
      worker.renew()
    }
    findingList.add(record)
    return isProven || record.isRepeated
  }

  /// Has the states of a request explored again, up to a number of losses per state.
  ///
  /// There is no step to avoid: the last one has led somewhere before, or there was none.
  private func noteLoss(during request: ExplorationRequest) {
    guard case .expand(let states, _, _) = request else { return }
    for state in states { losses[state, default: 0] += 1 }
    let (again, given) = (
      states.filter { losses[$0, default: 0] < Self.mostLosses },
      states.filter { losses[$0, default: 0] >= Self.mostLosses }
    )
    front = again + front
    if !given.isEmpty { cutReasons[.lost, default: 0] += given.count }
  }
}
