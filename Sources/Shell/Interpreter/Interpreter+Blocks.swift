extension Interpreter {
  func open(_ kind: BlockKind, _ text: String, _ location: SourceLocation?) {
    history.append(text)
    var block = BlockReader(
      kind, header: ScriptLine(text, number: location?.line ?? 0), file: location?.file)
    do throws(CommandError) {
      let depth = try depth(for: kind)
      if kind == .each {
        guard depth < BlockReader.deepest else {
          throw .script(.tooDeep(bound: BlockReader.deepest))
        }
        let header = try EachHeader(Expansion.isNeeded(text) ? try expand(text, .words) : text)
        block.names = header.names
        block.rows = try header.rows(in: location?.file)
      } else {
        try Self.requireAlone(kind.rawValue, text)
      }
    } catch {
      fail(error, of: Step(location: location))
      // A script that goes on goes on behind the block.
      guard location != nil, options.keepsGoing else { return }
      block.rows = []
    }
    reading = block
  }

  /// How many blocks are running; before and after a case blocks of that kind can't stand in others.
  private func depth(for kind: BlockKind) throws(CommandError) -> Int {
    var depth = 0
    for frame in frames { if case .lines = frame { depth += 1 } }
    guard kind == .each || depth == 0 else { throw .script(.misplacedBlock(kind)) }
    return depth
  }

  /// Throws where something follows a word that stands alone on its line.
  static func requireAlone(_ name: String, _ text: String) throws(CommandError) {
    var tokenizer = Tokenizer(text)
    let words: [Word]
    do { words = try tokenizer.nextCommand() } catch { throw .tokens(error) }
    guard words.count == 1, tokenizer.isAtEnd else {
      throw .usage(command: name, arguments: "", problem: "takes no arguments")
    }
  }

  /// Takes a line of the block that is being read, and begins the block at its end.
  func read(_ text: String, _ kind: LineKind, _ location: SourceLocation?) {
    do {
      if kind == .end { try Self.requireAlone("end", text) }
      // It can't be known on what screen the line is going to run.
      if location == nil, kind == .command, mayTypeSecret(text) { result.carriesSecret = true }
      let line = ScriptLine(text, number: location?.line ?? 0)
      guard try reading?.take(line, kind) == true, let block = reading else { return }
      reading = nil
      begin(block)
    } catch {
      reading = nil
      fail(error, of: Step(location: location))
    }
  }

  private func begin(_ block: BlockReader) {
    guard block.kind != .each else {
      return frames.append(
        .lines(
          OpenLines(block.lines, file: block.file, names: block.names, rows: block.rows)))
    }
    // What could not stand here has been told.
    guard !block.rows.isEmpty else { return }
    let scope = currentScope
    scope.file = block.file
    if block.kind == .setup {
      scope.setup = block.lines
      scope.isSetupDue = !block.lines.isEmpty
    } else {
      scope.teardown = block.lines
    }
    hasFixtures = true
  }

  /// Takes the next line of a block that runs.
  func nextLine(of open: OpenLines) {
    if open.next == open.lines.count || open.row == open.rows.count {
      if let block = reading { return failOpen(block) }
      open.next = 0
      open.row += 1
      guard open.row >= open.rows.count else { return }
      // Below its end there is nothing to be compared any more.
      if settleStep() { frames.removeLast() }
      return
    }
    let line = open.lines[open.next]
    open.next += 1
    take(line.text, line.location(in: open.file))
  }

  func failEnd(_ text: String, _ location: SourceLocation?) {
    do {
      try Self.requireAlone("end", text)
      fail(.script(.endOfNothing), of: Step(location: location))
    } catch {
      fail(error, of: Step(location: location))
    }
  }

  /// Whether lines are read up to the end of a block before they run.
  public var isReadingBlock: Bool { reading != nil }

  /// Forgets the block that is being read, as where a person gives it up.
  public func abandonBlock() { reading = nil }

  /// A block whose end has not come; what is read of it is forgotten.
  func failOpen(_ block: BlockReader) {
    reading = nil
    fail(
      .script(.openBlock(block.kind, line: 0)),
      of: Step(location: block.header.location(in: block.file)))
  }
}
