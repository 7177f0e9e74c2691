/// As much of a text as fits in a space, in a sans-serif font whose exact widths aren't known.
package struct FittedText: Sendable, Hashable {
  /// The text, with an ellipsis in place of what doesn't fit.
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
    let limit = width * 1_000 / size
    var sum = 0
    var end = text.startIndex
    var sumAtEnd = 0
    for index in text.indices {
      let next = sum + TextMeasure.width(of: text[index])
      guard next <= limit else {
        self.text = text[..<end] + "…"
        self.width = (sumAtEnd + Canvas.ellipsisWidth) * size / 1_000
        return
      }
      sum = next
      if sum <= limit - Canvas.ellipsisWidth { (end, sumAtEnd) = (text.index(after: index), sum) }
    }
    self.text = text
    self.width = sum * size / 1_000
  }
}
