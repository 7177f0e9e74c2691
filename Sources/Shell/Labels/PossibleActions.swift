import AppDriver
import Script

/// What a finger can do on a screen, as the commands that do it.
struct PossibleActions {
  let screen: ScreenSnapshot
  let table: CommandTable

  /// The commands, in the order of the screen; of a long list those of the rows that are shown.
  var commands: [String] {
    var reaches = ScreenVerbs(screen).reaches(among: table)[...]
    var commands: [String] = []
    var firstNumber = 1
    for pane in screen.panes {
      for element in pane.elements {
        let reach = element.kind == .button ? reaches.popFirst() : nil
        if element.isEnabled, let command = reach ?? command(for: element, firstNumber) {
          commands.append(command)
        }
      }
      firstNumber += pane.rowCount
    }
    if screen.back?.hasButton == true { commands.append("back") }
    if screen.back?.canSwipe == true { commands += ["back --swipe", "back --cancel"] }
    if screen.modal?.canBeSwiped == true { commands.append("dismiss") }
    if let tabs = screen.tabs, tabs.isReachable {
      commands += tabs.titles.map { "open \(Quoting.quoteLabel($0))" }
    }
    return commands
  }

  /// The command that uses what is no button, nil where there is nothing to use.
  private func command(for element: ElementSnapshot, _ firstNumber: Int) -> String? {
    let label = Quoting.quoteLabel(element.label)
    switch element.kind {
    case .text, .header, .button: return nil
    case .row:
      return isPlain(element) ? "select \(label)" : "select \(firstNumber + element.ordinal)"
    case .field: return "type \(Quoting.quote(element.label)) TEXT"
    case .toggle: return "toggle \(label)"
    case .choice:
      return "choose \(Quoting.quote(element.label)) "
        + element.options.map(Quoting.quoteLabel).joined(separator: " | ")
    case .search: return "search TEXT"
    }
  }

  /// Whether a row can be named by its title: it has the only one, which can be typed.
  private func isPlain(_ row: ElementSnapshot) -> Bool {
    let label = row.label
    guard !label.isEmpty, SafeText.escaped(label) == label else { return false }
    return screen.panes.flatMap(\.elements).count {
      $0.kind == .row && LabelMatch.isWhole(label, $0.label)
    }
      == 1
  }
}
