/// A line in which variables have been replaced by their values, with the ranges of the values.
struct WrittenText {
  private let bytes: [UInt8]
  /// The ranges of the variables' values.
  private let values: [Range<Int>]

  init(_ text: String, values: [Range<Int>]) {
    bytes = Array(text.utf8)
    self.values = values
  }

  var range: Range<Int> { bytes.indices }

  /// Returns whether the byte at the given place was written and is the given one.
  func isWritten(_ byte: UInt8, at place: Int) -> Bool {
    bytes[place] == byte && !values.contains { $0.contains(place) }
  }

  /// Returns the words of a part of the text, which are separated by the blanks that were written:
  /// what a variable stands for isn't split.
  func words(in part: Range<Int>) -> [Range<Int>] {
    part.split {
      isWritten(UInt8(ascii: " "), at: $0) || isWritten(UInt8(ascii: "\t"), at: $0)
    }
  }

  /// Returns whether a word begins with an `@` that was written.
  func isTag(_ word: Range<Int>) -> Bool { isWritten(UInt8(ascii: "@"), at: word.lowerBound) }

  subscript(part: Range<Int>) -> String { String(decoding: bytes[part], as: UTF8.self) }
}
