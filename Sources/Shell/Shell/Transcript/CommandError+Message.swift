package import AppDriver
import Script

nonisolated extension CommandError {
  /// A one-line description of the problem and its remedy, safe to print.
  package var message: String { SafeText.escaped(words) }

  var words: String {
    switch self {
    case .unknownCommand(let name, _, let screen?):
      "no command or button \(Self.quoted(name)) here; it was on \(Self.quoted(screen)), and"
        + " \(Self.quoted("goto \(SafeText.quotedLabel(screen))")) leads there"
    case .unknownCommand(let name, let nearest, nil):
      "no command or button \(Self.quoted(name))"
        + (nearest.map { "; did you mean \(Self.quoted($0))?" }
          ?? "; \"help\" lists all commands, and \"actions\" lists those for this screen")
    case .usage(let command, let arguments, let problem):
      "\(command): \(problem); usage: \(command)\(arguments.isEmpty ? "" : " " + arguments)"
    case .notFound(let what, let label, let screen, let there, let meant):
      notFound(what, label, screen, there, meant)
    case .notAmongFirst(let label, let screen, let there, let searched, let count):
      Int(label) != nil || RowNumber(label) != nil
        ? "no row \(Self.short(label)); there are \(grouped(count)) rows"
        : "no row \(Self.quoted(label)) among the first \(grouped(searched)) of \(grouped(count)) rows"
          + " on \(Self.short(screen)); use the row's number, such as"
          + " \"select \(min(count, 123_456))\""
          + Self.suggestion(label, there)
    case .ambiguous(let what, "", let candidates):
      "\(candidates.count) \(Self.plural(what)) have no name; give the number of one, or name another"
    case .ambiguous(let what, let label, let candidates):
      "\(Self.quoted(label)) matches several \(Self.plural(what)): \(Self.list(candidates)); "
        + advice(choosing: what, among: candidates)
    case .tooManyArguments(let button, let fields, let given):
      fields.isEmpty
        ? "\"\(SafeText.escaped(button))\" takes no arguments because the screen has no fields, but"
          + " \(given) \(given == 1 ? "was" : "were") given; tap it without arguments first"
        : "\"\(SafeText.escaped(button))\" takes \(counted(fields.count, "argument")), for the fields"
          + " \(Self.list(fields)), but \(given) \(given == 1 ? "was" : "were") given; quote text that has spaces"
    case .secretMissing(let field):
      "no text for the secure field \"\(field)\"; add it to the line, or type it first"
    case .secretNotGiven(let field): "nothing was typed for \"\(field)\"; the command did not run"
    case .refused(let refusal, let ways): refusal.message + Self.advice(ways)
    case .crashed(let crash): "the app crashed: \(crash.advice)"
    case .processEnded(let call): "the app terminated the process (\(call))"
    case .notRunning: "the app has crashed and is not running; start it again with \"relaunch\""
    case .nothingOnScreen:
      "the app shows nothing; its delegate must give a window a rootViewController and call"
        + " makeKeyAndVisible()"
    case .wrongData(let file, let reason):
      "\(SafeText.escaped(file)): \(SafeText.escaped(reason))"
    case .takesNoData(let app): "\(app) doesn't read a data file; leave out --data and @data"
    case .badFixture(let mistake): mistake.words
    case .requestsRefused(let refusals): Self.refused(refusals)
    case .unknownApp(let name, let there): Self.unknown("app", name, there)
    case .unknownSetting(let name, let there): Self.unknown("setting", name, there)
    case .badValue(let setting, let value, let allowed):
      "\(setting) can't be \(Self.quoted(value)); use one of \(Self.list(allowed))"
    case .unreadable(let path, let reason): "can't read \(SafeText.escaped(path)): \(reason)"
    case .cannotUndo(.nothingDone): "there is nothing to undo since launch"
    case .cannotUndo(.onlyDone(let count)):
      "only \(counted(count, "command")) can be undone since launch"
    case .cannotUndo(.tooMany(let bound)):
      "more than \(grouped(bound)) commands since launch can't be repeated; relaunch to start over"
    case .cannotUndo(.nothingUndone):
      "there is nothing to redo; \"redo\" repeats a command directly after \"undo\""
    case .cannotAlias(let name, .isCommand):
      "\(Self.quoted(name)) is a command, so it can't be an alias; choose another name"
    case .cannotAlias(let name, .unknown(let nearest)):
      "no alias \(Self.quoted(name))"
        + (nearest.map { "; did you mean \(Self.quoted($0))?" } ?? "; \"alias\" lists all aliases")
    case .cannotAlias(let name, .runsItself(let names)):
      "the alias \(Self.quoted(name)) runs itself: \(names.joined(separator: " → "))"
        + "; change one of them with \"alias NAME = COMMANDS\""
    case .unmet(let expected, let found, let hint):
      "expected \(expected), found \(found.message)" + (hint.map { "; \($0)" } ?? "")
    case .notRefused(let command):
      "expected \"\(SafeText.escaped(command))\" to be refused, but it had an effect; remove the"
        + " \"!\""
    case .leakCheckOff: LeakWriter.isOff
    case .objectsUnreadable(let reason):
      "leaks and coordinators can't be found, because objects can't be read: \(reason)"
    case .script(let mistake): mistake.words
    case .differs(let count): count.message
    case .unwritable(let path, let reason): "can't write \(SafeText.escaped(path)): \(reason)"
    case .cannotRecord(.appCrashed):
      "the app has crashed; go back with \"undo\", or launch it again with \"relaunch\""
    case .cannotRecord(.isRunning): "a recording is already running; end it with \"record stop\""
    case .cannotRecord(.isNotRunning): "no recording is running; start one with \"record FILE\""
    case .cannotRecord(.tooMany(let bound)):
      "more than \(grouped(bound)) commands since launch can't be recorded; relaunch first"
    case .cannotRecord(.settingOfLaunch):
      "@app, @size, @data, @network and @now can't change during a recording; end it with"
        + " \"record stop\""
    case .cannotRecord(.otherLaunch(let part)):
      "the case begins with \(part.words); end the recording with \"record stop\""
    case .cannotExplore(let reason): reason
    case .redacted(_, let message, _): message
    case .interrupted: "stopped"
    }
  }

  private static func suggestion(_ label: String, _ there: [String]) -> String {
    Nearest.name(to: label, among: there).map { "; did you mean \(quoted($0))?" } ?? ""
  }

  private static func plural(_ what: String) -> String {
    what == "command or button" ? "commands and buttons" : what + "s"
  }

  private func advice(choosing what: String, among candidates: [String]) -> String {
    guard Set(candidates).count == candidates.count || what.hasPrefix("command") else {
      return "give the number"
    }
    return switch what {
    case "row", "tab", "screen": "give more of the name, or the number"
    case "button": "tap one by its full title"
    default: "give more of the name"
    }
  }

  private func notFound(
    _ what: String, _ label: String, _ screen: String, _ there: [String], _ meant: String?
  ) -> String {
    let place = screen.isEmpty ? "" : " \(what == "option" ? "of" : "on") \(Self.short(screen))"
    guard !there.isEmpty else {
      return "no \(what)" + (label.isEmpty ? "" : " \(Self.quoted(label))")
        + (place.isEmpty ? " here" : place + (label.isEmpty ? "" : ", which has none"))
        + (meant.map { "; did you mean \(Self.quoted($0))?" }
          ?? "; \"actions\" lists the possible actions")
    }
    if meant == nil, let part = Self.part(label, of: there) {
      return "no \(what) \(Self.quoted(label))\(place); it is only a part of a label, and a test"
        + " needs the whole one: \(part)"
    }
    let nearest = meant ?? Nearest.name(to: label, among: there)
    if what == Self.knownScreen, let nearest {
      return "no \(what) \(Self.quoted(label)); did you mean \(Self.quoted(nearest))?"
        + " \"map --all\" shows all screens"
    }
    return (label.isEmpty ? "name a \(what)" : "no \(what) \(Self.quoted(label))") + "\(place); "
      + (place.isEmpty ? Self.available(what, there) : "it has \(Self.list(there))")
      + (nearest.map { "; did you mean \(Self.quoted($0))?" }
        ?? (what == Self.knownScreen ? "; \"map --all\" shows all" : "; choose one of them"))
  }

  /// Returns the labels of which a text is only a part, in quotes and whole, so that they can be
  /// typed; `nil` if there are none.
  private static func part(_ text: String, of labels: [String]) -> String? {
    let found = labels.filter { !text.isEmpty && LabelMatch.of(text, in: $0) != nil }
    guard let first = found.first, !first.isEmpty else { return nil }
    let shown = first.count > 400 ? short(first) : SafeText.escaped(first)
    return "\"\(shown)\"" + (found.count > 1 ? " or \(found.count - 1) more" : "")
  }

  static func unknown(_ what: String, _ name: String, _ there: [String]) -> String {
    "no \(what) \(Self.quoted(name)); \(available(what, there))" + suggestion(name, there)
  }

  /// Returns a list of the available names, such as `the tabs are Persons, Groups`.
  private static func available(_ what: String, _ names: [String]) -> String {
    let place = what == "screen" ? " below" : ""
    let start = names.count == 1 ? "the only \(what)\(place) is" : "the \(what)s\(place) are"
    return "\(start) \(list(names))"
  }

  private static func advice(_ ways: [String]) -> String {
    guard !ways.isEmpty else { return "" }
    return "; try " + ways.map { "\"\($0)\"" }.joined(separator: ", ")
  }

  /// Returns a name for use in a message, escaped and shortened to 64 characters.
  ///
  /// It is never cut within an escape, so that the beginning of a secret can still be found in it.
  private static func short(_ name: String) -> String {
    let parts = name.prefix(65).map { SafeText.escaped(String($0)) }
    guard parts.reduce(0, { $0 + $1.count }) > 64 else { return parts.joined() }
    var length = 0
    let kept = parts.prefix { part in
      length += part.count
      return length < 64
    }
    return kept.joined() + "…"
  }

  private static func quoted(_ text: String) -> String { "\"\(Self.short(text))\"" }

  /// Returns the first twelve names separated by commas, and the number of remaining names.
  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(12).map { short($0) }.joined(separator: ", ")
    return names.count > 12 ? "\(shown) and \(names.count - 12) more" : shown
  }
}

