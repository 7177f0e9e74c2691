import Script

nonisolated extension Suspicion {
  /// A description of the problem and its remedy.
  var words: String {
    switch self {
    case .repeatedSetting("@tags", let line):
      "@tags is also on line \(line), and both apply; put all tags on one line"
    case .repeatedSetting(let name, let line):
      "\(SafeText.escaped(name)) is also on line \(line), and only the last one applies; remove one"
    case .repeatedTitle(let line):
      "the case on line \(line) has the same title; rename one, so that reports distinguish them"
    case .similarTag(let tag, let other):
      "the tag \"\(SafeText.escaped(tag))\" is almost the same as \"\(SafeText.escaped(other))\", which more"
        + " cases have; is it misspelled?"
    case .refusedExpectation:
      "\"!\" also accepts a check that can't be made; write \"expect not\" or \"expect no\""
    case .noSteps: "the case has no steps, so it only launches the app"
    case .unexpanded(let text, let name):
      "\(SafeText.escaped(text)) isn't replaced by a value; write ${\(name)}"
    case .spacedGap: "\"| ...\" stands for a line of three dots; \"|...\" stands for any lines"
    case .joinedMark(let mark):
      "the line isn't a pattern, because there is no space before \(mark); add one"
    case .sourcedSetting(let name):
      "\(name) doesn't count in a sourced script; put it in the file that runs as a test, at the top or below a"
        + " title"
    case .lackingLanguage(let code, let others):
      "the app has no localization for \(code), so it runs in its development language; it has "
        + others.map { SafeText.escaped($0) }.joined(separator: ", ")
    case .noList(let value):
      "AppleLanguages has no effect, because \"\(SafeText.escaped(value))\" isn't a list; write"
        + " @argument AppleLanguages=\"(de)\", or @language de"
    case .exploring(let command):
      "\"\(command)\" runs the app in other processes, which \"flowsh test\" refuses; "
        + (command == "goto" ? "write the commands on the way" : "leave it out")
    }
  }
}
