import AppDriver
import Shell

extension Subject {
  static var onScreen: [Subject] { [screen, `class`, stack, tab, modal, alert] }

  static let screen = Subject(
    "screen", arguments: "NAME: the title, or the class name without ViewController",
    matched: { screen, _ in
      screen.panes.flatMap { [$0.title, plain($0.type)] }
        + (screen.container.map { [plain($0)] } ?? [])
    },
    there: { screen, _ in screen.panes.map(\.title) }
  ) { name, screen, _ in
    screen.panes.contains { pane in
      LabelMatch.isWhole(name, pane.title) || LabelMatch.isWhole(name, plain(pane.type))
    } || screen.container.map { LabelMatch.isWhole(name, plain($0)) } ?? false
  }

  private static let `class` = Subject(
    "class", arguments: "NAME: the class of the screen, or of one of its panes",
    there: { screen, _ in screen.panes.map(\.type) + (screen.container.map { [$0] } ?? []) })

  static let stack = Subject(
    "stack", arguments: "A > B > C: the path to the screen; A | B > C: panes",
    isBlank: { path($0).isEmpty }, there: { screen, _ in [text(screen.paths)] }
  ) { name, screen, _ in LabelMatch.isWhole(path(name), path(text(screen.paths))) }

  private static let tab = Subject(
    "tab", arguments: "NAME: the selected tab", there: { screen, _ in selectedTab(screen) })

  private static let modal = Subject(
    "modal", arguments: "[NAME]: any presented screen, or the one with this name", needsName: false,
    there: { screen, _ in screen.modal == nil ? [] : [screen.name] }
  ) { name, screen, _ in
    screen.modal != nil && (name.isEmpty || LabelMatch.isWhole(name, screen.name))
  }

  private static let alert = Subject(
    "alert", arguments: "TEXT: an alert with this title or message", matchesPart: true,
    matched: { screen, _ in screen.panes.map(\.title) + texts(screen) },
    there: { screen, _ in screen.modal?.style.isAlert == true ? screen.panes.map(\.title) : [] }
  ) { name, screen, _ in
    screen.modal?.style.isAlert == true
      && (screen.panes.map(\.title) + texts(screen)).contains {
        LabelMatch.contains(name, in: $0)
      }
  }

  /// Returns paths in the notation of scripts: `Catalog | Women > Dresses`.
  static func text(_ paths: [[String]]) -> String {
    PathText.text(paths, arrow: PathText.typedArrow)
  }

  /// Returns a path with exactly one space around each `>` and `|`.
  ///
  /// The arrow that the shell prints, `›`, may be typed as well.
  /// The result is empty for a single `>`, because that would match any path.
  static func path(_ typed: String) -> String {
    typed.replacing(PathText.arrow, with: PathText.typedArrow).replacing("|", with: PathText.bar)
      .split(separator: ">").map { part in
        part.split(separator: " ").joined(separator: " ")
      }.joined(separator: PathText.typedArrow)
  }

  /// Returns the title of the selected tab; an empty array if there are no tabs.
  static func selectedTab(_ screen: ScreenSnapshot) -> [String] {
    screen.tabs.map { [$0.titles[$0.selectedIndex]] } ?? []
  }

  /// Returns a class name without the suffix `ViewController`.
  private static func plain(_ type: String) -> String {
    let suffix = "ViewController"
    return type.hasSuffix(suffix) ? String(type.dropLast(suffix.count)) : type
  }
}
