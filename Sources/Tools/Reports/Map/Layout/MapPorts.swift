/// The points at the edges of the screens at which lines begin and end.
///
/// Lines that are always drawn have the whole edge, with room for a label above each line, and
/// those that are drawn on request the part below the middle.
struct MapPorts {
  /// For each edge of the graph, the height at which it begins, and at which it ends.
  private(set) var starts: [Int]
  private(set) var ends: [Int]

  /// The edges that meet a screen on one side.
  private struct Side: Hashable {
    let screen: Int
    let isRight: Bool
    let isOnRequest: Bool
  }

  /// An end of an edge.
  private struct End {
    let edge: Int
    let isStart: Bool
    /// The height of the middle of the screen at the other end.
    let other: Int
  }

  /// The greatest distance between two ports, which is the height of a label.
  private static let distance = 14
  /// The part of a screen's edge without ports at the top, where the first label is, and at the
  /// bottom.
  private static let top = 16
  private static let bottom = 8

  /// Returns the height of a screen with a number of ports on one side, so that labels don't
  /// overlap.
  static func neededHeight(_ count: Int) -> Int { top + bottom + max(0, count - 1) * distance }

  /// Returns, for each screen, the number of its ports on the right for lines that are always
  /// drawn.
  static func counts(_ graph: MapGraph) -> [Int] {
    var counts = [Int](repeating: 0, count: graph.ranks.count)
    for edge in graph.edges where edge.kind == .onward {
      counts[edge.from] += 1
      if graph.ranks[edge.from] == graph.ranks[edge.to] { counts[edge.to] += 1 }
    }
    return counts
  }

  /// Chooses the points for the edges of a graph.
  init(_ graph: MapGraph, _ boxes: [MapPlacement.Box]) {
    starts = [Int](repeating: 0, count: graph.edges.count)
    ends = starts
    var sides: [Side: [End]] = [:]
    for (index, edge) in graph.edges.enumerated() {
      let distance = graph.ranks[edge.to] - graph.ranks[edge.from]
      let isOnRequest = edge.kind != .onward
      let start = Side(screen: edge.from, isRight: distance >= 0, isOnRequest: isOnRequest)
      let end = Side(screen: edge.to, isRight: distance <= 0, isOnRequest: isOnRequest)
      sides[start, default: []].append(
        End(edge: index, isStart: true, other: boxes[edge.to].middle))
      sides[end, default: []].append(
        End(edge: index, isStart: false, other: boxes[edge.from].middle))
    }
    // Each side is placed on its own, so the order of the dictionary doesn't matter.
    for (side, ends) in sides { place(ends, at: side, boxes[side.screen]) }
  }

  private mutating func place(_ ends: [End], at side: Side, _ box: MapPlacement.Box) {
    let sorted = ends.sorted {
      ($0.other, $0.edge, $0.isStart ? 0 : 1) < ($1.other, $1.edge, $1.isStart ? 0 : 1)
    }
    let top = side.isOnRequest ? box.middle : box.y + Self.top
    let room = box.bottom - Self.bottom - top
    let distance = min(Self.distance * 1_000, room * 1_000 / max(1, sorted.count - 1))
    let middle = (top + box.bottom - Self.bottom) * 500
    for (index, end) in sorted.enumerated() {
      let height = (middle + distance * (2 * index - sorted.count + 1) / 2) / 1_000
      if end.isStart { starts[end.edge] = height } else { self.ends[end.edge] = height }
    }
  }
}
