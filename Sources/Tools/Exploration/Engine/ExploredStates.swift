package import AppDriver

/// The states of an app that an exploration has found, with the facts by which another session
/// recognizes their screens.
package nonisolated struct ExploredStates: Sendable {
  /// A screen that was found.
  package struct Screen: Sendable, Hashable {
    /// The identity on the map.
    package let id: String
    /// The class of the view controller; for several panes, all of them.
    package let type: String
    /// The title, as it was first seen.
    package let title: String
  }

  let graph: StateGraph
  let refinement: Refinement
  /// The options of the exploration.
  package let options: ExplorationOptions

  /// The screens, in the order in which they were found.
  package var screens: [Screen] {
    graph.screens.map { Screen(id: $0.id, type: $0.type, title: $0.title) }
  }

  /// The number of transitions that are known.
  package var transitionCount: Int { graph.transitionCount }

  /// Returns the identities of the screens that have shown a title, which may differ from the first
  /// title of a screen.
  package func screens(titled title: String) -> Set<String> {
    graph.screens(titled: Self.hash(ofTitle: title))
  }

  /// Returns the hash of the titles of a state whose only pane has a title.
  static func hash(ofTitle title: String) -> UInt64 {
    var hash = StateHash()
    hash.combine(title)
    return hash.value
  }

  /// Returns whether a session is at a goal.
  @MainActor package func isReached(_ goal: ScreenGoal, by session: AppSession) -> Bool {
    guard session.isRunning else { return false }
    var reader = StateReader(options, refinement)
    reader.read(session)
    return goal.isReached(by: session, reader)
  }
}

extension Exploration {
  /// The states that are known now.
  package var states: ExploredStates {
    ExploredStates(graph: graph, refinement: refinement, options: options)
  }
}
