package import Script

/// A message about a command that failed.
package nonisolated struct Diagnostic: Sendable, Hashable {
  /// Where the command stands, nil at a prompt.
  package let location: SourceLocation?
  /// What is wrong.
  package let error: CommandError
  /// What the script's author has to say to it.
  package let message: String?

  /// Makes a message about an error.
  package init(location: SourceLocation?, error: CommandError, message: String? = nil) {
    self.location = location
    self.error = error
    self.message = message
  }

  /// The line for standard error: `file:line: what is wrong; what to do`.
  package var line: String { line("") }

  /// The line for standard error where it is probably wrong: `file:line: warning: …`.
  package var warningLine: String { line("warning: ") }

  private func line(_ kind: String) -> String {
    let message = kind + error.message + (message.map { "; \(SafeText.escaped($0))" } ?? "")
    guard let location else { return message }
    return "\(SafeText.escaped(location.file)):\(location.line): \(message)"
  }
}
