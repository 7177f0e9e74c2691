package import AppDriver

/// Facts about a way before its first step.
extension WayFinder {
  /// The identities of the screens that have the title; none if it doesn't matter.
  package var titledScreens: [String] {
    guard goal.title != nil else { return [] }
    let graph = states.graph
    let wanted = graph.states.indices.filter { search.wants(Int32($0)) }
    return Set(wanted.map { graph.screen(of: Int32($0)).id }).sorted()
  }

  /// Returns whether a way is known from the app's exact state.
  package func knowsWay(from session: AppSession) -> Bool {
    guard let here = look(at: session) else { return false }
    return isThere(session) || way(from: here) != nil
  }

  /// Returns whether a certain way is known from the app's exact state, and no unexplored one can
  /// be shorter.
  package func knowsShortestWay(from session: AppSession) -> Bool {
    guard let here = look(at: session) else { return false }
    if isThere(session) { return true }
    guard let way = way(from: here), way.isSure else { return false }
    return !states.graph.mayHaveWay(shorterThan: way.legs.count, from: here)
  }

  private func way(from here: Int32) -> StateSearch.Way? {
    search.way(from: [here], titles: reader.titles) { _, _ in true }
  }

  /// Returns whether a way is known from the state after the exploration's prefix.
  package var knowsWayFromStart: Bool {
    guard let start = states.graph.states.first else { return false }
    return search.way(from: [0], titles: start.titles) { _, _ in true } != nil
  }
}
