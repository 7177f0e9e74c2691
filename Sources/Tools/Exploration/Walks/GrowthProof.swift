import AppDriver

/// Proves that each repetition of a walk's last two steps, there and back, leaves more screens in
/// memory.
struct GrowthProof {
  private let walker: Walker
  private let replay: Replay

  init(_ walker: Walker) {
    self.walker = walker
    replay = Replay(walker)
  }

  /// Returns the steps of choices whose last two leave more in memory each time; `nil` if they
  /// don't.
  func steps(_ names: [ChoiceName]) -> [WalkStep]? {
    let loop = Array(names.suffix(2))
    var steps: [WalkStep] = []
    replay.run(names) { visit in
      steps.append(visit.step)
      return true
    }
    guard walker.session.isRunning, !walker.isTainted else { return nil }
    let key = walker.reader.key
    var count = walker.session.aliveControllerCount
    for _ in 0..<Expander.rounds {
      for name in loop {
        guard let choice = walker.choiceNames.firstIndex(of: name),
          walker.step(choice, from: -1, judges: false) == .state
        else { return nil }
      }
      let now = walker.session.aliveControllerCount
      guard walker.reader.key == key, now > count else { return nil }
      count = now
    }
    return steps
  }
}
