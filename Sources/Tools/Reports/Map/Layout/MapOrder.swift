/// The order of the screens in each column, with few crossings between the columns.
///
/// The screens of a group stay together, so a column has a cell for each group.
struct MapOrder {
  /// The screens of each column from top to bottom.
  private(set) var columns: [[Int]]

  private let graph: MapGraph
  /// For each screen, its neighbors in the column before it, and in the one after it.
  private let before: [[Int]]
  private let after: [[Int]]
  /// For each screen, its position in its column.
  private var positions: [Int]

  /// The number of passes over the columns.
  private static let passes = 12

  /// Orders the screens of a graph.
  ///
  /// - Complexity: O(*e* log *e*) for *e* edges.
  init(_ graph: MapGraph) {
    self.graph = graph
    let count = graph.ranks.count
    var before = [[Int]](repeating: [], count: count)
    var after = before
    for edge in graph.edges where graph.ranks[edge.to] == graph.ranks[edge.from] + 1 {
      before[edge.to].append(edge.from)
      after[edge.from].append(edge.to)
    }
    self.before = before
    self.after = after
    columns = (0..<(graph.ranks.max() ?? -1) + 1).map { rank in
      let screens = (0..<count).filter { graph.ranks[$0] == rank }
      return Self.sorted(screens) { graph.bands[$0] }
    }
    positions = [Int](repeating: 0, count: count)
    for column in columns { number(column) }
    reduceCrossings()
  }

  private static func sorted<Key: Comparable>(
    _ screens: [Int], by key: (Int) -> Key
  ) -> [Int] {
    // Equal keys keep their order, because the standard library's sort is stable.
    let keys = screens.map(key)
    return screens.indices.sorted { keys[$0] < keys[$1] }.map { screens[$0] }
  }

  private mutating func number(_ column: [Int]) {
    for (position, screen) in column.enumerated() { positions[screen] = position }
  }

  private mutating func reduceCrossings() {
    for pass in 0..<Self.passes {
      let isForward = pass.isMultiple(of: 2)
      let ranks = isForward ? Array(columns.indices.dropFirst()) : columns.indices.reversed()
      for rank in ranks { sort(rank, by: isForward ? before : after) }
    }
  }

  /// Sorts a column by the mean position of each screen's neighbors.
  private mutating func sort(_ rank: Int, by neighbors: [[Int]]) {
    var last = -1.0
    var means: [Int: Double] = [:]
    for screen in columns[rank] {
      // A screen without neighbors stays behind the one before it.
      if !neighbors[screen].isEmpty {
        let sum = neighbors[screen].reduce(0) { $0 + positions[$1] }
        last = Double(sum) / Double(neighbors[screen].count)
      }
      means[screen] = last
    }
    let sorted = Self.sorted(columns[rank]) { means[$0] ?? 0 }
    columns[rank] = Self.sorted(sorted) { graph.bands[$0] }
    number(columns[rank])
  }
}
