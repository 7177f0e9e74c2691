import AppDriver

/// What a finger can do on a screen, as the commands that do it.
struct PossibleActions {
  let screen: ScreenSnapshot
  let table: CommandTable

  /// The commands, in the order of the screen; of a long list those of the rows that are shown.
  var commands: [String] {
    let verbs = ScreenVerbs(screen)
    var commands: [String] = []
    for element in screen.panes.flatMap(\.elements) where element.isEnabled {
      commands += command(for: element, verbs).map { [$0] } ?? []
    }
    if screen.back?.hasButton == true { commands.append("back") }
    if screen.back?.canSwipe == true { commands += ["back --swipe", "back --cancel"] }
    if screen.modal?.canBeSwiped == true { commands.append("dismiss") }
    if let tabs = screen.tabs, tabs.isReachable {
      commands += tabs.titles.map { "open \(Quoting.quoteLabel($0))" }
    }
    return commands
  }

  private func command(for element: ElementSnapshot, _ verbs: ScreenVerbs) -> String? {
    let label = Quoting.quoteLabel(element.label)
    switch element.kind {
    case .text, .header: return nil
    case .row: return "select \(label)"
    case .button:
      let verb = VerbCache.verb(of: element.label)
      return ScreenVerbs.reach(
        element.label, among: table, isAlone: verbs.entries.count { $0.verb == verb } == 1)
    case .field: return "type \(Quoting.quote(element.label)) TEXT"
    case .toggle: return "toggle \(label)"
    case .choice:
      return "choose \(Quoting.quote(element.label)) "
        + element.options.map(Quoting.quoteLabel).joined(separator: " | ")
    case .search: return "search TEXT"
    }
  }
}
