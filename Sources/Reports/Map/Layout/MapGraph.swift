/// The screens and moves of a map as numbered nodes and edges, with the column of each node.
struct MapGraph {
  /// An edge between two different nodes.
  struct Edge {
    /// The index of the move.
    let move: Int
    let from: Int
    let to: Int
    /// When the edge is drawn.
    let kind: Kind

    /// When an edge is drawn.
    enum Kind: String, CaseIterable {
      /// Always: it leads deeper, or to another screen that is as deep.
      case onward
      /// When ways back are shown.
      case back
      /// When tab switches are shown.
      case tab
    }
  }

  /// For each screen, its column: how many moves it is away from the start.
  ///
  /// A tab switch doesn't count, so that the roots of all tabs are in one column.
  let ranks: [Int]
  /// For each screen, the index of its group.
  let bands: [Int]
  /// The names of the groups in the order in which they first appear; `nil` for screens without one.
  let bandNames: [String?]
  /// The edges in the order of the moves.
  let edges: [Edge]
  /// For each screen, the moves that lead back to it, by index.
  let loops: [[Int]]

  /// Creates the graph of a map.
  ///
  /// Screens that no move reaches are in the first column. Moves whose screens the map doesn't have are
  /// left out.
  init(_ map: MapReport) {
    var indices: [String: Int] = [:]
    for (index, screen) in map.screens.enumerated() where indices[screen.id] == nil {
      indices[screen.id] = index
    }
    let ends = map.moves.map { move -> (from: Int, to: Int)? in
      guard let from = indices[move.from], let to = indices[move.to] else { return nil }
      return (from, to)
    }
    ranks = Self.ranks(map, ends)
    var names: [String?] = []
    var numbers: [String?: Int] = [:]
    bands = map.screens.map { screen in
      if let number = numbers[screen.group] { return number }
      numbers[screen.group] = names.count
      names.append(screen.group)
      return names.count - 1
    }
    bandNames = names
    var edges: [Edge] = []
    var loops = [[Int]](repeating: [], count: map.screens.count)
    for (move, ends) in ends.enumerated() {
      guard let (from, to) = ends else { continue }
      guard from != to else {
        loops[from].append(move)
        continue
      }
      let kind = Self.kind(of: map.moves[move].role, from: ranks[from], to: ranks[to])
      edges.append(Edge(move: move, from: from, to: to, kind: kind))
    }
    self.edges = edges
    self.loops = loops
  }

  private static func kind(of role: MapReport.Move.Role, from: Int, to: Int) -> Edge.Kind {
    switch role {
    case .tab: .tab
    case .back: to > from ? .onward : .back
    case .onward: to < from ? .back : .onward
    }
  }

  /// Returns the distance of each screen from the start.
  private static func ranks(_ map: MapReport, _ ends: [(from: Int, to: Int)?]) -> [Int] {
    var next = [[(to: Int, cost: Int)]](repeating: [], count: map.screens.count)
    for (move, ends) in ends.enumerated() {
      guard let (from, to) = ends else { continue }
      next[from].append((to, map.moves[move].role == .tab ? 0 : 1))
    }
    var ranks = [Int?](repeating: nil, count: map.screens.count)
    let starts = map.screens.indices.filter { map.screens[$0].isStart }
    // What the start doesn't reach follows in the order of the list.
    for root in [starts] + map.screens.indices.map({ [$0] }) {
      var current = root.filter { ranks[$0] == nil }
      var rank = 0
      while !current.isEmpty {
        var later: [Int] = []
        var place = 0
        while place < current.count {
          let screen = current[place]
          place += 1
          guard ranks[screen] == nil else { continue }
          ranks[screen] = rank
          for (to, cost) in next[screen] where ranks[to] == nil {
            if cost == 0 { current.append(to) } else { later.append(to) }
          }
        }
        current = later
        rank += 1
      }
    }
    return ranks.map { $0 ?? 0 }
  }
}
