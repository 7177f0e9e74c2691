import Shell
import TestRunner

nonisolated extension RunPlan.ChoiceMistake {
  /// The message for the user.
  var words: String {
    switch self {
    case .unknownTag(let tag, let nearest):
      "no case has the tag \"\(SafeText.escaped(tag))\""
        + Self.suggestion([nearest].compactMap(\.self))
    case .unknownName(let name, let nearest):
      "no case has a title like \"\(SafeText.escaped(name))\""
        + (name.contains("*") || !nearest.isEmpty
          ? "" : "; * stands for any characters, as in \"*\(SafeText.escaped(name))*\"")
        + Self.suggestion(nearest)
    }
  }

  private static func suggestion(_ names: [String]) -> String {
    guard !names.isEmpty else { return "; \"test --list\" lists the cases" }
    return "; did you mean "
      + names.map { "\"\(SafeText.escaped($0))\"" }.joined(separator: " or ") + "?"
  }
}
