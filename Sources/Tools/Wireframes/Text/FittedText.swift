/// As much of a text as fits in a space, in a sans-serif font whose exact widths aren't known.
package struct FittedText: Sendable, Hashable {
  /// The text, cut with an ellipsis if it doesn't fit.
  package let text: String
  /// The estimated width in points.
  package let width: Int

  /// Fits a text.
  ///
  /// - Parameters:
  ///   - text: The text. Characters that are drawn as escapes have the width of the escape.
  ///   - width: The space in points.
  ///   - size: The size of the font.
  /// - Complexity: O(*n*), where *n* is the number of characters that fit.
  package init(_ text: String, width: Int, size: Int) {
    let fitted = TextMeasure.fit(text, in: width * 1_000 / size)
    self.text = fitted.text
    self.width = fitted.width * size / 1_000
  }
}
