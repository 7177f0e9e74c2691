import Shell

/// A search for a shell's secrets in text.
struct SecretSearch {
  /// A secret found in some text, and its byte range.
  typealias Hit = (range: Range<Int>, value: String)

  private let shell: ShellView
  /// What is hidden: not what `goto` has typed, without which the recording couldn't be run.
  private let filter: SecretFilter

  init(_ shell: ShellView) {
    self.shell = shell
    filter = shell.redaction.without(shell.ownTexts)
  }

  /// Returns a secret's name and environment variable; `nil` if the secret was typed.
  func variable(of value: String) -> (name: String, variable: String)? {
    shell.secretVariable(of: value)
  }

  /// Returns the secrets in the text, from left to right.
  func hits(in text: [UInt8]) -> [Hit] { filter.occurrences(in: text) }

  /// Returns whether a string contains a secret in any form.
  func finds(in text: String) -> Bool { filter.finds(in: text) }

  /// Returns the text with all secrets replaced by asterisks.
  func redacted(_ text: String) -> String { filter.redacted(text) }
}
