import Wireframes

/// A map as a single HTML file that loads nothing.
///
/// It is complete without scripts: a drawing whose screens and lines are links to the list of
/// screens and the table of moves, which are the drawing's alternative as text. Scripts add search,
/// zoom and a panel about the selection.
package struct MapPage: MapFormat {
  /// The size of the page that pictures don't exceed.
  private static let mostBytes = 940_000

  private let baseline: MapReport?

  /// Creates a format that marks the differences from an earlier map, if there is a baseline.
  package init(baseline: MapReport? = nil) { self.baseline = baseline }

  /// Writes the page in UTF-8.
  package func write(_ map: MapReport, to output: @escaping (_ part: [UInt8]) -> Void) {
    let marked = MarkedMap(map, baseline: baseline)
    let content = MapContent(
      report: map, marked: marked, layout: MapLayout(marked.map), anchors: MapAnchors(marked.map))
    let page = ReportStream<MarkupPlace>(output)
    let texts = content.texts
    // Pictures get the room that everything else leaves.
    let all = MapPictures(of: marked.map, ranks: content.layout.graph.ranks, limit: .max)
    let rest = Self.size(texts) + Self.size(content.drawing) + content.screensSize(all)
    let pictures = MapPictures(
      of: marked.map, ranks: content.layout.graph.ranks, limit: max(0, Self.mostBytes - rest))
    page += content.head(hasPictures: !pictures.isEmpty)
    page += content.bar
    page += "<main id=\"content\" tabindex=\"-1\">\n<section id=\"map\" aria-label=\"Map\">\n"
    page += "<div id=\"view\">\n"
    for part in content.drawing { page += part }
    page += "</div>\n<aside id=\"panel\" aria-label=\"Selection\" tabindex=\"-1\" hidden></aside>\n"
    var legend = MapLegend(marked, content.layout.graph)
    legend.addNumbers()
    page += legend.markup(
      hidden: content.layout.graph.omission("hidden until you select them above"))
    page += "</section>\n"
    page += content.omission(of: pictures.leftOut)
    for part in content.notes { page += part }
    for part in content.screens(pictures.numbers) { page += part }
    for part in texts { page += part }
    page += "</main>\n"
    if !pictures.isEmpty {
      page += "<svg hidden>\n"
      for symbol in pictures.symbols { page += symbol }
      page += "</svg>\n"
    }
    page += """
      <script>
      \(resource: .copyScript)\(resource: .mapViewScript)\(resource: .mapScript)</script>
      </body>
      </html>

      """
    page.flush()
  }

  private static func size(_ parts: [Markup]) -> Int { parts.reduce(0) { $0 + $1.utf8.count } }
}

extension MapContent {
  /// Returns the size of the list of screens with pictures.
  fileprivate func screensSize(_ pictures: MapPictures) -> Int {
    screens(pictures.numbers).reduce(0) { $0 + $1.utf8.count }
  }
}
