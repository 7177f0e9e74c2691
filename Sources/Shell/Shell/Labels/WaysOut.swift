import AppDriver
import Script

/// The commands to suggest for leaving the current screen.
struct WaysOut {
  let shell: ShellState

  init(_ shell: ShellState) { self.shell = shell }

  /// Returns the commands to suggest after a refusal; empty if there are none.
  func ways(after refusal: Refusal) -> [String] {
    switch refusal {
    case .inBackground: return ["foreground"]
    case .notRunning: return ["relaunch"]
    case .barCoveredBySearch, .dimmedBySearch: return shell.screen.map(cancelingSearch) ?? []
    case .noWayBack, .nothingBelow, .noSwipeBack, .swipeBackRefused, .swipeNotInteractive, .noSheet,
      .sheetStays, .tabsCovered, .tabsHidden:
      return away
    default: return []
    }
  }

  /// Returns the command that leaves the screen as `back` or `dismiss` would; `nil` if there is
  /// none, or if a button may do something else.
  func nearest(to command: String) -> String? {
    let ways = away
    if let same = [command, "back", "dismiss"].first(where: ways.contains) { return same }
    return shell.screen?.modal?.style.isAlert == true && ways.count == 1 ? ways[0] : nil
  }

  /// The commands that leave the screen: `back`, `dismiss`, buttons' verbs, or `open` with a tab.
  private var away: [String] {
    guard let screen = shell.screen else { return [] }
    var ways: [String] = []
    if screen.back?.hasButton == true { ways.append("back") }
    guard let modal = screen.modal else {
      if let back = screen.back, !back.hasButton, !back.below.isEmpty {
        ways += buttons(of: screen)
      }
      return ways + tabs(of: screen)
    }
    if modal.canBeSwiped { ways.append("dismiss") }
    return ways + buttons(of: screen)
  }

  /// The command that taps the search bar's Cancel button, if there is one.
  private func cancelingSearch(on screen: ScreenSnapshot) -> [String] {
    let names = screen.elements(of: [.button]).filter { $0.row == nil && $0.label == "Cancel" }
    return names.isEmpty ? buttons(of: screen) : ["tap Cancel"]
  }

  private func tabs(of screen: ScreenSnapshot) -> [String] {
    guard let tabs = screen.tabs, tabs.isReachable else { return [] }
    return tabs.titles.enumerated().filter { $0.offset != tabs.selectedIndex }
      .map { "open \(SafeText.quotedLabel($0.element))" }
  }

  private func buttons(of screen: ScreenSnapshot) -> [String] {
    ScreenVerbs(screen).enabledTapCommands(among: shell.table)
  }
}
