/// A mistake in how a script is written, which can be known before it runs.
///
/// It carries what a message needs to say; the words are made above.
package enum ScriptMistake: Error, Sendable, Hashable {
  /// A line can't be split into words.
  case tokens(TokenizerError)
  /// A line can't be used at all.
  case malformedLine(LineDefect)
  /// A file can't be read.
  case unreadable(path: String, reason: String)
  /// A script sources itself, directly or by others.
  case sourceCircle([String])
  /// Scripts source scripts, more deeply than any would on purpose.
  case sourceTooDeep(bound: Int)
  /// No `@` setting has this name.
  case unknownSetting(String, there: [String])
  /// A setting can't have this value.
  case badValue(setting: String, value: String, allowed: [String])
  /// A word that stands alone on its line, with something behind it.
  case takesNoArguments(String)
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
  /// A title in a block, where no case can begin.
  case titleInBlock
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

  /// Whether a file can't be read, or is no script at all, rather than saying something wrong.
  package var isOfFile: Bool {
    switch self {
    case .malformedLine, .unreadable, .sourceCircle, .sourceTooDeep, .badTable, .tooManyLines: true
    default: false
    }
  }
}
