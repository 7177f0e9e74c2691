import AppDriver

/// Finds the shortest steps that show a finding.
///
/// It launches the app, so the state in which the app was is lost.
struct WalkProof {
  /// The most launches that one finding may take.
  private static let launches = 400

  private let walker: Walker
  private let graph: StateGraph

  init(_ walker: Walker, _ graph: StateGraph) {
    self.walker = walker
    self.graph = graph
  }

  /// Returns the steps.
  ///
  /// - Parameters:
  ///   - group: The group of the finding; `nil` if the last step alone doesn't show it.
  ///   - path: The shortest path that should show it.
  ///   - history: The choices after which it was seen, since the launch.
  ///   - repeats: Whether the last step led elsewhere before.
  /// - Returns: The path's steps if they show the finding, else a shortened history; the history's steps
  ///   if that doesn't show it either. `nil` for a control that did something at first, and does nothing
  ///   once that is done, such as showing what is wrong with a form.
  func walk(
    showing group: FindingGroup?, _ path: [PathStep], _ history: [PathStep], repeats: Bool = false
  ) async -> [WalkStep]? {
    let replay = Replay(walker)
    let names = names(of: path)
    guard let group else { return await replay.written(names) }
    if let walk = await replay.steps(names, showing: group) {
      // Where contents tell states apart, what a control has done leads to another state.
      return group.kind == .idle && !repeats && isUsedAgain(path) ? nil : walk
    }
    if group.kind == .idle, !repeats { return nil }
    return await shortened(history, showing: group, repeats: repeats)
  }

  /// Returns the steps of a history that show a finding, without those that aren't needed.
  ///
  /// - Returns: The history's steps if they don't show it again. `nil` if a control does nothing only when
  ///   it is used for a second time.
  func shortened(
    _ history: [PathStep], showing group: FindingGroup, repeats: Bool = false
  ) async -> [WalkStep]? {
    let replay = Replay(walker)
    let all = names(of: history)
    guard let (kept, best) = await shorten(all, while: { await replay.steps($0, showing: group) })
    else { return await replay.written(all) }
    guard group.kind == .idle, !repeats, let last = kept.last else { return best }
    return kept.dropLast().contains(last) ? nil : best
  }

  /// Returns the number of steps that are needed to make a choice lead to a screen as it has at the end of a
  /// history; `nil` if the history doesn't lead there again.
  ///
  /// - Parameters:
  ///   - history: The choices since the launch.
  ///   - key: The state in which the choice was made.
  ///   - screen: The identity of the screen to which it led.
  /// - Returns: The number of steps.
  func stepsNeeded(_ history: [PathStep], from key: StateKey, to screen: String) async -> Int? {
    let replay = Replay(walker)
    let all = names(of: history)
    guard let last = all.last else { return nil }
    return await shorten(all) { names in
      await replay.steps(names) { before, name in
        before == key && name == last && self.walker.reader.screenID(self.walker.session) == screen
      }
    }?.steps.count
  }

  /// Leaves out what isn't needed of choices.
  ///
  /// - Returns: The choices that are left and the steps; `nil` if all choices don't pass the test.
  private func shorten(
    _ all: [ChoiceName], while test: ([ChoiceName]) async -> [WalkStep]?
  ) async -> (names: [ChoiceName], steps: [WalkStep])? {
    guard var best = await test(all) else { return nil }
    var kept = all
    var left = Self.launches
    var size = max(1, kept.count / 2)
    while size >= 1, left > 0 {
      let count = kept.count
      var place = 0
      while place < kept.count, left > 0 {
        var fewer = kept
        fewer.removeSubrange(place..<min(kept.count, place + size))
        left -= 1
        if let shorter = await test(fewer) {
          (kept, best) = (fewer, shorter)
        } else {
          // Pairs overlap, so that there and back is one of them.
          place += max(1, size / 2)
        }
      }
      // What was removed may make other steps superfluous.
      if size > 1 || kept.count == count { size /= 2 }
    }
    return (kept, best)
  }

  /// Returns whether the last step of a path uses a control that was used before on the same screen.
  private func isUsedAgain(_ path: [PathStep]) -> Bool {
    guard let last = path.last, last.state >= 0 else { return false }
    let name = graph.name(of: last.state, Int(last.choice))
    return path.dropLast().contains { step in
      guard step.state >= 0, graph.screen(of: step.state).id == graph.screen(of: last.state).id
      else { return false }
      let other = graph.name(of: step.state, Int(step.choice))
      // A form's button is the same whatever its fields are filled with.
      return other == name
        || name.kind == .tap && other.kind == .tap && !name.label.isEmpty
          && other.label == name.label
    }
  }

  private func names(of path: [PathStep]) -> [ChoiceName] {
    path.compactMap { step in
      step.state < 0 ? nil : graph.name(of: step.state, Int(step.choice))
    }
  }
}

/// Repeats choices by their names.
struct Replay {
  private let walker: Walker

  init(_ walker: Walker) { self.walker = walker }

  /// Makes choices after a launch, leaving out those that aren't there.
  ///
  /// - Returns: The steps that were made, up to the one that showed a finding of the group; `nil` if none
  ///   did.
  func steps(_ names: [ChoiceName], showing group: FindingGroup) async -> [WalkStep]? {
    await steps(names) { _, name in
      walker.verdicts.contains { FindingGroup($0, after: name) == group }
    }
  }

  /// Makes choices after a launch, leaving out those that aren't there, until a test is passed.
  ///
  /// - Parameters:
  ///   - names: The names of the choices.
  ///   - isEnd: A closure that is called after each step with the state before and the choice.
  /// - Returns: The steps that were made; `nil` if no step has passed the test.
  func steps(
    _ names: [ChoiceName], until isEnd: (StateKey, ChoiceName) -> Bool
  ) async -> [WalkStep]? {
    var written: [WalkStep] = []
    var isShown = false
    await run(names) { step, before, name in
      written.append(step)
      isShown = isEnd(before, name)
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
  func written(_ names: [ChoiceName], leavesOutLast: Bool = false) async -> [WalkStep] {
    var written: [WalkStep] = []
    await run(leavesOutLast ? names.dropLast() : names[...]) { step, _, _ in
      written.append(step)
      return true
    }
    if leavesOutLast, let last = names.last,
      let choice = walker.choiceNames.firstIndex(of: last), let step = walker.walkStep(choice)
    {
      written.append(step)
    }
    return written
  }

  /// Makes choices after a launch, and returns the names of those that were there.
  func made(_ names: [ChoiceName]) async -> [ChoiceName] {
    var made: [ChoiceName] = []
    await run(names) { _, _, name in
      made.append(name)
      return true
    }
    return made
  }

  private func run(
    _ names: some Sequence<ChoiceName>, _ visit: (WalkStep, StateKey, ChoiceName) -> Bool
  ) async {
    guard await walker.launch() else { return }
    for name in names {
      guard let choice = walker.choiceNames.firstIndex(of: name),
        let step = walker.walkStep(choice)
      else { continue }
      let before = walker.reader.key
      let arrival = await walker.step(choice, from: -1, judges: true)
      if arrival == .absent { continue }
      guard visit(step, before, name), arrival == .state else { return }
    }
  }
}

extension Walker {
  /// The names of the choices of the state that was read last.
  var choiceNames: [ChoiceName] {
    let maker = ChoiceActions(alphabet: options.alphabet, links: options.links)
    var rank = 0
    return reader.choices.map { choice in
      if choice.kind == .select { rank += 1 }
      return maker.name(of: choice, in: reader.outline, rank: rank)
    }
  }
}
