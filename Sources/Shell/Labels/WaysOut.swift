import AppDriver
import Script

/// Names the commands that lead away from where a person is.
struct WaysOut {
  let shell: ShellView

  init(_ shell: ShellView) { self.shell = shell }

  /// The commands that help after a refusal; none where the refusal says it all.
  func ways(after refusal: Refusal) -> [String] {
    switch refusal {
    case .inBackground: return ["foreground"]
    case .notRunning: return ["relaunch"]
    case .noWayBack, .noSwipeBack, .noSheet, .sheetStays, .tabsCovered, .tabsHidden: return away
    default: return []
    }
  }

  /// The Back button, the swipe, the buttons of what is in front, or the other tabs.
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
      .map { "open \(Quoting.quoteLabel($0.element))" }
  }

  private func buttons(of screen: ScreenSnapshot) -> [String] {
    ScreenVerbs(screen).ways(among: shell.table)
  }
}
