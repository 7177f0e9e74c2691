package import Script

/// A report about a failed command.
package nonisolated struct Diagnostic: Sendable, Hashable {
  /// The location of the command; `nil` at a prompt.
  package let location: SourceLocation?
  package let error: CommandError
  /// The message that the script specifies for this failure; `nil` if there is none.
  package let message: String?

  /// The rows of the loops that contain the command; `nil` if there are none.
  private let rows: String?

  package init(
    location: SourceLocation?, error: CommandError, message: String? = nil, rows: String? = nil
  ) {
    self.location = location
    self.error = error
    self.message = message
    self.rows = rows
  }

  /// The problem and the row of the loop in which it occurred.
  package var reason: String {
    error.message + (rows.map { " (\(SafeText.escaped($0)))" } ?? "")
  }

  /// The line to print on standard error, in the form `file:line: problem; remedy`.
  package var line: String { line("") }

  /// The line to print on standard error for a warning, in the form `file:line: warning: …`.
  package var warningLine: String { line("warning: ") }

  private func line(_ kind: String) -> String {
    let message = kind + reason + (message.map { "; \(SafeText.escaped($0))" } ?? "")
    guard let location else { return message }
    return "\(SafeText.escaped(location.file)):\(location.line): \(message)"
  }
}
