package import AppDriver

/// A wireframe of a display, as SVG.
///
/// The same display always gives the same picture.
package struct Picture: Sendable, Hashable, Codable {
  /// The width in points.
  package let width: Int
  /// The height in points.
  package let height: Int
  /// The description of the picture.
  package let label: String
  /// The content of the `<svg>` element, which has a `<g class="fw-layer">` for each layer from
  /// back to front.
  ///
  /// Its classes are those of `style`. It has no identifiers, and nothing in it is executed or
  /// loaded. The elements of the front layer have names for screen readers; don't give the `<svg>`
  /// element the role `img`, which would hide them.
  package let markup: String

  /// Draws a picture.
  ///
  /// Control characters and bidirectional overrides are drawn as escapes.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements that fit on the display, plus the
  ///   length of their texts.
  package init(_ display: DisplaySnapshot) {
    let layout = DisplayLayout(display)
    width = layout.metrics.display.width
    height = layout.metrics.display.height
    label = PictureLabel(display).text
    markup = Drawing(layout).canvas.string
  }

  /// The picture as an SVG file, with its style, a line around it and, if a finger touches the
  /// display, its mark.
  package func document(touch: Touch? = nil) -> String {
    let start: Markup = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" \
      height="\(height)" role="group" aria-label="\(escaped: label.visible)">
      """
    let edge = "<path class=\"fw-l\" d=\"M.5.5h\(width - 1)v\(height - 1)H.5z\"/>"
    return start.string
      + "<style>\(Self.style)</style>\(markup)\(edge)\(touch?.markup ?? "")</svg>\n"
  }
}
