import Shell

/// Finds the secrets of a shell in texts.
struct SecretSearch {
  /// A place in a text, in bytes, and the secret that stands there.
  struct Hit {
    let range: Range<Int>
    let value: String
  }

  private let shell: ShellView
  /// The longest first: of two that overlap it is the one that is hidden.
  private let values: [String]

  init(_ shell: ShellView) {
    self.shell = shell
    values = shell.redaction.values.sorted {
      ($1.utf8.count, $0) < ($0.utf8.count, $1)
    }
  }

  /// The name and the variable of a secret, nil where it was typed.
  func variable(of value: String) -> (name: String, variable: String)? {
    shell.secretVariable(of: value)
  }

  /// Where secrets stand in a text, from left to right.
  func hits(in text: [UInt8]) -> [Hit] {
    var hits: [Hit] = []
    for value in values {
      for range in text.ranges(of: Array(value.utf8))
      where !hits.contains(where: { $0.range.overlaps(range) }) {
        hits.append(Hit(range: range, value: value))
      }
    }
    return hits.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The text with stars for what is left of secrets.
  func redacted(_ text: String) -> String { shell.redacted(text) }
}
