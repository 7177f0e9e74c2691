import AppDriver

/// Tries ways from the exploration's beginning until one leads to the goal.
///
/// Hidden state, such as a login, may make steps lead elsewhere than during the exploration. A
/// rehearsed way is known to work from the beginning.
struct WayRehearsal {
  /// The most ways that are tried.
  private static let mostWays = 24
  /// The most ways that are tried after a part of a known way.
  private static let mostDetours = 3
  /// The most states whose histories are minimized.
  private static let mostStates = 4

  private let walker: Walker
  private let graph: StateGraph
  private let goal: WayGoal
  private let finder: WayFinder

  init(_ walker: Walker, _ graph: StateGraph, _ refinement: Refinement, to goal: WayGoal) {
    self.walker = walker
    self.graph = graph
    self.goal = goal
    finder = WayFinder(
      ExploredStates(graph: graph, refinement: refinement, options: walker.options), to: goal)
  }

  /// Returns the steps of the shortest way that led to the goal; `nil` if none did.
  func way() -> [WalkStep]? {
    var ways: [[WalkStep]] = []
    for followsTitles in goal.title == nil ? [true] : [true, false] {
      finder.followsTitles = followsTitles
      if let way = way(after: [], Self.mostWays) { ways.append(way) }
    }
    if ways.isEmpty, let way = minimizedHistory() { ways.append(way) }
    guard let best = ways.min(by: { $0.count < $1.count }) else { return nil }
    return shortened(best)
  }

  /// Returns a way that begins with some steps; `nil` if no attempt leads to the goal.
  private func way(after steps: [WalkStep], _ most: Int) -> [WalkStep]? {
    for attempt in 0..<most {
      switch rehearse(after: steps, distrusts: attempt > 0) {
      case .arrived(let steps): return steps
      case .surprised: break
      case .noWay: return nil
      }
    }
    return nil
  }

  /// Shortens a way by leaving out steps, and by detours that its first steps make possible.
  ///
  /// A step that failed at the beginning may work later, such as a login after a logout.
  private func shortened(_ way: [WalkStep]) -> [WalkStep] {
    var best = way
    var length = 1
    while length < best.count - 1 {
      let other = self.way(after: Array(best.prefix(length)), Self.mostDetours)
      if let other, other.count < best.count { best = other }
      length += 1
    }
    for place in best.indices.reversed() {
      var fewer = best
      fewer.remove(at: place)
      if leads(fewer) { best = fewer }
    }
    return best
  }

  /// Returns whether steps lead to the goal.
  private func leads(_ steps: [WalkStep]) -> Bool {
    guard walker.launch() else { return false }
    for step in steps {
      guard walker.session.isRunning, walker.perform(step) else { return false }
    }
    walker.readAgain()
    return goal.isReached(by: walker.session, walker.reader)
  }

  private enum End {
    case arrived([WalkStep])
    /// A step has led elsewhere.
    case surprised
    case noWay
  }

  /// Makes some steps and then those of the finder, while each leads to its expected end.
  private func rehearse(after first: [WalkStep], distrusts: Bool) -> End {
    guard walker.launch() else { return .noWay }
    finder.didStartOver(distrusts: distrusts)
    var steps: [WalkStep] = []
    for step in first {
      guard walker.session.isRunning, walker.perform(step) else { return .noWay }
      steps.append(step)
    }
    while true {
      let next = finder.next(in: walker.session)
      if case .arrived = next { return .arrived(steps) }
      if finder.surprises > 0 { return .surprised }
      guard case .step(let step) = next else { return .noWay }
      guard walker.perform(step) else {
        finder.distrustLast()
        return .surprised
      }
      steps.append(step)
    }
  }

  /// Returns the minimized steps by which one of the states was found.
  private func minimizedHistory() -> [WalkStep]? {
    let histories = finder.search.wantedStates.map { graph.history(of: $0) }
      .sorted { $0.count < $1.count }
    let replay = Replay(walker)
    for history in histories.prefix(Self.mostStates) {
      let found = Minimization.minimized(history) { names -> [WalkStep]? in
        let steps = replay.written(names)
        return goal.isReached(by: walker.session, walker.reader) ? steps : nil
      }
      if let found { return found.result }
    }
    return nil
  }
}

extension Exploration {
  /// Returns a way from the exploration's beginning that was seen to lead to a goal; `nil` if none
  /// is known.
  package func way(to goal: WayGoal) throws -> [WalkStep]? {
    let outcome = try crew.perform([.rehearse(goal)], isOver: { false }).first
    guard case .reply(.way(let steps))? = outcome else { return nil }
    return steps
  }
}
