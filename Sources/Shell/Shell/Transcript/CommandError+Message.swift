import AppDriver
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
    case .notFound(let subject, let label, let screen, let there, let meant):
      notFound(subject, label, screen, there, meant)
    case .unfitting(let label, let screen, let options, let count):
      "no element \(Self.quoted(label)) with \(options) on \(Self.short(screen));"
        + " without options, there \(count == 1 ? "is 1" : "are \(count)")"
    case .notAmongFirst(let label, let screen, let there, let searched, let count):
      Int(label) != nil || RowNumber(label) != nil
        ? "no row \(Self.short(label)); there are \(grouped(count)) rows"
        : "no row \(Self.quoted(label)) among the first \(grouped(searched)) of \(grouped(count)) rows"
          + " on \(Self.short(screen)); use the row's number, such as"
          + " \"select \(min(count, 123_456))\""
          + Self.suggestion(label, there)
    case .ambiguous(let subject, "", let candidates):
      "\(candidates.count) \(subject.plural) have no name; give the number of one, or name another"
    case .ambiguous(let subject, let label, let candidates):
      "\(Self.quoted(label)) matches several \(subject.plural): \(Self.list(candidates)); "
        + advice(choosing: subject, among: candidates)
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
    case .crashed(let crash):
      MissingAPI.isReached(in: crash.message) ? crash.advice : "the app crashed: \(crash.advice)"
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
    case .endless(let header, let bound):
      "\(SafeText.inQuotes(header)) is still met after \(grouped(bound)) rounds; let the lines change"
        + " it, or add \"at most\" and a number"
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
      "@app, @size, @data, @network, @permission, @location, @argument, @language, @region, @transitions and @now can't change during a recording;"
        + " end it with \"record stop\""
    case .cannotRecord(.otherLaunch(let part)):
      "the case begins with \(part.words); end the recording with \"record stop\""
    case .cannotExplore(let obstacle): obstacle.words
    case .redacted(_, let message, _): message
    case .interrupted: "stopped"
    }
  }

  private static func suggestion(_ label: String, _ there: [String]) -> String {
    Nearest.name(to: label, among: there).map { "; did you mean \(quoted($0))?" } ?? ""
  }

  private func advice(choosing subject: ErrorSubject, among candidates: [String]) -> String {
    switch subject {
    case .command, .commandOrButton: "give more of the name"
    case _ where Set(candidates).count < candidates.count: "give the number"
    case .element(.row), .tab, .screen: "give more of the name, or the number"
    case .element(.button): "tap one by its full title"
    default: "give more of the name"
    }
  }

  private func notFound(
    _ subject: ErrorSubject, _ label: String, _ screen: String, _ there: [String],
    _ meant: String?
  ) -> String {
    let noun = subject.noun
    let place = screen.isEmpty ? "" : " \(subject == .option ? "of" : "on") \(Self.short(screen))"
    guard !there.isEmpty else {
      return "no \(noun)" + (label.isEmpty ? "" : " \(Self.quoted(label))")
        + (place.isEmpty ? " here" : place + (label.isEmpty ? "" : ", which has none"))
        + (meant.map { "; did you mean \(Self.quoted($0))?" }
          ?? "; \"actions\" lists the possible actions")
    }
    if meant == nil, let part = Self.part(label, of: there) {
      return "no \(noun) \(Self.quoted(label))\(place); it is only a part of a label, and a test"
        + " needs the whole one: \(part)"
    }
    let nearest = meant ?? Nearest.name(to: label, among: there)
    if subject == .knownScreen, let nearest {
      return "no \(noun) \(Self.quoted(label)); did you mean \(Self.quoted(nearest))?"
        + " \"map --all\" shows all screens"
    }
    let article = noun.first.map { "aeio".contains($0) } == true ? "an" : "a"
    return (label.isEmpty ? "name \(article) \(noun)" : "no \(noun) \(Self.quoted(label))")
      + "\(place); "
      + (place.isEmpty
        ? Self.available(noun, there, at: subject == .screen ? " below" : "")
        : "it has \(Self.list(there))")
      + (nearest.map { "; did you mean \(Self.quoted($0))?" }
        ?? (subject == .knownScreen ? "; \"map --all\" shows all" : "; choose one of them"))
  }

  /// Returns the labels of which a text is only a part, in quotes and whole, so that they can be
  /// typed; `nil` if there are none.
  private static func part(_ text: String, of labels: [String]) -> String? {
    let found = labels.filter { !text.isEmpty && LabelMatch.of(text, in: $0) != nil }
    guard let first = found.first, !first.isEmpty else { return nil }
    let shown = first.count > 400 ? short(first) : SafeText.escaped(first)
    return "\"\(shown)\"" + (found.count > 1 ? " or \(found.count - 1) more" : "")
  }

  static func unknown(_ noun: String, _ name: String, _ there: [String]) -> String {
    if noun == "setting", name == "@title" {
      return "no setting \"@title\"; a comment on the first line, # TITLE, is the title of the page"
    }
    return "no \(noun) \(Self.quoted(name)); \(available(noun, there))" + suggestion(name, there)
  }

  /// Returns a list of the available names, such as `the tabs are Persons, Groups`.
  private static func available(
    _ noun: String, _ names: [String], at place: String = ""
  ) -> String {
    let start = names.count == 1 ? "the only \(noun)\(place) is" : "the \(noun)s\(place) are"
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

  /// Returns the first names separated by commas, and the number of remaining names.
  ///
  /// All settings fit.
  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(20).map { short($0) }.joined(separator: ", ")
    return names.count > 20 ? "\(shown) and \(names.count - 20) more" : shown
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

nonisolated extension ExplorationObstacle {
  fileprivate var words: String {
    switch self {
    case .notHere:
      return "the app can be explored at the prompt and in scripts, but not in a test or for"
        + " \"--from\""
    case .tooManyCommands: return "too many commands have run since launch; relaunch first"
    case .noWay(let screen): return "no way to \(SafeText.quotedLabel(screen)) is known"
    case .wayChanged(let screen, let now):
      return "the known way to \(SafeText.quotedLabel(screen)) now leads to"
        + " \(SafeText.quotedLabel(now ?? "nothing")); \"map --all\" shows what is known"
    case .severalScreens(let type, let titles):
      let shown = titles.prefix(12).map(SafeText.quotedLabel).joined(separator: ", ")
      let rest = titles.count > 12 ? " and \(titles.count - 12) more" : ""
      return
        "\(SafeText.quotedLabel(type)) is the class of \(counted(titles.count, "screen")); give"
        + " the title of one: \(shown)\(rest)"
    case .noWorkers(let reason): return reason
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
    case .permissions: "other permissions"
    case .location: "another location"
    case .arguments: "other launch arguments"
    case .language: "another language"
    case .region: "another region"
    case .transitions: "another time of transitions"
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
