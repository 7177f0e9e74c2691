import AppDriver
import Script

/// The commands to suggest for leaving the current screen.
struct WaysOut {
  let shell: ShellView

  init(_ shell: ShellView) { self.shell = shell }

  /// Returns the commands to suggest after a refusal; empty if there are none.
  func ways(after refusal: Refusal) -> [String] {
    switch refusal {
    case .inBackground: return ["foreground"]
    case .notRunning: return ["relaunch"]
    case .noWayBack, .noSwipeBack, .swipeNotInteractive, .noSheet, .sheetStays, .tabsCovered,
      .tabsHidden:
      return away
    default: return []
    }
  }

  /// The commands that leave the screen: `back`, `dismiss`, buttons' verbs, or `open` with a tab.
  private var away: [String] {
    guard let screen = shell.screen else { return [] }
    var ways: [String] = []
    if screen.back?.hasButton == true { ways.append("back") }
    guard let modal = screen.modal else {
      if screen.back?.hasButton == false { ways += buttons(of: screen) }
      return ways + tabs(of: screen)
    }
    if modal.canBeSwiped { ways.append("dismiss") }
    return ways + buttons(of: screen)
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
