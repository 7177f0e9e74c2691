import Wireframes

/// The label of a line in a drawing: the first action of its moves, and the number of others.
struct MapEdgeLabel {
  /// The text, cut if it is long, such as `select Fred` or `cancel +1`.
  let text: String
  /// Its estimated width in points.
  let width: Int

  /// The size of the font.
  static let size = 11

  /// Makes the label of an edge.
  init(of edge: MapGraph.Edge, in map: MapReport) {
    // A form is filled before its button is tapped; the button comes last.
    let label = edge.moves.first.map { map.moves[$0].label } ?? ""
    let action = label.split(separator: ";").last.map { $0.drop { $0 == " " } } ?? ""
    let others = edge.moves.count > 1 ? " +\(edge.moves.count - 1)" : ""
    let rest = FittedText(others, width: 1_000, size: Self.size).width
    let fitted = FittedText(
      String(action), width: MapPlacement.Metrics.label - rest, size: Self.size)
    text = fitted.text + others
    width = fitted.width + rest
  }
}
