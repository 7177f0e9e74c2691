import AppDriver

/// The screen as it was read at one state of the app, with what the shell makes of it.
final class VisibleScreen {
  /// How many rows of a long list a screen prints.
  nonisolated static let rowsShown = 40

  /// The state of the app, as the session counts it.
  let revision: Int
  let screen: ScreenSnapshot?
  /// The path to the screen.
  let stack: [String]
  /// The path to the screen, and beside it those of further panes.
  let paths: [[String]]
  /// Whether nothing was on the screen.
  let isBlank: Bool
  /// The words that tap the buttons.
  private(set) lazy var verbs = ScreenVerbs(screen)

  init(_ screen: ScreenSnapshot?, revision: Int) {
    self.screen = screen
    self.revision = revision
    if let screen {
      stack = screen.stack
      paths = screen.paths
      isBlank = false
    } else {
      stack = []
      paths = [[]]
      isBlank = true
    }
  }
}
