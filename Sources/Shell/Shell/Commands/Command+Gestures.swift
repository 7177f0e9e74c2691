import AppDriver
import Script

extension Command {
  static var gestures: [Command] { [scroll, swipe, press, refresh] }

  private static let scroll = Command(
    "scroll", .navigate, arguments: "[PANE] [end]",
    summary: "Scroll down, by a screenful or to the end",
    details: [
      "For an app that does something when its list scrolls, such as loading more at the end.",
      "Rows needn't be scrolled to before they are tapped. With several panes, the command scrolls the",
      "first that can be scrolled, or the named one.",
    ],
    complete: { request in
      guard request.words.isEmpty else { return [] }
      let panes = (request.screen?.gestures("scroll") ?? []).count
      return Candidates([Candidate("end", summary: "Scroll to the end")])
        + Candidates(panes > 1 ? request.screen?.paneNames ?? [] : [], as: .word)
    }
  ) { invocation throws(CommandError) in
    try invocation.allowArguments(2)
    return .onScreen { shell throws(CommandError) in
      var words = invocation.words.map(\.text)
      let toEnd = words.last?.lowercased() == "end"
      if toEnd { words.removeLast() }
      let name = words.joined(separator: " ")
      do throws(CommandError) {
        let target = try shell.finder().gesture("scroll", inPane: name)
        return .act([.scroll(target, toEnd: toEnd)])
      } catch {
        guard case .notFound(let subject, let label, let place, let there, nil) = error,
          let meant = ["down": "scroll", "bottom": "scroll end"][label.lowercased()]
        else { throw error }
        throw .notFound(subject, label: label, on: place, there: there, meant: meant)
      }
    }
  }

  private static let swipe = Command(
    "swipe", .navigate, arguments: "ROW ACTION",
    summary: "Swipe a row for an action",
    details: [
      "ACTION is the title of a button that the swipe reveals, or its number.",
      "\"actions ROW\" lists what a row offers. \"back --swipe\" swipes from the edge of the screen.",
    ],
    complete: { $0.actions(.swipe) }
  ) { invocation throws(CommandError) in
    try invocation.requireArguments("needs a row and an action")
    return .onScreen { shell throws(CommandError) in
      let (row, action) = try invocation.rowAndAction(.swipe, shell)
      return .act([.swipe(row, action: action ?? "")])
    }
  }

  private static let press = Command(
    "press", .navigate, arguments: "ROW | BUTTON | TEXT [ACTION]",
    summary: "Press a row, button, or text long, for its menu",
    details: [
      "ACTION is an item of the menu, or its number; without it, the long press itself is the action.",
      "\"actions ROW\" lists what a row offers.",
    ],
    complete: { $0.actions(.press) }
  ) { invocation throws(CommandError) in
    try invocation.requireArguments("needs a row, a button, or a text")
    return .onScreen { shell throws(CommandError) in
      let (target, action) = try invocation.rowAndAction(.press, shell)
      return .act([.press(target, action: action)])
    }
  }

  private static let refresh = Command(
    "refresh", .navigate, arguments: "[--pull]", summary: "Pull the screen down to refresh it",
    details: [
      "Only a screen with a refresh control has this command. If the screen also has a button of that",
      "name, the command taps it, and --pull pulls.",
    ],
    isOfScreen: true, isOffered: { !$0.gestures("refresh").isEmpty },
    complete: { $0.words.isEmpty ? ["--pull"] : [] }
  ) { invocation throws(CommandError) in
    let (_, invocation) = try invocation.options(["--pull"])
    try invocation.allowArguments(0)
    return .onScreen { shell throws(CommandError) in
      .act([.refresh(try shell.finder().gesture("refresh", inPane: ""))])
    }
  }
}

extension ElementFinder {
  /// Finds a gesture of the first pane that has it, or of the named pane.
  fileprivate func gesture(
    _ kind: String, inPane name: String
  ) throws(CommandError) -> ElementTarget {
    let found = screen.gestures(kind)
    guard name.isEmpty else {
      let places = PaneLabel(name + ":", on: screen).panes
      guard places.count < screen.panes.count || screen.panes.count == 1,
        screen.panes.count > 1
      else {
        throw .notFound(.pane, label: name, on: screen.name, there: screen.paneNames)
      }
      let controllers = places.map { screen.panes[$0].controller }
      guard let gesture = found.first(where: { controllers.contains($0.pane.controller) }) else {
        let pane = screen.panes[places[0]]
        guard kind == "scroll", pane.rowCount > 0 else {
          throw Self.nothing(to: kind, in: pane.title)
        }
        throw .refused(.allOnScreen(pane.title), ways: [])
      }
      return gesture.target
    }
    guard let gesture = found.first else {
      guard kind == "scroll", let list = screen.panes.first(where: { $0.rowCount > 0 }) else {
        throw Self.nothing(to: kind, in: screen.name)
      }
      throw .refused(.allOnScreen(list.title), ways: [])
    }
    return gesture.target
  }

