import AppDriver

/// What no history may keep.
extension Interpreter {
  /// The name and the variable of a secret; nil where it was typed.
  package func secretVariable(of value: String) -> (name: String, variable: String)? {
    secretVariables[Array(value.utf8)]
  }

  /// Whether a command holds a secret that is known, however it is quoted.
  func holdsSecret(_ parsed: ParsedCommand) -> Bool {
    guard !output.redaction.isEmpty else { return false }
    return holdsSecret(parsed.line.text)
      || holdsSecret(parsed.words.map(\.text).joined(separator: " "))
  }

  /// Whether a command holds a password, perhaps, though no secure field takes its words: one that
  /// was typed too late, for a field that isn't there, or behind the arguments.
  func mayTypeSecret(_ parsed: ParsedCommand) -> Bool {
    guard parsed.line.kind == .command else { return false }
    let words = parsed.words
    switch parsed.command?.name {
    case nil:
      if session.isRunning, sight?.verbs.hasVerb(parsed.name) == true { break }
      if session.hasSecureField || !words.isEmpty && !isSlip(parsed.name) { return true }
    case "type" where !words.isEmpty:
      // Of a single word too, where the blank between field and text may be missing.
      if !findsField(words[0].text) { return true }
    case "tap" where words.count > 1:
      if !isButton(words) { return true }
    case "type", "tap": break
    default: return false
    }
    // A remark is a slip only where a person types, and only that is kept in a history.
    return parsed.line.location == nil && Self.hasRemark(parsed.line.text, before: parsed.end)
  }

  /// Whether what is left of lines that a person typed, and that nobody will have looked at, may hold
  /// a secret.
  var mayDropSecret: Bool {
    frames.contains { frame in
      guard case .line(let line) = frame, line.location == nil else { return false }
      return mayTypeSecret(line.text, from: line.position)
    }
  }

  /// Whether a line, or its rest from a byte on, might type a secret on some screen.
  ///
  /// Of a line that has not run nothing is known but its words: whatever fills in a form counts.
  func mayTypeSecret(_ text: String, from start: Int? = nil) -> Bool {
    var tokenizer = Tokenizer(text, from: start ?? OpenLine(text: text, location: nil).position)
    while !tokenizer.isAtEnd {
      let place = tokenizer.position
      let name = text.utf8[from: Tokenizer.firstWord(of: text, from: place)]
      // All the rest is its text.
      if table[name]?.takesText == true { return false }
      guard let words = try? tokenizer.nextCommand() else {
        return fillsIn(name) || text.utf8.dropFirst(place).contains(UInt8(ascii: ";"))
      }
      guard let first = words.first else { continue }
      let arguments = words.dropFirst()
      if holdsSecret(words.map(\.text).joined(separator: " ")) { return true }
      if fillsIn(first.text) {
        let isHarmless =
          switch first.text {
          case "type": arguments.count < 2 && arguments.allSatisfy { findsField($0.text) }
          case "tap": arguments.count < 2 || isButton(arguments)
          default: arguments.isEmpty
          }
        if !isHarmless || Self.hasRemark(text, before: tokenizer.position) { return true }
      } else if let command = table[first.text],
        command.secrets(Invocation(command, Array(arguments), in: text, shell: self)) != nil
      {
        return true
      }
      if first.text == "leaks", arguments.first?.text == "repeat",
        mayTypeSecret(arguments.dropFirst(2).map(\.text).joined(separator: " "))
      {
        return true
      }
    }
    return false
  }

  /// Whether a command of this name may fill in a form: `type`, a button's verb on some screen, and
  /// `tap` where that was meant.
  private func fillsIn(_ name: String) -> Bool {
    table[name] == nil || name == "type" || name == "tap"
  }

  /// Whether a word that is no command was meant to be one that fills in nothing.
  private func isSlip(_ name: String) -> Bool {
    let names = table.commands.map(\.name) + (sight?.verbs.entries.map(\.verb) ?? [])
    guard let meant = Habit.command(for: name) ?? Nearest.name(to: name, among: names) else {
      return false
    }
    return !fillsIn(String(meant.prefix { $0 != " " }))
  }

  /// Whether a word finds a field on the screen.
  private func findsField(_ name: String) -> Bool {
    guard session.isRunning, !session.isInBackground, let screen else { return false }
    let finder = ElementFinder(
      session: session, screen: screen, wholeOnly: options.wholeLabelsOnly)
    return (try? finder.find([.field, .search], name)) != nil
  }

  private func isButton(_ words: some Sequence<Word>) -> Bool {
    let label = words.map(\.text).joined(separator: " ")
    return screen?.panes.contains { pane in
      pane.elements.contains { $0.kind == .button && LabelMatch.of(label, in: $0.label) != nil }
    } == true
  }

  /// Whether a message or a comment stands behind the words of a command.
  private static func hasRemark(_ line: String, before end: Int) -> Bool {
    var tokenizer = Tokenizer(line)
    while tokenizer.position < end {
      guard let words = try? tokenizer.nextCommand() else { return true }
      guard tokenizer.position == end else { continue }
      let rest = line.utf8.prefix(end).dropFirst(words.last?.range.upperBound ?? 0)
      return rest.contains { !" \t;".utf8.contains($0) && $0 != UInt8(ascii: "-") }
    }
    return false
  }
}
