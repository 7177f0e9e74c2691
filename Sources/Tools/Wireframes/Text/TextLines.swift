extension TextMeasure {
  /// Breaks text into lines, at words where that is possible.
  ///
  /// - Parameters:
  ///   - text: The text, whose line feeds end lines.
  ///   - width: The width of a line in points.
  ///   - limit: The maximum number of lines; what remains is in the last one, which may be too
  ///     wide.
  /// - Returns: The lines, at least one unless the text is empty.
  /// - Complexity: O(*n*), where *n* is the number of characters that fit.
  func lines(of text: String, width: Int, atMost limit: Int) -> [Substring] {
    if self.width(of: text, atMost: width) <= width, !text.utf8.contains(10) { return [text[...]] }
    let bound = thousandths(width)
    var lines: [Substring] = []
    var start = text.startIndex
    while lines.count < limit - 1, start < text.endIndex {
      let (end, next) = lineEnd(in: text, from: start, bound)
      lines.append(text[start..<end])
      start = next
    }
    if start < text.endIndex { lines.append(text[start...]) }
    return lines
  }

  /// Returns where a line ends, and where the next one begins.
  private func lineEnd(
    in text: String, from start: String.Index, _ bound: Int
  ) -> (end: String.Index, next: String.Index) {
    var sum = 0
    var place = start
    var space: String.Index?
    while place < text.endIndex {
      let character = text[place]
      let after = text.index(after: place)
      if character == "\n" || character == "\r\n" { return (place, after) }
      if character == " " { space = place }
      sum += Self.width(of: character)
      if sum > bound, place > start {
        guard let space, space > start else { return (place, place) }
        return (space, text.index(after: space))
      }
      place = after
    }
    return (place, place)
  }
}
