import Script

/// Makes statements of lines that are run one by one, and has them run.
///
/// The first line of a block is looked at when it comes, so that what is wrong with it is said there
/// and not at its `end`.
final class LineReader {
  private var parser: StatementParser
  /// The rows of the loop that is being read.
  private var rows: LoopRows?
  /// Where the block begins that is being read.
  private var start: SourceLocation?

  init(_ table: CommandTable, within depth: Int) {
    parser = StatementParser(.lines, texts: table.lines.map(\.kind), within: depth)
  }

  /// Whether a block is open.
  var isReadingBlock: Bool { parser.openBlock != nil }

  /// What a prompt says while a block is read; nil where none is.
  var prompt: String? {
    parser.openBlock.map { block, depth in
      String(repeating: "  ", count: depth - 1) + block.kind.rawValue + "…"
    }
  }

  /// Forgets the block that is being read.
  func abandonBlock() { parser.abandon() }

  /// Takes the next line of a script, or of a prompt where it has no location.
  func take(
    _ line: ScriptLine, at location: SourceLocation?, in scope: Scope, _ execution: Execution
  ) {
    let wasOpen = isReadingBlock
    switch parser.take(line) {
    case .nothing: return
    case .within(let statement):
      // Nobody knows on what screen it is going to run.
      if location == nil, case .commands(let commands) = statement,
        execution.secrets.mayType(UnreadCommands(line: commands, from: 0))
      {
        execution.noteSecret()
      }
    case .opened(let block): open(block, at: location, in: scope, execution)
    case .statement(.block(let block)):
      execution.begin(block, rows ?? .once, file: location?.file, in: scope)
      rows = nil
    case .statement(let statement): execution.take(statement, at: location, in: scope)
    case .mistake(let mistake):
      if !wasOpen { start = location }
      // A script that goes on goes on behind a block whose first line is wrong.
      if wasOpen || location == nil || !execution.context.options.keepsGoing { parser.abandon() }
      guard wasOpen || execution.settle() || location == nil else { return }
      execution.fail(.script(mistake), at: location)
    }
  }

  private func open(
    _ block: Block, at location: SourceLocation?, in scope: Scope, _ execution: Execution
  ) {
    start = location
    guard execution.settle() || location == nil else { return parser.abandon() }
    execution.history.append(block.header.text)
    guard block.kind == .each else { return }
    do throws(ScriptMistake) {
      rows = try execution.context.rows(of: block, file: location?.file, in: scope)
    } catch {
      if location == nil || !execution.context.options.keepsGoing {
        parser.abandon()
      } else {
        parser.skipBlock()
      }
      execution.fail(.script(error), at: location)
    }
  }

  /// Fails for a block whose end has not come; what is read of it is forgotten.
  ///
  /// - Returns: whether there is one.
  func failOpenBlock(_ execution: Execution) -> Bool {
    guard let (block, _) = parser.openBlock else { return false }
    parser.abandon()
    execution.fail(.script(.openBlock(block.kind, line: 0)), at: start)
    return true
  }
}
