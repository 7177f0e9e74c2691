import AppDriver

/// Makes a map from a graph.
struct MapBuilder {
  private let graph: StateGraph
  private let visits: StateGraph.Visits?

  init(_ graph: StateGraph) {
    self.graph = graph
    visits = graph.states.isEmpty ? nil : graph.search(from: 0)
  }

  /// The states, in the order in which a breadth-first search finds them.
  var order: [Int32] { visits?.order ?? [] }

  func path(to state: Int32) -> [PathStep] { visits?.path(to: state) ?? [] }

  /// A move, before its walk is known.
  struct FoundMove {
    let id: Move.ID
    /// The first paths that were found to take the move, which may lack a step that has changed
    /// hidden state: those that fill a form with valid texts first, and of these the shortest.
    var paths: [[PathStep]] = []
    /// The choices by which its first transitions were made, which may be many.
    var histories: [[ChoiceName]] = []
    /// Whether one of the paths ends without an empty or overlong text.
    var isValid = false
    var count: Int
  }

  /// The most paths to a screen or of a move that are tried.
  private static let mostPaths = 8
  /// The most histories that are minimized.
  private static let mostHistories = 2

  /// The moves, in the order in which a breadth-first search finds them.
  func moves() -> [FoundMove] {
    var places: [Move.ID: Int] = [:]
    var moves: [FoundMove] = []
    func add(_ state: Int32, _ choice: Int, _ end: Int32, _ history: [ChoiceName]? = nil) {
      let last = PathStep(state: state, choice: Int32(choice))
      let id = graph.moveID(last, end)
      let place = places[id] ?? moves.count
      if place == moves.count {
        places[id] = place
        moves.append(FoundMove(id: id, count: 0))
      }
      moves[place].count += 1
      let isValid = graph.isValid(last)
      guard moves[place].paths.count < Self.mostPaths || isValid && !moves[place].isValid else {
        return
      }
      moves[place].isValid = moves[place].isValid || isValid
      let path = path(to: state)
      moves[place].paths.append(path + [last])
      if moves[place].histories.count < Self.mostHistories {
        moves[place].histories.append(history ?? graph.history(of: last, to: end))
      }
    }
    for state in order {
      for choice in 0..<graph.choiceCount(of: state) {
        let end = graph.end(of: state, choice)
        if end >= 0 { add(state, choice, end) }
      }
    }
    for other in graph.others where other.end >= 0 && other.from >= 0 {
      add(other.from, Int(other.choice), other.end, other.history)
    }
    func rank(_ path: [PathStep]) -> (Int, Int) {
      (path.last.map { graph.isValid($0) } == true ? 0 : 1, path.count)
    }
    for place in moves.indices { moves[place].paths.sort { rank($0) < rank($1) } }
    return moves
  }

  /// The links that the app has always refused, in the order in which they were found.
  func unopenedLinks() -> [String] {
    var refused: [String] = []
    var opened: Set<String> = []
    for number in graph.states.indices {
      for choice in 0..<graph.choiceCount(of: Int32(number)) {
        let name = graph.name(of: Int32(number), choice)
        guard name.kind == .open else { continue }
        switch graph.end(of: Int32(number), choice) {
        case StateGraph.End.refused:
          if !refused.contains(name.label) { refused.append(name.label) }
        case StateGraph.End.untried, StateGraph.End.absent: break
        default: opened.insert(name.label)
        }
      }
    }
    return refused.filter { !opened.contains($0) }
  }

  /// The paths to the first states of each screen, by the screen's index.
  func screenPaths() -> [[[PathStep]]] {
    var paths: [[[PathStep]]] = Array(repeating: [], count: graph.screens.count)
    for state in order {
      let screen = Int(graph.states[Int(state)].screen)
      if paths[screen].count < Self.mostPaths { paths[screen].append(path(to: state)) }
    }
    return paths
  }

  /// Whether each screen is a dead end, by its index: everything was tried in all its states, and
  /// nothing leads to another state.
  ///
  /// The only screen of an app isn't a dead end, unless it offers no choice.
  func deadEnds() -> [Bool] {
    if graph.screens.count == 1,
      graph.states.indices.contains(where: { graph.choiceCount(of: Int32($0)) > 0 })
    {
      return [false]
    }
    var leads = Array(repeating: false, count: graph.screens.count)
    for (number, state) in graph.states.enumerated() {
      let screen = Int(state.screen)
      if state.cut != nil { leads[screen] = true }
      for choice in 0..<graph.choiceCount(of: Int32(number)) {
        let end = graph.end(of: Int32(number), choice)
        // An untried or crashing choice may lead away.
        if end == StateGraph.End.untried || end == StateGraph.End.crashed { leads[screen] = true }
        guard end >= 0 else { continue }
        let other = graph.states[Int(end)]
        // A screen may push another one of its class.
        if other.screen != state.screen || other.depth != state.depth { leads[screen] = true }
      }
    }
    return leads.map { !$0 }
  }
}
