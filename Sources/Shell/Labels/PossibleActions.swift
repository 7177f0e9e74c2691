import AppDriver
import Script

/// The commands for all actions that a user can perform on a screen.
struct PossibleActions {
  let screen: ScreenSnapshot
  let table: CommandTable

  /// The commands, in screen order.
  ///
  /// For a long list, only the rows that the screen prints are included.
  var commands: [String] {
    var tapCommands = ScreenVerbs(screen).tapCommands(among: table)[...]
    var commands: [String] = []
    for (place, pane) in screen.panes.enumerated() {
      for element in pane.elements {
        let tapCommand = element.kind == .button ? tapCommands.popFirst() : nil
        if element.isEnabled, let command = tapCommand ?? command(for: element, place) {
          commands.append(command)
        }
      }
    }
    if screen.back?.hasButton == true { commands.append("back") }
    if screen.back?.canSwipe == true { commands += ["back --swipe", "back --cancel"] }
    if screen.modal?.canBeSwiped == true { commands.append("dismiss") }
    if let tabs = screen.tabs, tabs.isReachable {
      commands += tabs.titles.map { "open \(SafeText.quotedLabel($0))" }
    }
    return commands
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
