import AppDriver

/// Writing walks as steps.
extension StateTracker {
  /// Writes a path from the launch as steps.
  func describe(_ path: CrewPath) -> DescribedWalk {
    var written: [WalkStep] = []
    guard launch() else {
      return DescribedWalk(steps: [], isConfirmed: path.steps.isEmpty && path.screen == nil)
    }
    for (place, next) in path.steps.enumerated() {
      guard current == next.state, Int(next.choice) < walker.reader.choices.count,
        let step = walker.walkStep(Int(next.choice))
      else { return DescribedWalk(steps: written, isConfirmed: false) }
      written.append(step)
      if path.leavesOutLast, place == path.steps.count - 1 { break }
      switch self.step(Int(next.choice), judges: false) {
      case .state:
        written[place] = walker.repeatable(step)
        arrive(at: graph.number(of: walker.reader.key))
      case .absent: return DescribedWalk(steps: written, isConfirmed: false)
      case .crashed:
        written[place] = walker.repeatable(step)
        return DescribedWalk(steps: written, isConfirmed: place == path.steps.count - 1)
      }
    }
    let isThere = path.screen == nil || path.screen == walker.reader.screenID(walker.session)
    return DescribedWalk(steps: written, isConfirmed: isThere)
  }

  /// Writes the minimized steps that take a move.
  func describe(_ taking: Taking) -> DescribedWalk {
    guard let last = taking.codes.last else { return DescribedWalk(steps: [], isConfirmed: false) }
    let screen = graph.screen(of: taking.transition.end).id
    func takes(_ codes: [Int32]) -> Bool {
      guard make(codes), let current,
        graph.states[Int(current)].screen == graph.states[Int(taking.transition.from)].screen,
        make(code: last)
      else { return false }
      return walker.reader.screenID(walker.session) == screen
    }
    let from = taking.transition.from
    // The state may have a shorter history by now.
    let known = graph.history(of: from)
    var before = Array(taking.codes.dropLast())
    if known.count < before.count, takes(known) {
      before = known
    } else {
      guard takes(before) else { return DescribedWalk(steps: [], isConfirmed: false) }
    }
    var shortening = HistoryShortening(
      before, states: history.map(\.state), effects: Array(effects.prefix(before.count)))
    let way = shortening.shorten(stepsWhere: { _ in true }, while: { takes($0) })
    return DescribedWalk(steps: steps(of: way + [last]), isConfirmed: true)
  }

  /// Writes choices that were made since a launch, by their codes, as steps.
  func steps(of codes: [Int32]) -> [WalkStep] {
    var steps: [WalkStep] = []
    guard launch() else { return [] }
    for code in codes {
      guard let place = place(of: code), let step = walker.walkStep(place) else { continue }
      switch self.step(place, judges: false) {
      case .state: steps.append(walker.repeatable(step))
      case .absent: walker.readAgain()
      case .crashed: return steps + [walker.repeatable(step)]
      }
      arrive(at: graph.number(of: walker.reader.key))
    }
    return steps
  }

  /// Returns the index of the choice with a code in the current state; `nil` if it isn't there.
  private func place(of code: Int32) -> Int? {
    let offered = walker.reader.choices
    let place = Choice(code: code).map { offered.firstIndex(of: $0) } ?? Int(code)
    return place.flatMap { $0 < offered.count ? $0 : nil }
  }
}
