import Script
import Shell
import Wireframes

/// The maps of the apps, with the moves that the cases take.
extension HTMLPage {
  /// Writes the coverage of each app: its map, the moves that no case takes, and those that only
  /// cases take.
  func coverage() {
    for map in report.maps {
      let missing = map.missingMoves
      page += """
        <section class="variants"><h2>Coverage of \(map.app): \(map.coverageText)</h2>
        <p>The walkthroughs cover \(map.wholeCoverage ?? "").</p>

        """
      drawing(of: map)
      list(
        "Never taken: \(missing.count)",
        missing.map { (map.line(of: $0), $0.walk.map(\.withoutRepetitions)) })
      if let rest = map.otherMissingText {
        page += "<p>\(rest.prefix(1).uppercased() + rest.dropFirst()).</p>\n"
      }
      if let others = map.otherMovesText {
        let moves = map.otherMoves.map { (map.line(of: $0), $0.walkthroughs) }
        list("\(others.prefix(1).uppercased() + others.dropFirst())", moves)
      }
      page += "</section>\n"
    }
  }

  /// Writes the drawing of a map, whose alternative as text are the lists below it.
  private func drawing(of map: MapReport) {
    guard !map.screens.isEmpty else { return }
    let layout = MapLayout(map)
    let marked = MarkedMap(map)
    let drawing = MapDrawing(
      marked: marked, layout: layout, anchors: MapAnchors(map),
      isLinked: false)
    page += """
      <div class="map"><svg viewBox="0 0 \(layout.width) \(layout.height)" \
      width="\(layout.width)" height="\(layout.height)" role="img" \
      aria-label="Map of \(map.app): \(map.coverageText)">

      """
    for part in drawing.parts { page += part }
    page += "</svg></div>\n"
    page += MapLegend(marked, layout.graph).markup(
      hidden: layout.graph.omission())
  }

  private func list(_ title: Markup, _ moves: [(line: String, details: [String])]) {
    guard !moves.isEmpty else { return }
    page += """
      <details\(attribute: "open", if: moves.count <= 20)><summary>\(title)</summary><ul>

      """
    for move in moves {
      page += """
        <li>\(move.line) <code>\(move.details.joined(separator: "; "))</code></li>

        """
    }
    page += "</ul></details>\n"
  }
}
