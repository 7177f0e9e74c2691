/// Makes statements of lines, one line at a time: from a prompt, a pipe or a file.
///
/// It alone knows which line may stand where. After a mistake it goes on as well as it can: a block
/// whose first line is wrong is read to its `end` and yields nothing. A caller that wants to forget an
/// open block says so by `abandon()`.
package struct StatementParser: Sendable {
  /// What a line led to.
  package enum Result: Sendable {
    /// Nothing: it is blank, a comment, or begins or ends a block within another one.
    case nothing
    /// A statement of a block that is still open.
    case within(Statement)
    /// The beginning of a block that stands in no other one.
    case opened(Block)
    /// A statement.
    case statement(Statement)
    /// The line can't stand here, or not so.
    case mistake(ScriptMistake)
  }

  /// What lines are read from.
  package enum Source: Sendable {
    /// Lines that are run one by one.
    case lines
    /// A whole file, in which settings, setup and teardown come before the first step.
    case file
  }

  private let source: Source
  private let texts: [TextKind]
  /// How many blocks are running where the lines come from.
  private let depth: Int
  /// The blocks that are open, the outermost first.
  private var open: [OpenBlock] = []
  private var hasSteps = false
  private var hasTitle = false

  private struct OpenBlock {
    var block: Block
    var lineCount = 0
    /// Whether it stands where it can't, so that nothing comes of it.
    var isLost = false
    /// Whether it stands within too many others, so that not even its lines are looked at.
    var isTooDeep = false
  }

  /// Makes a parser.
  ///
  /// - Parameters:
  ///   - source: What lines are read from.
  ///   - texts: The kinds of lines that are one text.
  ///   - depth: How many blocks are running already.
  package init(_ source: Source, texts: [TextKind], within depth: Int = 0) {
    self.source = source
    self.texts = texts
    self.depth = depth
  }

  /// The innermost block that is open, and how many there are; nil where none is.
  package var openBlock: (outermost: Block, depth: Int)? {
    open.first.map { ($0.block, open.count) }
  }

  /// The first lines of the blocks that are open, the innermost first.
  package var openHeaders: [(kind: BlockKind, line: ScriptLine)] {
    open.reversed().map { ($0.block.kind, $0.block.header) }
  }

  /// Forgets the blocks that are open.
  package mutating func abandon() { open = [] }

  /// Lets nothing come of the block that is open.
  package mutating func skipBlock() { if !open.isEmpty { open[0].isLost = true } }

  /// Takes the next line.
  package mutating func take(_ line: ScriptLine) -> Result {
    switch LineKind(line.text, texts) {
    case .nothing: return .nothing
    case .block(let kind): return begin(kind, line)
    case .end: return end(line)
    case .text(let kind): return take(line, kind)
    case .output:
      guard source == .lines || hasSteps || !open.isEmpty else {
        hasSteps = true
        return .mistake(.outputOfNothing)
      }
      return keep(.output(line))
    case .commands: return keep(.commands(CommandSequence(line)))
    }
  }

  private mutating func take(_ line: ScriptLine, _ kind: TextKind) -> Result {
    var text = TextLine(
      kind: kind, line: line,
      command: CommandSyntax(text: line.text, name: Tokenizer.firstWord(of: line.text, from: 0)))
    let isInFile = source == .file
    if kind == .setting {
      if isInFile, !open.isEmpty { return .mistake(.lateSetting(text.command.name)) }
      text.isLate = isInFile && (hasSteps || hasTitle)
    } else if kind == .title {
      if isInFile, !open.isEmpty { return .mistake(.titleInBlock) }
      if open.isEmpty { (hasTitle, hasSteps) = (true, false) }
    }
    return keep(.text(text))
  }

  /// Puts a statement into the innermost block, or hands it out where none is open.
  private mutating func keep(_ statement: Statement) -> Result {
    guard let last = open.indices.last else {
      if statement.isStep { hasSteps = true }
      return .statement(statement)
    }
    open[0].lineCount += 1
    guard open[0].lineCount <= Block.longest else {
      // Said once: what follows is likely the rest of the file.
      if open[0].lineCount > Block.longest + 1 { return .nothing }
      return .mistake(.tooLong(open[0].block.kind, bound: Block.longest))
    }
    open[last].block.statements.append(statement)
    return .within(statement)
  }

  // MARK: Blocks

  private mutating func begin(_ kind: BlockKind, _ line: ScriptLine) -> Result {
    let isOutermost = open.isEmpty
    var mistake: ScriptMistake?
    if kind != .each {
      let isLate = source == .file && (hasSteps || hasTitle)
      if !isOutermost || depth > 0 || isLate {
        mistake = .misplacedBlock(kind)
      } else if !Self.standsAlone(line.text) {
        mistake = .takesNoArguments(kind.rawValue)
      }
    }
    var block = Block(kind: kind, header: line)
    if case .misplacedBlock = mistake { block.isMisplaced = true }
    open.append(OpenBlock(block: block))
    if open.count + depth > Block.deepest {
      open[open.count - 1].isTooDeep = true
      // Of those that are deeper still nothing more is said.
      if mistake == nil, open.count + depth == Block.deepest + 1 || source == .lines {
        mistake = .tooDeep(bound: Block.deepest)
      }
    }
    if let mistake {
      open[open.count - 1].isLost = true
      return .mistake(mistake)
    }
    guard isOutermost else {
      open[0].lineCount += 1
      return .nothing
    }
    return .opened(open[0].block)
  }

  private mutating func end(_ line: ScriptLine) -> Result {
    let closed = open.popLast()
    guard Self.standsAlone(line.text) else { return .mistake(.takesNoArguments("end")) }
    guard let closed else { return .mistake(.endOfNothing) }
    // What stands in a file's block is looked at, though the block can't stand there.
    if closed.isTooDeep || closed.isLost && source == .lines { return .nothing }
    return keep(.block(closed.block))
  }

  /// Ends the blocks that are open at the end of a file.
  ///
  /// - Returns: The outermost, with what is read of it; nil where none is open.
  package mutating func closeBlocks() -> Statement? {
    while open.count > 1, let closed = open.popLast() {
      if closed.isTooDeep { continue }
      open[open.count - 1].block.statements.append(.block(closed.block))
    }
    return open.popLast().map { .block($0.block) }
  }

  /// Whether nothing follows the first word of a line.
  private static func standsAlone(_ line: String) -> Bool {
    var tokenizer = Tokenizer(line)
    guard let words = try? tokenizer.nextCommand() else { return false }
    return words.count == 1 && tokenizer.isAtEnd
  }
}
