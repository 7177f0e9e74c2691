import AppDriver

/// What a finger can do on a screen, as the commands that do it.
struct PossibleActions {
  let screen: ScreenSnapshot
  let table: CommandTable

  /// The commands, in the order of the screen; of a long list those of the rows that are shown.
  var commands: [String] {
    var reaches = ScreenVerbs(screen).reaches(among: table)[...]
    var commands: [String] = []
    for element in screen.panes.flatMap(\.elements) {
      let reach = element.kind == .button ? reaches.popFirst() : nil
      if element.isEnabled, let command = reach ?? command(for: element) {
        commands.append(command)
      }
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
  private func command(for element: ElementSnapshot) -> String? {
    let label = Quoting.quoteLabel(element.label)
    switch element.kind {
    case .text, .header, .button: return nil
    case .row: return "select \(label)"
    case .field: return "type \(Quoting.quote(element.label)) TEXT"
    case .toggle: return "toggle \(label)"
    case .choice:
      return "choose \(Quoting.quote(element.label)) "
        + element.options.map(Quoting.quoteLabel).joined(separator: " | ")
    case .search: return "search TEXT"
    }
  }
}
