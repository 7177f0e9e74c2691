import Script

/// A reader that parses lines one by one and runs the statements.
///
/// It checks the first line of a block immediately, so that a mistake is reported on that line
/// rather than at the block's `end`.
final class StatementReader {
  private var parser: StatementParser
  /// The rows of the open loop.
  private var rows: LoopRows?
  /// The location of the first line of the open block.
  private var start: SourceLocation?

  init(_ table: CommandTable) {
    parser = StatementParser(.lines, texts: table.lines.map(\.kind))
  }

  /// Whether a block is open.
  var isReadingBlock: Bool { parser.openBlock != nil }

  /// The prompt while a block is open; `nil` if no block is open.
  var prompt: String? {
    parser.openBlock.map { block, depth in
      String(repeating: "  ", count: depth - 1) + block.kind.rawValue + "…"
    }
  }

  /// Discards the open block.
  func abandonBlock() { parser.abandon() }

  /// Reads the next line of a script, or one from a prompt if `location` is `nil`.
  func read(
    _ line: ScriptLine, at location: SourceLocation?, in scope: Scope, _ interpreter: Interpreter
  ) {
    let wasOpen = isReadingBlock
    let result = parser.parse(line)
    if location == nil, mayType(line, result, interpreter) { interpreter.noteSecret() }
    switch result {
    case .nothing, .within: return
    case .opened(let block): open(block, at: location, in: scope, interpreter)
    case .statement(.block(let block)):
      interpreter.jobs.begin(block, rows ?? .once, file: location?.file, in: scope)
      rows = nil
    case .statement(let statement): interpreter.run(statement, at: location, in: scope)
    case .mistake(let mistake):
      if !wasOpen { start = location }
      // With `keep-going`, a script continues after the end of a block whose first line is invalid.
      if location != nil, interpreter.context.options.keepsGoing {
        if wasOpen { parser.skipBlock() }
      } else {
        parser.abandon()
      }
      guard wasOpen || interpreter.settle() || location == nil else { return }
      interpreter.fail(.script(mistake), at: location, command: interpreter.shown(line))
    }
  }

  /// Returns whether a line of a block may type or check a secret.
  ///
  /// The screen on which it will run isn't known yet, so only its words can show that.
  private func mayType(
    _ line: ScriptLine, _ result: StatementParser.Result, _ interpreter: Interpreter
  ) -> Bool {
    if case .within(.commands(let commands)) = result {
      return interpreter.secrets.mayType(UnreadCommands(line: commands, from: 0))
    }
    guard case .block = LineKind(line.text, []) else { return false }
    return interpreter.secrets.mayType(line.text)
  }

  private func open(
    _ block: Block, at location: SourceLocation?, in scope: Scope, _ interpreter: Interpreter
  ) {
    start = location
    guard interpreter.settle() || location == nil else { return parser.abandon() }
    do throws(CommandError) {
      do throws(ScriptMistake) {
        rows = try interpreter.context.rows(of: block, file: location?.file, in: scope)
      } catch { throw .script(error) }
      if block.kind.hasCondition { try interpreter.readCondition(of: block, in: scope) }
    } catch {
      if location == nil || !interpreter.context.options.keepsGoing {
        parser.abandon()
      } else {
        parser.skipBlock()
      }
      interpreter.fail(error, at: location, command: interpreter.shown(block.header))
    }
  }

  /// Reports an error if a block is still open, and discards it; returns whether one was open.
  func failOpenBlock(_ interpreter: Interpreter) -> Bool {
    guard let (block, _) = parser.openBlock else { return false }
    parser.abandon()
    interpreter.fail(
      .script(.openBlock(block.kind, line: 0)), at: start, command: interpreter.shown(block.header))
    return true
  }
}
