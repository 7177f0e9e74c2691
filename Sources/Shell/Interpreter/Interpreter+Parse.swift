import AppDriver

/// A command that was read from a line, before it is known what it means.
struct ParsedCommand {
  let name: String
  let words: [Word]
  /// All that follows the name, as it stands in the line.
  let text: String
  /// The bytes of the line that the command was read from.
  let range: Range<Int>
  /// Where the next command begins.
  let end: Int
  let line: OpenLine

  var isEmpty: Bool { name.isEmpty }
}

extension Interpreter {
  /// Reads the next command of a line; nil where none is left.
  func parse(_ line: OpenLine) throws(CommandError) -> ParsedCommand? {
    if let parsed = parseText(line) { return parsed }
    var tokenizer = Tokenizer(line.text, from: line.position)
    let words: [Word]
    do { words = try tokenizer.nextCommand() } catch { throw .tokens(error) }
    guard let first = words.first, let last = words.last else {
      guard !tokenizer.isAtEnd else { return nil }
      return ParsedCommand(
        name: "", words: [], text: "", range: line.position..<line.position,
        end: tokenizer.position, line: line)
    }
    return ParsedCommand(
      name: first.text, words: Array(words.dropFirst()), text: "",
      range: first.range.lowerBound..<last.range.upperBound, end: tokenizer.position, line: line)
  }

  /// Reads a setting (`@app contacts`) or a command that takes all the rest for a text.
  private func parseText(_ line: OpenLine) -> ParsedCommand? {
    let bytes = line.text.utf8.dropFirst(line.position)
    let rest = bytes.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard let first = rest.first else { return nil }
    let isSetting = first == UInt8(ascii: "@") && line.position == 0
    let word = rest.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    guard isSetting || textCommands.contains(where: { $0.utf8.elementsEqual(word) }) else {
      return nil
    }
    let start = line.text.utf8.count - rest.count
    let text = Substring(rest.dropFirst(word.count)).drop { $0 == " " || $0 == "\t" }
    return ParsedCommand(
      name: String(Substring(word)), words: [], text: String(text),
      range: start..<line.text.utf8.count, end: line.text.utf8.count, line: line)
  }

  /// Finds out what a command means, prints it where commands are printed, and begins it.
  func begin(_ parsed: ParsedCommand) throws(CommandError) {
    let command = table[parsed.name]
    let invocation = Invocation(
      name: parsed.name, words: parsed.words, text: parsed.text, command: command, shell: self)
    let secrets = command.map { $0.secrets(invocation) } ?? verbSecrets(parsed)
    let step = Step(shown: shown(parsed, hiding: secrets), location: parsed.line.location)
    if secrets != nil { result.carriesSecret = true } else { history.append(step.shown) }
    echo(step.shown)
    do {
      if parsed.name.hasPrefix("@"), parsed.line.position == 0 {
        try carryOut(setting(parsed), step)
      } else if let command {
        try carryOut(try command.run(invocation), step)
      } else {
        try carryOut(try verbEffect(invocation), step)
      }
    } catch {
      fail(error, of: step)
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
      session = AppSession(context: context, makeDelegate: app.makeDelegate)
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
    let open = frames.compactMap { frame in
      if case .script(let script) = frame { script.name } else { nil as String? }
    }
    let outer = open.isEmpty ? [step.location?.file].compactMap(\.self) : open
    if outer.contains(where: { ScriptFile.isSame($0, path) }) {
      throw .sourceCircle(outer + [path])
    }
    let lines = try ScriptFile.lines(of: path)
    finishQuietly(step)
    frames.append(.script(OpenScript(name: path, lines: lines)))
  }

  /// The command as it may be shown: as it was typed, with stars for secrets.
  private func shown(_ parsed: ParsedCommand, hiding secrets: Range<Int>?) -> String {
    let line = parsed.line.text
    guard let secrets, let first = parsed.words[secrets].first,
      let last = parsed.words[secrets].last
    else { return String(line.utf8[from: parsed.range]) }
    let before = line.utf8[from: parsed.range.lowerBound..<first.range.lowerBound]
    let after = line.utf8[from: last.range.upperBound..<parsed.range.upperBound]
    return before + Array(repeating: "********", count: secrets.count).joined(separator: " ")
      + after
  }
}

extension String.UTF8View {
  /// The text of some bytes, which begin and end between characters.
  fileprivate subscript(from range: Range<Int>) -> Substring {
    let start = index(startIndex, offsetBy: range.lowerBound)
    return Substring(self[start..<index(start, offsetBy: range.count)])
  }
}
