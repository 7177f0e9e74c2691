/// The work that reading a specification may take, far more than a real one needs.
///
/// Aliases of aliases, templates of templates and attributes of attributes would come to billions
/// of values, and a computer would be at work with them for years.
struct SpecBudget {
  /// The error of a specification that has no end.
  struct Exceeded: Error {}

  private var values = 200_000
  private var bytes = 8 << 20

  /// The maximum number of templates or setting groups that belong to one owner.
  private static let mostNames = 1_000

  /// The maximum depth of nested values.
  static let mostLevels = 100

  /// Pays for values, and for the texts that are made for them.
  mutating func spend(_ values: Int, bytes: Int = 0) throws(Exceeded) {
    self.values -= values
    self.bytes -= bytes
    guard self.values >= 0, self.bytes >= 0 else { throw Exceeded() }
  }

  /// Returns a text with a word replaced.
  mutating func replacing(
    _ word: String, in text: String, with value: String
  ) throws(Exceeded) -> String {
    let count = text.ranges(of: word).count
    guard count > 0 else { return text }
    try spend(0, bytes: text.utf8.count + count * value.utf8.count)
    return text.replacing(word, with: value)
  }

  /// Returns names with those that they name, each once and after those that it names.
  ///
  /// - Parameters:
  ///   - names: The names.
  ///   - others: Returns the names that a name stands for; `nil` if there is nothing of that name.
  /// - Returns: The names.
  /// - Throws: An error if there are too many.
  mutating func expanded(
    _ names: [String], _ others: (String) -> [String]?
  ) throws(Exceeded) -> [String] {
    var result: [String] = []
    var visited: Set<String> = []
    var pending = names.reversed().map { (name: $0, isExpanded: false) }
    while let next = pending.popLast() {
      if next.isExpanded {
        result.append(next.name)
        continue
      }
      guard !visited.contains(next.name), let others = others(next.name) else { continue }
      visited.insert(next.name)
      guard visited.count <= Self.mostNames else { throw Exceeded() }
      try spend(1 + others.count)
      pending.append((next.name, true))
      pending += others.reversed().map { ($0, false) }
    }
    return result
  }

  /// Checks that no key of a dictionary is a bomb of aliases.
  ///
  /// Yams compares keys with everything in them, before anybody can count it. A key is on one line,
  /// except after a question mark.
  static func checkKeys(of text: String) throws(Exceeded) {
    let anchors = Set(text.matches(of: /&([^\s,\[\]{}]+)/).map(\.1))
    guard !anchors.isEmpty else { return }
    let aliases = text.matches(of: /\*([^\s,\[\]{}]+)/).lazy
      .filter { match in anchors.contains(match.1) || anchors.contains(match.1.dropLast()) }
    // Thirty aliases, three on each level, make sixty thousand values of one.
    guard aliases.prefix(31).count > 30 else { return }
    for line in text.split(whereSeparator: \.isNewline) {
      if line.contains(/^[\s-]*\?\s|[\[{,]\s*\?/) { throw Exceeded() }
      let rest = line.drop { $0 != "*" }
      if rest.contains(/[\]}][ \t]*:|\*[^\s,\[\]{}*]+[ \t]*:/) { throw Exceeded() }
    }
  }
}
