import AppDriver

/// The states of an app that an exploration has found, with the facts by which another session
/// recognizes them.
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

  /// The steps after the launch with which the exploration began; usually none.
  package var prefix: [WalkStep] { options.prefix }
  /// The screens, in the order in which they were found.
  package var screens: [Screen] {
    graph.screens.map { Screen(id: $0.id, type: $0.type, title: $0.title) }
  }
  /// Returns whether a state has a title, which may differ from its screen's first title.
  package func contains(title: String) -> Bool {
    !graph.states(titled: Self.hash(ofTitle: title)).isEmpty
  }

  /// Returns the hash of the titles of a state whose only pane has a title.
  static func hash(ofTitle title: String) -> UInt64 {
    var hash = StateHash()
    hash.combine(title)
    return hash.value
  }

  /// The number of transitions that are known.
  package var transitionCount: Int { graph.transitionCount }
}

extension ExploredStates {
  /// Returns the states with the visible screen, grouped by their likeness to the present one, the
  /// most alike first.
  func alike(_ reader: borrowing StateReader, _ session: AppSession) -> [[Int32]] {
    let type = reader.paneTypes.joined(separator: " + ")
    let id = reader.screenID(session)
    var groups: [Int: [Int32]] = [:]
    for (number, state) in graph.states.enumerated()
    where graph.screens[Int(state.screen)].type == type {
      let likeness =
        (graph.screens[Int(state.screen)].id == id ? 16 : 0)
        + (state.signature == reader.signature ? 8 : 0)
        + (state.tab == Int32(reader.outline.selectedTab) ? 4 : 0)
        + (state.titles == reader.titles ? 2 : 0) + (state.content == reader.content ? 1 : 0)
      groups[likeness, default: []].append(Int32(number))
    }
    return groups.sorted { $0.key > $1.key }.map(\.value)
  }
}

extension Exploration {
  /// The states that are known now.
  package var states: ExploredStates {
    ExploredStates(graph: graph, refinement: refinement, options: options)
  }
}
