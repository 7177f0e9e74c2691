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
  private let order: [[Int]]

  /// The number of passes over the columns.
  private static let passes = 6

  /// Places the screens of a graph.
  ///
  /// - Parameters:
  ///   - graph: The graph.
  ///   - order: The screens of each column from top to bottom.
  ///   - neededWidths: For each screen, the width that its texts need.
  ///   - labelWidths: For each edge, the width that its label needs; 0 if it has none.
  init(_ graph: MapGraph, order: [[Int]], neededWidths: [Int], labelWidths: [Int]) {
    self.graph = graph
    self.order = order
    let ports = MapPorts.counts(graph)
    boxes = ports.map { count in
      Box(
        x: 0, y: 0, width: Metrics.width.lowerBound,
        height: max(Metrics.height, MapPorts.neededHeight(count)))
    }
    columnWidths = order.map { column in
      let needed = column.map { neededWidths[$0] }.max() ?? 0
      return min(max(needed, Metrics.width.lowerBound), Metrics.width.upperBound)
    }
    bands = []
    var labels = [Int](repeating: 0, count: order.count)
    for (edge, width) in zip(graph.edges, labelWidths) where width > 0 {
      let rank = graph.ranks[edge.from]
      labels[rank] = max(labels[rank], min(width, Metrics.label) + 2 * Metrics.labelGap)
    }
    placeColumns(labels)
    placeBands()
    for pass in 0..<Self.passes { align(isForward: pass.isMultiple(of: 2)) }
    height = (bands.map(\.bottom).max() ?? Metrics.margin) + Metrics.margin
  }

  private mutating func placeColumns(_ labels: [Int]) {
    var load = [Int](repeating: 0, count: order.count)
    for edge in graph.edges where edge.kind == .onward {
      load[min(graph.ranks[edge.from], graph.ranks[edge.to])] += 1
    }
    var x = Metrics.margin + Metrics.padding
    for (rank, column) in order.enumerated() {
      for screen in column {
        boxes[screen].x = x
        boxes[screen].width = columnWidths[rank]
      }
      labelEnds.append(x + columnWidths[rank] + labels[rank])
      let channel = Metrics.channel.lowerBound + 2 * load[rank]
      x = labelEnds[rank] + min(channel, Metrics.channel.upperBound)
    }
    // Edges between screens of the last column need room on its right.
    let hasLoops = graph.edges.contains { edge in
      graph.ranks[edge.from] == order.count - 1 && graph.ranks[edge.to] == order.count - 1
    }
    let end =
      (labelEnds.last ?? Metrics.margin + Metrics.padding + Metrics.width.lowerBound)
      + (hasLoops ? Metrics.channel.lowerBound : 0)
    width = end + Metrics.padding + Metrics.margin
  }

  /// Stacks the groups, each as high as its longest column, with its screens at the top.
  private mutating func placeBands() {
    var y = Metrics.margin
    for (band, name) in graph.bandNames.enumerated() {
      let top = y + Metrics.padding + (name == nil ? 0 : Metrics.title)
      var bottom = top
      for column in order {
        var place = top
        for screen in column where graph.bands[screen] == band {
          boxes[screen].y = place
          bottom = max(bottom, boxes[screen].bottom)
          place = boxes[screen].bottom + Metrics.gap
        }
      }
      let height = bottom + Metrics.padding - y
      bands.append(
        Box(x: Metrics.margin, y: y, width: width - 2 * Metrics.margin, height: height))
      y += height + Metrics.bandGap
    }
  }

  /// Moves the screens of each column towards their neighbors in the column before or after it.
  ///
  /// The screens that follow a screen are wanted beside it and below, as in an outline, so that the
  /// start is at the top.
  private mutating func align(isForward: Bool) {
    var neighbors = [[(screen: Int, offset: Int)]](repeating: [], count: boxes.count)
    for (screen, following) in followers.enumerated() {
      var offset = 0
      for follower in following {
        if isForward {
          neighbors[follower].append((screen, offset))
        } else {
          neighbors[screen].append((follower, -offset))
        }
        offset += boxes[follower].height + Metrics.gap
      }
    }
    for column in isForward ? order : order.reversed() {
      for band in bands.indices {
        let cell = column.filter { graph.bands[$0] == band }
        let wanted = cell.map { screen -> Double in
          let ends = neighbors[screen]
          guard !ends.isEmpty else { return Double(boxes[screen].y) }
          let sum = ends.reduce(0) { $0 + boxes[$1.screen].y + $1.offset }
          return Double(sum) / Double(ends.count)
        }
        move(cell, to: wanted)
      }
    }
  }

  /// For each screen, the screens of its group in the next column that it leads to, from top to
  /// bottom.
  private var followers: [[Int]] {
    var positions = [Int](repeating: 0, count: boxes.count)
    for column in order {
      for (position, screen) in column.enumerated() { positions[screen] = position }
    }
    var followers = [[Int]](repeating: [], count: boxes.count)
    for edge in graph.edges
    where edge.kind == .onward && graph.ranks[edge.to] == graph.ranks[edge.from] + 1
      && graph.bands[edge.from] == graph.bands[edge.to] && !followers[edge.from].contains(edge.to)
    {
      followers[edge.from].append(edge.to)
    }
    return followers.map { $0.sorted { positions[$0] < positions[$1] } }
  }

  /// Moves the screens of a cell as near to the wanted places as their order and their group allow.
  private mutating func move(_ cell: [Int], to wanted: [Double]) {
    guard let first = cell.first else { return }
    let band = bands[graph.bands[first]]
    let title = graph.bandNames[graph.bands[first]] == nil ? 0 : Metrics.title
    let top = Double(band.y + Metrics.padding + title)
    var above: [Int] = []
    var height = 0
    for screen in cell {
      above.append(height)
      height += boxes[screen].height + Metrics.gap
    }
    let last = Double(band.bottom - Metrics.padding - (height - Metrics.gap))
    // Without the screens above it, each place must not be above the one before it.
    let bare = zip(wanted, above).map { $0 - Double($1) }
    for (index, place) in Self.monotone(bare).enumerated() {
      boxes[cell[index]].y = Int(min(max(place, top), last).rounded()) + above[index]
    }
  }

  /// Returns the nearest values that don't decrease (isotonic regression by pooling neighbors).
  private static func monotone(_ values: [Double]) -> [Double] {
    var pools: [(sum: Double, count: Int)] = []
    for value in values {
      pools.append((value, 1))
      while pools.count > 1 {
        let (last, previous) = (pools[pools.count - 1], pools[pools.count - 2])
        guard last.sum * Double(previous.count) < previous.sum * Double(last.count) else { break }
        pools.removeLast()
        pools[pools.count - 1] = (previous.sum + last.sum, previous.count + last.count)
      }
    }
    return pools.flatMap { pool in
      Array(repeating: pool.sum / Double(pool.count), count: pool.count)
    }
  }
}
