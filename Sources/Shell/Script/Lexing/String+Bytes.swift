extension String.UTF8View {
  /// Returns the text in a byte range.
  ///
  /// The bounds must be character boundaries.
  package subscript(from range: Range<Int>) -> String {
    guard range.lowerBound > 0 || range.upperBound < count else { return String(self) }
    let start = index(startIndex, offsetBy: range.lowerBound)
    return String(Substring(self[start..<index(start, offsetBy: range.count)]))
  }
}

extension String {
  /// Returns the text, or its beginning and an ellipsis if it is longer than a number of bytes.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes that are kept.
  package func cut(to count: Int) -> String {
    guard utf8.count > count else { return self }
    var end = utf8.index(startIndex, offsetBy: count)
    while end > startIndex, UTF8.isContinuation(utf8[end]) { end = utf8.index(before: end) }
    return self[..<end] + "…"
  }
}
