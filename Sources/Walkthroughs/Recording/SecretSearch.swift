import Shell

/// A search for a shell's secrets in text.
struct SecretSearch {
  /// A secret found in some text, and its byte range.
  struct Hit {
    let range: Range<Int>
    let value: String
  }

  private let shell: ShellView
  /// The secrets, longest first, so that the longer of two overlapping secrets is replaced.
  private let values: [String]

  init(_ shell: ShellView) {
    self.shell = shell
    values = shell.redaction.values.sorted {
      ($1.utf8.count, $0) < ($0.utf8.count, $1)
    }
  }

  /// Returns a secret's name and environment variable; `nil` if the secret was typed.
  func variable(of value: String) -> (name: String, variable: String)? {
    shell.secretVariable(of: value)
  }

  /// Returns the secrets in the text, from left to right.
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

  /// Returns the text with all secrets replaced by asterisks.
  func redacted(_ text: String) -> String { shell.redacted(text) }
}
