/// A word of a line and its position.
package struct Word: Sendable, Hashable {
  /// The word without quotes and escapes.
  package let text: String
  /// The range of the word in the line's UTF-8 bytes, including quotes.
  package let range: Range<Int>
  /// Whether any part of the word is quoted or escaped.
  ///
  /// Such a word is never an option.
  package let isQuoted: Bool

  package init(_ text: String, range: Range<Int>, isQuoted: Bool = false) {
    self.text = text
    self.range = range
    self.isQuoted = isQuoted
  }
}
