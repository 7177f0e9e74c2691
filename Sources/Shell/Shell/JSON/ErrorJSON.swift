import AppDriver
import NetworkFixtures
import Script

/// The JSON form of an error: its kind and message, and the data of its kind.
nonisolated struct ErrorJSON: Encodable {
  /// The position of the problem, if it isn't the step's.
  struct Place: Encodable {
    var file: String?
    var line: Int?
    /// The byte in the line, counted from 1.
    var byte: Int?
  }

  let kind: ErrorKind
  let message: String
  /// The text after `--` in the script, which explains the step.
  let comment: String?
  /// The subject of the error, such as `row`, `tab` or a command's name.
  var subject: String?
  /// The needed value.
  var expected: String?
  /// The value that was there instead.
  var found: String?
  /// The screen, control or app where it was looked for.
  var within: String?
  /// The names that are possible here, or that match equally well.
  var candidates: [String]?
  /// The candidate that was probably meant.
  var suggestion: String?
  /// A hint that belongs to `expected` and `found`.
  var hint: String?
  /// The commands to try instead.
  var commands: [String]?
  /// The name of the reason: of a refusal, or of the UIKit rule.
  var reason: String?
  var place: Place?

  init(_ error: CommandError, comment: String?) {
    (kind, message, self.comment) = (error.kind, error.message, comment)
    switch error {
    case .unknownCommand(let name, let nearest, let screen):
      (subject, found, suggestion) = ("command", name, nearest)
      hint = screen.map { "a button of \($0)" }
    case .usage(let command, let arguments, _):
      (subject, expected) = (command, arguments.isEmpty ? command : "\(command) \(arguments)")
    case .notFound(let subject, let label, let screen, let there, let meant):
      miss(subject.noun, label, there)
      suggestion = meant ?? suggestion
      within = screen.isEmpty ? nil : screen
    case .unfitting(let label, let screen, let options, _):
      (subject, found, within) = (ErrorSubject.anything.noun, label, screen)
      expected = options
    case .notAmongFirst(let label, let screen, let there, let searched, let count):
      miss("row", label, Array(there.prefix(VisibleScreen.rowsShown)))
      suggestion = Nearest.name(to: label, among: there)
      (within, expected) = (screen, "one of the first \(searched) of \(count) rows")
    case .ambiguous(let subject, let label, let candidates):
      (self.subject, found, self.candidates) = (subject.noun, label, candidates)
    case .tooManyArguments(let button, let fields, let given):
      (subject, expected, found) = (button, "\(fields.count)", "\(given)")
      candidates = fields
    case .secretMissing(let field), .secretNotGiven(let field):
      (subject, expected) = ("field", field)
    case .refused(let refusal, let ways):
      (reason, commands) = (refusal.name, ways)
      fill(refusal)
    case .crashed(let crash): reason = crash.rule
    case .processEnded(let call): reason = call
    case .wrongData(let file, _), .unreadable(let file, _), .unwritable(let file, _):
      place = Place(file: file)
    case .takesNoData(let app): within = app
    case .badFixture(let mistake): fill(mistake)
    case .requestsRefused(let refusals): fill(refusals)
    case .unknownApp(let name, let there): miss("app", name, there)
    case .unknownSetting(let name, let there): miss("setting", name, there)
    case .badValue(let setting, let value, let allowed):
      miss(setting, value, allowed)
    case .cannotUndo(let obstacle): reason = obstacle.name
    case .cannotAlias(let name, let obstacle):
      (subject, found, reason) = ("alias", name, caseName(of: obstacle))
      switch obstacle {
      case .isCommand: break
      case .unknown(let nearest): suggestion = nearest
      case .runsItself(let names): candidates = names
      }
    case .unmet(let expected, let found, let hint):
      (self.expected, self.hint) = (expected, hint)
      switch found {
      case .words(let words): self.found = words
      case .names(let names):
        self.found = names.isEmpty ? "none" : names.joined(separator: ", ")
        if names.count > 1 { candidates = names }
      }
    case .endless(_, let bound): expected = "\(bound)"
    case .notRefused(let command): (expected, found) = ("a refusal", command)
    case .script(let mistake): fill(mistake)
    case .differs(let count): (expected, found) = ("\(count.missing)", "\(count.unexpected)")
    case .objectsUnreadable(let reason): self.reason = reason
    case .notRunning, .nothingOnScreen, .leakCheckOff, .cannotRecord, .cannotExplore, .redacted,
      .interrupted:
      break
    }
  }

  private mutating func fill(_ refusal: Refusal) {
    switch refusal {
    case .rejected(let field, let expected):
      (subject, self.expected) = (field.kind.rawValue, expected)
    case .noSuchAction(let target, let gesture, let action, let there):
      miss("\(gesture.rawValue) action", action, there)
      within = target.label
    default: break
    }
  }

  private mutating func fill(_ mistake: FixtureMistake) {
    place = Place(file: mistake.file, line: mistake.line)
    switch mistake.problem {
    case .wrongType(let key, let expected, let found):
      (subject, self.expected, self.found) = (key, expected, found)
    case .unknownKey(let name, let there): miss("key", name, there)
    case .badValue(let key, let value, let there): miss(key, value, there)
    case .repeatedKey(let key), .badHeader(let key): subject = key
    case .missingURL: subject = "url"
    case .outOfRange(let key, let value, let expected):
      (subject, self.expected, found) = (key, expected, value)
    case .excludes(let key, let other): candidates = [key, other]
    case .badPattern(let pattern, _): found = pattern
    case .unreadableBody(let path, _): found = path
    case .invalidJSON: break
    }
  }

  private mutating func fill(_ refusals: [RequestRefusal]) {
    guard let first = refusals.first else { return }
    (subject, found, reason) = ("request", first.request.words, caseName(of: first.reason))
    if refusals.count > 1 { candidates = refusals.map(\.request.words) }
  }

  private mutating func fill(_ suspicion: Suspicion) {
    switch suspicion {
    case .repeatedSetting(let name, let line): (subject, place) = (name, Place(line: line))
    case .repeatedTitle(let line): place = Place(line: line)
    case .similarTag(let tag, let other): (found, candidates) = (tag, [other])
    case .unexpanded(let text, let name): (found, expected) = (text, "${\(name)}")
    case .joinedMark(let mark): found = mark
    case .lackingLanguage(let code, let others): (found, candidates) = (code, others)
    case .noList(let value): (subject, found) = ("AppleLanguages", value)
    case .exploring(let name), .sourcedSetting(let name): subject = name
    case .refusedExpectation, .noSteps, .spacedGap: break
    }
  }

  private mutating func fill(_ mistake: ScriptMistake) {
    switch mistake {
    case .tokens(.openQuote(_, let byte)), .tokens(.openBackslash(let byte)):
      place = Place(byte: byte + 1)
    case .malformedLine(.nul(let byte)), .malformedLine(.invalidUTF8(let byte)):
      place = Place(byte: byte)
    case .unreadable(let path, _): place = Place(file: path)
    case .sourceCycle(let files): candidates = files
    case .unknownSetting(let name, let there): miss("setting", name, there)
    case .badValue(let setting, let value, let allowed):
      miss(setting, value, allowed)
    case .takesNoArguments(let name), .lateSetting(let name), .ownLine(let name),
      .onlyAtPrompt(let name):
      subject = name
    case .notInStartUpFile(let line): found = line
    case .badSetting(let name, _): subject = name
    case .settingOfFile(let name, let ofCase): (subject, candidates) = (name, ofCase)
    case .unknownVariable(let name, let there): miss("variable", name, there)
    case .openVariable(let text), .badName(let text): found = text
    case .openBlock(let kind, let line):
      (subject, place) = (kind.rawValue, line > 0 ? Place(line: line) : nil)
    case .tooLong(let kind, let bound): (subject, expected) = (kind.rawValue, "\(bound)")
    case .misplacedBlock(let kind): subject = kind.rawValue
    case .commaInTag(let tag), .blankInTag(let tag), .tagInTitle(let tag): found = tag
    case .suspicious(let suspicion): fill(suspicion)
    case .badTable(let file, let line, _): place = Place(file: file, line: line)
    case .badPattern(let pattern, _): found = pattern
    case .secretMissing(let name, let variable): (subject, expected) = (name, variable)
    case .secretSetByOption(let name): subject = name
    case .secretTooShort(let name, let bound): (subject, expected) = (name, "\(bound)")
    case .sourceTooDeep(let bound), .expandsTooFar(let bound), .tooDeep(let bound),
      .tooManyLines(let bound), .tooManySources(let bound):
      expected = "\(bound)"
    case .badHeader(let kind, _): subject = kind.rawValue
    case .malformedLine(.tooLong), .unmatchedEnd, .unmatchedElse, .outputWithoutCommand,
      .titleInBlock, .noTitle, .secretInPath, .untranslated:
      break
    }
  }

  /// Fills in the details of an error about a name that doesn't exist.
  private mutating func miss(_ subject: String, _ name: String, _ there: [String]) {
    (self.subject, found, candidates) = (subject, name, there)
    suggestion = Nearest.name(to: name, among: there)
  }
}

nonisolated extension UndoObstacle {
  fileprivate var name: String {
    switch self {
    case .onlyDone: "too-few-commands"
    case .tooMany: "too-many-commands"
    case .nothingDone, .nothingUndone: caseName(of: self)
    }
  }
}

nonisolated extension Refusal {
  /// The stable name of the reason in the JSON output.
  var name: String { caseName(of: self) }
}

/// Returns the name of an enum's case in lowercase with hyphens, such as `not-there`.
private nonisolated func caseName(of value: some Any) -> String {
  let name = Mirror(reflecting: value).children.first?.label ?? "\(value)"
  return name.map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }.joined()
}
