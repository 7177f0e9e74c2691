import AppDriver

/// Proves that a walk leads to a goal.
struct GoalProof {
  /// The most paths that are repeated.
  private static let mostPaths = 24
  /// The most histories that are minimized.
  private static let mostHistories = 4

  private let walker: Walker
  private let goal: ScreenGoal

  init(_ walker: Walker, of goal: ScreenGoal) {
    self.walker = walker
    self.goal = goal
  }

  /// Returns the minimized steps of the shortest walk that was seen to lead to the goal; `nil` if
  /// none did.
  func steps(_ graph: StateGraph) -> [WalkStep]? {
    if let steps = steps([], false) { return steps }
    var search = GoalSearch(graph, to: goal)
    var avoided: Set<PathStep> = []
    for _ in 0..<Self.mostPaths {
      guard let path = search.path(avoiding: avoided) else { break }
      for takesRows in goal.title == nil ? [false] : [false, true] {
        if let found = minimized(graph.names(of: path), takesRows) { return found }
      }
      guard let step = surprise(in: path, graph) ?? path.last else { break }
      avoided.insert(step)
    }
    for names in search.histories().prefix(Self.mostHistories) {
      if let found = minimized(names, false) { return found }
    }
    return nil
  }

  /// Returns the first step of a path that isn't offered, or that leads to another screen than
  /// before, because hidden state decides.
  private func surprise(in path: [PathStep], _ graph: StateGraph) -> PathStep? {
    guard walker.launch() else { return nil }
    return path.first { step in
      guard let choice = walker.choiceNames.firstIndex(of: graph.name(of: step)),
        walker.step(choice, from: -1, judges: false) == .state
      else { return true }
      let end = graph.end(of: step.state, Int(step.choice))
      return walker.reader.screenID(walker.session) != graph.screen(of: end).id
    }
  }

  private func minimized(_ names: [ChoiceName], _ takesRows: Bool) -> [WalkStep]? {
    Minimization.minimized(names) { steps($0, takesRows) }?.result
  }

  /// Makes choices that are offered, and returns the steps up to the goal; `nil` if they don't lead
  /// there.
  ///
  /// `takesRows` takes the rows that the wanted title names in place of others, such as Barney for
  /// "Edit Barney". Only some of similar rows are choices.
  private func steps(_ names: [ChoiceName], _ takesRows: Bool) -> [WalkStep]? {
    guard walker.launch() else { return nil }
    var steps: [WalkStep] = []
    for name in names where !goal.isReached(by: walker.session, walker.reader) {
      guard let choice = walker.choiceNames.firstIndex(of: name),
        let actions = walker.actions(of: walker.reader.choices[choice])
      else { continue }
      let outline = walker.reader.outline
      let row = takesRows ? goal.title.flatMap { outline.actions(actions, onRowNamedIn: $0) } : nil
      let step = WalkStep(row ?? actions, panes: outline.panes.map(\.controller))
      guard walker.perform(step) else { return nil }
      steps.append(walker.repeatable(step))
      walker.readAgain()
    }
    return goal.isReached(by: walker.session, walker.reader) ? steps : nil
  }
}

extension Exploration {
  /// Returns a walk from the exploration's beginning that was seen to lead to a goal; `nil` if none
  /// is known.
  package func walk(to goal: ScreenGoal) throws -> [WalkStep]? {
    let outcome = try worker.perform(.reach(goal))
    guard case .reply(.walk(let steps))? = outcome else { return nil }
    return steps
  }
}

extension ScreenOutline {
  /// Returns an action on a row as one on the row that a title names; `nil` unless that is another
  /// row.
  fileprivate func actions(
    _ actions: [UserAction], onRowNamedIn title: String
  ) -> [UserAction]? {
    guard actions.count == 1, let old = actions[0].target, old.kind == .row else { return nil }
    func isNamed(_ label: String) -> Bool {
      !label.isEmpty && " \(title) ".contains(" \(label) ")
    }
    let rows = elements.filter { $0.kind == .row && $0.row < 0 && $0.isEnabled }
    guard !isNamed(old.label), let row = rows.first(where: { isNamed($0.label) }) else {
      return nil
    }
    let target = target(of: row)
    return switch actions[0] {
    case .select: [.select(target)]
    case .swipe(_, let action): [.swipe(target, action: action)]
    case .press(_, let action): [.press(target, action: action)]
    default: nil
    }
  }
}
