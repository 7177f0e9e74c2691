import Shell

/// A search for a shell's secrets in text.
struct SecretSearch {
  /// A secret found in some text, and its byte range.
  typealias Hit = (range: Range<Int>, value: String)

  private let shell: ShellView

  init(_ shell: ShellView) { self.shell = shell }

  /// Returns a secret's name and environment variable; `nil` if the secret was typed.
  func variable(of value: String) -> (name: String, variable: String)? {
    shell.secretVariable(of: value)
  }

  /// Returns the secrets in the text, from left to right.
  func hits(in text: [UInt8]) -> [Hit] { shell.redaction.occurrences(in: text) }

  /// Returns whether a string contains a secret in any form.
  func finds(in text: String) -> Bool { shell.redaction.finds(in: text) }

  /// Returns the text with all secrets replaced by asterisks.
  func redacted(_ text: String) -> String { shell.redacted(text) }
}