nonisolated extension FoundInstead {
  /// The description, or the first twelve names in quotes.
  fileprivate var message: String {
    switch self {
    case .words(let words): words
    case .names([]): "none"
    case .names(let names):
      names.prefix(12).map { "\"\(SafeText.escaped($0))\"" }.joined(separator: ", ")
    }
  }
}

nonisolated extension RecordingObstacle.LaunchPart {
  fileprivate var words: String {
    switch self {
    case .app: "another app"
    case .data: "other data"
    case .size: "another size"
    case .fixtures: "other fixtures"
    case .date: "another date"
    }
  }
}

nonisolated extension TokenizerError {
  var message: String {
    switch self {
    case .openQuote(let quote, let place):
      "the quote \(quote) at byte \(place + 1) is not closed; close it, or put a backslash before it"
    case .openBackslash(let place):
      "nothing follows the backslash at byte \(place + 1); remove it, or double it"
    }
  }
}

nonisolated extension LineDefect {
  var message: String {
    switch self {
    case .nul(let byte): "NUL character at byte \(byte); save the script as UTF-8"
    case .invalidUTF8(let byte): "invalid UTF-8 at byte \(byte); save the script as UTF-8"
    case .tooLong: "the line has more than \(ScriptLines.longestLine) bytes; split it"
    }
  }
}

