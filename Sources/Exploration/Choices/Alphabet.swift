/// The texts that exploration types into fields.
public nonisolated struct Alphabet: Sendable, Hashable, Codable {
  /// The number of letters of a text that no form expects.
  static let overlong = 300

  /// The valid texts of fields, by their names in lowercase letters.
  private var declared: [String: [String]] = [:]
  /// The texts of secure fields, by their names in lowercase letters.
  private var secrets: [String: [String]] = [:]

  /// Creates an alphabet that knows no field.
  public init() {}

  /// Adds a valid text of a field.
  public mutating func add(_ text: String, for field: String) {
    declared[field.lowercased(), default: []].append(text)
  }

  /// Adds the text of a secure field, which no output shows.
  public mutating func add(secret: String, for field: String) {
    secrets[field.lowercased(), default: []].append(secret)
  }

  /// Adds the texts of another alphabet.
  public mutating func add(_ other: Alphabet) {
    declared.merge(other.declared) { $0 + $1 }
    secrets.merge(other.secrets) { $0 + $1 }
  }

  /// The texts that no output shows.
  package var allSecrets: [String] { secrets.values.flatMap(\.self).sorted() }

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
    (isSecure ? secrets : declared)[field.lowercased()] ?? []
  }

  /// Returns a text that a form with a field of the name may expect.
  private static func guess(for field: String) -> String {
    if field.contains("mail") { return "fred@example.org" }
    if field.contains("phone") || field.contains("tel") { return "+12025550123" }
    if ["amount", "number", "price", "age", "count", "code", "zip", "quantity"]
      .contains(where: field.contains)
    {
      return "12"
    }
    if field.contains("url") || field.contains("link") { return "https://example.org" }
    return "Fred"
  }
}
