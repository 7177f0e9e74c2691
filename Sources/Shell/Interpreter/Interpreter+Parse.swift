import AppDriver

/// A command that was read from a line, before it is known what it means.
struct ParsedCommand {
  let name: String
  /// The words after the name.
  let words: [Word]
  /// All that follows the name, as it stands in the line; for commands that take a text.
  var text = ""
  /// The bytes of the line that the command was read from.
  let range: Range<Int>
  /// Where the next command begins.
  let end: Int
  let line: OpenLine
  /// The command of this name, nil for a button's verb.
  let command: Command?
  /// Whether it is a line that begins with `@`.
  var isSetting = false

  /// Whether there is no word at all; a name may be empty, and is then wrong.
  var isEmpty: Bool { range.isEmpty }
}

extension Interpreter {
  /// Reads the next command of a line; nil where none is left.
  func parse(_ line: OpenLine) throws(CommandError) -> ParsedCommand? {
    let first = Tokenizer.firstWord(of: line.text, from: line.position)
    let name = line.text.utf8[from: first]
    let command = table[name]
    let isSetting = line.position == 0 && name.utf8.first == UInt8(ascii: "@")
    if isSetting || command?.takesText == true {
      return text(line, name: name, first, command, isSetting: isSetting)
    }
    var tokenizer = Tokenizer(line.text, from: line.position)
    var words: [Word]
    do { words = try tokenizer.nextCommand() } catch { throw .tokens(error) }
    guard let first = words.first, let last = words.last else {
      guard !tokenizer.isAtEnd else { return nil }
      return ParsedCommand(
        name: "", words: [], range: line.position..<line.position, end: tokenizer.position,
        line: line, command: nil)
    }
    words.removeFirst()
    return ParsedCommand(
      name: first.text, words: words, range: first.range.lowerBound..<last.range.upperBound,
      end: tokenizer.position, line: line,
      command: first.text == name ? command : table[first.text])
  }

  /// Reads a setting (`@app contacts`) or a command that takes all the rest for a text.
  private func text(
    _ line: OpenLine, name: String, _ first: Range<Int>, _ command: Command?, isSetting: Bool
  ) -> ParsedCommand {
    let end = line.text.utf8.count
    var start = first.upperBound
    for byte in line.text.utf8.dropFirst(start) {
      guard byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") else { break }
      start += 1
    }
    return ParsedCommand(
      name: name, words: [], text: line.text.utf8[from: start..<end],
      range: first.lowerBound..<end, end: end, line: line, command: command,
      isSetting: isSetting)
  }

  /// Finds out what a command means, prints it where commands are printed, and begins it.
  func begin(_ parsed: ParsedCommand) {
    let invocation = Invocation(parsed, shell: self)
    let secrets =
      if let command = parsed.command { command.secrets(invocation) } else { verbSecrets(parsed) }
    let step = Step(
      shown: shown(parsed, hiding: secrets), location: parsed.line.location,
      expectation: parsed.line.expectation)
    if secrets != nil { result.carriesSecret = true } else { history.append(step.shown) }
    // A text, as of a note, is printed anyway: once is enough.
    if parsed.command?.takesText != true { echo(step) }
    do {
      if parsed.isSetting {
        try carryOut(try setting(parsed), step)
      } else if let command = parsed.command {
        try carryOut(try command.run(invocation), step)
      } else {
        try carryOut(try verbEffect(invocation), step)
      }
    } catch {
      fail(secrets == nil ? error : error.withoutTypedLabel, of: step)
    }
  }

  private func carryOut(_ effect: Effect, _ step: Step) throws(CommandError) {
    switch effect {
    case .act(let actions):
      frames.append(.actions(OpenActions(step: step, actions: actions)))
    case .launch(let context, let again):
      frames.append(
        .actions(
          OpenActions(
            step: step, launch: context, actions: again.flatMap { $0 }, again: again)))
    case .use(let app, let context):
      let makeDelegate = try app.maker(for: context)
      session.end()
      session = AppSession(context: context, makeDelegate: makeDelegate)
      session.isInterrupted = isInterrupted
      appName = app.name
      forgetScreen()
      frames.append(
        .actions(OpenActions(step: step, launch: context, actions: [], again: [])))
    case .report(let report): show(report, step)
    case .source(let path): try open(path, step)
    case .done: finishQuietly(step)
    case .check(let seconds, let check):
      let deadline = seconds > 0 ? ContinuousClock.now + .seconds(seconds) : nil
      frames.append(.check(OpenCheck(step: step, deadline: deadline, check: check)))
    case .quit:
      finishQuietly(step)
      result.isLast = true
      frames.removeAll()
    }
  }

  private func open(_ path: String, _ step: Step) throws(CommandError) {
    let path = ScriptFile.resolve(path, against: step.location?.file)
    let sourced = frames.compactMap { frame in
      if case .script(let script) = frame { script.name } else { nil as String? }
    }
    let open = [origin?.file].compactMap(\.self) + sourced
    if let start = open.firstIndex(where: { ScriptFile.isSame($0, path) }) {
      throw .sourceCircle(open[start...] + [path])
    }
    let lines = try ScriptFile.lines(of: path) { [unowned self] in
      output.flush()
      if isInterrupted() { throw CommandError.interrupted }
    }
    finishQuietly(step)
    frames.append(.script(OpenScript(name: path, lines: lines)))
  }

  /// The command as it may be shown: as it was typed, with stars for secrets.
  private func shown(_ parsed: ParsedCommand, hiding secrets: Range<Int>?) -> String {
    let line = parsed.line.text
    guard let secrets, let first = parsed.words[secrets].first,
      let last = parsed.words[secrets].last
    else { return line.utf8[from: parsed.range] }
    let before = line.utf8[from: parsed.range.lowerBound..<first.range.lowerBound]
    let after = line.utf8[from: last.range.upperBound..<parsed.range.upperBound]
    return before + Array(repeating: "********", count: secrets.count).joined(separator: " ")
      + after
  }
}

extension String.UTF8View {
  /// The text of some bytes, which begin and end between characters.
  fileprivate subscript(from range: Range<Int>) -> String {
    guard range.lowerBound > 0 || range.upperBound < count else { return String(self) }
    let start = index(startIndex, offsetBy: range.lowerBound)
    return String(Substring(self[start..<index(start, offsetBy: range.count)]))
  }
}
