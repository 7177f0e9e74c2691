import AppDriver

/// A breadth-first search for the paths from the first state of a graph to a goal.
nonisolated struct GoalSearch {
  /// A state; with a title as the goal, also whether a step to it was about a row, which may decide
  /// the title.
  private struct Place: Hashable {
    let state: Int32
    let isByRow: Bool
  }

  /// The path to a place.
  private struct Visit {
    var from: Place?
    var step: PathStep?
    var length = 0
    /// A measure of the steps' side effects, which decides between paths of the same length.
    var effects = 0
  }

  private let graph: StateGraph
  private let targets: Set<String>
  private let title: UInt64?
  /// The further ends of steps.
  private let others: [PathStep: [Int32]]
  private var visits: [Place: Visit] = [:]

  init(_ graph: StateGraph, to goal: ScreenGoal) {
    self.graph = graph
    title = goal.title.map { ExploredStates.hash(ofTitle: $0) }
    targets =
      title.map { goal.targets.isEmpty ? graph.screens(titled: $0) : goal.targets } ?? goal.targets
    others = Dictionary(grouping: graph.others) { PathStep($0) }.mapValues { $0.map(\.end) }
  }

  /// Returns the shortest path, and among equally long ones that with the fewest side effects, such
  /// as `cancel` instead of `send`; `nil` if there is none without the steps to avoid.
  ///
  /// Hidden state may make it lead elsewhere, so only repeating it tells whether it leads there.
  mutating func path(avoiding avoided: Set<PathStep>) -> [PathStep]? {
    guard !graph.states.isEmpty else { return nil }
    var front = [Place(state: 0, isByRow: false)]
    visits = [front[0]: Visit()]
    while !front.isEmpty {
      var next: [Place] = []
      var arrivals: [Visit] = []
      for place in front { visit(place, avoided, &next, &arrivals) }
      if let best = arrivals.min(by: { $0.effects < $1.effects }) { return path(to: best) }
      front = next
    }
    return nil
  }

  /// Follows the steps from a place.
  private mutating func visit(
    _ place: Place, _ avoided: Set<PathStep>, _ next: inout [Place], _ arrivals: inout [Visit]
  ) {
    let before = visits[place] ?? Visit()
    for choice in 0..<graph.choiceCount(of: place.state) {
      let step = PathStep(state: place.state, choice: Int32(choice))
      let end = graph.end(of: place.state, choice)
      guard end >= 0, !avoided.contains(step) else { continue }
      let reached = Visit(
        from: place, step: step, length: before.length + 1,
        effects: before.effects + graph.effects(of: step, end))
      let isByRow = title != nil && (place.isByRow || graph.name(of: step).isAboutRow)
      if ([end] + (others[step] ?? [])).contains(where: { wants($0, after: step, isByRow) }) {
        arrivals.append(reached)
      }
      let after = Place(state: end, isByRow: isByRow)
      if let known = visits[after] {
        guard known.length == reached.length, reached.effects < known.effects else { continue }
      } else {
        next.append(after)
      }
      visits[after] = reached
    }
  }

  /// Whether a step may lead to the goal: it has shown the title, or a row may lead to it.
  private func wants(_ end: Int32, after step: PathStep, _ isByRow: Bool) -> Bool {
    guard end >= 0 else { return false }
    let isTarget = targets.contains(graph.screen(of: end).id)
    guard let title else { return isTarget }
    return isTarget && (isByRow || graph.titles(after: step) == title)
  }

  private func path(to last: Visit) -> [PathStep] {
    var path: [PathStep] = []
    var visit: Visit? = last
    while let step = visit?.step {
      path.append(step)
      visit = visit?.from.flatMap { visits[$0] }
    }
    return path.reversed()
  }

  /// The choices since the launch that were seen to lead to the goal, the fewest first.
  func histories() -> [[ChoiceName]] {
    var histories: [[ChoiceName]] = []
    for state in graph.states.indices.map({ Int32($0) }) {
      for choice in 0..<graph.choiceCount(of: state) {
        let step = PathStep(state: state, choice: Int32(choice))
        let end = graph.end(of: state, choice)
        guard wants(end, after: step, false) else { continue }
        histories.append(graph.history(of: step, to: end))
      }
    }
    return histories.sorted { $0.count < $1.count }
  }
}

nonisolated extension StateGraph {
  /// The name of a step's choice.
  func name(of step: PathStep) -> ChoiceName { name(of: step.state, Int(step.choice)) }

  /// Returns a measure of a step's side effects.
  fileprivate func effects(of step: PathStep, _ end: Int32) -> Int {
    let name = name(of: step)
    switch name.kind {
    case .back, .tab, .dismiss, .cancelBack, .cancelDismiss, .page, .scroll: return 0
    case .select: return 1
    case .tap:
      if name.isCancel || isLastOfAlert(step) { return 0 }
      // A step onward usually has no other effect yet.
      let isOnward = states[Int(end)].depth > states[Int(step.state)].depth
      // The first texts for fields are valid ones.
      return (isOnward ? 2 : 4) + name.variant
    default: return 4 + name.variant
    }
  }

  /// Whether a step taps the last button of an alert, which usually cancels it.
  private func isLastOfAlert(_ step: PathStep) -> Bool {
    guard screen(of: step.state).style?.isAlert == true else { return false }
    let taps = (0..<choiceCount(of: step.state)).filter { name(of: step.state, $0).kind == .tap }
    return taps.count > 1 && taps.last == Int(step.choice)
  }
}

nonisolated extension ChoiceName {
  /// Whether the choice is about a row.
  fileprivate var isAboutRow: Bool { kind == .select || kind == .swipe || kind == .press }
}
