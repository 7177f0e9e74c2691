/// A mistake in how a script is written, which can be known before it runs.
public nonisolated enum ScriptMistake: Sendable, Hashable {
  /// No variable has this name.
  case unknownVariable(String, there: [String])
  /// `${` without its `}`.
  case openVariable(String)
  /// What can't name a variable.
  case badName(String)
  /// A block that nothing ends, by its kind and the line where it begins.
  case openBlock(BlockKind, line: Int)
  /// An `end` that ends nothing.
  case endOfNothing
  /// Blocks within blocks, deeper than any would be on purpose.
  case tooDeep(bound: Int)
  /// A block so long that its `end` has been lost.
  case tooLong(BlockKind, bound: Int)
  /// A `setup` or `teardown` where it can't stand.
  case misplacedBlock(BlockKind)
  /// The line that begins a block is not as it should be.
  case badEach(String)
  /// A setting that stands behind a step.
  case lateSetting(String)
  /// A setting whose value is not as it should be.
  case badSetting(String, problem: String)
  /// A file of rows that is wrong.
  case badTable(file: String, line: Int, problem: String)
  /// A `|` line that stands below no step.
  case outputOfNothing
  /// A pattern that can't be used, and why.
  case badPattern(String, reason: String)
  /// A title without words.
  case noTitle
  /// Something that stands on a line of its own.
  case ownLine(String)
  /// A secret that the environment doesn't hold.
  case secretMissing(name: String, variable: String)
  /// A secret too short to be kept out of what is printed.
  case secretTooShort(name: String, bound: Int)
  /// A file of more lines than any would have on purpose.
  case tooManyLines(bound: Int)

  /// What is wrong and what to do.
  var message: String {
    switch self {
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
      "\(kind.rawValue) can't stand in another block; put it before the first step"
    case .badEach(let problem):
      "each: \(problem); usage: each NAME... in FILE.csv | NAME... in (VALUE...)"
    case .lateSetting(let name): "\(name) stands before the first step; move it up"
    case .badSetting(let name, let problem): "\(name) \(problem)"
    case .badTable(let file, let line, let problem):
      "\(SafeText.escaped(file)):\(line): \(problem)"
    case .outputOfNothing: "a | line stands below the command whose output it is"
    case .badPattern(let pattern, let reason):
      "\"\(SafeText.escaped(pattern))\" is no regular expression: \(reason)"
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
