package import AppDriver

/// The facts about a way before its first step.
extension WayFinder {
  /// The identities of the screens that have the title; none if it doesn't matter.
  package var titledScreens: [String] {
    guard goal.title != nil else { return [] }
    let graph = states.graph
    let wanted = graph.states.indices.filter { search.wants(Int32($0)) }
    return Set(wanted.map { graph.screen(of: Int32($0)).id }).sorted()
  }

  /// Returns whether a way is known from exactly the state in which the app is.
  package func knowsWay(from session: AppSession) -> Bool {
    guard let here = look(at: session) else { return false }
    return isThere(session) || way(from: here) != nil
  }

  /// Returns whether a way is known from exactly the state in which the app is that leads there for
  /// sure, and none that is yet to be found can be shorter.
  package func knowsShortestWay(from session: AppSession) -> Bool {
    guard let here = look(at: session) else { return false }
    if isThere(session) { return true }
    guard let way = way(from: here), way.isSure else { return false }
    return !states.graph.mayHaveWay(shorterThan: way.legs.count, from: here)
  }

  private func way(from here: Int32) -> StateSearch.Way? {
    search.way(from: [here], titles: reader.titles) { _, _ in true }
  }

  /// Returns whether a way is known from the state after the steps with which the exploration
  /// began.
  package var knowsWayFromStart: Bool {
    guard let start = states.graph.states.first else { return false }
    return search.way(from: [0], titles: start.titles) { _, _ in true } != nil
  }
}
