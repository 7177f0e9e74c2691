/// A text in which `*` stands for any characters, also none.
struct Wildcards: Sendable, Hashable {
  /// The text between the stars, as bytes.
  private let parts: [[UInt8]]

  /// Creates a pattern; `decode` is applied to the text between the stars, so that a star that it
  /// adds isn't a wildcard.
  init(_ text: some StringProtocol, decode: (String) -> String = { $0 }) {
    parts = text.split(separator: "*", omittingEmptySubsequences: false)
      .map { Array(decode(String($0)).utf8) }
  }

  /// Whether the pattern is a star alone.
  var isAny: Bool { parts.count > 1 && parts.allSatisfy(\.isEmpty) }
  /// Whether the pattern has no star.
  var isLiteral: Bool { parts.count == 1 }

  /// Returns whether the pattern matches a whole text.
  ///
  /// - Complexity: The product of both lengths.
  func matches(_ text: String) -> Bool {
    var rest = Array(text.utf8)[...]
    guard rest.starts(with: parts[0]) else { return false }
    rest = rest.dropFirst(parts[0].count)
    guard let last = parts.dropFirst().last else { return rest.isEmpty }
    for part in parts.dropFirst().dropLast() {
      guard let place = Self.place(of: part, in: rest) else { return false }
      rest = rest[(place + part.count)...]
    }
    return rest.count >= last.count && rest.suffix(last.count).elementsEqual(last)
  }

  private static func place(of part: [UInt8], in text: ArraySlice<UInt8>) -> Int? {
    guard let first = part.first else { return text.startIndex }
    var place = text.startIndex
    while place + part.count <= text.endIndex {
      if text[place] == first, text[place..<place + part.count].elementsEqual(part) { return place }
      place += 1
    }
    return nil
  }
}
