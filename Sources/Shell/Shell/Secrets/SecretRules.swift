import AppDriver
import Script

/// The rules that determine which lines must not be saved in the history: those that contain a
/// secret, or with which the user may have intended to type one.
struct SecretRules {
  private let shell: ShellState
  /// Whether to look into aliases.
  ///
  /// Otherwise, an alias counts like a verb.
  private let readsAliases: Bool

  init(_ shell: ShellState, readsAliases: Bool = true) {
    self.shell = shell
    self.readsAliases = readsAliases
  }

  /// Returns the indices of the arguments that are typed into a secure field; `nil` if there are
  /// none.
  func places(in arguments: Invocation, _ syntax: StepSyntax) -> Range<Int>? {
    guard case .command = syntax else { return nil }
    if let command = arguments.command { return command.secrets(arguments, shell) }
    guard let places = ScreenVerb(arguments).secrets(shell) else { return nil }
    let count = arguments.titleWords
    return places.lowerBound + count..<places.upperBound + count
  }

  /// Returns whether a step contains a known secret, however quoted, or may contain a password.
  func holds(
    _ syntax: StepSyntax, _ arguments: Invocation, at location: SourceLocation?
  ) -> Bool {
    let command = syntax.command
    if holds(syntax.line.text) || holds(command.words) { return true }
    guard case .command(_, _, let typed) = syntax else { return false }
    return mayType(arguments, typed, at: location)
  }

  private func holds(_ words: some Sequence<Word>) -> Bool {
    !shell.redaction.isEmpty && holds(words.map(\.text).joined(separator: " "))
  }

  private func holds(_ text: String) -> Bool { shell.redaction.finds(in: text) }

  /// Returns whether a command may contain a password even though none of its arguments are typed
  /// into a secure field.
  ///
  /// The user may have typed the password too late, for a field that doesn't exist, or in a message
  /// or comment after the arguments.
  private func mayType(
    _ command: Invocation, _ typed: CommandSyntax, at location: SourceLocation?
  ) -> Bool {
    let words = command.words
    switch command.name {
    case "alias": return mayDefine(command.text)
    case "type" where command.onlyDeletes: break
    case "type" where command.typesHere:
      if (try? shell.focusedField())?.element.isSecure != false { return true }
    case "type" where !words.isEmpty:
      // Check even a single word, because the space between the field and the text may be missing.
      if !findsField(words[0].text) { return true }
    case "touch":
      if words.count > 1, !isShown(command) { return true }
    case "tap" where words.count > 1:
      if !isButton(words) { return true }
    case "type", "tap": break
    case let name where command.command == nil:
      if shell.session.isRunning, isVerb(command) { break }
      let mayBeSecret =
        meant(by: name).map { !words.isEmpty && fillsIn($0) }
        ?? (shell.session.hasSecureField || !words.isEmpty)
      if mayBeSecret { return true }
    default: return false
    }
    // A message or comment matters only at a prompt, because only typed lines are saved in a file.
    return location == nil && typed.hasRemark
  }

  /// Returns whether commands that have not run yet might type a secret on some screen.
  ///
  /// Because only their words are known, every command that can fill in a form counts.
  func mayType(_ unread: UnreadCommands) -> Bool {
    for command in unread.line.commands[unread.from...] {
      // The rest of the line is this command's text.
      if command.isText { return command.name == "alias" && mayDefine(command.text) }
      if holds([Word(command.name, range: 0..<0)] + command.words) || mayType(command) {
        return true
      }
    }
    guard unread.line.mistake != nil else { return false }
    let text = unread.line.line.text
    let place = unread.line.mistakePosition
    return fillsIn(text.utf8[from: Tokenizer.firstWord(of: text, from: place)])
      || text.utf8.dropFirst(place).contains(UInt8(ascii: ";"))
  }

