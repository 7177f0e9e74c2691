/// The line of an edge, which crosses no screen.
struct MapRoute {
  /// A point of the map.
  struct Point: Hashable {
    var x: Int
    var y: Int
  }

  /// A part of the line, which begins where the one before it ends.
  enum Part: Hashable {
    /// A horizontal line through a column, between its screens, or beside a screen below a label.
    case through(Point)
    /// A curve between two columns that is horizontal at both ends.
    case between(Point)
    /// A curve on the right of a column that comes back to it, with its reach.
    case around(Point, reach: Int)

    /// The end of the part.
    var end: Point {
      switch self {
      case .through(let end), .between(let end), .around(let end, _): end
      }
    }
  }

  let edge: MapGraph.Edge
  /// The start of the line, at the edge of a screen.
  let start: Point
  /// The parts of the line; the last one ends at the edge of the other screen.
  let parts: [Part]
  /// Whether the arrow at the end points to the right.
  let pointsRight: Bool
}
