import AppDriver
import Script

/// The commands for all actions that a user can perform on a screen.
struct PossibleActions {
  let screen: ScreenSnapshot
  let table: CommandTable

  /// The actions, in screen order.
  ///
  /// For a long list, only the rows that the screen prints are included.
  var all: [PossibleAction] {
    var tapCommands = ScreenVerbs(screen).tapCommands(among: table)[...]
    var actions: [PossibleAction] = []
    for (place, pane) in screen.panes.enumerated() {
      for element in pane.elements {
        let tapCommand = element.kind == .button ? tapCommands.popFirst() : nil
        if element.isEnabled, let command = tapCommand ?? command(for: element, place) {
          actions.append(PossibleAction(element, command, pane: place))
        }
      }
    }
    if screen.back?.hasButton == true { actions.append(PossibleAction("back", kind: "back")) }
    if screen.back?.canSwipe == true {
      actions += ["back --swipe", "back --cancel"].map { PossibleAction($0, kind: "back") }
    }
    if screen.modal?.canBeSwiped == true {
      actions += ["dismiss", "dismiss --cancel"].map { PossibleAction($0, kind: "dismiss") }
    }
    if let tabs = screen.tabs, tabs.isReachable {
      actions += tabs.titles.map {
        PossibleAction("open \(SafeText.quotedLabel($0))", kind: "tab", label: $0)
      }
    }
    return actions
  }

  /// Returns the command that acts on an element other than a button; `nil` if there is none.
  private func command(for element: ElementSnapshot, _ pane: Int) -> String? {
    let label = SafeText.quotedLabel(element.label)
    switch element.kind {
    case .text, .header, .button: return nil
    case .row:
      return isPlain(element)
        ? "select \(label)" : "select \(RowNumber(pane: pane, row: element.ordinal).text)"
    case .field: return "type \(SafeText.quotedWord(element.label)) TEXT"
    case .toggle: return "toggle \(label)"
    case .choice:
      return "choose \(SafeText.quotedWord(element.label)) "
        + element.options.map(SafeText.quotedLabel).joined(separator: " | ")
    case .search: return "search TEXT"
    }
  }

  /// Returns whether a row's title is unique and can be typed, so that it identifies the row.
  private func isPlain(_ row: ElementSnapshot) -> Bool {
    let label = row.label
    guard !label.isEmpty, SafeText.isSafe(label) else { return false }
    return screen.elements(of: [.row]).count { LabelMatch.isWhole(label, $0.label) } == 1
  }
}

/// An action that a user can perform on a screen, and the command for it.
struct PossibleAction: Encodable {
  /// The command as the user can type it; in capitals, what the user must fill in.
  let command: String
  /// The kind of the element, or `back`, `dismiss`, `tab` or `foreground`.
  let kind: String
  /// The label of the element or the tab.
  private(set) var label: String?
  /// A row's number.
  private(set) var number: String?
  /// The options of a choice.
  private(set) var options: [String]?
  /// The verb of a button, if no other button and no command has it.
  private(set) var verb: String?

  /// Brings the app back from the background.
  static let foreground = PossibleAction("foreground", kind: "foreground")

  init(_ command: String, kind: String, label: String? = nil) {
    self.command = command
    self.kind = kind
    self.label = label
  }

  /// Creates the action of an element of the pane with the given index.
  init(_ element: ElementSnapshot, _ command: String, pane: Int) {
    self.init(command, kind: element.kind.rawValue, label: element.label)
    if element.kind == .row { number = RowNumber(pane: pane, row: element.ordinal).text }
    if element.kind == .button, !command.contains(" ") { verb = command }
    if !element.options.isEmpty { options = element.options }
  }
}
