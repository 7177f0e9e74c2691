/// The line of an edge: a curve between two columns that is horizontal at both ends, with straight
/// parts beside labels.
///
/// A line to the same or the next column, as all lines onward of screens that moves reach, crosses
/// no screen. Another one runs behind the screens of the columns between.
struct MapRoute {
  /// A point of the map.
  struct Point: Hashable {
    let x: Int
    let y: Int
  }

  let edge: MapGraph.Edge
  /// The start of the line, at the edge of a screen.
  let start: Point
  /// The start and the end of the curve, and what its ends lead to.
  let curve: (start: Int, control: Int, end: Int)
  /// The end of the line, at the edge of the other screen.
  let end: Point
  /// Whether the arrow at the end points to the right.
  let pointsRight: Bool

  /// Finds the line of the edge with an index.
  init(_ index: Int, _ graph: MapGraph, _ placement: MapPlacement, _ ports: MapPorts) {
    edge = graph.edges[index]
    let distance = graph.ranks[edge.to] - graph.ranks[edge.from]
    let (from, to) = (placement.boxes[edge.from], placement.boxes[edge.to])
    start = Point(x: distance < 0 ? from.x : from.right, y: ports.starts[index])
    end = Point(x: distance > 0 ? to.x : to.right, y: ports.ends[index])
    // The label is beside the screen.
    let first = distance < 0 ? start.x : placement.labelEnds[graph.ranks[edge.from]]
    let last = distance > 0 ? end.x : placement.labelEnds[graph.ranks[edge.to]]
    let reach = min(MapPlacement.Metrics.channel.lowerBound, 24 + abs(start.y - end.y) / 8)
    curve = (first, distance == 0 ? first + reach : (first + last) / 2, last)
    pointsRight = distance > 0
  }
}
