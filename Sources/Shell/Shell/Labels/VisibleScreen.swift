import AppDriver

/// A snapshot of the screen, with data that the shell derives from it.
final class VisibleScreen {
  /// The maximum number of rows that are printed for a screen.
  nonisolated static let rowsShown = 40
  /// The maximum number of rows that are printed if the user asks for all.
  nonisolated static let mostRowsShown = AppSession.mostRowsSearched

  let screen: ScreenSnapshot
  /// The path to the screen, followed by the paths of the other panes.
  var paths: [[String]] { screen.paths }
  /// Whether a pane has more rows than are read at first.
  var hasMoreRows: Bool {
    screen.panes.contains { $0.rowCount > Self.rowsShown }
  }
  /// The screen with the rows that are searched, once it has been read.
  private var searched: ScreenSnapshot?
  /// The verbs that tap the buttons on the screen.
  private(set) lazy var verbs = ScreenVerbs(screen.panes)
  private var tapCommands: [String]?
  /// The panes as they are printed in a pipe, with the secrets, if they have been written.
  var panes: [UInt8]?

  init(_ screen: ScreenSnapshot) { self.screen = screen }

  nonisolated deinit {}

  /// Returns the screen with all rows that are searched, and not only those that are printed.
  func searchedScreen(_ session: AppSession) -> ScreenSnapshot? {
    guard hasMoreRows else { return screen }
    if searched == nil { searched = session.screen(rowLimit: AppSession.mostRowsSearched) }
    return searched
  }

  /// Returns the command that taps each button, in screen order.
  func tapCommands(among table: CommandTable) -> [String] {
    if let tapCommands { return tapCommands }
    let commands = verbs.tapCommands(among: table)
    tapCommands = commands
    return commands
  }
}
