import Reports
import Script
import Shell
import Walkthroughs

/// The screens before and after the lines of a case, as far as the app's map says.
struct ScreenTrail {
  private let app: KnownApp
  /// The screen after the lines so far; `nil` if it isn't known.
  private(set) var screen: KnownApp.Screen?
  /// The move of the last line; `nil` if it is none of the map.
  private(set) var move: MapReport.Move?
  /// Whether the last line names the screen, as `expect screen Fred` does.
  private(set) var namesScreen = false

  /// Begins on a screen.
  init(_ app: KnownApp, on screen: KnownApp.Screen?) {
    self.app = app
    self.screen = screen
  }

  /// The maximum number of lines above a line that are followed.
  private static let mostLines = 200

  /// Follows the lines of a document above a line.
  ///
  /// It begins at the nearest line that has its screen whatever was before: a title, `goto`, or
  /// `expect screen`. So a long case costs no more than a short one.
  init(_ app: KnownApp, in document: Document, before line: Int) {
    let first = max(0, line - Self.mostLines)
    self.init(app, on: first == 0 ? app.startScreen : nil)
    var start = first
    for above in (first..<line).reversed() {
      var trail = ScreenTrail(app, on: nil)
      trail.follow(document, above)
      if document.kinds[above] == .text(.title) || trail.namesScreen {
        start = above
        break
      }
    }
    for above in start..<line { follow(document, above) }
  }

  /// Goes on with a line.
  mutating func follow(_ document: Document, _ line: Int) {
    (move, namesScreen) = (nil, false)
    switch document.kinds[line] {
    case .text(.title): screen = app.startScreen
    case .commands:
      let sequence = CommandSequence(ScriptLine(document.lines[line], number: 0))
      // A command that is refused changes nothing.
      if sequence.expectation == .success { sequence.commands.forEach { follow($0) } }
    default: break
    }
  }

  private mutating func follow(_ command: CommandSyntax) {
    let text = command.source.utf8[from: command.range]
    if let move = app.move(text, from: screen) {
      self.move = move
      screen = app.screens[move.to]
      return
    }
    if let name = Self.expectedScreen(command) {
      screen = app.screen(named: name)
      namesScreen = true
      return
    }
    switch CommandTable.withWalkthroughs[command.name] {
    case let known? where known.name == "goto":
      screen = app.screen(named: command.words.text)
      namesScreen = true
    case let known? where known.name == "relaunch" && command.words.isEmpty:
      screen = app.startScreen
    case let known?
    where [.look, .walkthrough, .shell, .fillIn].contains(known.group)
      && known.name != "source" && known.name != "undo" && known.name != "redo":
      break
    default: screen = nil
    }
  }

  /// Returns the name of the screen that a command expects; `nil` if it expects none.
  private static func expectedScreen(_ command: CommandSyntax) -> String? {
    guard command.name == "expect" else { return nil }
    let words = command.words.drop { $0.text == "soft" }
    guard words.first?.text == "screen" else { return nil }
    let name = words.dropFirst().prefix { $0.text != "within" }
    return name.isEmpty ? nil : Array(name).text
  }
}

extension [Word] {
  /// The words as a label.
  fileprivate var text: String { map(\.text).joined(separator: " ") }
}
