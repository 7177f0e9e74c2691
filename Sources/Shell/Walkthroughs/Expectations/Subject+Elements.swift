import AppDriver
import Script
import Shell

extension Subject {
  static var elements: [Subject] {
    [row, button, field, text, visible, toggle, choice, count, enabled, selected, swipe, press]
  }

  private static let row = Subject(
    "row", arguments: "LABEL: a row with this full label", isOfRows: true,
    isThere: { name, screen, shell in
      !RowSearch.isCut(screen) || rowSearch(name, screen, shell).isOver
    },
    found: { name, screen, shell in
      RowSearch.isCut(screen) ? rowSearch(name, screen, shell).excuse : nil
    },
    there: { screen, _ in labels([.row], screen) }
  ) { name, screen, shell in rowSearch(name, screen, shell) == .found }

  private static func rowSearch(
    _ name: String, _ screen: ScreenSnapshot, _ shell: ShellState
  ) -> RowSearch {
    screen.elements(of: [.row]).contains { $0.isNamed(name) }
      ? .found : RowSearch(shell.session) { LabelMatch.isWhole(name, $0) }
  }

  private static let button = Subject(
    "button", arguments: "LABEL: a button with this full label",
    isFoundInRows: { isNamed($0, [.button], $1) },
    there: { screen, _ in labels([.button], screen) }
  ) { name, screen, _ in isNamed(name, [.button], screen) }

  private static let field = valued(
    "field", [.field, .search],
    arguments: "LABEL [= VALUE]: a field, with exactly this value if given")

  private static let text = Subject(
    "text", arguments: "WORDS: anywhere on the screen", matchesPart: true,
    matched: { screen, _ in screen.panes.map(\.title) + texts(screen) },
    isFoundInRows: { hasText($0, $1) }, there: { screen, _ in texts(screen) }
  ) { name, screen, _ in hasText(name, screen) }

  /// What `touch` would find.
  private static let visible = Subject(
    "visible", arguments: "ELEMENT: what \"touch\" would find, such as a tab, a row or a text",
    takesPattern: false, takesQuery: true,
    there: { screen, _ in ElementQuery.texts(on: screen) })

  private static func hasText(_ text: String, _ screen: ScreenSnapshot) -> Bool {
    (screen.panes.map(\.title) + texts(screen)).contains { LabelMatch.contains(text, in: $0) }
  }

  private static let toggle = valued(
    "toggle", [.toggle], arguments: "LABEL [= on | off]: a switch, in this state if given")

  private static let choice = valued(
    "choice", [.choice], arguments: "LABEL [= OPTION]: a control, and the option chosen in it")

  private static let count = Subject(
    "count",
    arguments: "N KIND: exactly N rows, buttons, fields, toggles, choices, texts, tabs or panes",
    takesPattern: false, problem: { ElementCount.problem($0) },
    found: { name, screen, _ in ElementCount(name)?.there(on: screen) },
    isFoundInRows: { name, _ in ElementCount(name)?.isOfRows == false },
    names: { screen, _ in ElementCount.all(on: screen) }, there: { _, _ in [] }
  ) { name, screen, _ in
    ElementCount(name).map { $0.count(on: screen) == $0.number } ?? false
  }

  private static let enabled = Subject(
    "enabled", arguments: "LABEL: the button, row, field or control exists and is enabled",
    matched: { screen, _ in usable(screen).map(\.label) },
    isThere: { name, screen, _ in usable(screen).contains { $0.isNamed(name) } },
    isFoundInRows: { name, screen in usable(screen).contains { $0.isNamed(name) } },
    there: { screen, _ in usable(screen).filter(\.isEnabled).map(\.label) }
  ) { name, screen, _ in
    usable(screen).contains { $0.isEnabled && $0.isNamed(name) }
  }

  /// The selected row, option or tab.
  ///
  /// A row is selected if the app or the user has selected it and nothing has deselected it, or if
  /// its value ends with a checkmark.
  private static let selected = Subject(
    "selected",
    arguments: "LABEL: a row that is selected or checked, a chosen option, or the selected tab",
    isFoundInRows: { name, screen in
      selection(screen).contains { LabelMatch.isWhole(name, $0) }
    },
    there: { screen, _ in selection(screen) })

