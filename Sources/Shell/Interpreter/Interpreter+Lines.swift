import AppDriver

extension Interpreter {
  /// Takes the next line of a script, or of a prompt where it has no location.
  func take(_ text: String, _ location: SourceLocation?) {
    let kind = LineKind.of(text)
    if reading != nil { return read(text, kind, location) }
    if kind == .output { return takeOutputLine(text, location) }
    if kind == .nothing, location != nil { return }
    // What a person typed is done, though what came before was not as expected.
    guard settleStep() || location == nil else { return }
    switch kind {
    case .command:
      frames.append(.line(OpenLine(text: text, location: location)))
      if hasFixtures { beginCase() }
    case .setting: frames.append(.line(OpenLine(text: text, location: location, kind: kind)))
    case .title:
      frames.append(.line(OpenLine(text: text, location: location, kind: kind)))
      endCase(currentScope)
    case .block(let block): open(block, text, location)
    case .end: failEnd(text, location)
    case .nothing, .output: return
    }
  }

  // MARK: Blocks

  private func open(_ kind: BlockKind, _ text: String, _ location: SourceLocation?) {
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
  private func read(_ text: String, _ kind: LineKind, _ location: SourceLocation?) {
    do {
      if kind == .end { try Self.requireAlone("end", text) }
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
      if open.row >= open.rows.count { frames.removeLast() }
      return
    }
    let line = open.lines[open.next]
    open.next += 1
    take(line.text, line.location(in: open.file))
  }

  private func failEnd(_ text: String, _ location: SourceLocation?) {
    do {
      try Self.requireAlone("end", text)
      fail(.script(.endOfNothing), of: Step(location: location))
    } catch {
      fail(error, of: Step(location: location))
    }
  }

  /// Forgets the block that is being read, as where a person gives it up.
  public func abandonBlock() { reading = nil }

  /// A block whose end has not come; what is read of it is forgotten.
  private func failOpen(_ block: BlockReader) {
    reading = nil
    fail(
      .script(.openBlock(block.kind, line: 0)),
      of: Step(location: block.header.location(in: block.file)))
  }

  // MARK: Cases

  /// The script that the running line belongs to.
  var currentScope: Scope {
    for frame in frames.reversed() {
      switch frame {
      case .script(let script): return script.scope
      case .lines(let lines): if let scope = lines.scope { return scope }
      default: continue
      }
    }
    return scope
  }

  /// Has the setup run before the step that has just been taken, where that begins a case.
  private func beginCase() {
    let isInBlock =
      frames.dropLast().contains { if case .lines(let open) = $0 { open.isFixture } else { false } }
    guard !isInBlock else { return }
    let scope = currentScope
    scope.isTeardownDue = !scope.teardown.isEmpty
    guard scope.isSetupDue else { return }
    scope.isSetupDue = false
    frames.append(.lines(OpenLines(scope.setup, file: scope.file, isFixture: true)))
  }

  /// Has the teardown run, where a case has begun.
  private func endCase(_ scope: Scope) {
    guard scope.isTeardownDue else { return }
    scope.isTeardownDue = false
    frames.append(
      .lines(
        OpenLines(scope.teardown, file: scope.file, isFixture: true, teardownOf: scope)))
  }

  /// Ends a script: its teardown, then itself.
  func endScript(_ script: OpenScript) {
    if let block = reading { return failOpen(block) }
    guard settleStep() else { return }
    guard !script.scope.isTeardownDue else { return endCase(script.scope) }
    frames.removeLast()
  }

  /// Drops all work but the teardowns that are due, those of the innermost script first; one that
  /// runs goes on.
  func unwind() {
    reading = nil
    let running = frames.last { if case .lines(let open) = $0 { open.isTeardown } else { false } }
    var scripts: [Scope] = []
    for case .script(let script) in frames { scripts.append(script.scope) }
    frames.removeAll(keepingCapacity: true)
    for scope in scripts { endCase(scope) }
    if let running { frames.append(running) }
  }

  /// Says what a script has said before its steps are run one by one.
  ///
  /// - Parameters:
  ///   - file: the script, from whose folder files count.
  ///   - settings: what it sets; what says how the app is launched is taken as done.
  ///   - setup: the steps before the case.
  ///   - teardown: the steps after it, whatever comes of it.
  /// - Throws: where the environment has no value for a secret.
  public func beginScript(
    file: String, settings: [ScriptSetting], setup: [ScriptLine], teardown: [ScriptLine]
  ) throws(CommandError) {
    scope = Scope(file: file)
    scope.setup = setup
    scope.isSetupDue = !setup.isEmpty
    scope.teardown = teardown
    hasFixtures = hasFixtures || !setup.isEmpty || !teardown.isEmpty
    for setting in settings {
      switch setting {
      case .set(let name, let value):
        scope.variables[name] = Expansion.isNeeded(value) ? try expand(value, .text) : value
      case .secret(let name, let variable):
        scope.variables[name] = try secret(name, variable)
      default: continue
      }
    }
  }

  /// Begins to end the script whose lines were run one by one.
  func beginFinish() {
    result = LineResult()
    frames.removeAll(keepingCapacity: true)
    session.isInterrupted = isInterrupted
    if let block = reading { failOpen(block) }
    settleStep()
    endCase(scope)
  }

  /// Forgets what the script said for itself.
  func endFinish() {
    settleStep()
    isOutputIgnored = false
    scope = Scope()
    guard let recorder else { return }
    self.recorder = nil
    do throws(CommandError) {
      output.write(try recorder.finish(self) + "\n")
      output.flush()
    } catch {
      fail(error, at: nil, nil)
    }
  }

  // MARK: Variables

  /// A text with values for its variables, the innermost that have them.
  func expand(_ text: String, _ style: Expansion.Style) throws(CommandError) -> String {
    try Expansion.expand(text, style, among: variableNames) { variable($0) }
  }

  private func variable(_ name: String) -> String? {
    for frame in frames.reversed() {
      switch frame {
      case .lines(let open):
        if let column = open.names.firstIndex(of: name), open.row < open.rows.count {
          return open.rows[open.row][column]
        }
        if let value = open.scope?.variables[name] { return value }
      case .script(let script):
        if let value = script.scope.variables[name] { return value }
      case .line, .actions, .check, .rounds: continue
      }
    }
    return scope.variables[name]
  }

  private var variableNames: [String] {
    var names = Set(scope.variables.keys)
    for frame in frames {
      switch frame {
      case .lines(let open): names.formUnion(open.names)
      case .script(let script): names.formUnion(script.scope.variables.keys)
      case .line, .actions, .check, .rounds: continue
      }
    }
    return names.sorted()
  }
}
