/// Where the screens of a map are drawn, in points.
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
    static let margin = 24
    /// The width of a screen, which grows with the names in its column.
    static let width = 204...300
    static let height = 100
    /// The height of a screen in a map without pictures.
    static let lowHeight = 82
    /// The distance between screens of a column.
    static let gap = 24
    /// The space of a group around its screens, and that of its name.
    static let padding = 14
    static let title = 24
    /// The distance between groups.
    static let bandGap = 20
    /// The distance between columns, which grows with the number of edges.
    static let channel = 60...150
  }

  /// For each screen, its box.
  private(set) var boxes: [Box]
  /// For each group, its box.
  private(set) var bands: [Box]
  /// For each column, the left edge of its screens.
  private(set) var columns: [Int] = []
  /// For each column, the width of its screens.
  private(set) var columnWidths: [Int] = []
  /// The size of the whole map.
  private(set) var width = 2 * Metrics.margin
  private(set) var height = 2 * Metrics.margin

  private let graph: MapGraph
  private let order: [[Int]]
  /// The distance between the top edges of neighbors in a column.
  private let pitch: Int

  /// The number of passes over the columns.
  private static let passes = 6

  /// Places the screens of a graph.
  ///
  /// - Parameters:
  ///   - graph: The graph.
  ///   - order: The screens of each column from top to bottom.
  ///   - screenHeight: The height of a screen.
  ///   - neededWidths: For each screen, the width that its texts need.
  init(_ graph: MapGraph, order: [[Int]], screenHeight: Int, neededWidths: [Int]) {
    self.graph = graph
    self.order = order
    pitch = screenHeight + Metrics.gap
    boxes = graph.ranks.map { _ in
      Box(x: 0, y: 0, width: Metrics.width.lowerBound, height: screenHeight)
    }
    columnWidths = order.map { column in
      let needed = column.map { neededWidths[$0] }.max() ?? 0
      return min(max(needed, Metrics.width.lowerBound), Metrics.width.upperBound)
    }
    bands = []
    placeColumns()
    placeBands()
    for pass in 0..<Self.passes { align(isForward: pass.isMultiple(of: 2)) }
    height = (bands.map(\.bottom).max() ?? Metrics.margin) + Metrics.margin
  }

  private mutating func placeColumns() {
    var load = [Int](repeating: 0, count: order.count)
    for edge in graph.edges where edge.kind == .onward {
      load[min(graph.ranks[edge.from], graph.ranks[edge.to])] += 1
    }
    var x = Metrics.margin + Metrics.padding
    for (rank, column) in order.enumerated() {
      columns.append(x)
      for screen in column {
        boxes[screen].x = x
        boxes[screen].width = columnWidths[rank]
      }
      let channel = Metrics.channel.lowerBound + load[rank]
      x += columnWidths[rank] + min(channel, Metrics.channel.upperBound)
    }
    // Edges between screens of the last column need room on its right.
    let hasLoops = graph.edges.contains { edge in
      graph.ranks[edge.from] == order.count - 1 && graph.ranks[edge.to] == order.count - 1
    }
    let end =
      (columns.last ?? 0) + (columnWidths.last ?? Metrics.width.lowerBound)
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
          place += pitch
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
  /// The screens that follow a screen are wanted beside it and below, as in an outline, so that the start
  /// is at the top.
  private mutating func align(isForward: Bool) {
    var neighbors = [[(screen: Int, offset: Int)]](repeating: [], count: boxes.count)
    for (screen, following) in followers.enumerated() {
      for (place, follower) in following.enumerated() {
        if isForward {
          neighbors[follower].append((screen, place * pitch))
        } else {
          neighbors[screen].append((follower, -place * pitch))
        }
      }
    }
    for column in isForward ? order : order.reversed() {
      for cell in column.chunked(by: { graph.bands[$0] }) {
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

  /// For each screen, the screens of its group in the next column to which it leads, from top to bottom.
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
    let last = Double(
      band.bottom - Metrics.padding - boxes[first].height - (cell.count - 1) * pitch)
    // Without the screens above it, each place must not be above the one before it.
    let bare = wanted.enumerated().map { $1 - Double($0 * pitch) }
    for (index, place) in Self.monotone(bare).enumerated() {
      boxes[cell[index]].y = Int(min(max(place, top), last).rounded()) + index * pitch
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

extension Array {
  /// Returns the longest runs of neighbors with equal keys.
  fileprivate func chunked(by key: (Element) -> Int) -> [[Element]] {
    var chunks: [[Element]] = []
    var last: Int?
    for element in self {
      if key(element) == last {
        chunks[chunks.count - 1].append(element)
      } else {
        chunks.append([element])
        last = key(element)
      }
    }
    return chunks
  }
}
