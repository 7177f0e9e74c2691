/// A mistake in a script that can be found before it runs.
///
/// It carries the data for a message; `Shell` writes the text.
package enum ScriptMistake: Error, Sendable, Hashable {
  /// A line can't be split into words.
  case tokens(TokenizerError)
  /// A line can't be read.
  case malformedLine(LineDefect)
  /// A file can't be read.
  case unreadable(path: String, reason: String)
  /// A script sources itself, directly or through others.
  case sourceCycle([String])
  /// Scripts source each other too deeply.
  case sourceTooDeep(bound: Int)
  /// No `@` setting has this name.
  case unknownSetting(String, there: [String])
  /// A setting doesn't take this value.
  case badValue(setting: String, value: String, allowed: [String])
  /// A word that takes no arguments, such as `end`, has some.
  case takesNoArguments(String)
  /// No variable has this name.
  case unknownVariable(String, there: [String])
  /// `${` without `}`.
  case openVariable(String)
  /// An invalid variable name.
  case badName(String)
  /// A block without `end`: its kind and the number of its first line.
  case openBlock(BlockKind, line: Int)
  /// An `end` without an open block.
  case unmatchedEnd
  /// Blocks are nested too deeply.
  case tooDeep(bound: Int)
  /// A block has too many lines.
  case tooLong(BlockKind, bound: Int)
  /// A `setup` or `teardown` at a place where it isn't allowed.
  case misplacedBlock(BlockKind)
  /// The first line of a loop is invalid.
  case badEach(String)
  /// A setting after a step.
  case lateSetting(String)
  /// A setting with an invalid value.
  case badSetting(String, problem: String)
  /// A CSV file with wrong content.
  case badTable(file: String, line: Int, problem: String)
  /// A `|` line without a command above it.
  case outputWithoutCommand
  /// An invalid pattern and the reason.
  case badPattern(String, reason: String)
  /// A title inside a block.
  case titleInBlock
  /// An empty title.
  case noTitle
  /// A word that must be on its own line.
  case ownLine(String)
  /// A secret whose environment variable isn't set.
  case secretMissing(name: String, variable: String)
  /// A secret that is too short to redact.
  case secretTooShort(name: String, bound: Int)
  /// A file has too many lines.
  case tooManyLines(bound: Int)

  /// Whether the file itself is bad, rather than a statement in it.
  package var isOfFile: Bool {
    switch self {
    case .malformedLine, .unreadable, .sourceCycle, .sourceTooDeep, .badTable, .tooManyLines: true
    default: false
    }
  }
}
