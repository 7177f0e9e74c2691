import AppDriver

/// Repeats choices by their names.
struct Replay {
  /// A choice that was made.
  struct Visit {
    /// The choice as a step.
    let step: WalkStep
    /// The state in which it was made.
    let before: StateKey
    let name: ChoiceName
    /// What the oracles say about it.
    let verdicts: [Verdict]
  }

  private let walker: Walker
  /// Whether the marks of the steps name the choices by their indices, and not the states.
  private let isNumbered: Bool

  init(_ walker: Walker, isNumbered: Bool = false) {
    self.walker = walker
    self.isNumbered = isNumbered
  }

  /// Makes choices after a launch, leaving out those that aren't there.
  ///
  /// - Returns: The steps that were made, up to the one that showed a finding of the group; `nil`
  ///   if none did.
  func steps(_ names: [ChoiceName], showing group: FindingGroup) -> [WalkStep]? {
    let steps = steps(names) { visit in
      visit.verdicts.contains { FindingGroup($0, after: visit.name) == group }
    }
    guard steps == nil, names.isEmpty else { return steps }
    // The launch itself may show it.
    return walker.verdicts.contains { FindingGroup($0, after: nil) == group } ? [] : nil
  }

  /// Makes choices after a launch, leaving out those that aren't there, until a test is passed.
  ///
  /// - Parameters:
  ///   - names: The names of the choices.
  ///   - isEnd: A closure that is called after each step.
  /// - Returns: The steps that were made; `nil` if no step has passed the test.
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

  /// Returns the steps of choices, without those that aren't there.
  ///
  /// - Parameters:
  ///   - names: The names of the choices.
  ///   - leavesOutLast: Whether the last choice isn't made, because it would end the process.
  /// - Returns: The steps.
  func written(_ names: [ChoiceName], leavesOutLast: Bool = false) -> [WalkStep] {
    var written: [WalkStep] = []
    run(leavesOutLast ? names.dropLast() : names[...]) { visit in
      written.append(visit.step)
      return true
    }
    if leavesOutLast, let last = names.last, let step = step(last) { written.append(step) }
    return written
  }

  /// Makes choices after a launch, and launches the app again if that is wanted.
  func run(_ names: CrewNames) {
    run(names.names)
    guard names.launchesAgain else { return }
    walker.willStep?(PathStep(state: Int32(names.names.count), choice: PathStep.launch))
    _ = walker.launch()
  }

  /// Describes a walk that ends the process.
  ///
  /// - Parameter names: The choices, the last of which isn't made unless the process ends at the
  ///   launch that follows.
  /// - Returns: The steps, and the screen on which the last one is made.
  func description(of names: CrewNames) -> Proof {
    var proof = Proof(outcome: .shown, verdict: Verdict(kind: .crash, subject: "", message: ""))
    proof.steps = written(names.names, leavesOutLast: !names.launchesAgain)
    if walker.session.isRunning { proof.screen = walker.reader.screen(walker.session) }
    return proof
  }

  /// Makes choices after a launch.
  ///
  /// - Parameters:
  ///   - names: The names of the choices, of which those that aren't there are left out.
  ///   - visit: A closure that is called after each choice that was there, and returns whether to
  ///     go on.
  /// - Returns: Whether the app was launched.
  @discardableResult
  func run(_ names: some Sequence<ChoiceName>, _ visit: (Visit) -> Bool = { _ in true }) -> Bool {
    guard walker.launch() else { return false }
    var isStart = true
    for (place, name) in names.enumerated() {
      guard let step = step(name) else { continue }
      let before = walker.reader.key
      let mark = isNumbered ? Int32(place) : -1
      var arrival = Walker.Arrival.state
      var verdicts: [Verdict]
      if name == .sizes {
        walker.willStep?(PathStep(state: mark, choice: PathStep.sizes))
        verdicts = walker.changeSize(isStart: isStart).map { [$0] } ?? []
        if walker.session.crash != nil { arrival = .crashed }
      } else {
        guard let choice = walker.choiceNames.firstIndex(of: name) else { continue }
        arrival = walker.step(choice, from: mark, judges: true)
        verdicts = walker.verdicts
      }
      if arrival == .absent {
        walker.readAgain()
        continue
      }
      isStart = false
      let made = Visit(
        step: name == .sizes ? step : walker.repeatable(step), before: before, name: name,
        verdicts: verdicts)
      guard visit(made), arrival == .state else { break }
    }
    return true
  }

  /// Returns a choice of the present state as a step; `nil` if it isn't there.
  private func step(_ name: ChoiceName) -> WalkStep? {
    if name == .sizes { return WalkStep(walker.sizes.map { .resize($0) }) }
    return walker.choiceNames.firstIndex(of: name).flatMap { walker.walkStep($0) }
  }
}
