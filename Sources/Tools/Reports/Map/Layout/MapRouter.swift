/// Finds the lines of all edges.
///
/// Between two columns, a line may take any way. It crosses a column between two of its screens,
/// above the first one or below the last one.
struct MapRouter {
  private typealias Box = MapPlacement.Box
  private typealias Point = MapRoute.Point

  private let graph: MapGraph
  private let boxes: [Box]
  /// For each column, its left edge and the right edge of its labels.
  private let columns: [(left: Int, right: Int)]
  private let ports: MapPorts
  /// For each column, the free intervals from top to bottom.
  private let gaps: [[ClosedRange<Int>]]
  /// For each edge, the heights at which it crosses columns, in the order in which it meets them.
  private var crossings: [[Int]]

  /// A free interval of a column.
  private struct Gap: Hashable {
    let column: Int
    let index: Int
  }

  /// A line that crosses a column.
  private struct Crossing {
    let edge: Int
    /// The index of the crossing in the order in which the line meets columns.
    let index: Int
    let height: Int
  }

  /// The distance between a line and a screen, and between two lines in the same interval.
  private static let distance = 4

  /// Finds the lines of the edges of a graph.
  static func routes(_ graph: MapGraph, _ placement: MapPlacement, order: [[Int]]) -> [MapRoute] {
    var router = MapRouter(graph, placement, order: order)
    router.cross()
    return graph.edges.indices.map { router.route(of: $0) }
  }

  private init(_ graph: MapGraph, _ placement: MapPlacement, order: [[Int]]) {
    self.graph = graph
    boxes = placement.boxes
    columns = zip(placement.columns, placement.labelEnds).map { ($0, $1) }
    ports = MapPorts(graph, placement.boxes)
    gaps = order.map { column in
      var gaps: [ClosedRange<Int>] = []
      var top = 0
      for screen in column {
        let box = placement.boxes[screen]
        gaps.append(top + Self.distance...box.y - Self.distance)
        top = box.bottom
      }
      return gaps + [top + Self.distance...placement.height - Self.distance]
    }
    crossings = graph.edges.map { _ in [] }
  }

  /// Returns the columns that an edge crosses, in the order in which it meets them.
  private func crossed(by edge: MapGraph.Edge) -> [Int] {
    let (from, to) = (graph.ranks[edge.from], graph.ranks[edge.to])
    return from < to ? Array((from + 1)..<to) : Array((to + 1..<max(from, to + 1)).reversed())
  }

  /// Chooses the interval of each crossing, then the heights of the lines in each interval.
  private mutating func cross() {
    var found: [Gap: [Crossing]] = [:]
    for (index, edge) in graph.edges.enumerated() {
      let columns = crossed(by: edge)
      var height = ports.starts[index]
      for (place, column) in columns.enumerated() {
        // The straight way to the end.
        let wanted = height + (ports.ends[index] - height) / (columns.count - place + 1)
        let (gap, nearest) = nearestGap(to: wanted, in: column)
        height = nearest
        found[Gap(column: column, index: gap), default: []].append(
          Crossing(edge: index, index: place, height: nearest))
      }
      crossings[index] = columns.map { _ in 0 }
    }
    // Each interval is filled on its own, so the order of the dictionary doesn't matter.
    for (gap, lines) in found { spread(lines, over: gaps[gap.column][gap.index]) }
  }

  private func nearestGap(to height: Int, in column: Int) -> (index: Int, height: Int) {
    var best = (index: 0, height: 0, distance: Int.max)
    for (index, gap) in gaps[column].enumerated() {
      let nearest = min(max(height, gap.lowerBound), gap.upperBound)
      let distance = abs(height - nearest)
      if distance < best.distance { best = (index, nearest, distance) }
    }
    return (best.index, best.height)
  }

  private mutating func spread(_ lines: [Crossing], over gap: ClosedRange<Int>) {
    let sorted = lines.sorted {
      ($0.height, $0.edge, $0.index) < ($1.height, $1.edge, $1.index)
    }
    let room = gap.upperBound - gap.lowerBound
    let distance = min(Self.distance * 1_000, room * 1_000 / max(1, sorted.count - 1))
    let length = distance * (sorted.count - 1) / 1_000
    let mean = sorted.reduce(0) { $0 + $1.height } / max(1, sorted.count)
    let top = min(max(mean - length / 2, gap.lowerBound), gap.upperBound - length)
    for (place, line) in sorted.enumerated() {
      crossings[line.edge][line.index] = top + distance * place / 1_000
    }
  }

  private func route(of index: Int) -> MapRoute {
    let edge = graph.edges[index]
    let distance = graph.ranks[edge.to] - graph.ranks[edge.from]
    let (from, to) = (boxes[edge.from], boxes[edge.to])
    let start = Point(x: distance < 0 ? from.x : from.right, y: ports.starts[index])
    let end = Point(x: distance > 0 ? to.x : to.right, y: ports.ends[index])
    // The label is beside the screen.
    let labelEnd = columns[graph.ranks[edge.from]].right
    guard distance != 0 else {
      let channel = MapPlacement.Metrics.channel.lowerBound
      let reach = min(channel, 24 + abs(start.y - end.y) / 8)
      let turn = Point(x: labelEnd, y: end.y)
      return MapRoute(
        edge: edge, start: start,
        parts: [
          .through(Point(x: labelEnd, y: start.y)), .around(turn, reach: reach), .through(end),
        ], pointsRight: false)
    }
    var parts: [MapRoute.Part] = []
    if distance > 0 { parts.append(.through(Point(x: labelEnd, y: start.y))) }
    for (column, height) in zip(crossed(by: edge), crossings[index]) {
      let (left, right) = columns[column]
      parts.append(.between(Point(x: distance > 0 ? left : right, y: height)))
      parts.append(.through(Point(x: distance > 0 ? right : left, y: height)))
    }
    if distance > 0 {
      parts.append(.between(end))
    } else {
      parts.append(.between(Point(x: columns[graph.ranks[edge.to]].right, y: end.y)))
      parts.append(.through(end))
    }
    return MapRoute(edge: edge, start: start, parts: parts, pointsRight: distance > 0)
  }
}
