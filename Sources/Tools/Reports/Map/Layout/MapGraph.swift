import Script

/// The screens and moves of a map as numbered nodes and edges, with the column of each node.
struct MapGraph {
  /// An edge between two different nodes, which stands for all moves of its kind between them.
  struct Edge {
    /// The indices of the moves.
    fileprivate(set) var moves: [Int]
    let from: Int
    let to: Int
    /// The kind, which decides when the edge is drawn.
    let kind: Kind

    /// A kind of edge, by the time when it is drawn.
    enum Kind: String, CaseIterable {
      /// Always: it leads deeper, or to another screen that is as deep.
      case onward
      /// While ways back are shown.
      case back
      /// While tab switches are shown.
      case tab
    }
  }

  /// For each screen, its column: the number of moves from the start.
  ///
  /// The first switch to a tab doesn't count, so that the roots of all tabs are in one column, and
  /// the screens that a tab pushes are to the right of its root.
  let ranks: [Int]
  /// For each screen, the index of its group, or of that of the screen that leads to it.
  let bands: [Int]
  /// The names of the groups in the order in which they first appear; `nil` for screens without
  /// one.
  let bandNames: [String?]
  /// The edges in the order of their first moves.
  let edges: [Edge]
  /// For each screen, the moves that lead back to it, by index.
  let loops: [[Int]]

  /// Creates the graph of a map.
  ///
  /// Screens that no move reaches are in the first column. Moves whose screens the map doesn't have
  /// are left out.
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
    bands = Self.groups(map, ends, ranks).map { group in
      if let number = numbers[group] { return number }
      numbers[group] = names.count
      names.append(group)
      return names.count - 1
    }
    bandNames = names
    var edges: [Edge] = []
    var places: [Line: Int] = [:]
    var loops = [[Int]](repeating: [], count: map.screens.count)
    for (move, ends) in ends.enumerated() {
      guard let (from, to) = ends else { continue }
      guard from != to else {
        loops[from].append(move)
        continue
      }
      let kind = Self.kind(
        of: map.moves[move].role, distance: ranks[to] - ranks[from],
        isDismissal: map.screens[from].style != .screen && map.screens[to].style == .screen)
      let line = Line(from: from, to: to, kind: kind)
      if let place = places[line] {
        edges[place].moves.append(move)
      } else {
        places[line] = edges.count
        edges.append(Edge(moves: [move], from: from, to: to, kind: kind))
      }
    }
    self.edges = edges
    self.loops = loops
  }

  /// The number of moves whose lines are of a kind.
  func moveCount(_ kind: Edge.Kind) -> Int {
    edges.reduce(0) { $0 + ($1.kind == kind ? $1.moves.count : 0) }
  }

  /// The sentence about lines that aren't drawn, such as `57 ways back and 178 tab switches aren’t
  /// drawn`, with another end if one is given; `nil` if all are drawn.
  func omission(_ rest: String? = nil) -> String? {
    let (back, tab) = (moveCount(.back), moveCount(.tab))
    let parts = [
      back == 0 ? nil : back == 1 ? "1 way back" : "\(grouped(back)) ways back",
      tab == 0 ? nil : tab == 1 ? "1 tab switch" : "\(grouped(tab)) tab switches",
    ].compactMap(\.self)
    guard !parts.isEmpty else { return nil }
    let isOne = back + tab == 1
    let verb = rest == nil ? (isOne ? "isn’t" : "aren’t") : isOne ? "is" : "are"
    return "\(parts.joined(separator: " and ")) \(verb) \(rest ?? "drawn")"
  }

  /// The key of an edge, which its moves have in common.
  private struct Line: Hashable {
    let from: Int
    let to: Int
    let kind: Edge.Kind
  }

  /// Returns the kind of an edge that leads onward by a number of columns.
  private static func kind(
    of role: MapReport.Move.Role, distance: Int, isDismissal: Bool
  ) -> Edge.Kind {
    switch role {
    case .tab: .tab
    case .back: distance > 0 ? .onward : .back
    case .onward: distance < 0 || distance == 0 && isDismissal ? .back : .onward
    }
  }

  /// Returns the group of each screen: its own, or that of the screen that leads to it.
  private static func groups(
    _ map: MapReport, _ ends: [(from: Int, to: Int)?], _ ranks: [Int]
  ) -> [String?] {
    var leaders = [Int?](repeating: nil, count: map.screens.count)
    for case let (from, to)? in ends where ranks[from] < ranks[to] && leaders[to] == nil {
      leaders[to] = from
    }
    var groups = map.screens.map(\.group)
    // A screen that leads to another one is in a column before it.
    for screen in map.screens.indices.sorted(by: { (ranks[$0], $0) < (ranks[$1], $1) })
    where groups[screen] == nil {
      groups[screen] = leaders[screen].flatMap { groups[$0] }
    }
    return groups
  }

  /// Returns the column of each screen: its distance from the start, in which a move counts 1, a
  /// switch to a tab's root 0, and other switches aren't considered.
  private static func ranks(_ map: MapReport, _ ends: [(from: Int, to: Int)?]) -> [Int] {
    var next = [[(to: Int, cost: Int)]](repeating: [], count: map.screens.count)
    for (move, ends) in zip(map.moves, ends) {
      guard let (from, to) = ends else { continue }
      // A tab may show a screen deep in its stack. Only its root, whose shortest walk is a switch
      // to the tab, is beside the start.
      if move.role == .tab, move.walk.isEmpty || move.walk != map.screens[to].walk { continue }
      next[from].append((to, move.role == .tab ? 0 : 1))
    }
    var distances = [Int?](repeating: nil, count: map.screens.count)
    let starts = map.screens.indices.filter { map.screens[$0].isStart }
    // Screens that the start doesn't reach follow in the order of the list.
    for root in [starts] + map.screens.indices.map({ [$0] }) {
      var current = root.filter { distances[$0] == nil }
      var distance = 0
      while !current.isEmpty {
        var later: [Int] = []
        var place = 0
        while place < current.count {
          let screen = current[place]
          place += 1
          guard distances[screen] == nil else { continue }
          distances[screen] = distance
          for (to, cost) in next[screen] where distances[to] == nil {
            if cost == 0 { current.append(to) } else { later.append(to) }
          }
        }
        current = later
        distance += 1
      }
    }
    return distances.map { $0 ?? 0 }
  }
}
