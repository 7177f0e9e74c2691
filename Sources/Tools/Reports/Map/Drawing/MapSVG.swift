import Wireframes

/// A map as an SVG file for light and dark color schemes, which loads nothing.
///
/// It has a title and a legend. Tab switches and ways back are left out, and it says how many.
package struct MapSVG: MapFormat {
  /// The space of the title, and that of each line below it.
  private static let titleHeight = 44
  private static let lineHeight = 20
  /// The least width, so that the title and the legend can be read.
  private static let leastWidth = 640

  /// Creates the format.
  package init() {}

  /// Writes the file in UTF-8, with a newline at the end.
  package func write(_ map: MapReport, to output: @escaping (_ part: [UInt8]) -> Void) {
    let file = ReportStream<MarkupPlace>(output)
    let layout = MapLayout(map)
    let marked = MarkedMap(map)
    let drawing = MapDrawing(
      marked: marked, layout: layout, anchors: MapAnchors(map), isLinked: false)
    let margin = MapPlacement.Metrics.margin
    let width = max(layout.width, Self.leastWidth)
    let facts = [map.verdict, map.coverage, layout.graph.omission(), map.omission]
      .compactMap(\.self)
    let top = Self.titleHeight + facts.count * Self.lineHeight
    let legend = MapLegend(marked, layout.graph).drawing(
      x: margin, y: top + layout.height, width: width - 2 * margin)
    let height = top + layout.height + legend.height + (legend.height > 0 ? margin : 0)
    let lines = facts.enumerated().map { index, fact -> Markup in
      let text = FittedText(fact, width: width - 2 * margin, size: 14).text
      return """
        <text class="caption" x="\(margin)" y="\(Self.titleHeight + 14 + index * Self.lineHeight)">\
        \(text)</text>

        """
    }
    let title = FittedText("Map of \(map.app)", width: width - 2 * margin, size: 22).text
    file += """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" \
      height="\(height)" role="group" aria-label="Map of \(map.app): \(facts.joined(separator: "; "))">
      <style>
      \(resource: .mapDrawingStyle)</style>
      <rect class="ground" width="100%" height="100%"/>
      <text class="title" x="\(margin)" y="36">\(title)</text>
      \(lines)<g transform="translate(0 \(top))">

      """
    for part in drawing.parts { file += part }
    file += "</g>\n"
    for part in legend.parts { file += part }
    file += "</svg>\n"
    file.flush()
  }
}
