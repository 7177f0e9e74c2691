import AppDriver

nonisolated extension Redaction {
  /// A screen with stars for the secrets in its texts.
  func redacted(_ screen: ScreenSnapshot) -> ScreenSnapshot {
    isEmpty ? screen : screen.mapTexts(redacted)
  }
}
