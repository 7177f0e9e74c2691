/// The texts that exploration types into fields.
public nonisolated struct Alphabet: Sendable, Hashable, Codable {
  /// The number of letters of a text that no form expects.
  static let overlongCount = 100
  /// A text that no form expects.
  package static let overlong = String(repeating: "x", count: overlongCount)

  /// A text for fields with a name in lowercase.
  private struct Entry: Hashable, Codable {
    let field: String
    let text: String
  }

  private var declared: [Entry] = []
  /// The texts of secure fields.
  private var secrets: [Entry] = []

  /// Creates an alphabet without texts.
  public init() {}

  /// Adds a valid text of a field.
  public mutating func add(_ text: String, for field: String) {
    declared.append(Entry(field: field.lowercased(), text: text))
  }

  /// Adds a text of a secure field.
  public mutating func add(secret: String, for field: String) {
    secrets.append(Entry(field: field.lowercased(), text: secret))
  }

  /// Adds the texts of another alphabet.
  package mutating func add(_ other: Alphabet) {
    declared += other.declared
    secrets += other.secrets
  }

  /// Returns the number of valid texts of a field, which is at least 1.
  func count(of field: String, isSecure: Bool) -> Int {
    max(1, texts(of: field, isSecure: isSecure).count)
  }

  /// Returns one of the valid texts of a field; an empty text for a secure field without a secret.
  func text(_ index: Int, of field: String, isSecure: Bool) -> String {
    let texts = texts(of: field, isSecure: isSecure)
    guard texts.isEmpty else { return texts[min(index, texts.count - 1)] }
    return isSecure ? "" : Self.guess(for: field.lowercased())
  }

  private func texts(of field: String, isSecure: Bool) -> [String] {
    let known = isSecure ? secrets : declared
    guard !known.isEmpty else { return [] }
    let name = field.lowercased()
    return known.filter { $0.field == name }.map(\.text)
  }

  /// Returns a likely text for a field with a name.
  private static func guess(for field: String) -> String {
    let name = Array(field.utf8)
    for (word, text) in guesses where name.hasPart(word) { return text }
    return "Fred"
  }

  /// Parts of the names of fields, each with a likely text; the first match counts.
  private static let guesses: [(word: [UInt8], text: String)] = [
    ("mail", "fred@example.org"), ("phone", "+12025550123"), ("tel", "+12025550123"),
    ("amount", "12"), ("number", "12"), ("price", "12"), ("age", "12"), ("count", "12"),
    ("code", "12"), ("zip", "12"), ("quantity", "12"), ("url", "https://example.org"),
    ("link", "https://example.org"),
  ].map { (Array($0.utf8), $1) }
}

extension [UInt8] {
  /// Returns whether the bytes contain others; the standard library's search takes a hundred times
  /// as long.
  nonisolated fileprivate func hasPart(_ part: [UInt8]) -> Bool {
    guard count >= part.count else { return false }
    return (0...count - part.count).contains { start in
      part.indices.allSatisfy { self[start + $0] == part[$0] }
    }
  }
}
