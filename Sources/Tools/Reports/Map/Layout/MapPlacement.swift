/// The places of a map's screens, in points.
struct MapPlacement {
  /// A rectangle in points.
  struct Box: Hashable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    var right: Int { x + width }
    var bottom: Int { y + height }
    var middle: Int { y + height / 2 }
  }

  /// The distances in points.
  enum Metrics {
    static let margin = 16
    /// The width of a screen, which grows with the names in its column.
    static let width = 148...236
    /// The height of a screen, which grows with the number of lines that begin or end at its right
    /// edge.
    static let height = 60
    /// The distance between screens of a column.
    static let gap = 14
    /// The width of the labels to the right of a column at most.
    static let label = 150
    /// The space to the left and right of a label.
    static let labelGap = 6
    /// The space of a group around its screens, and that of its name.
    static let padding = 12
    static let title = 20
    /// The distance between groups.
    static let bandGap = 12
    /// The distance between columns, which grows with the number of edges.
    static let channel = 44...130
  }

  /// For each screen, its box.
  private(set) var boxes: [Box]
  /// For each group, its box.
  private(set) var bands: [Box]
  /// For each column, the width of its screens.
  private(set) var columnWidths: [Int] = []
  /// For each column, the right edge of the labels that follow its screens.
  private(set) var labelEnds: [Int] = []
  /// The size of the whole map.
  private(set) var width = 2 * Metrics.margin
  private(set) var height = 2 * Metrics.margin

  private let graph: MapGraph
  /// For each screen, the screens of its group in the next column that it is the first to lead to.
  private var followers: [[Int]]
  /// The screens to which no screen of their group leads, in the order of their columns.
  private var roots: [Int] = []
  /// For each column, the height below the screens that have been placed.
  private var free: [Int]

  /// Places the screens of a graph.
  ///
  /// - Parameters:
  ///   - graph: The graph.
  ///   - neededWidths: For each screen, the width that its texts need.
  ///   - labelWidths: For each edge, the width that its label needs; 0 if it has none.
  init(_ graph: MapGraph, neededWidths: [Int], labelWidths: [Int]) {
    self.graph = graph
    boxes = MapPorts.counts(graph).map { count in
      Box(
        x: 0, y: 0, width: Metrics.width.lowerBound,
        height: max(Metrics.height, MapPorts.neededHeight(count)))
    }
    let count = (graph.ranks.max() ?? -1) + 1
    columnWidths = Array(repeating: Metrics.width.lowerBound, count: count)
    for (screen, rank) in graph.ranks.enumerated() {
      columnWidths[rank] = max(
        columnWidths[rank], min(neededWidths[screen], Metrics.width.upperBound))
    }
    bands = []
    followers = Array(repeating: [], count: boxes.count)
    free = Array(repeating: 0, count: count)
    var labels = Array(repeating: 0, count: count)
    for (edge, width) in zip(graph.edges, labelWidths) where width > 0 {
      let rank = graph.ranks[edge.from]
      labels[rank] = max(labels[rank], min(width, Metrics.label) + 2 * Metrics.labelGap)
    }
    placeColumns(labels)
    findFollowers()
    for band in graph.bandNames.indices { place(band) }
    height = (bands.map(\.bottom).max() ?? Metrics.margin) + Metrics.margin
  }

  private mutating func placeColumns(_ labels: [Int]) {
    var load = [Int](repeating: 0, count: free.count)
    for edge in graph.edges where edge.kind == .onward {
      load[min(graph.ranks[edge.from], graph.ranks[edge.to])] += 1
    }
    var x = Metrics.margin + Metrics.padding
    for rank in free.indices {
      for screen in boxes.indices where graph.ranks[screen] == rank {
        boxes[screen].x = x
        boxes[screen].width = columnWidths[rank]
      }
      labelEnds.append(x + columnWidths[rank] + labels[rank])
      let channel = Metrics.channel.lowerBound + 2 * load[rank]
      x = labelEnds[rank] + min(channel, Metrics.channel.upperBound)
    }
    // Edges between screens of the last column need room on its right.
    let hasLoops = graph.edges.contains { edge in
      min(graph.ranks[edge.from], graph.ranks[edge.to]) == free.count - 1
    }
    let end =
      (labelEnds.last ?? Metrics.margin + Metrics.padding + Metrics.width.lowerBound)
      + (hasLoops ? Metrics.channel.lowerBound : 0)
    width = end + Metrics.padding + Metrics.margin
  }

  /// Finds the outline: which screen follows which one.
  private mutating func findFollowers() {
    var isLed = Array(repeating: false, count: boxes.count)
    for edge in graph.edges
    where edge.kind == .onward && graph.ranks[edge.to] == graph.ranks[edge.from] + 1
      && graph.bands[edge.from] == graph.bands[edge.to] && !isLed[edge.to]
    {
      followers[edge.from].append(edge.to)
      isLed[edge.to] = true
    }
    roots = boxes.indices.filter { !isLed[$0] }.sorted {
      (graph.ranks[$0], $0) < (graph.ranks[$1], $1)
    }
  }

  /// Places a group below the last one, as an outline: the screens that follow a screen are beside
  /// it and below.
  private mutating func place(_ band: Int) {
    let y = bands.last.map { $0.bottom + Metrics.bandGap } ?? Metrics.margin
    let top = y + Metrics.padding + (graph.bandNames[band] == nil ? 0 : Metrics.title)
    free = free.map { _ in top }
    for root in roots where graph.bands[root] == band { place(root, below: top) }
    let bottom = (free.max() ?? top) - Metrics.gap
    bands.append(
      Box(
        x: Metrics.margin, y: y, width: width - 2 * Metrics.margin,
        height: bottom + Metrics.padding - y))
  }

  private mutating func place(_ screen: Int, below top: Int) {
    let y = room(for: screen, below: top)
    boxes[screen].y = y
    free[graph.ranks[screen]] = boxes[screen].bottom + Metrics.gap
    for follower in followers[screen] { place(follower, below: y) }
  }

  /// Returns the first height that is free in the columns of a screen and of its first followers.
  private func room(for screen: Int, below top: Int) -> Int {
    let own = max(top, free[graph.ranks[screen]])
    return followers[screen].first.map { room(for: $0, below: own) } ?? own
  }
}
