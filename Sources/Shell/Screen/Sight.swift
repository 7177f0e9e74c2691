import AppDriver

/// The screen as it was read at one state of the app, with what the shell makes of it.
final class Sight {
  /// The state of the app, as the session counts it.
  let revision: Int
  let screen: ScreenSnapshot?
  /// The words that tap the buttons.
  private(set) lazy var verbs = ScreenVerbs(screen)
  /// The path to the screen, as the prompt shows it.
  private(set) lazy var prompt =
    SafeText.escaped(screen?.stack.joined(separator: " › ") ?? "") + "> "

  init(_ screen: ScreenSnapshot?, revision: Int) {
    self.screen = screen
    self.revision = revision
  }

  /// Whether nothing was on the screen.
  var isBlank: Bool { screen == nil }
}
