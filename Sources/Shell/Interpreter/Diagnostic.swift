/// A message about a command that failed.
public nonisolated struct Diagnostic: Sendable, Hashable {
  /// Where the command stands, nil at a prompt.
  public let location: SourceLocation?
  /// What is wrong.
  public let error: CommandError
  /// What the script's author has to say to it.
  public let message: String?

  /// Makes a message about an error.
  public init(location: SourceLocation?, error: CommandError, message: String? = nil) {
    self.location = location
    self.error = error
    self.message = message
  }

  /// The line for standard error: `file:line: what is wrong; what to do`.
  public var line: String { line("") }

  /// The line for standard error where it is probably wrong: `file:line: warning: …`.
  public var warningLine: String { line("warning: ") }

  private func line(_ kind: String) -> String {
    let message = kind + error.message + (message.map { "; \(SafeText.escaped($0))" } ?? "")
    guard let location else { return message }
    return "\(SafeText.escaped(location.file)):\(location.line): \(message)"
  }
}
