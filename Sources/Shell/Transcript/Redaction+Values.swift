import AppDriver

nonisolated extension Redaction {
  /// Returns a screen whose texts have stars in place of secrets.
  func redacted(_ screen: ScreenSnapshot) -> ScreenSnapshot {
    isEmpty ? screen : screen.mapTexts(redacted)
  }

  /// Returns an error whose message has stars in place of secrets.
  func redacted(_ error: CommandError) -> CommandError {
    guard !isEmpty, finds(in: error.message) else { return error }
    return .redacted(message: redacted(error.message), status: error.status)
  }
}
