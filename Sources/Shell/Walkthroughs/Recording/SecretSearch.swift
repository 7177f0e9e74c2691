package import Shell

/// A search for secrets in text.
package struct SecretSearch {
  /// A secret found in some text, and its byte range.
  typealias Hit = (range: Range<Int>, value: String)

  private let shell: ShellState?
  private let filter: SecretFilter

  /// Creates a search for a shell's secrets.
  init(_ shell: ShellState) {
    self.shell = shell
    filter = shell.redaction
  }

  /// Creates a search for the secrets of a filter, whose names are known to a recording already.
  package init(_ filter: SecretFilter) {
    shell = nil
    self.filter = filter
  }

  /// Returns a secret's name and environment variable; `nil` if the secret was typed.
  func variable(of value: String) -> (name: String, variable: String)? {
    shell?.secretVariable(of: value)
  }

  /// Returns the secrets in the text, from left to right.
  func hits(in text: [UInt8]) -> [Hit] { filter.occurrences(in: text) }

  /// Returns whether a string contains a secret in any form.
  func finds(in text: String) -> Bool { filter.finds(in: text) }

  /// Returns the text with all secrets replaced by asterisks.
  func redacted(_ text: String) -> String { filter.redacted(text) }
}
