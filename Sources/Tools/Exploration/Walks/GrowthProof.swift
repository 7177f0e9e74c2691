import AppDriver

/// Proves that each repetition of a walk's last two steps, there and back, leaves more screens in
/// memory.
struct GrowthProof {
  /// The number of rounds of a loop that distinguish growth from a cache.
  private static let rounds = 10

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
    let steps = replay.written(names)
    guard walker.session.isRunning, !walker.isTainted else { return nil }
    let key = walker.reader.key
    var count = walker.session.aliveControllerCount
    for _ in 0..<Self.rounds {
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
