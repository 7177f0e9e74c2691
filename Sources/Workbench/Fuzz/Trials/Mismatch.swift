/// A difference between the expected and the actual result of a trial.
nonisolated struct Mismatch: Error, Codable, Hashable {
  /// The property that doesn't hold, in a few words; the same for every input that violates it.
  let property: String
  let expected: String
  let seen: String

  init(_ property: String, expected: String, seen: String) {
    self.property = property
    self.expected = expected
    self.seen = seen
  }

  /// Creates a mismatch of two outputs that should be equal, with the first different lines.
  init(_ property: String, expected: [UInt8], seen: [UInt8]) {
    let lines = [expected, seen].map {
      String(decoding: $0, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    }
    let place = zip(lines[0], lines[1]).prefix { $0 == $1 }.count
    func excerpt(_ lines: [Substring]) -> String {
      guard place < lines.count else { return "(the output ends after \(lines.count) lines)" }
      return "line \(place + 1): " + lines[place...].prefix(4).joined(separator: "\n")
    }
    self.init(property, expected: excerpt(lines[0]), seen: excerpt(lines[1]))
  }
}
