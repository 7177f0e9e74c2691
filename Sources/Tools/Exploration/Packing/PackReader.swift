/// A reader of what a `PackWriter` has written; anything else causes an error.
///
/// An app may have written to its process's socket, so nothing is believed: a count that exceeds
/// the number of words is rejected before any memory is allocated for it.
nonisolated struct PackReader {
  private let words: [UInt64]
  private let known: [String]
  private var position = 0

  init(words: [UInt64], texts: [String]) {
    self.words = words
    known = texts
  }

  /// Throws an error if any words remain.
  func end() throws(PackError) {
    guard position == words.count else { throw .malformed }
  }

  mutating func word() throws(PackError) -> UInt64 {
    guard position < words.count else { throw .malformed }
    defer { position += 1 }
    return words[position]
  }

  /// Reads two numbers that are one word.
  mutating func pair() throws(PackError) -> (Int32, Int32) {
    let word = try word()
    return (Int32(truncatingIfNeeded: word >> 32), Int32(truncatingIfNeeded: word))
  }

  mutating func flag() throws(PackError) -> Bool {
    let word = try word()
    guard word < 2 else { throw .malformed }
    return word == 1
  }

  /// Reads the number of values that follow, each of which takes at least one word.
  private mutating func count() throws(PackError) -> Int {
    let count = try word()
    guard count <= UInt64(words.count - position) else { throw .malformed }
    return Int(count)
  }

  mutating func text() throws(PackError) -> String {
    let place = try word()
    guard place < UInt64(known.count) else { throw .malformed }
    return known[Int(place)]
  }

  mutating func optionalText() throws(PackError) -> String? { try flag() ? try text() : nil }

  mutating func texts() throws(PackError) -> [String] {
    let count = try count()
    var texts: [String] = []
    texts.reserveCapacity(count)
    for _ in 0..<count { texts.append(try text()) }
    return texts
  }

  mutating func numbers() throws(PackError) -> [Int32] {
    let count = try count()
    var numbers: [Int32] = []
    numbers.reserveCapacity(count)
    for _ in 0..<count {
      guard let bits = UInt32(exactly: try word()) else { throw .malformed }
      numbers.append(Int32(bitPattern: bits))
    }
    return numbers
  }

  mutating func values<Value: Packable>() throws(PackError) -> [Value] {
    let count = try count()
    var values: [Value] = []
    values.reserveCapacity(min(count, 1 << 16))
    for _ in 0..<count { values.append(try Value(from: &self)) }
    return values
  }
}

/// The error for words that no `PackWriter` has written.
nonisolated enum PackError: Error { case malformed }
