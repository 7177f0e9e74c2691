/// A mistake in a script that can be found before it runs.
///
/// It contains the data for a message. `Shell` composes the text.
package enum ScriptMistake: Error, Sendable, Hashable {
  /// A line can't be split into words.
  case tokens(TokenizerError)
  /// A line can't be read.
  case malformedLine(LineDefect)
  /// A file can't be read.
  case unreadable(path: String, reason: String)
  /// A script sources itself, directly or through other scripts.
  case sourceCycle([String])
  /// The nesting of sourced scripts is too deep.
  case sourceTooDeep(bound: Int)
  /// A walkthrough sources too many scripts, directly or through other scripts.
  case tooManySources(bound: Int)
  /// No `@` setting has this name.
  case unknownSetting(String, there: [String])
  /// This value isn't allowed for the setting.
  case badValue(setting: String, value: String, allowed: [String])
  /// A word that takes no arguments, such as `end`, is followed by arguments.
  case takesNoArguments(String)
  /// No variable has this name.
  case unknownVariable(String, there: [String])
  /// A `${` has no matching `}`.
  case openVariable(String)
  /// The values of a line's variables make it longer than `bound` bytes.
  case expandsTooFar(bound: Int)
  /// A variable name is invalid.
  case badName(String)
  /// A block has no `end`.
  ///
  /// The values are its kind and the number of its first line.
  case openBlock(BlockKind, line: Int)
  /// An `end` has no matching block.
  case unmatchedEnd
  /// An `else` has no matching `if`.
  case unmatchedElse
  /// Blocks are nested too deeply.
  case tooDeep(bound: Int)
  /// A block has too many lines.
  case tooLong(BlockKind, bound: Int)
  /// A `setup` or `teardown` block isn't allowed at this position.
  case misplacedBlock(BlockKind)
  /// The header of a block is invalid.
  case badHeader(BlockKind, problem: String)
  /// A setting follows a step.
  case lateSetting(String)
  /// A setting that only a whole file can have is below a title.
  case settingOfFile(String, ofCase: [String])
  /// A setting has an invalid value.
  case badSetting(String, problem: String)
  /// A tag contains a comma, so it is probably a list of tags.
  case commaInTag(String)
  /// A variable in the given tag stands for something with a blank.
  case blankInTag(String)
  /// A tag isn't at the end of the title, so that it doesn't count as a tag.
  case tagInTitle(String)
  /// Something that is allowed but probably not meant.
  case suspicious(Suspicion)
  /// A CSV file has invalid content.
  case badTable(file: String, line: Int, problem: String)
  /// A `|` line has no command above it.
  case outputWithoutCommand
  /// A pattern is invalid.
  case badPattern(String, reason: String)
  /// A title is inside a block.
  case titleInBlock
  /// A title is empty.
  case noTitle
  /// A word must be on a line by itself.
  case ownLine(String)
  /// A command that only the prompt and the start-up file allow.
  case onlyAtPrompt(String)
  /// A line that the start-up file doesn't allow.
  case notInStartUpFile(String)
  /// The environment variable of a secret isn't set.
  case secretMissing(name: String, variable: String)
  /// The command line sets the variable of a secret.
  case secretSetByOption(name: String)
  /// A secret is too short to redact.
  case secretTooShort(name: String, bound: Int)
  /// The path of a file to read contains a secret, so that a check can't read the file.
  case secretInPath
  /// A file in another format says what a walkthrough can't, or has a mistake.
  case untranslated(problem: String)
  /// A file has too many lines.
  case tooManyLines(bound: Int)

  /// Whether the problem concerns the file itself, rather than a statement in it.
  package var isOfFile: Bool {
    switch self {
    case .malformedLine, .unreadable, .sourceCycle, .sourceTooDeep, .tooManySources, .tooManyLines:
      true
    default: false
    }
  }
}
