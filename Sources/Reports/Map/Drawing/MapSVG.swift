import Wireframes

/// A map as an SVG file for light and dark color schemes, which loads nothing.
///
/// Tab switches and ways back are left out.
package struct MapSVG: MapFormat {
  /// The maximum number of bytes of all pictures.
  private static let mostPictureBytes = 600_000

  /// Creates the format.
  package init() {}

  /// Writes the file in UTF-8, with a newline at the end.
  package func write(_ map: MapReport, to output: @escaping (_ part: [UInt8]) -> Void) {
    let file = ReportStream<MarkupPlace>(output)
    let layout = MapLayout(map)
    let pictures = MapPictures(
      of: map, ranks: layout.graph.ranks, limit: Self.mostPictureBytes)
    let drawing = MapDrawing(
      marked: MarkedMap(map), layout: layout, anchors: MapAnchors(map), pictures: pictures.numbers,
      isLinked: false)
    file += """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(layout.width) \(layout.height)" \
      width="\(layout.width)" height="\(layout.height)" role="group" \
      aria-label="Map of \(map.app): \(map.verdict)">
      <style>
      \(resource: .mapDrawingStyle)\(pictures.isEmpty ? "" : "\(resource: .pictureStyle)")</style>
      <rect class="ground" width="100%" height="100%"/>

      """
    if pictures.leftOut > 0 {
      file += "<desc>The pictures of \(amount(pictures.leftOut, "screen")) are left out.</desc>\n"
    }
    if !pictures.isEmpty {
      file += "<defs>\n"
      for symbol in pictures.symbols { file += symbol }
      file += "</defs>\n"
    }
    for band in drawing.bands { file += band }
    file += "<g class=\"edges\">\n"
    for line in drawing.lines(.onward) { file += line }
    file += "</g>\n"
    for screen in drawing.screens { file += screen }
    file += "</svg>\n"
    file.flush()
  }
}
