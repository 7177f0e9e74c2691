/// The syntax tree of a line or a block.
///
/// The interpreter runs statements, `flowsh check` inspects them, and a walkthrough file is a list
/// of them. Variables aren't expanded during parsing because their values are known only when a
/// statement runs.
package enum Statement: Sendable {
  // The large statements are indirect, because most are commands, which are copied more cheaply
  // then.

  /// Free text after a mark, such as `@app contacts` or `== right password @smoke`.
  indirect case text(TextLine)
  /// Expected output of the step above: `| Persons`.
  case output(ScriptLine)
  /// Commands that run one after another.
  case commands(CommandSequence)
  indirect case block(Block)

  /// Whether the statement is a step of a case or part of one.
  var isStep: Bool {
    switch self {
    case .commands, .output: true
    case .block(let block): !block.kind.isFixture
    case .text(let text): text.kind.isStep
    }
  }

  /// The line of the statement, or the header of a block.
  package var line: ScriptLine {
    switch self {
    case .text(let text): text.line
    case .output(let line): line
    case .commands(let commands): commands.line
    case .block(let block): block.header
    }
  }

  /// The numbers of the lines from that of the statement to that of its last step.
  package var lineNumbers: ClosedRange<Int> {
    guard case .block(let block) = self else { return line.number...line.number }
    let last = (block.statements + block.alternative).map(\.lineNumbers.upperBound).max()
    return line.number...max(line.number, last ?? 0)
  }

  /// The statement as it is written, without comments; for a block, with its steps and `end`.
  package var lines: [String] {
    guard case .block(let block) = self else { return [line.text] }
    return [block.header.text] + block.statements.flatMap(\.lines)
      + (block.otherwise.map { [$0.text] } ?? []) + block.alternative.flatMap(\.lines) + ["end"]
  }
}

/// A line whose first word is followed by free text.
package struct TextLine: Sendable {
  /// The kind of the line.
  package let kind: TextKind
  package let line: ScriptLine
  /// The first word and the text after it.
  package let command: CommandSyntax
  /// The mistake if a setting isn't allowed at this position; nil if it is.
  var misplacement: ScriptMistake?

  /// Parses the line as a setting.
  ///
  /// - Parameter command: The line's command with its variables expanded.
  /// - Returns: The setting.
  /// - Throws: `ScriptMistake` if the name is unknown, the value is invalid, or the setting isn't
  ///   allowed at this position.
  package func setting(_ command: CommandSyntax) throws(ScriptMistake) -> ScriptSetting {
    let setting = try ScriptSetting(command)
    if let misplacement { throw misplacement }
    return setting
  }
}
