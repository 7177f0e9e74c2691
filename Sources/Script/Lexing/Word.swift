/// A word of a line, without quotes, and its position.
package struct Word: Sendable, Hashable {
  /// The word without quotes and escapes.
  package let text: String
  /// The range of the word in the line's UTF-8 bytes, including quotes.
  package let range: Range<Int>
  /// Whether any part was quoted or escaped, so that the word is never an option.
  package let isQuoted: Bool

  /// Creates a word.
  package init(_ text: String, range: Range<Int>, isQuoted: Bool = false) {
    self.text = text
    self.range = range
    self.isQuoted = isQuoted
  }
}
