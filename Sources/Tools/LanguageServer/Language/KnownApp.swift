import Reports
import Script
import Shell

/// The screens and moves of an app's map, to answer for lines of walkthroughs.
struct KnownApp {
  /// A screen of the app.
  struct Screen {
    let id: String
    let name: String
    let type: String
  }

  /// The screens by their identifiers.
  private(set) var screens: [String: Screen] = [:]
  /// The screens in the order of the map.
  private(set) var screenOrder: [Screen] = []
  private var start: String?
  private var moves: [String: [MapReport.Move]] = [:]
  private var allMoves: [MapReport.Move] = []

  /// An app of which nothing is known.
  static let unknown = KnownApp()

  private init() {}

  init(_ map: MapReport) {
    for screen in map.screens {
      // A screen without a title is known by its class.
      let name = screen.name.isEmpty ? screen.type : screen.name
      let screen = (screen, Screen(id: screen.id, name: name, type: screen.type))
      screens[screen.0.id] = screen.1
      screenOrder.append(screen.1)
      if screen.0.isStart { start = screen.0.id }
    }
    start = start ?? map.screens.first?.id
    allMoves = map.moves
    moves = Dictionary(grouping: map.moves, by: \.from)
  }

  /// The screen at the launch; `nil` if no map is known.
  var startScreen: Screen? { start.flatMap { screens[$0] } }

  /// Returns the moves from a screen, or all if it isn't known.
  func moves(from screen: Screen?) -> [MapReport.Move] {
    screen.map { moves[$0.id] ?? [] } ?? allMoves
  }

  /// Returns the screen with a name, class or identifier; `nil` if there is none, or several.
  func screen(named name: String) -> Screen? {
    let found = screenOrder.filter {
      LabelMatch.isWhole(name, $0.name) || LabelMatch.isWhole(name, $0.type) || $0.id == name
    }
    return found.count == 1 ? found[0] : found.first { LabelMatch.isWhole(name, $0.name) }
  }

  /// Returns the move that a command is from a screen; `nil` if the map has none.
  ///
  /// The map names one row of a list for all; others lead to the same screen if all rows do.
  func move(_ command: String, from screen: Screen?) -> MapReport.Move? {
    let moves = moves(from: screen)
    if let exact = moves.first(where: { $0.label == command }) { return exact }
    guard screen != nil else { return nil }
    let verb = command.prefix { $0 != " " }
    let similar = moves.filter { $0.kind == verb && $0.label.prefix { $0 != " " } == verb }
    return Set(similar.map(\.to)).count == 1 ? similar[0] : nil
  }
}
