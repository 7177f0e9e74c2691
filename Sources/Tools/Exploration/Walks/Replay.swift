import AppDriver

/// Repeats choices, given by their names.
struct Replay {
  /// A choice that was made.
  struct Visit {
    /// The choice as a step.
    let step: WalkStep
    /// The state in which it was made.
    let before: StateKey
    let name: ChoiceName
    /// The index of the choice in that state.
    let choice: Int
    let verdicts: [Verdict]
  }

  let walker: Walker
  /// Whether the marks of steps have the indices of the choices in place of the states.
  private let isNumbered: Bool

  init(_ walker: Walker, isNumbered: Bool = false) {
    self.walker = walker
    self.isNumbered = isNumbered
  }

  /// Makes choices that are offered, and returns the steps up to the one that shows a finding of a
  /// group; `nil` if none does.
  func steps(_ names: [ChoiceName], showing group: FindingGroup) -> [WalkStep]? {
    let steps = steps(names) { visit in
      visit.verdicts.contains { FindingGroup($0, after: visit.name) == group }
    }
    guard steps == nil, names.isEmpty else { return steps }
    // The launch may show it.
    return walker.verdicts.contains { FindingGroup($0, after: nil) == group } ? [] : nil
  }

  /// Makes choices that are offered, and returns the steps up to the one that passes a test; `nil`
  /// if none does.
  func steps(_ names: [ChoiceName], until isEnd: (Visit) -> Bool) -> [WalkStep]? {
    var written: [WalkStep] = []
    var isShown = false
    run(names) { visit in
      written.append(visit.step)
      isShown = isEnd(visit)
      return !isShown
    }
    return isShown ? written : nil
  }

  /// Returns choices that are offered as steps; `leavesOutLast` doesn't make the last one, which
  /// would end the process.
  func written(_ names: [ChoiceName], leavesOutLast: Bool = false) -> [WalkStep] {
    var written: [WalkStep] = []
    run(leavesOutLast ? names.dropLast() : names[...]) { visit in
      written.append(visit.step)
      return true
    }
    if leavesOutLast, let last = names.last, let step = step(last) { written.append(step) }
    return written
  }

  /// Repeats a walk.
  ///
  /// - Parameters:
  ///   - walk: The walk.
  ///   - graph: The known states, for the screen before the last choice.
  /// - Returns: The walk; `nil` if it doesn't lead to its screen.
  func confirmed(_ walk: WalkCandidate, in graph: StateGraph) -> ConfirmedWalk? {
    func made(_ names: [ChoiceName]) -> ConfirmedWalk? {
      var made = ConfirmedWalk()
      var last: Replay.Visit?
      let isLaunched = run(names, judges: false) { visit in
        made.names.append(visit.name)
        made.steps.append(visit.step)
        last = visit
        return true
      }
      guard isLaunched else { return nil }
      if let from = walk.from {
        guard let last, last.name == names.last, let state = graph.number(of: last.before),
          graph.screen(of: state).id == from
        else { return nil }
      }
      return walker.session.isRunning && walker.reader.screenID(walker.session) == walk.to
        ? made : nil
    }
    return walk.minimizes
      ? Minimization.minimized(walk.names, keepingLast: 1, while: made)?.result
      : made(walk.names)
  }

  /// Makes choices after a launch, and launches the app again.
  func runAndLaunch(_ names: [ChoiceName]) {
    run(names)
    walker.willStep?(PathStep(state: Int32(names.count), choice: PathStep.launch))
    _ = walker.launch()
  }

  /// Launches the app, and makes the choices that it offers.
  ///
  /// - Parameters:
  ///   - names: The names of the choices.
  ///   - judges: Whether to ask the oracles about each.
  ///   - visit: A closure that is called after each, and returns whether to go on.
  /// - Returns: Whether the app was launched.
  @discardableResult
  func run(
    _ names: some Sequence<ChoiceName>, judges: Bool = true,
    _ visit: (Visit) -> Bool = { _ in true }
  ) -> Bool {
    guard walker.launch() else { return false }
    for (place, name) in names.enumerated() {
      guard let step = step(name) else { continue }
      let before = walker.reader.key
      let mark = isNumbered ? Int32(place) : -1
      var arrival = Walker.Arrival.state
      var choice = Int(PathStep.sizes)
      var verdicts: [Verdict]
      if name == .sizes {
        walker.willStep?(PathStep(state: mark, choice: PathStep.sizes))
        verdicts = walker.changeSize().map { [$0] } ?? []
        if walker.session.crash != nil { arrival = .crashed }
      } else {
        guard let place = walker.choiceNames.firstIndex(of: name) else { continue }
        choice = place
        arrival = walker.step(choice, from: mark, judges: judges)
        verdicts = walker.verdicts
      }
      if arrival == .absent {
        walker.readAgain()
        continue
      }
      let made = Visit(
        step: name == .sizes ? step : walker.repeatable(step), before: before, name: name,
        choice: choice, verdicts: verdicts)
      guard visit(made), arrival == .state else { break }
    }
    return true
  }

  /// Returns a choice of the present state as a step; `nil` if it isn't offered.
  private func step(_ name: ChoiceName) -> WalkStep? {
    if name == .sizes { return WalkStep(walker.sizes.map { .resize($0) }) }
    return walker.choiceNames.firstIndex(of: name).flatMap { walker.walkStep($0) }
  }
}