nonisolated extension Refusal {
  /// The reason for the refusal, as a message.
  package var message: String {
    switch self {
    case .notThere(let target):
      "the \(target.kind.rawValue) \"\(SafeText.escaped(target.label))\" is no longer on the"
        + " screen; \"screen\" shows the current screen"
    case .disabled(let target):
      "the \(target.kind.rawValue) \"\(SafeText.escaped(target.label))\" is disabled; \"actions\""
        + " lists the possible actions"
    case .optionDisabled(let target, let option):
      "the option \"\(SafeText.escaped(option))\" of \"\(SafeText.escaped(target.label))\" is disabled"
    case .rejected(let target, let expected):
      "the \(target.kind.rawValue) \"\(SafeText.escaped(target.label))\" needs"
        + " \(SafeText.escaped(expected))"
    case .editingRefused(let target, let keeper):
      "\(SafeText.inQuotes(target.label)) didn't begin to be edited, because "
        + (keeper.map { "\(SafeText.inQuotes($0)) refuses to end being edited" }
          ?? "the app refused it")
    case .openedScreen(let target):
      "the app opened another screen in place of editing \"\(SafeText.escaped(target.label))\", so"
        + " nothing was typed; \"tap\" opens it"
    case .lettersRefused(let target, let all, let now):
      "the app refused \(all ? "" : "a part of ")what was typed into"
        + " \"\(SafeText.escaped(target.label))\""
        + (now.map {
          $0.isEmpty ? ", which is empty now" : ", which is \(SafeText.inQuotes($0)) now"
        }
          ?? "")
    case .editingEnded(let target, let done, let count):
      "only \(done) of \(counted(count, "letter")) were typed into"
        + " \"\(SafeText.escaped(target.label))\" before the app ended its editing"
    case .stepperStopped(let target, let value):
      "the app stopped \"\(SafeText.escaped(target.label))\" at \(SafeText.escaped(value))"
    case .severalActions(let target, let gesture, let action, let numbers):
      "\(SafeText.inQuotes(action)) matches several \(gesture.rawValue) actions of \(SafeText.inQuotes(target.label)),"
        + " \(numbers.map(String.init).joined(separator: " and ")); give the number"
    case .noReturnKey(let target):
      "the keyboard of \"\(SafeText.escaped(target.label))\" has no Return key that leaves the field"
    case .noSuchAction(let target, let gesture, let action, let there):
      Self.noAction(action, of: target, gesture, there)
    case .actionDisabled(let target, let gesture, let action):
      "the \(gesture.rawValue) action \"\(SafeText.escaped(action))\" of"
        + " \"\(SafeText.escaped(target.label))\" is disabled"
    case .refreshRuns:
      "the screen is being refreshed until the app calls endRefreshing(); \"wait 1\" lets time pass"
    case .allOnScreen(let title): "all rows of \(SafeText.escaped(title)) are on the screen"
    case .atEnd: "there is nothing below to scroll to"
    case .noSuchTab: "there is no such tab"
    case .tabsCovered(let screen): "\"\(SafeText.escaped(screen))\" covers the tab bar"
    case .tabsHidden: "the tab bar is hidden"
    case .tabRefused(let tab): "the app doesn't allow \"\(SafeText.escaped(tab))\" to be selected"
    case .noWayBack: "there is no Back button here"
    case .dimmedBySearch(let target):
      "\"\(SafeText.escaped(target.label))\" is dimmed by the search; cancel the search, or set the"
        + " search controller's obscuresBackgroundDuringPresentation to false if this list shows the"
        + " results"
    case .barCoveredBySearch:
      "the search hides the navigation bar with its Back button until it is canceled"
    case .nothingBelow: "there is nothing to go back to"
    case .swipeBackRefused: "the app doesn't allow the swipe back to begin"
    case .noSwipeBack: "swiping back is disabled here"
    case .swipeNotInteractive(let animator):
      "swiping back is disabled here: the app's \(SafeText.escaped(animator)) animates the pop, and"
        + " no UIPercentDrivenInteractiveTransition lets a swipe control it"
    case .transitionRuns(let animator):
      "the app ignores touches: its \(SafeText.escaped(animator)) hasn't called"
        + " completeTransition(_:) yet; \"wait 1\" lets time pass"
    case .transitionWaits(let interaction):
      "the app ignores touches: a transition waits until the app calls finish() or cancel() of its"
        + " \(SafeText.escaped(interaction))"
    case .noSheet: "there is no sheet to swipe down"
    case .noPages: "this screen has no pages"
    case .orientationNotSupported(let isLandscape, let name):
      (name.map { "\($0).supportedInterfaceOrientations" }
        ?? "the app, in its delegate or its Info.plist,")
        + " doesn't allow \(isLandscape ? "landscape" : "portrait")"
    case .pagesDisabled: "the app has disabled the scroll view with the pages"
    case .noSuchPage: "there is no page in that direction"
    case .sheetStays(let screen): "\"\(SafeText.escaped(screen))\" can't be swiped away"
    case .urlNotHandled(let url):
      "the app did not open \(SafeText.escaped(url)); its delegate's application(_:open:options:)"
        + " returned false"
    case .inBackground: "the app is in the background"
    case .notInBackground: "the app is already in the foreground"
    case .notRunning: "the app is not running"
    }
  }

  private static func noAction(
    _ action: String, of target: ElementTarget, _ gesture: RowGesture, _ there: [String]
  ) -> String {
    let label = SafeText.escaped(target.label)
    let what = "\(gesture.rawValue) action"
    guard !there.isEmpty else {
      return gesture == .swipe
        ? "swiping \"\(label)\" offers no actions"
        : "pressing the \(target.kind.rawValue) \"\(label)\" long does nothing"
    }
    let list = there.map(SafeText.escaped).joined(separator: ", ")
    guard !action.isEmpty else { return "name a \(what) of \"\(label)\": \(list)" }
    return "no \(what) \"\(SafeText.escaped(action))\" on \(label); it has \(list)"
      + Nearest.hint(to: action, among: there, otherwise: "; choose one of them")
  }
}
