import AppDriver

nonisolated extension SecretFilter {
  /// Returns whether the text of a secure field is a secret.
  ///
  /// An empty text is none, nor is one that repeats a letter a hundred times, with which
  /// explorations try what a form does.
  package static func isSecret(inSecureField text: String) -> Bool {
    !text.isEmpty && !(text.count >= 100 && text.allSatisfy { $0 == text.first })
  }

  /// Returns a regular expression that matches text in which secrets have been replaced by stars.
  package func redacted(expression: String) -> String {
    redacted(expression).replacing(Self.stars, with: "\\*{\(Self.stars.utf8.count)}")
  }

  /// Returns the given error with stars in place of secrets in its message.
  func redacted(_ error: CommandError) -> CommandError {
    guard !isEmpty, finds(in: error.message) else { return error }
    return .redacted(error.kind, message: redacted(error.message), status: error.status)
  }
}
