import Script
import Shell

/// The secrets of a recording, by the names that stand in their place.
struct RecordedSecrets {
  private var variables: [(name: String, variable: String, value: String)] = []

  /// The settings that say where each secret comes from that some lines name.
  func settings(for lines: [String]) -> [String] {
    variables.filter { secret in lines.contains { $0.contains("${\(secret.name)}") } }
      .map { "@secret \($0.name)=env:\($0.variable)" }
  }

  /// The reference to a secret, under the name that it has already, or one made of its field's.
  mutating func reference(
    to value: String, field: String, known: (name: String, variable: String)?
  ) -> String {
    // Texts that look the same are two secrets where their bytes differ.
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

  /// Whether a word of a command stands for a secret.
  func isReference(_ word: String) -> Bool { variables.contains { word == "${\($0.name)}" } }
}
