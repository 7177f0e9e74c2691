import AppDriver

nonisolated extension SecretFilter {
  /// Returns the given screen with stars in place of secrets in its texts.
  func redacted(_ screen: ScreenSnapshot) -> ScreenSnapshot {
    isEmpty ? screen : screen.mapTexts { redacted($0) }
  }

  /// Returns the given error with stars in place of secrets in its message.
  func redacted(_ error: CommandError) -> CommandError {
    guard !isEmpty, finds(in: error.message) else { return error }
    return .redacted(error.kind, message: redacted(error.message), status: error.status)
  }
}
