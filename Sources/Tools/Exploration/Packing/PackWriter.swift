/// A writer of values as numbers and texts, one after another and without names.
///
/// Members of a crew tell each other thousands of states and transitions, for which `Codable` alone
/// takes a tenth of an exploration by processes: it makes a container for each value. Equal texts
/// are written once.
nonisolated struct PackWriter {
  /// The numbers.
  ///
  /// A text is the number of its place in `texts`.
  private(set) var words: [UInt64] = []
  private(set) var texts: [String] = []
  private var places: [String: Int] = [:]

  mutating func write(_ word: UInt64) { words.append(word) }

  /// Writes two numbers as one word.
  mutating func write(_ first: Int32, _ second: Int32) {
    words.append(UInt64(UInt32(bitPattern: first)) << 32 | UInt64(UInt32(bitPattern: second)))
  }

  mutating func write(_ text: String) {
    if let place = places[text] {
      words.append(UInt64(place))
    } else {
      places[text] = texts.count
      words.append(UInt64(texts.count))
      texts.append(text)
    }
  }

  mutating func write(_ text: String?) {
    write(UInt64(text == nil ? 0 : 1))
    if let text { write(text) }
  }

  mutating func write(_ texts: [String]) {
    write(UInt64(texts.count))
    for text in texts { write(text) }
  }

  mutating func write(_ numbers: [Int32]) {
    write(UInt64(numbers.count))
    for number in numbers { write(UInt64(UInt32(bitPattern: number))) }
  }

  mutating func write(_ values: [some Packable]) {
    write(UInt64(values.count))
    for value in values { value.pack(into: &self) }
  }
}

/// A value that is written as numbers and texts.
nonisolated protocol Packable {
  /// Writes the value.
  func pack(into writer: inout PackWriter)

  /// Reads what `pack(into:)` has written.
  ///
  /// - Throws: `PackError` if anything else follows.
  init(from reader: inout PackReader) throws(PackError)
}