  private static func selection(_ screen: ScreenSnapshot) -> [String] {
    screen.elements(of: [.row]).filter { $0.isSelected || $0.isChecked }.map(\.label)
      + screen.elements(of: [.choice]).compactMap(\.value) + selectedTab(screen)
  }

  private static let swipe = offer(
    .swipe, "ROW ACTION: swiping the row offers the action")
  private static let press = offer(
    .press, "ROW ACTION: the row's or button's menu has the item")

  /// Returns a subject for the actions of rows, for which the app is asked.
  private static func offer(_ gesture: RowGesture, _ arguments: String) -> Subject {
    Subject(
      gesture.rawValue, arguments: arguments, takesPattern: false,
      problem: {
        $0.contains { $0 == ":" || $0 == " " }
          ? nil : "\"\(gesture.rawValue)\" needs a row and an action, as in Fred Delete"
      },
      found: { name, _, shell in
        guard let offer = shell.offer(of: name, by: gesture) else { return "no such row" }
        let names = offer.actions.map { "\"\($0)\"" }
        return names.isEmpty ? nil : names.joined(separator: ", ")
      },
      names: { screen, shell in
        screen.elements(of: [.row, .button, .text])
          .filter { gesture == .swipe ? $0.maySwipe : $0.mayPress }.prefix(1)
          .flatMap { element in
            (shell.offer(of: element.label + ": ", by: gesture)?.actions ?? [])
              .map { "\(element.label) \($0)" }
          }
      },
      there: { _, _ in [] }
    ) { name, _, shell in
      shell.offer(of: name, by: gesture).map { offer in
        offer.actions.contains { LabelMatch.isWhole(offer.name, $0) }
      } ?? false
    }
  }

  /// Returns the labels and values of all elements.
  static func texts(_ screen: ScreenSnapshot) -> [String] {
    screen.elements.flatMap { [$0.label, $0.value].compactMap(\.self) }
  }

  /// Returns a subject for elements that have a value.
  private static func valued(
    _ name: String, _ kinds: [ElementKind], arguments: String
  ) -> Subject {
    Subject(
      name, arguments: arguments,
      valued: { screen in screen.elements(of: kinds) },
      isFoundInRows: { isNamed($0, kinds, $1) }, there: { screen, _ in labels(kinds, screen) }
    ) { name, screen, _ in isNamed(name, kinds, screen) }
  }

  private static func isNamed(
    _ name: String, _ kinds: [ElementKind], _ screen: ScreenSnapshot
  ) -> Bool {
    screen.elements(of: kinds).contains { $0.isNamed(name) }
  }

  private static func labels(_ kinds: [ElementKind], _ screen: ScreenSnapshot) -> [String] {
    screen.elements(of: kinds).map(\.label)
  }

  private static func usable(_ screen: ScreenSnapshot) -> [ElementSnapshot] {
    screen.elements(of: [.button, .toggle, .row, .field, .choice, .search])
  }
}

/// The result of a search for a row by its title, including rows that aren't shown.
private enum RowSearch: Equatable {
  case found
  case notFound
  /// Not found among the first rows, of which there are more.
  case notAmongFirst(of: Int)

  init(_ session: AppSession, _ fits: (String) -> Bool) {
    var isThere = false
    let count = session.visitRows { _, _, title in
      isThere = fits(title)
      return !isThere
    }
    self = isThere ? .found : count.map { .notAmongFirst(of: $0) } ?? .notFound
  }

  /// Returns whether the screen has more rows than are looked at.
  static func isCut(_ screen: ScreenSnapshot) -> Bool {
    screen.panes.contains { $0.rowCount > AppSession.mostRowsSearched }
  }

  /// Whether it is known whether there is such a row.
  var isOver: Bool {
    if case .notAmongFirst = self { return false }
    return true
  }

  /// The result to report instead of a row; `nil` if listing the rows says more.
  var excuse: String? {
    guard case .notAmongFirst(let count) = self else { return nil }
    return "none among the first \(grouped(AppSession.mostRowsSearched)) of \(grouped(count)) rows"
  }
}

nonisolated extension ElementSnapshot {
  /// Returns whether this is the element's full label, or its identifier after `#`.
  func isNamed(_ name: String) -> Bool {
    LabelMatch.isWhole(name, label)
      || name.hasPrefix("#") && identifier.map { $0 == name.dropFirst() } ?? false
  }
}
