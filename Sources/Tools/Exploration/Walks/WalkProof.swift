import AppDriver

/// Minimizes walks that show findings.
///
/// It launches the app, so the app's previous state is lost.
struct WalkProof {
  /// The most launches for one finding.
  private static let launches = 400

  private let walker: Walker
  private let graph: StateGraph

  init(_ walker: Walker, _ graph: StateGraph) {
    self.walker = walker
    self.graph = graph
  }

  /// Returns the steps that show a finding.
  ///
  /// - Parameters:
  ///   - group: The group of the finding; `nil` if the last step alone doesn't show it.
  ///   - path: The shortest known path.
  ///   - history: The choices since the launch.
  ///   - repeats: Whether the last step led elsewhere before.
  /// - Returns: The path's steps if they show the finding, else a minimized history; the whole
  ///   history if that doesn't show it either. `nil` for a control that only once had an effect,
  ///   such as a message about a form, or that has an effect elsewhere.
  func walk(
    showing group: FindingGroup?, _ path: [PathStep], _ history: [PathStep], repeats: Bool = false
  ) -> [WalkStep]? {
    let replay = Replay(walker)
    let names = names(of: path)
    guard let group else { return replay.written(names) }
    if let walk = replay.steps(names, showing: group) {
      // If contents distinguish states, a control's effect leads to another state.
      guard group.kind == .idle else { return walk }
      if !repeats, isUsedAgain(path) || isUsedInPrefix(walk.last) { return nil }
      return hasEffect(names, in: path.last?.state) ? nil : walk
    }
    if group.kind == .idle, !repeats { return nil }
    return shortened(history, showing: group, repeats: repeats)
  }

  /// Returns the shortest walk whose last two steps lead there and back and leave more in memory
  /// each time; the whole path if that doesn't show it again.
  func growingWalk(_ path: [PathStep]) -> [WalkStep] {
    let names = names(of: path)
    if let walk = GrowthProof(walker).shortest(names) { return walk }
    return Replay(walker).written(names)
  }

  /// Minimizes a history that shows a finding; returns all its steps if it doesn't show it again,
  /// and `nil` if a control does nothing only when it is used again.
  func shortened(
    _ history: [PathStep], showing group: FindingGroup, repeats: Bool = false
  ) -> [WalkStep]? {
    let replay = Replay(walker)
    let all = names(of: history)
    guard
      let (kept, best) = Self.shorten(all, while: { replay.steps($0, showing: group) })
    else { return replay.written(all) }
    guard group.kind == .idle else { return best }
    if hasEffect(kept, in: history.last?.state) { return nil }
    guard !repeats, let last = kept.last else { return best }
    if isUsedInPrefix(best.last) { return nil }
    return kept.dropLast().contains { $0.isSameControl(as: last) } ? nil : best
  }

  private func hasEffect(_ names: [ChoiceName], in state: Int32?) -> Bool {
    EffectProof(walker, graph).hasEffect(names, in: state ?? -1)
  }

  /// Returns the choices that are needed before the last one of a history for it to lead from a
  /// state to a screen; `nil` if the history doesn't lead there again.
  func choicesNeeded(
    _ history: [PathStep], from key: StateKey, to screen: String
  ) -> ArraySlice<ChoiceName>? {
    let replay = Replay(walker)
    let all = names(of: history)
    guard let last = all.last else { return nil }
    return Self.shorten(all) { names in
      replay.steps(names) { visit in
        visit.before == key && visit.name == last
          && self.walker.reader.screenID(self.walker.session) == screen
      }
    }?.names.dropLast()
  }

  /// Minimizes choices that pass a test, by delta debugging; returns `nil` if all together don't
  /// pass it.
  static func shorten(
    _ all: [ChoiceName], while test: ([ChoiceName]) -> [WalkStep]?
  ) -> (names: [ChoiceName], steps: [WalkStep])? {
    guard var best = test(all) else { return nil }
    var kept = all
    var left = launches
    var size = max(1, kept.count / 2)
    while size >= 1, left > 0 {
      let count = kept.count
      var place = 0
      while place < kept.count, left > 0 {
        var fewer = kept
        fewer.removeSubrange(place..<min(kept.count, place + size))
        left -= 1
        if let shorter = test(fewer) {
          (kept, best) = (fewer, shorter)
        } else {
          // Pairs overlap, so that there and back is one of them.
          place += max(1, size / 2)
        }
      }
      // After a removal, other steps may be superfluous.
      if size > 1 || kept.count == count { size /= 2 }
    }
    return (kept, best)
  }

  /// Returns whether the last step of a path uses a control that was used before on the same
  /// screen.
  private func isUsedAgain(_ path: [PathStep]) -> Bool {
    guard let last = path.last, last.state >= 0 else { return false }
    let name = graph.name(of: last.state, Int(last.choice))
    return path.dropLast().contains { step in
      guard step.state >= 0, graph.screen(of: step.state).id == graph.screen(of: last.state).id
      else { return false }
      return graph.name(of: step.state, Int(step.choice)).isSameControl(as: name)
    }
  }

  /// Returns whether a step uses a control that was used before the exploration began.
  private func isUsedInPrefix(_ step: WalkStep?) -> Bool {
    guard let last = step?.actions.last else { return false }
    return walker.options.prefix.contains { $0.actions.contains(last) }
  }

  private func names(of path: [PathStep]) -> [ChoiceName] {
    path.compactMap { step in
      step.state < 0 ? nil : graph.name(of: step.state, Int(step.choice))
    }
  }
}
