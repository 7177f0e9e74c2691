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
      "the case on line \(line) has the same title; rename one, so that reports tell them apart"
    case .similarTag(let tag, let other):
      "the tag \"\(SafeText.escaped(tag))\" is almost the same as \"\(SafeText.escaped(other))\", which more"
        + " cases have; is it misspelled?"
    case .refusedExpectation:
      "\"!\" also accepts a check that can't be made; write \"expect not\" or \"expect no\""
    }
  }
}
