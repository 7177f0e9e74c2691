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
