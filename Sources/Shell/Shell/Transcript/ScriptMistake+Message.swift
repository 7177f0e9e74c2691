import Script

nonisolated extension ScriptMistake {
  /// A description of the problem and its remedy.
  var words: String {
    switch self {
    case .tokens(let error): error.message
    case .malformedLine(let defect): defect.message
    case .unreadable(let path, let reason): "can't read \(SafeText.escaped(path)): \(reason)"
    case .sourceCycle(let files):
      (files.allSatisfy(ScriptFiles.isForeign) ? "a flow runs" : "a script sources")
        + " itself: \(files.map(SafeText.escaped).joined(separator: " → ")); remove one of these"
        + (files.allSatisfy(ScriptFiles.isForeign) ? " \"runFlow\" commands" : " \"source\" lines")
    case .sourceTooDeep(let bound):
      "sourced scripts are nested more than \(bound) levels deep; combine some of them"
    case .tooManySources(let bound):
      "with this line, more than \(bound) scripts are sourced, because scripts source others several times;"
        + " use \"each\" to repeat steps"
    case .unknownSetting(let name, let there): CommandError.unknown("setting", name, there)
    case .badValue(let setting, let value, let allowed):
      CommandError.badValue(setting: setting, value: value, allowed: allowed).words
    case .takesNoArguments(let name): "\(name): takes no arguments; usage: \(name)"
    case .unknownVariable(let name, let there): unknownVariable(name, there)
    case .openVariable(let text): "\(text) has no \"}\"; add it, or write \\${ for a literal ${"
    case .expandsTooFar(let bound):
      "with its variables expanded, the line has more than \(bound) bytes; shorten their values"
    case .badName(let name):
      "\"\(SafeText.escaped(name))\" is not a variable name; use letters, digits, _ and -,"
        + " or write \\${ for a literal ${"
    case .openBlock(let kind, let line):
      "\"\(kind.rawValue)\"\(line > 0 ? " on line \(line)" : "") has no \"end\"; "
        + "add it after the steps"
    case .unmatchedEnd: "\"end\" has no block to end, such as an \"each\" above it"
    case .unmatchedElse: "\"else\" has no matching \"if\""
    case .tooDeep(let bound): "blocks are nested more than \(bound) levels deep; split them up"
    case .tooLong(let kind, let bound):
      "\"\(kind.rawValue)\" has more than \(bound) lines; is its \"end\" missing?"
    case .misplacedBlock(let kind):
      "\"\(kind.rawValue)\" must come before the first step and outside other blocks; move it up"
    case .badHeader(let kind, let problem):
      "\(kind.rawValue): \(problem)"
        + (kind.arguments.isEmpty ? "" : "; usage: \(kind.rawValue) \(kind.arguments)")
    case .lateSetting(let name): "\(name) must come before the first step; move it up"
    case .settingOfFile(let name, let ofCase):
      "\(name) applies to the whole file; move it above the first title, because a case can only have"
        + " \(ofCase.joined(separator: ", "))"
    case .badSetting(let name, let problem): "\(name) \(problem)"
    case .commaInTag(let tag):
      "the tag \"\(SafeText.escaped(tag))\" contains a comma; separate tags with spaces"
    case .blankInTag(let tag):
      "the tag \"\(SafeText.escaped(tag))\" contains a blank; a tag is a single word"
    case .tagInTitle(let tag):
      "\(SafeText.escaped(tag)) is inside the title, so it is not a tag; move it to the end, or write \\@"
        + " for an @ that is part of the title"
    case .suspicious(let suspicion): suspicion.words
    case .badTable(let file, let line, let problem):
      "\(SafeText.escaped(file)):\(line): \(problem)"
    case .outputWithoutCommand: "a | line must come directly below the command that prints it"
    case .badPattern(let pattern, let reason):
      "\"\(SafeText.escaped(pattern))\" is not a regular expression: \(reason)"
    case .titleInBlock: "a case can't begin inside a block; put the block's \"end\" above the title"
    case .noTitle: "\"==\" needs a title"
    case .ownLine(let name):
      "\"\(SafeText.escaped(name))\" must be on its own line, with nothing before it"
    case .onlyAtPrompt("!!"):
      "\"!!\" runs the last line again only at the prompt; write the command here, after a single \"!\""
        + " if it must be refused"
    case .onlyAtPrompt(let name):
      "\"\(name)\" is only for the prompt and the start-up file, so that a script means the same for"
        + " everybody; write the commands here"
    case .notInStartUpFile(let line):
      "\"\(SafeText.escaped(line))\" is not allowed in the start-up file; it can hold \"set NAME VALUE\","
        + " \"alias NAME = COMMANDS\" and comments"
    case .secretMissing(let name, let variable):
      "the environment variable \(variable) for ${\(name)} is not set; set it before flowsh starts"
    case .secretSetByOption(let name):
      "--set can't set the secret ${\(name)}, because the list of processes would show its value; set"
        + " the environment variable instead"
    case .secretTooShort(let name, let bound):
      "the secret ${\(name)} has fewer than \(bound) bytes, too few to hide in the output;"
        + " use a longer value, or @set if it isn't a secret"
    case .secretInPath:
      "the path of a file to read can't contain a secret; use a variable of @set, or --set"
    case .untranslated(let problem): SafeText.escaped(problem)
    case .tooManyLines(let bound): "more than \(bound) lines; split the file"
    }
  }

  private func unknownVariable(_ name: String, _ there: [String]) -> String {
    let nearest = Nearest.name(to: name, among: there)
    return "no variable ${\(name)}"
      + (nearest.map { "; did you mean ${\($0)}?" }
        ?? "; define it with @set, @secret, \"each\", an argument of \"source\", \"env\" in a flow,"
        + " or --set \(name)=…, or write ${\(name):-…} for a default")
  }
}

nonisolated extension DiffCount {
  var message: String {
    if let onlyLines {
      return "the output differs from the | lines below: expected"
        + " \"\(Self.shortened(onlyLines.expected))\", found \"\(Self.shortened(onlyLines.printed))\""
    }
    switch (missing, unexpected) {
    case (let missing, 0):
      return "the output lacks \(counted(missing, "line")) that the | lines below expect"
    case (0, let unexpected):
      return "the output has \(counted(unexpected, "line")) that the | lines below don't expect"
    default:
      return "the output differs from the | lines below: expected \(counted(missing, "line")),"
        + " found \(unexpected) instead"
    }
  }

  /// Returns at most 60 characters of a line.
  private static func shortened(_ line: String) -> String {
    SafeText.escaped(line.count > 60 ? line.prefix(59) + "…" : line)
  }
}
