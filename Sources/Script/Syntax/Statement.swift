/// A line of a script, or a block of lines, as a value that says everything.
///
/// The interpreter runs statements, `flowsh check` looks at them, a walkthrough's file is a list of
/// them. Variables keep their names: what they stand for is known when a statement runs.
package enum Statement: Sendable {
  /// One text, such as a setting (`@app contacts`) or a title (`== right password @smoke`).
  case text(TextLine)
  /// What the step above prints: `| Persons`.
  case output(ScriptLine)
  /// Commands, run one after the other.
  case commands(CommandSequence)
  /// Statements up to an `end`.
  case block(Block)

  /// Whether it is a step of a case, or belongs to one.
  var isStep: Bool {
    switch self {
    case .commands, .output: true
    case .block(let block): block.kind == .each
    case .text(let text): text.kind.isStep
    }
  }

  /// The line where it begins.
  package var line: ScriptLine {
    switch self {
    case .text(let text): text.line
    case .output(let line): line
    case .commands(let commands): commands.line
    case .block(let block): block.header
    }
  }
}

/// A line that is one text behind its first word.
package struct TextLine: Sendable {
  /// What begins it.
  package let kind: TextKind
  /// The line.
  package let line: ScriptLine
  /// The first word, and the text behind it.
  package let command: CommandSyntax
  /// Whether it belongs before a file's first step and stands behind it.
  var isLate = false

  /// The setting that it is.
  ///
  /// - Parameter expand: Puts values in place of variables.
  /// - Returns: The setting.
  /// - Throws: `ScriptMistake` for a name that is none, a value that can't be, a setting that stands
  ///   too late, and what `expand` throws.
  package func setting(
    _ expand: (String, Expansion.Style) throws(ScriptMistake) -> String
  ) throws(ScriptMistake) -> ScriptSetting {
    let command = try command.resolved(expand)
    let setting = try ScriptSetting(name: command.name, text: command.text)
    if isLate { throw .lateSetting(command.name) }
    return setting
  }
}
