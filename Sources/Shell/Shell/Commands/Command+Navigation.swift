import AppDriver
import Foundation
import Script

extension Command {
  static var navigation: [Command] { [open, select, tap, back, dismiss, page] }

  static let quickTaps =
    "--times 2 (to 10) taps twice, so quickly that the app hasn't left the screen at the second tap."

  static func times(_ request: CompletionRequest) -> Candidates {
    if request.words.last == "--times" { return [Candidate("2", summary: "the number of taps")] }
    return !request.words.isEmpty && request.typed.hasPrefix("-")
      ? [Candidate("--times", summary: "Tap several times")] : []
  }

  private static let open = Command(
    "open", .navigate, arguments: "TAB | URL", summary: "Tap a tab, or open a link",
    details: [
      "Name a tab by its title or its position from the left. A tab can't be tapped while a sheet,",
      "a cover or an alert is in front of it or the tab bar is hidden. A URL (with ://) is passed",
      "to the app's delegate.",
    ],
    complete: { request in
      guard request.words.isEmpty else { return [] }
      return Candidates(request.screen?.tabs?.titles ?? [], as: .label) + request.links()
    }
  ) { invocation throws(CommandError) in
    try invocation.requireArguments("needs a tab or a URL")
    let label = invocation.label
    if label.contains("://") {
      guard let url = URL(string: label) else {
        throw invocation.misuse("\"\(SafeText.escaped(label))\" is not a URL")
      }
      return .effect(.act([.open(url)]))
    }
    return .onScreen { shell throws(CommandError) in
      let screen = try shell.screenOrError()
      let titles = screen.tabs?.titles ?? []
      var search = LabelSearch<Int>(label, wholeOnly: shell.options.wholeLabelsOnly)
      for (place, title) in titles.enumerated() { search.consider(title, place) }
      search.considerNumber(upTo: titles.count)
      do throws(CommandError) {
        return .act([.selectTab(try search.result(.tab, on: ""))])
      } catch { throw LabelCommands(screen).hint(added: error) }
    }
  }

  private static let select = Command(
    "select", .navigate, arguments: "ROW [--times N]", summary: "Tap a row",
    details: [
      "Name a row by its title or number. With several panes, use \"select PANE: ROW\".",
      quickTaps,
    ],
    complete: { $0.words.isEmpty ? $0.rowsOfPanes() : times($0) }
  ) { invocation throws(CommandError) in
    let (times, invocation) = try invocation.takingTimes()
    try invocation.requireArguments("needs a row")
    return .onScreen { shell throws(CommandError) in
      let row = try shell.finder().row(invocation.label)
      return .act([times.map { .tapQuickly(row, times: $0) } ?? .select(row)])
    }
  }

  private static let tap = Command(
    "tap", .navigate, arguments: "BUTTON [--times N]", summary: "Tap a button by its title",
    details: [
      "This command is needed if the button's verb is also a command's name or another button's",
      "verb. A button can also be specified by its number on the screen. A field's name taps the field,",
      "which begins editing, or opens what the app opens for it.", quickTaps,
    ],
    secrets: { invocation, shell in
      let invocation = (try? invocation.takingTimes().rest) ?? invocation
      // The user may have meant to use the button's verb, with values for the fields.
      guard invocation.words.count > 1, shell.session.hasSecureField,
        (try? shell.finder().tappable(invocation.label)) == nil
      else { return nil }
      return 1..<invocation.words.count
    },
    complete: { $0.words.isEmpty ? $0.elements(.button) : times($0) }
  ) { invocation throws(CommandError) in
    let (times, invocation) = try invocation.takingTimes()
    try invocation.requireArguments("needs a button")
    return .onScreen { shell throws(CommandError) in
      let target = try shell.finder().tappable(invocation.label).target
      return .act([times.map { .tapQuickly(target, times: $0) } ?? .tap(target)])
    }
  }

  private static let back = Command(
    "back", .navigate, arguments: "[N | root | SCREEN] [--swipe | --cancel]",
    summary: "Go back, or swipe down a sheet with no Back button",
    details: [
      "With N, root or SCREEN, the command goes back several screens at once, as the Back button's",
      "menu does. --swipe swipes from the left edge; --cancel releases that swipe halfway. Where no",
      "swipe of UIKit's goes back, the app's own gesture recognizer takes the finger.",
    ],
    complete: { request in
      guard request.words.isEmpty, let back = request.screen?.back else { return [] }
      var candidates = Candidates(back.hasButton ? back.below : [], as: .label)
      if back.hasButton {
        candidates =
          candidates + [Candidate("root", summary: "Go back to the first screen")]
      }
      guard back.canSwipe else { return candidates }
      candidates = candidates + [Candidate("--swipe", summary: "Swipe from the left edge")]
      guard request.shell.session.followsSwipeBack else { return candidates }
      return candidates + [Candidate("--cancel", summary: "Release the swipe halfway")]
    }
  ) { invocation throws(CommandError) in
    let (options, invocation) = try invocation.options(["--swipe", "--cancel"])
    if !options.isEmpty {
      guard options.count == 1 else {
        throw invocation.misuse("takes --swipe or --cancel, not both")
      }
      guard invocation.words.isEmpty else {
        throw invocation.misuse("a swipe goes back exactly one screen; don't name one")
      }
    }
    return .onScreen { shell throws(CommandError) in
      let screen = try shell.finder().screen
      if !options.isEmpty { return .act([.swipeBack(letGo: options.contains("--cancel"))]) }
      guard !invocation.words.isEmpty else { return try plainBack(screen, shell) }
      return .act([.back(steps: try steps(to: invocation.label, screen, invocation, shell))])
    }
  }

