/// A word of a command line, without its quotes, and where it stood.
package struct Word: Sendable, Hashable {
  /// The word as it counts: quotes taken off, escapes resolved.
  package let text: String
  /// The UTF-8 bytes of the line that the word was read from, quotes included.
  package let range: Range<Int>
  /// Whether any of it was quoted or escaped, so that it is never an option.
  package let isQuoted: Bool

  /// Makes a word.
  package init(_ text: String, range: Range<Int>, isQuoted: Bool = false) {
    self.text = text
    self.range = range
    self.isQuoted = isQuoted
  }
}
