import AppDriver

/// Writing walks as steps.
extension Tracker {
  /// Writes a path from the launch as steps.
  func describe(_ path: CrewPath) async -> DescribedWalk {
    var written: [WalkStep] = []
    guard await launch() else {
      return DescribedWalk(steps: [], isConfirmed: path.steps.isEmpty && path.screen == nil)
    }
    for (place, next) in path.steps.enumerated() {
      guard current == next.state, Int(next.choice) < walker.reader.choices.count,
        let step = walker.walkStep(Int(next.choice))
      else { return DescribedWalk(steps: written, isConfirmed: false) }
      written.append(step)
      if path.leavesOutLast, place == path.steps.count - 1 { break }
      switch await self.step(Int(next.choice), judges: false) {
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

  /// Writes the steps that have taken a move, without those that aren't needed.
  func describe(_ taking: Taking) async -> DescribedWalk {
    let (from, end) = (taking.transition.from, taking.transition.end)
    let (key, screen) = (graph.states[Int(from)].key, graph.screen(of: end).id)
    let name = graph.name(of: from, Int(taking.transition.choice))
    let replay = Replay(walker)
    let shortest = await WalkProof.shorten(await names(of: taking.codes)) { names in
      await replay.steps(names) { visit in
        visit.before == key && visit.name == name
          && self.walker.reader.screenID(self.walker.session) == screen
      }
    }
    return DescribedWalk(steps: shortest?.steps ?? [], isConfirmed: shortest != nil)
  }

  /// Writes choices that were made since a launch, by their codes, as steps.
  func steps(of codes: [Int32]) async -> [WalkStep] {
    await Replay(walker).written(await names(of: codes))
  }

  /// Returns the names of choices by their codes, which it makes after a launch.
  func names(of codes: [Int32]) async -> [ChoiceName] {
    var names: [ChoiceName] = []
    guard await launch() else { return [] }
    for code in codes {
      let offered = walker.reader.choices
      let place = Choice(code: code).map { offered.firstIndex(of: $0) } ?? Int(code)
      guard let place, place < offered.count else { continue }
      let name = walker.choiceNames[place]
      switch await step(place, judges: false) {
      case .state: names.append(name)
      case .absent: walker.readAgain()
      case .crashed: return names + [name]
      }
      arrive(at: graph.number(of: walker.reader.key))
    }
    return names
  }
}
