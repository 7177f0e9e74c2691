import AppDriver
import Shell

/// What `expect` can check.
enum Subject: String, CaseIterable {
  case screen, stack, tab, modal, alert, row, button, field, text, coordinator, flow

  var arguments: String {
    switch self {
    case .screen: "NAME: its title, or its class without ViewController"
    case .stack: "A > B > C: the path to the screen; A | B > C: panes"
    case .tab: "NAME: the selected tab"
    case .modal: "[NAME]: something in front, or this screen"
    case .alert: "TEXT: an alert with this title or message"
    case .row, .button, .field: "LABEL: the whole of it"
    case .text: "WORDS: anywhere on the screen"
    case .coordinator: "TYPE: a coordinator of this class is held"
    case .flow: "A > B: the coordinators in charge end like this"
    }
  }

  /// Whether it can be checked without a name.
  var needsName: Bool { self != .modal }

  /// Whether nothing is named: of a path with its `>` alone too, which any path would fit.
  func isBlank(_ name: String) -> Bool {
    switch self {
    case .stack, .flow: Self.path(name).isEmpty
    default: name.isEmpty
    }
  }

  /// Whether it holds.
  func holds(_ name: String, on screen: ScreenSnapshot, _ session: AppSession) -> Bool {
    switch self {
    case .screen:
      screen.panes.contains { pane in
        LabelMatch.isWhole(name, pane.title) || LabelMatch.isWhole(name, Self.plain(pane.type))
      } || screen.container.map { LabelMatch.isWhole(name, Self.plain($0)) } ?? false
    case .stack:
      LabelMatch.isWhole(Self.path(name), Self.path(Self.text(screen.paths)))
    case .tab:
      screen.tabs.map { LabelMatch.isWhole(name, $0.titles[$0.selectedIndex]) } ?? false
    case .modal:
      screen.modal != nil && (name.isEmpty || LabelMatch.isWhole(name, screen.name))
    case .alert:
      screen.modal?.style == .alert
        && (screen.panes.map(\.title) + texts(of: screen)).contains {
          LabelMatch.of(name, in: $0) != nil
        }
    case .row: hasRow(session) { LabelMatch.isWhole(name, $0) }
    case .button: labels(.button, of: screen).contains { LabelMatch.isWhole(name, $0) }
    case .field:
      (labels(.field, of: screen) + labels(.search, of: screen)).contains {
        LabelMatch.isWhole(name, $0)
      }
    case .text:
      (screen.panes.map(\.title) + texts(of: screen))
        .contains { LabelMatch.of(name, in: $0) != nil }
        || hasRow(session) { LabelMatch.of(name, in: $0) != nil }
    case .coordinator: coordinators(session).contains { LabelMatch.isWhole(name, $0) }
    case .flow:
      LabelMatch.isWhole(
        Self.path(name),
        screen.flow.suffix(name.split(separator: ">").count).joined(separator: " > "))
    }
  }

  /// What is there instead, for a failure.
  func there(on screen: ScreenSnapshot, _ session: AppSession) -> [String] {
    switch self {
    case .screen: screen.panes.map(\.title)
    case .stack: [Self.text(screen.paths)]
    case .tab: screen.tabs.map { [$0.titles[$0.selectedIndex]] } ?? []
    case .modal: screen.modal == nil ? [] : [screen.name]
    case .alert: screen.modal?.style == .alert ? screen.panes.map(\.title) : []
    case .row: labels(.row, of: screen)
    case .button: labels(.button, of: screen)
    case .field: labels(.field, of: screen) + labels(.search, of: screen)
    case .text: texts(of: screen)
    case .coordinator: coordinators(session)
    case .flow: [screen.flow.joined(separator: " > ")]
    }
  }

  private func coordinators(_ session: AppSession) -> [String] {
    var types: [String] = []
    func list(_ coordinator: CoordinatorSnapshot) {
      types.append(coordinator.type)
      coordinator.children.forEach(list)
    }
    session.snapshot(rowLimit: 0)?.coordinators.forEach(list)
    return types
  }

  /// What could be named, for completion.
  func names(_ request: CompletionRequest) -> [String] {
    guard request.words.count == 1, let screen = request.screen else { return [] }
    return there(on: screen, request.shell.session)
  }

  /// Whether a row's title fits, also of one that the screen has not been asked to show.
  private func hasRow(_ session: AppSession, _ fits: (String) -> Bool) -> Bool {
    var isThere = false
    session.visitRows { _, _, title in
      isThere = fits(title)
      return !isThere
    }
    return isThere
  }

  private func labels(_ kind: ElementKind, of screen: ScreenSnapshot) -> [String] {
    screen.panes.flatMap(\.elements).filter { $0.kind == kind }.map(\.label)
  }

  private func texts(of screen: ScreenSnapshot) -> [String] {
    screen.panes.flatMap(\.elements).flatMap { [$0.label, $0.value].compactMap(\.self) }
  }

  /// A class's name without `ViewController`.
  private static func plain(_ type: String) -> String {
    let suffix = "ViewController"
    return type.hasSuffix(suffix) ? String(type.dropLast(suffix.count)) : type
  }

  /// Paths as they are written: `Catalog | Women > Dresses`.
  private static func text(_ paths: [[String]]) -> String {
    paths.map { $0.joined(separator: " > ") }.joined(separator: " | ")
  }

  /// A path with one blank around each `>` and `|`.
  private static func path(_ typed: String) -> String {
    typed.replacing("|", with: " | ").split(separator: ">").map { part in
      part.split(separator: " ").joined(separator: " ")
    }.joined(separator: " > ")
  }
}