  private static func nothing(to kind: String, in place: String) -> CommandError {
    .notFound(
      kind == "scroll" ? .scrollableList : .refreshControl, label: "", on: place, there: [])
  }
}

nonisolated extension ScreenSnapshot {
  /// The names by which the panes can be specified; empty if there is only one.
  var paneNames: [String] { panes.indices.compactMap { paneName($0) } }
}

extension Invocation {
  /// The maximum number of words in a label that other words follow.
  private static let longestLabel = 500

  /// Finds the row or, for a press, button or text that the first words name, and the action that
  /// the others name.
  ///
  /// The longest label wins. Where labels can be short, the action's title can be, too.
  fileprivate func rowAndAction(
    _ gesture: RowGesture, _ shell: ShellState
  ) throws(CommandError) -> (target: ElementTarget, action: String?) {
    let finder = try shell.finder()
    var problem: CommandError?
    for count in words.indices.reversed()
    where count < Self.longestLabel || count == words.count - 1 {
      let label = words[...count].map(\.text).joined(separator: " ")
      do throws(CommandError) {
        let target = try finder.pressable(label, gesture)
        let rest = words[(count + 1)...].map(\.text).joined(separator: " ")
        guard count + 1 < words.count else { return (target, nil) }
        return (target, try shell.actionTitle(rest, of: target, by: gesture))
      } catch {
        // The error about the shortest label is the clearest, unless a label was found.
        if case .notFound(.action, _, _, _, _) = error { throw error }
        problem = error
      }
    }
    throw problem ?? misuse("needs a row")
  }
}

extension ElementFinder {
  /// Finds a row or, for a press, a button or a text that can be pressed; what has the whole name
  /// wins.
  func pressable(_ label: String, _ gesture: RowGesture) throws(CommandError) -> ElementTarget {
    guard gesture == .press else { return try row(label) }
    if !wholeOnly, let whole = try withWholeNames.pressed(label) { return whole }
    if let target = try pressed(label) { return target }
    return try row(label)
  }

  /// Returns what a press is for; `nil` if nothing has the name.
  private func pressed(_ label: String) throws(CommandError) -> ElementTarget? {
    for kind in [ElementKind.row, .button, .text] {
      do throws(CommandError) {
        switch kind {
        case .row: return try row(label)
        case .text: return try find([.text], label, where: \.mayPress).target
        default: return try find([kind], label).target
        }
      } catch {
        guard error.kind == .notFound else { throw error }
      }
    }
    return nil
  }
}

extension ShellState {
  /// Returns the whole title of an action, of which the user may have typed only a part, or its
  /// number if others have the title.
  ///
  /// In a test, the title must be whole, so the app isn't asked for the actions before it performs
  /// one.
  fileprivate func actionTitle(
    _ typed: String, of target: ElementTarget, by gesture: RowGesture
  ) throws(CommandError) -> String {
    guard !options.wholeLabelsOnly else { return typed }
    let there = session.actions(of: target, by: gesture).filter { !$0.isEmpty }
    guard !there.isEmpty else { return typed }
    let names = RowActionNames.names(there)
    if let place = names.firstIndex(of: typed) { return names[place] }
    var search = LabelSearch<Int>(typed, wholeOnly: false)
    for (place, title) in there.enumerated() { search.consider(title, place) }
    search.considerNumber(upTo: there.count)
    let place = try search.result(.action(gesture), on: target.label)
    return names[place]
  }
}

extension CompletionRequest {
  /// Returns the rows or, after a row, the actions that a gesture on it offers.
  fileprivate func actions(_ gesture: RowGesture) -> Candidates {
    guard !words.isEmpty else {
      return rowsOfPanes() + (gesture == .press ? pressableElements : [])
    }
    guard let finder = try? shell.finder(),
      let target = try? finder.pressable(words.joined(separator: " "), gesture)
    else { return [] }
    let titles = shell.session.actions(of: target, by: gesture).filter { !$0.isEmpty }
    return Candidates(
      zip(titles, RowActionNames.names(titles)).map { title, name in
        Candidate(name, as: .label, summary: name == title ? "" : title)
      })
  }

  private var pressableElements: Candidates {
    Candidates(
      (screen?.elements(of: [.button, .text]) ?? []).filter(\.mayPress).map {
        Candidate($0.label, as: .word)
      })
  }
}
