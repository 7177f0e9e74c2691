/// A parser that turns lines from a prompt, a pipe, or a file into statements, one line at a time.
///
/// Only the parser determines where each kind of line is allowed. It recovers from mistakes: a
/// block with an invalid header is read up to its `end` and discarded. To discard an open block,
/// call `abandon()`.
package struct StatementParser: Sendable {
  /// The result of parsing a line.
  package enum Result: Sendable {
    /// No statement: a blank line, a comment, or the first or last line of a nested block.
    case nothing
    /// A statement inside a block that is still open.
    case within(Statement)
    /// The header of an outermost block.
    indirect case opened(Block)
    /// A complete statement outside any block.
    case statement(Statement)
    /// An invalid line, or a line that isn't allowed at this position.
    indirect case mistake(ScriptMistake)
  }

  /// The source of the lines.
  package enum Source: Sendable {
    /// Lines that are run one by one.
    case lines
    /// A whole file.
    ///
    /// Setup, teardown, and settings must come before the first step. A few settings may also come
    /// directly below a title.
    case file
  }

  private let source: Source
  private let texts: [TextKind]
  /// The open blocks, outermost first.
  private var open: [OpenBlock] = []
  private var hasSteps = false
  private var hasTitle = false

  private struct OpenBlock {
    var block: Block
    var lineCount = 0
    /// Whether the block is discarded because of a mistake in its header.
    var isLost = false
    /// Whether the block is nested too deeply.
    ///
    /// If so, its lines aren't checked.
    var isTooDeep = false
  }

  /// Creates a parser.
  package init(_ source: Source, texts: [TextKind]) {
    self.source = source
    self.texts = texts
  }

  /// The outermost open block and the number of open blocks; nil if no block is open.
  package var openBlock: (outermost: Block, depth: Int)? {
    open.first.map { ($0.block, open.count) }
  }

  /// The headers of the open blocks, innermost first.
  package var openHeaders: [(kind: BlockKind, line: ScriptLine)] {
    open.reversed().map { ($0.block.kind, $0.block.header) }
  }

  /// Discards the open blocks.
  package mutating func abandon() { open = [] }

  /// Marks the open block, so that it is read up to its `end` and then discarded.
  package mutating func skipBlock() { if !open.isEmpty { open[0].isLost = true } }

  /// Parses the next line.
  package mutating func parse(_ line: ScriptLine) -> Result {
    let bytes = Array(line.text.utf8)
    switch LineKind(bytes, texts) {
    case .nothing: return .nothing
    case .block(let kind): return begin(kind, line)
    case .otherwise: return otherwise(line)
    case .end: return end(line)
    case .text(let kind): return parse(line, kind)
    case .output:
      guard source == .lines || hasSteps || !open.isEmpty else {
        hasSteps = true
        return .mistake(.outputWithoutCommand)
      }
      return keep(.output(line))
    case .commands: return keep(.commands(CommandSequence(line, bytes)))
    }
  }

  private mutating func parse(_ line: ScriptLine, _ kind: TextKind) -> Result {
    var text = TextLine(
      kind: kind, line: line,
      command: CommandSyntax(text: line.text, name: Tokenizer.firstWord(of: line.text, from: 0)))
    let isInFile = source == .file
    if kind == .setting {
      if isInFile, !open.isEmpty { return .mistake(.lateSetting(text.command.name)) }
      if isInFile { text.misplacement = misplacement(of: text.command.name) }
    } else if kind == .title {
      if isInFile, !open.isEmpty { return .mistake(.titleInBlock) }
      if open.isEmpty { (hasTitle, hasSteps) = (true, false) }
    }
    return keep(.text(text))
  }

  /// Returns the mistake if a setting isn't allowed at this position in a file.
  private func misplacement(of setting: String) -> ScriptMistake? {
    if hasSteps { return .lateSetting(setting) }
    let ofCase = ScriptSetting.namesOfCase
    return hasTitle && !ofCase.contains(setting) ? .settingOfFile(setting, ofCase: ofCase) : nil
  }

  /// Adds a statement to the innermost block, or returns it if no block is open.
  private mutating func keep(_ statement: Statement) -> Result {
    guard let last = open.indices.last else {
      if statement.isStep { hasSteps = true }
      return .statement(statement)
    }
    open[0].lineCount += 1
    guard open[0].lineCount <= Block.longest else {
      // Report the mistake only once. The lines that follow are probably the rest of the file.
      if open[0].lineCount > Block.longest + 1 { return .nothing }
      return .mistake(.tooLong(open[0].block.kind, bound: Block.longest))
    }
    open[last].block.append(statement)
    return .within(statement)
  }

  // MARK: Blocks

  private mutating func begin(_ kind: BlockKind, _ line: ScriptLine) -> Result {
    let isOutermost = open.isEmpty
    var mistake: ScriptMistake?
    if kind.isFixture {
      let isLate = source == .file && (hasSteps || hasTitle)
      if !isOutermost || isLate {
        mistake = .misplacedBlock(kind)
      } else if !Self.standsAlone(line.text) {
        mistake = .takesNoArguments(kind.rawValue)
      }
    }
    var block = Block(kind: kind, header: line)
    if case .misplacedBlock = mistake { block.isMisplaced = true }
    open.append(OpenBlock(block: block))
    if open.count > Block.deepest {
      open[open.count - 1].isTooDeep = true
      // Don't report blocks that are nested even more deeply.
      if mistake == nil, open.count == Block.deepest + 1 || source == .lines {
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

  private mutating func otherwise(_ line: ScriptLine) -> Result {
    guard Self.standsAlone(line.text) else { return .mistake(.takesNoArguments("else")) }
    guard let last = open.indices.last, open[last].block.kind == .if,
      open[last].block.otherwise == nil
    else { return .mistake(.unmatchedElse) }
    open[last].block.otherwise = line
    return .nothing
  }

  private mutating func end(_ line: ScriptLine) -> Result {
    let closed = open.popLast()
    guard Self.standsAlone(line.text) else { return .mistake(.takesNoArguments("end")) }
    guard let closed else { return .mistake(.unmatchedEnd) }
    // In a file, check the statements of a block even if the block isn't allowed at this position.
    if closed.isTooDeep || closed.isLost && source == .lines { return .nothing }
    return keep(.block(closed.block))
  }

  /// Closes the open blocks when the file ends.
  ///
  /// - Returns: The outermost block with the statements parsed so far; nil if no block is open.
  package mutating func closeBlocks() -> Statement? {
    while open.count > 1, let closed = open.popLast() {
      if closed.isTooDeep { continue }
      open[open.count - 1].block.append(.block(closed.block))
    }
    return open.popLast().map { .block($0.block) }
  }

  /// Returns whether a line consists of only one word.
  private static func standsAlone(_ line: String) -> Bool {
    var tokenizer = Tokenizer(line)
    guard let words = try? tokenizer.nextCommand() else { return false }
    return words.count == 1 && tokenizer.isAtEnd
  }
}

extension Block {
  /// Adds a statement to the branch that is open.
  fileprivate mutating func append(_ statement: Statement) {
    if otherwise == nil { statements.append(statement) } else { alternative.append(statement) }
  }
}
