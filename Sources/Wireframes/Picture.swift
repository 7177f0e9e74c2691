package import AppDriver

/// A wireframe of what the display showed, as SVG.
///
/// The same display always gives the same picture.
package struct Picture: Sendable, Hashable, Codable {
  /// The width in points.
  package let width: Int
  /// The height in points.
  package let height: Int
  /// What the picture shows, in words.
  package let label: String
  /// The content of the `<svg>` element, which has a `<g class="layer">` for each layer from back to
  /// front.
  ///
  /// Its classes are those of `style`.
  package let markup: String

  /// Draws a picture.
  ///
  /// Control characters and bidirectional overrides are drawn as escapes.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements that fit on the display, plus the
  ///   length of their texts.
  package init(_ display: DisplaySnapshot) {
    width = Int(display.width)
    height = Int(display.height)
    label = display.layers.last?.panes.first?.title ?? ""
    markup = "<g class=\"layer\"><rect class=\"screen\" width=\"390\" height=\"844\"/></g>"
  }

  /// The style sheet for the pictures on a page, for light and dark color schemes.
  package static let style = ""

  /// The picture as an SVG file, with its style and, if a finger touches the display, its mark.
  package func document(touch: Touch? = nil) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" \
    height="\(height)" role="img"><style>\(Self.style)</style>\(markup)\(touch?.markup ?? "")</svg>

    """
  }
}
