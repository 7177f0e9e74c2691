import AppDriver

/// Decides whether a seemingly idle control has an effect.
///
/// The trace has only calls that lead to events, and the effect may be on another screen. So the
/// control is used again, and the app's appearance afterwards, also in other tabs and after going
/// back, is compared with its appearance without this step.
struct EffectProof {
  /// The most choices after which appearances are compared.
  private static let mostComparisons = 24

  /// The visible facts about an app that don't change from launch to launch.
  private struct Look: Equatable {
    let key: StateKey
    let titles: UInt64
    let content: UInt64
    let coordinators: UInt64
    let controllers: Int
  }

  private let walker: Walker
  private let replay: Replay
  /// The known states, which have the choices that end the process.
  private let graph: StateGraph

  init(_ walker: Walker, _ graph: StateGraph) {
    self.walker = walker
    self.graph = graph
    replay = Replay(walker)
  }

  /// Returns whether the last choice of a walk has an effect.
  func hasEffect(_ names: [ChoiceName]) -> Bool {
    guard let last = names.last, replay.run(names.dropLast()), walker.session.isRunning,
      let choice = walker.choiceNames.firstIndex(of: last)
    else { return false }
    let state = graph.number(of: walker.reader.key) ?? -1
    let (before, screen) = (look, walker.session.screen(rowLimit: ChoiceReader.rowLimit))
    let following = following(last, in: state)
    guard walker.step(choice, from: state, judges: false) == .state, walker.wasSilent,
      before == look, screen == walker.session.screen(rowLimit: ChoiceReader.rowLimit)
    else { return true }
    for next in following {
      let without = look(after: names.dropLast(), next, state)
      guard look(after: names[...], next, state) == without else { return true }
    }
    return false
  }

  /// Returns the choices that may show an effect, those to other screens first.
  private func following(_ last: ChoiceName, in state: Int32) -> [ChoiceName] {
    func leadsElsewhere(_ name: ChoiceName) -> Bool {
      switch name.kind {
      case .tab, .back, .dismiss, .wait: true
      default: false
      }
    }
    let names = walker.choiceNames.enumerated().filter { place, name in
      guard name.kind != .open, !name.isSameControl(as: last) else { return false }
      guard state >= 0, place < graph.choiceCount(of: state) else {
        // Don't try a control for the first time here.
        return leadsElsewhere(name)
      }
      let end = graph.end(of: state, place)
      return end >= 0 || end == StateGraph.End.untried && leadsElsewhere(name)
    }.map(\.element)
    let sorted = names.filter(leadsElsewhere) + names.filter { !leadsElsewhere($0) }
    return Array(sorted.prefix(Self.mostComparisons))
  }

  /// Returns the appearance after choices and another one; `nil` if that isn't offered.
  private func look(
    after names: ArraySlice<ChoiceName>, _ next: ChoiceName, _ state: Int32
  ) -> Look? {
    guard replay.run(names), walker.session.isRunning,
      let choice = walker.choiceNames.firstIndex(of: next)
    else { return nil }
    return walker.step(choice, from: state, judges: false) == .state ? look : nil
  }

  private var look: Look {
    Look(
      key: walker.reader.key, titles: walker.allTitles, content: walker.reader.content,
      coordinators: walker.tree, controllers: walker.session.aliveControllerCount)
  }
}
