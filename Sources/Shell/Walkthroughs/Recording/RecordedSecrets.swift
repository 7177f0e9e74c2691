import Script
import Shell

/// The secrets in walkthroughs that are written, and the variables that replace them.
package struct RecordedSecrets {
  private var variables: [(name: String, variable: String)] = []
  /// The name of each secret, keyed by the bytes of its value.
  ///
  /// Strings as keys would treat canonically equivalent secrets as equal.
  private var names: [[UInt8]: String] = [:]
  /// For each name in use, the number to append to it for the next secret.
  private var numbers: [String: Int] = [:]

  /// The number of secrets.
  var count: Int { variables.count }

  /// Creates secrets of which there are none yet.
  package init() {}

  /// Returns the `@secret` settings for the variables used in the given lines.
  package func settings(for lines: [String]) -> [String] {
    var used: Set<String> = []
    for line in lines { used.formUnion(Self.references(in: line).map(\.name)) }
    return variables.filter { used.contains($0.name) }
      .map { "@secret \($0.name)=env:\($0.variable)" }
  }

  /// Returns the name and the environment variable of a secret; `nil` if it has none yet.
  package func variable(of value: String) -> (name: String, variable: String)? {
    names[Array(value.utf8)].flatMap { name in variables.first { $0.name == name } }
  }

  /// Returns a reference to a secret, using its existing name or a new one derived from the field.
  @discardableResult
  package mutating func reference(
    to value: String, field: String, known: (name: String, variable: String)?
  ) -> String {
    let bytes = Array(value.utf8)
    if let name = names[bytes] { return "${\(name)}" }
    let words = Verb.of(field).filter { $0.isASCII }
    let base = known?.name ?? (Expansion.isName(words) ? words : "secret")
    var name = base
    while numbers[name] != nil || (known == nil && isTaken(variable: Self.variable(for: name))) {
      let number = numbers[base, default: 2]
      numbers[base] = number + 1
      name = "\(base)\(number)"
    }
    numbers[name] = 2
    variables.append((name, known?.variable ?? Self.variable(for: name)))
    names[bytes] = name
    return "${\(name)}"
  }

  /// Returns the environment variable for a secret that was typed.
  private static func variable(for name: String) -> String {
    name.uppercased().replacing("-", with: "_")
  }

  private func isTaken(variable: String) -> Bool {
    variables.contains { $0.variable == variable }
  }

  /// Forgets the secrets to which none of the given lines refers, so that their names are free.
  mutating func forget(except lines: [String]) {
    let used = Set(lines.flatMap { Self.references(in: $0).map(\.name) })
    let kept = variables.filter { used.contains($0.name) }
    guard kept.count < variables.count else { return }
    variables = kept
    names = names.filter { used.contains($0.value) }
    numbers = [:]
    for variable in kept { numbers[variable.name] = 2 }
  }

  /// Returns whether a word in a command is a reference to a secret.
  func isReference(_ word: String) -> Bool {
    let found = Self.references(in: word)
    return found.count == 1 && found[0].range == 0..<word.utf8.count
      && numbers[found[0].name] != nil
  }

  /// Returns the given line with stars in place of all secrets outside its references.
  func redacted(_ line: String, _ search: SecretSearch) -> String {
    var safe = ""
    var end = 0
    for reference in Self.references(in: line) where numbers[reference.name] != nil {
      safe += search.redacted(line.utf8[from: end..<reference.range.lowerBound])
      safe += line.utf8[from: reference.range]
      end = reference.range.upperBound
    }
    return safe + search.redacted(line.utf8[from: end..<line.utf8.count])
  }

  /// Returns the names between `${` and `}` in a line, and the byte ranges of the references.
  static func references(in line: String) -> [(name: String, range: Range<Int>)] {
    guard Expansion.isNeeded(line) else { return [] }
    let bytes = Array(line.utf8)
    var found: [(name: String, range: Range<Int>)] = []
    var end = 0
    while let start = bytes[end...].firstRange(of: "${".utf8)?.lowerBound {
      guard let close = bytes[start...].firstIndex(of: UInt8(ascii: "}")) else { break }
      let name = String(decoding: bytes[start + 2..<close], as: UTF8.self)
      end = Expansion.isName(name) ? close + 1 : start + 2
      if Expansion.isName(name) { found.append((name, start..<end)) }
    }
    return found
  }
}