  private static let dismiss = Command(
    "dismiss", .navigate, arguments: "[--cancel]", summary: "Swipe down the frontmost sheet",
    details: [
      "--cancel releases the sheet halfway, so that it stays. A popover is dismissed by a tap "
        + "outside,",
      "which also cancels an action sheet. A screen that is neither can be swiped down if the app "
        + "has a",
      "gesture recognizer for it.",
    ],
    complete: { request in
      guard request.words.isEmpty, request.shell.session.followsSwipeDown else { return [] }
      return [Candidate("--cancel", summary: "Release the sheet halfway")]
    }
  ) { invocation throws(CommandError) in
    let (options, invocation) = try invocation.options(["--cancel"])
    try invocation.allowArguments(0)
    return .effect(.act([options.isEmpty ? .swipeDown : .swipeDownHalfway]))
  }

  private static let page = Command(
    "page", .navigate, arguments: "next | previous",
    summary: "Turn the page by swiping",
    details: [
      "The pages are a page view controller's or those of a scroll view with paging, or else what the",
      "app's own recognizers make of a swipe to the left or right.",
    ],
    complete: { request in
      guard request.words.isEmpty else { return [] }
      let turns = request.shell.session.pageTurns
      return Candidates(turns.next ? ["next"] : []) + Candidates(turns.previous ? ["previous"] : [])
    }
  ) { invocation throws(CommandError) in
    try invocation.requireArguments("needs a direction")
    try invocation.allowArguments(1)
    switch invocation.label.lowercased() {
    case "next": return .effect(.act([.turnPage(forward: true)]))
    case "previous": return .effect(.act([.turnPage(forward: false)]))
    default:
      throw .badValue(setting: "page", value: invocation.label, allowed: ["next", "previous"])
    }
  }

  /// Returns the effect of `back` without arguments: a tap on the topmost Back button.
  ///
  /// If there is no Back button and a sheet or popover shows its first screen, it is dismissed.
  private static func plainBack(
    _ screen: ScreenSnapshot, _ shell: ShellState
  ) throws(CommandError) -> Effect {
    if screen.back?.hasButton == true { return .act([.back(steps: 1)]) }
    try checkBar(shell)
    guard let modal = screen.modal, modal.style == .sheet || modal.isPopover,
      screen.back?.below.isEmpty ?? true
    else {
      throw .refused(.noWayBack, ways: WaysOut(shell).ways(after: .noWayBack))
    }
    guard modal.canBeSwiped else {
      let refusal = Refusal.sheetStays(screen.name)
      throw .refused(refusal, ways: WaysOut(shell).ways(after: refusal))
    }
    return .act([.swipeDown])
  }

  /// Checks that no search hides the navigation bar.
  private static func checkBar(_ shell: ShellState) throws(CommandError) {
    guard shell.session.searchCoversBar else { return }
    let refusal = Refusal.barCoveredBySearch
    throw .refused(refusal, ways: WaysOut(shell).ways(after: refusal))
  }

  /// Returns the number of screens to go back to reach the one that `label` specifies.
  private static func steps(
    to label: String, _ screen: ScreenSnapshot, _ invocation: Invocation, _ shell: ShellState
  ) throws(CommandError) -> Int {
    try checkBar(shell)
    guard let below = screen.back?.below, screen.back?.hasButton == true else {
      throw .refused(.noWayBack, ways: WaysOut(shell).ways(after: .noWayBack))
    }
    var search = LabelSearch<Int>(label, wholeOnly: shell.options.wholeLabelsOnly)
    for (place, name) in below.enumerated().reversed() {
      search.consider(name, below.count - place)
    }
    if label == "root" { search.number = below.count }
    if let number = Int(label) {
      guard number >= 1, number <= below.count else {
        throw invocation.misuse(
          "there \(below.count == 1 ? "is" : "are") \(counted(below.count, "screen"))"
            + " below this one")
      }
      search.number = number
    }
    return try search.result(.screen, on: "")
  }
}

extension Invocation {
  /// Removes `--times N` from the end of the words, and returns the number; `nil` if it isn't
  /// there.
  func takingTimes() throws(CommandError) -> (times: Int?, rest: Invocation) {
    guard let option = words.lastIndex(where: { $0.text == "--times" && !$0.isQuoted }) else {
      return (nil, self)
    }
    guard option == words.count - 2, let times = Int(words[option + 1].text), 2...10 ~= times else {
      throw misuse("--times needs a number from 2 to 10 at the end")
    }
    return (times, droppingLast(2))
  }
}

extension ElementFinder {
  /// Finds a button with a whole name or a number, a field with a whole name, or a button by a part
  /// of its name.
  ///
  /// Fields have numbers, too, but `tap 2` means a button.
  fileprivate func tappable(_ label: String) throws(CommandError) -> LocatedElement {
    do throws(CommandError) {
      return try withWholeNames.find([.button], label)
    } catch {
      guard case .notFound = error else { throw error }
      if Int(label) == nil, let field = try? withWholeNames.find([.field, .search], label) {
        return field
      }
    }
    return try find([.button], label)
  }
}
