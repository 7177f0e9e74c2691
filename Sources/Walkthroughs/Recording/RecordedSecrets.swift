import Script
import Shell

/// The secrets in a recording, and the variables that replace them.
struct RecordedSecrets {
  private var variables: [(name: String, variable: String, value: String)] = []

  /// Returns the `@secret` settings for the variables used in the given lines.
  func settings(for lines: [String]) -> [String] {
    variables.filter { secret in lines.contains { $0.contains("${\(secret.name)}") } }
      .map { "@secret \($0.name)=env:\($0.variable)" }
  }

  /// Returns a reference to a secret, using its existing name or a new one derived from the field.
  mutating func reference(
    to value: String, field: String, known: (name: String, variable: String)?
  ) -> String {
    // Compare bytes, because canonically equivalent strings may be different secrets.
    if let there = variables.first(where: { $0.value.utf8.elementsEqual(value.utf8) }) {
      return "${\(there.name)}"
    }
    let words = Verb.of(field).filter { $0.isASCII }
    let base = known?.name ?? (Expansion.isName(words) ? words : "secret")
    var name = base
    var number = 2
    while variables.contains(where: { $0.name == name }) {
      name = "\(base)\(number)"
      number += 1
    }
    variables.append((name, known?.variable ?? name.uppercased().replacing("-", with: "_"), value))
    return "${\(name)}"
  }

  /// Returns whether a word in a command is a reference to a secret.
  func isReference(_ word: String) -> Bool { variables.contains { word == "${\($0.name)}" } }
}
