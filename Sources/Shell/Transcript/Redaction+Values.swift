import AppDriver

nonisolated extension Redaction {
  /// Returns a screen with stars in place of the secrets in its texts.
  func redacted(_ screen: ScreenSnapshot) -> ScreenSnapshot {
    isEmpty ? screen : screen.mapTexts(redacted)
  }

  /// Returns an error with stars in place of the secrets in its message.
  func redacted(_ error: CommandError) -> CommandError {
    guard !isEmpty, finds(in: error.message) else { return error }
    return .redacted(message: redacted(error.message), status: error.status)
  }
}
