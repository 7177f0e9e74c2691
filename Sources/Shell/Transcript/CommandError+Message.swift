package import AppDriver
import Script

nonisolated extension CommandError {
  /// What is wrong and what to do, in a line.
  package var message: String { SafeText.escaped(words) }

  var words: String {
    switch self {
    case .unknownCommand(let name, let nearest):
      "no command or button \(Self.quoted(name))"
        + (nearest.map { "; did you mean \(Self.quoted($0))?" }
          ?? "; help lists the commands, actions what the screen offers")
    case .usage(let command, let arguments, let problem):
      "\(command): \(problem); usage: \(command)\(arguments.isEmpty ? "" : " " + arguments)"
    case .notFound(let what, let label, let screen, let there):
      notFound(what, label, screen, there)
    case .ambiguous(let what, let label, let candidates):
      "\(Self.quoted(label)) fits several \(what)s: \(Self.list(candidates)); "
        + advice(choosing: what)
    case .tooManyArguments(let button, let fields, let given):
      fields.isEmpty
        ? "\(SafeText.escaped(button)) takes no arguments here, for the screen has no fields, and"
          + " \(given) were given; tap it alone first"
        : "\(SafeText.escaped(button)) takes \(count(fields.count, "argument")), for the fields"
          + " \(Self.list(fields)), and \(given) were given; quote a text of several words"
    case .secretMissing(let field):
      "the secure field \(field) was left out; give it in the line, or type it before"
    case .secretNotGiven(let field): "nothing was typed for \(field); nothing was done"
    case .refused(let refusal, let ways): refusal.message + Self.advice(ways)
    case .crashed(let crash): "the app crashed: \(crash.message); \(crash.remedy)"
    case .notRunning: "the app has crashed and is not running; relaunch starts it again"
    case .nothingOnScreen:
      "the app shows nothing; its delegate must give a window a rootViewController and call"
        + " makeKeyAndVisible()"
    case .wrongData(let file, let reason):
      "\(SafeText.escaped(file)): \(SafeText.escaped(reason))"
    case .takesNoData(let app): "\(app) reads no file of data; leave --data out"
    case .unknownApp(let name, let there): Self.unknown("app", name, there)
    case .unknownSetting(let name, let there): Self.unknown("setting", name, there)
    case .badValue(let setting, let value, let allowed):
      "\(setting) can't be \(Self.quoted(value)); it is one of \(Self.list(allowed))"
    case .unreadable(let path, let reason): "can't read \(SafeText.escaped(path)): \(reason)"
    case .cannotUndo(.nothingDone): "there is nothing to undo since the launch"
    case .cannotUndo(.tooMany(let bound)):
      "more than \(bound) commands since the launch can't be replayed; relaunch begins anew"
    case .unmet(let expected, let found, let hint):
      "expected \(expected), found \(found)" + (hint.map { "; \($0)" } ?? "")
    case .leakCheckOff: LeakWriter.isOff
    case .script(let mistake): mistake.words
    case .differs(let count): count.message
    case .unwritable(let path, let reason): "can't write \(SafeText.escaped(path)): \(reason)"
    case .cannotRecord(let reason): reason
    case .redacted(let message, _): message
    case .interrupted: "stopped"
    }
  }

  private func advice(choosing what: String) -> String {
    switch what {
    case "row", "tab", "screen": "give more of the name, or the number"
    case "button": "tap one by its whole title"
    default: "give more of the name"
    }
  }

  private func notFound(
    _ what: String, _ label: String, _ screen: String, _ there: [String]
  ) -> String {
    let place = screen.isEmpty ? "" : " on \(Self.short(screen))"
    guard !there.isEmpty else {
      return "no \(what) \(Self.quoted(label)), there is none\(place.isEmpty ? " here" : place)"
        + "; actions lists what can be done here"
    }
    let nearest = Nearest.name(to: label, among: there)
    return "no \(what) \(Self.quoted(label))\(place), there \(there.count == 1 ? "is" : "are") "
      + Self.list(there)
      + (nearest.map { "; did you mean \(Self.quoted($0))?" } ?? "; choose one of them")
  }

  static func unknown(_ what: String, _ name: String, _ there: [String]) -> String {
    let nearest = Nearest.name(to: name, among: there)
    return
      "no \(what) \(Self.quoted(name)), there \(there.count == 1 ? "is" : "are") \(Self.list(there))"
      + (nearest.map { "; did you mean \(Self.quoted($0))?" } ?? "")
  }

  private static func advice(_ ways: [String]) -> String {
    guard !ways.isEmpty else { return "" }
    return "; try \(ways.joined(separator: ", "))"
  }

  /// A name that fits in a list: the beginning of a long one.
  private static func short(_ name: String) -> String {
    let safe = SafeText.escaped(name.utf8.count > 256 ? String(name.prefix(64)) + "…" : name)
    return safe.count > 64 ? "\(safe.prefix(63))…" : safe
  }

  private static func quoted(_ text: String) -> String { "\"\(Self.short(text))\"" }

  private func count(_ number: Int, _ noun: String) -> String {
    number == 0 ? "no \(noun)s" : "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// The first twelve names and how many more there are.
  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(12).map { short($0) }.joined(separator: ", ")
    return names.count > 12 ? "\(shown) and \(names.count - 12) more" : shown
  }
}

nonisolated extension TokenizerError {
  var message: String {
    switch self {
    case .openQuote(let quote, let place):
      "the quote \(quote) at byte \(place + 1) is not closed; close it, or put a backslash before it"
    case .openBackslash(let place):
      "nothing follows the backslash at byte \(place + 1); take it off, or double it"
    }
  }
}

nonisolated extension LineDefect {
  var message: String {
    switch self {
    case .nul(let byte): "a NUL at byte \(byte); scripts are UTF-8 text"
    case .invalidUTF8(let byte): "invalid UTF-8 at byte \(byte); save the script as UTF-8"
    case .tooLong: "a line of more than \(ScriptLines.longestLine) bytes; break it up"
    }
  }
}

nonisolated extension Refusal {
  /// What stood in the way, in words.
  package var message: String {
    switch self {
    case .notThere(let target):
      "the \(target.kind.rawValue) \"\(SafeText.escaped(target.label))\" is no longer there; screen shows what is"
    case .disabled(let target):
      "the \(target.kind.rawValue) \"\(SafeText.escaped(target.label))\" does nothing now; actions lists what does"
    case .noSuchTab: "there is no such tab"
    case .tabsCovered(let screen): "\(SafeText.escaped(screen)) is in front of the tabs"
    case .tabsHidden: "the tab bar is hidden"
    case .tabRefused(let tab): "the app does not let \(SafeText.escaped(tab)) be selected"
    case .noWayBack: "there is no Back button here"
    case .noSwipeBack: "the swipe back is off here"
    case .noSheet: "no sheet is in front to swipe down"
    case .noSuchPage: "there is no page to turn to on that side"
    case .sheetStays(let screen): "\(SafeText.escaped(screen)) can't be swiped away"
    case .urlNotHandled(let url):
      "the app did not open \(SafeText.escaped(url)); its delegate's application(_:open:options:)"
        + " said no"
    case .inBackground: "the app is in the background"
    case .notInBackground: "the app is on the screen already"
    case .notRunning: "the app is not running"
    }
  }
}