  /// Returns whether a command that has not run yet might type a secret on some screen.
  func mayType(_ command: CommandSyntax) -> Bool {
    let words = command.words
    if shell.table[command.name] == nil, let alias = shell.aliases[command.name] {
      return mayType(command, alias)
    }
    let known = CommandNames(shell).command(command.name)
    let name = known?.name ?? command.name
    if fillsIn(name) {
      let isHarmless =
        switch name {
        case "type":
          known.map { Invocation(command, $0).onlyDeletes } == true
            || words.count < 2 && words.allSatisfy { findsField($0.text) }
        case "tap": words.count < 2 || isButton(words)
        case "touch":
          words.count < 2 || known.map { isShown(Invocation(command, $0)) } == true
        default: words.isEmpty
        }
      if !isHarmless || command.hasRemark { return true }
    } else if let known {
      return known.secrets(Invocation(command, known), shell) != nil
        || ExpectationMarks.commands.contains(name) && mayCheckSecret(words)
    }
    return false
  }

  /// Returns whether the words of an expectation may contain the value of a field on a later
  /// screen.
  private func mayCheckSecret(_ words: [Word]) -> Bool {
    var words = words.map(\.text).dropFirst(ExpectationMarks(words).count)
    guard words.popFirst() == "field" else { return false }
    if words.dropLast().last == "within" { words.removeLast(2) }
    return words.count > 1 && !findsField(words.joined(separator: " "))
  }

  /// Returns whether a line that has not run yet might type a secret on some screen.
  func mayType(_ line: String) -> Bool {
    mayType(UnreadCommands(line: CommandSequence(ScriptLine(line, number: 0)), from: 0))
  }

  /// Returns whether a command that fails on the current screen might have typed a secret.
  func mayTypeHere(_ command: CommandSyntax) -> Bool {
    if CommandNames(shell).command(command.name)?.name == "type", let field = command.words.first,
      findsField(field.text)
    {
      return false
    }
    return mayType(command)
  }

  /// Returns whether a command with this name may fill in a form.
  ///
  /// Such names are `type`; any word that isn't a command, because it may be a button's verb; and
  /// `tap` and `touch`, because the user may confuse them with a verb.
  private func fillsIn(_ name: String) -> Bool {
    shell.table.fixed(name) == nil || ["type", "tap", "touch"].contains(name)
  }

  /// Returns whether a command may press a button.
  private func isVerb(_ command: Invocation) -> Bool {
    command.titleWords > 0 || shell.visible?.verbs.hasVerb(command.name) == true
  }

  /// Returns the command or verb that an unknown word probably means; `nil` if it means none, so
  /// that it may be a password.
  private func meant(by name: String) -> String? {
    let names =
      shell.table.commands.map(\.name) + (shell.visible?.verbs.entries.map(\.verb) ?? [])
      + shell.aliases.all.map(\.name)
    let meant = ForeignNames.suggestion(for: name) ?? Nearest.name(to: name, among: names)
    return meant.map { String($0.prefix { $0 != " " }) }
  }

  // MARK: Aliases

  /// Returns whether the definition of an alias may contain a password.
  ///
  /// References to arguments are none.
  private func mayDefine(_ definition: String) -> Bool {
    let text = definition.utf8.drop { $0 != UInt8(ascii: "=") }.dropFirst()
    return mayType(String(Substring(text)).replacing(/\$[1-9*]/, with: ""))
  }

  /// Returns whether a command that runs an alias might type a secret.
  private func mayType(_ command: CommandSyntax, _ alias: Alias) -> Bool {
    guard readsAliases, let line = try? alias.line(for: command) else {
      return !command.words.isEmpty
    }
    return SecretRules(shell, readsAliases: false).mayType(line)
  }

  /// Returns whether a word matches a field on the screen.
  private func findsField(_ name: String) -> Bool {
    (try? shell.finder().find([.field, .search], name)) != nil
  }

  /// Returns whether the screen shows what a `touch` names, which is no secret then.
  private func isShown(_ touch: Invocation) -> Bool {
    (try? Touch(touch).isMet(shell)) == true
  }

  private func isButton(_ words: some Sequence<Word>) -> Bool {
    let label = words.map(\.text).joined(separator: " ")
    let buttons = shell.screen?.elements(of: [.button]) ?? []
    return buttons.contains { LabelMatch.of(label, in: $0.label) != nil }
  }
}

extension CommandSyntax {
  /// Whether a message or a comment follows the words.
  fileprivate nonisolated var hasRemark: Bool {
    guard range.upperBound <= end, end <= source.utf8.count else { return false }
    return source.utf8.prefix(end).dropFirst(range.upperBound).contains {
      !" \t;".utf8.contains($0) && $0 != UInt8(ascii: "-")
    }
  }
}
