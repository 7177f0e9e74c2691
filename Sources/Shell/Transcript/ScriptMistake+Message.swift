import Script

nonisolated extension ScriptMistake {
  /// What is wrong and what to do.
  var words: String {
    switch self {
    case .tokens(let error): error.message
    case .malformedLine(let defect): defect.message
    case .unreadable(let path, let reason): "can't read \(SafeText.escaped(path)): \(reason)"
    case .sourceCircle(let files):
      "a script sources itself: \(files.map(SafeText.escaped).joined(separator: " → "))"
        + "; take one of them out"
    case .sourceTooDeep(let bound):
      "more than \(bound) scripts source one another; join some of them"
    case .unknownSetting(let name, let there): CommandError.unknown("setting", name, there)
    case .badValue(let setting, let value, let allowed):
      CommandError.badValue(setting: setting, value: value, allowed: allowed).words
    case .takesNoArguments(let name): "\(name): takes no arguments; usage: \(name)"
    case .unknownVariable(let name, let there): unknownVariable(name, there)
    case .openVariable(let text): "\(text) has no }; write \\${ for a dollar and a brace"
    case .badName(let name):
      "\"\(SafeText.escaped(name))\" can't name a variable; letters, digits, _ and - can,"
        + " and \\${ is a dollar and a brace"
    case .openBlock(let kind, let line):
      "\(kind.rawValue)\(line > 0 ? " in line \(line)" : "") has no end; put end below its steps"
    case .endOfNothing: "end ends nothing; each, setup and teardown are what it ends"
    case .tooDeep(let bound): "more than \(bound) blocks within one another; take them apart"
    case .tooLong(let kind, let bound):
      "\(kind.rawValue) of more than \(bound) lines; has its end been lost?"
    case .misplacedBlock(let kind):
      "\(kind.rawValue) stands before the first step and in no other block; move it up"
    case .badEach(let problem):
      "each: \(problem); usage: each NAME... in FILE.csv | NAME... in (VALUE...)"
    case .lateSetting(let name): "\(name) stands before the first step; move it up"
    case .badSetting(let name, let problem): "\(name) \(problem)"
    case .badTable(let file, let line, let problem):
      "\(SafeText.escaped(file)):\(line): \(problem)"
    case .outputOfNothing: "a | line stands below the command whose output it is"
    case .badPattern(let pattern, let reason):
      "\"\(SafeText.escaped(pattern))\" is no regular expression: \(reason)"
    case .titleInBlock: "a case can't begin within a block; put the block's end above the title"
    case .noTitle: "== needs a title"
    case .ownLine(let name): "\(name) stands on a line of its own"
    case .secretMissing(let name, let variable):
      "the environment has no \(variable), which ${\(name)} is; set it before flowsh starts"
    case .secretTooShort(let name, let bound):
      "the secret ${\(name)} has fewer than \(bound) characters, too few to be kept out of what"
        + " is printed"
    case .tooManyLines(let bound): "more than \(bound) lines; split the file"
    }
  }

  private func unknownVariable(_ name: String, _ there: [String]) -> String {
    let nearest = Nearest.name(to: name, among: there)
    return "no variable ${\(name)}"
      + (nearest.map { "; did you mean ${\($0)}?" }
        ?? "; @set, @secret, each and the arguments of source make them,"
        + " ${\(name):-…} gives it a default")
  }
}

nonisolated extension DiffCount {
  var message: String {
    func lines(_ count: Int) -> String { "\(count) line\(count == 1 ? "" : "s")" }
    switch (missing, unexpected) {
    case (let missing, 0):
      return "\(lines(missing)) expected below it \(missing == 1 ? "is" : "are") not printed"
    case (0, let unexpected):
      return "prints \(lines(unexpected)) that the | lines below it don't have"
    default:
      return "prints something else than the | lines below it: \(lines(missing)) expected,"
        + " \(unexpected) found instead"
    }
  }
}
