import AppDriver

/// Tries ways from where an exploration began, until one leads there again.
///
/// What is hidden, such as whether somebody is logged in, may make steps lead elsewhere than during
/// the exploration. A way that was rehearsed depends on nothing that differs.
struct WayRehearsal {
  /// The most ways that are tried.
  private static let mostWays = 24
  /// The most ways that are tried from a step of a known way on.
  private static let mostDetours = 3
  /// The most states whose own way is shortened.
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

  /// Returns the steps of the shortest way that was seen to lead there; `nil` if none does.
  func way() -> [WalkStep]? {
    var ways: [[WalkStep]] = []
    for followsTitles in goal.title == nil ? [true] : [true, false] {
      finder.followsTitles = followsTitles
      if let way = way(after: [], Self.mostWays) { ways.append(way) }
    }
    if ways.isEmpty, let way = shortenedHistory() { ways.append(way) }
    guard let best = ways.min(by: { $0.count < $1.count }) else { return nil }
    return shortened(best)
  }

  /// Returns a way that begins with some steps; `nil` if none of the first ones leads there.
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

  /// Shortens a way by leaving out steps, and by what its first steps make possible.
  ///
  /// What has led elsewhere at its beginning may lead on later, such as to a login after a logout.
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

  /// Goes some steps and then the way that the finder knows, as long as each step leads where it
  /// should.
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

  /// Returns the steps by which one of the states was found, without those that aren't needed.
  private func shortenedHistory() -> [WalkStep]? {
    let histories = finder.search.wantedStates.map { graph.history(of: $0) }
      .sorted { $0.count < $1.count }
    for history in histories.prefix(Self.mostStates) {
      let tracker = Tracker(walker, graph)
      func leads(_ codes: [Int32]) -> Bool {
        guard tracker.make(codes) else { return false }
        return goal.isReached(by: walker.session, walker.reader)
      }
      guard leads(history) else { continue }
      var shortening = HistoryShortening(
        history, states: tracker.history.map(\.state) + [tracker.current ?? -1])
      let codes = shortening.shorten(stepsWhere: { _ in true }, while: { leads($0) })
      return tracker.steps(of: codes)
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
