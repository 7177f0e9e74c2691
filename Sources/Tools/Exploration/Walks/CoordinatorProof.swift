import AppDriver

/// Proves that the same state has different coordinators, depending on the way to it.
struct CoordinatorProof {
  private let walker: Walker
  private let replay: Replay

  init(_ walker: Walker) {
    self.walker = walker
    replay = Replay(walker)
  }

  /// The coordinators at the end of a walk.
  struct Trees {
    let hash: UInt64
    let names: [String]
    let screen: ScreenFacts
  }

  /// Returns the coordinators after choices; `nil` if these don't lead to the state.
  func trees(after names: [ChoiceName], at end: Suspicion.End) -> Trees? {
    guard replay.run(names), walker.session.isRunning, isAt(end) else { return nil }
    return Trees(
      hash: walker.tree, names: walker.coordinators, screen: walker.reader.screen(walker.session))
  }

  /// Returns the steps of choices that lead to a state with other coordinators; `nil` if there are
  /// none.
  func steps(_ names: [ChoiceName], to end: Suspicion.End?, without tree: UInt64?) -> [WalkStep]? {
    let steps = replay.written(names)
    guard walker.session.isRunning, !walker.isTainted, let end, isAt(end),
      walker.tree != tree
    else { return nil }
    return steps
  }

  private func isAt(_ end: Suspicion.End) -> Bool {
    walker.reader.key == end.key && walker.reader.titles == end.titles
  }

  /// Compares two ways to a state, and blames the one that an exploration would find later, which
  /// is longer or offered later; returns `nil` if the first way doesn't lead there.
  func proof(of suspicion: Suspicion, by names: [ChoiceName]) -> Proof? {
    guard let end = suspicion.end, let one = trees(after: names, at: end),
      let (others, otherSteps) = Minimization.minimized(
        suspicion.other, while: { steps($0, to: end, without: one.hash) }),
      let other = trees(after: others, at: end)
    else { return nil }
    let isFirst = places(of: names).lexicographicallyPrecedes(places(of: others))
    let blamesOther = names.count == others.count ? isFirst : names.count < others.count
    let (now, first) = blamesOther ? (other, one) : (one, other)
    guard let steps = steps(blamesOther ? others : names, to: end, without: first.hash)
    else { return nil }
    var proof = Proof(
      outcome: .shown,
      verdict: CoordinatorDifference(first: first.names, now: now.names)
        .verdict(on: first.screen, at: (blamesOther ? names : others).count))
    proof.steps = blamesOther ? otherSteps : steps
    return proof
  }

  /// The indices of choices in their states.
  private func places(of names: [ChoiceName]) -> [Int] {
    var places: [Int] = []
    replay.run(names) { visit in
      places.append(visit.choice)
      return true
    }
    return places
  }
}
