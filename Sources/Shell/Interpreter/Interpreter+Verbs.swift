import AppDriver

extension Interpreter {
  /// What a word that is no command means: a button of the screen, tapped after its fields are
  /// filled with the arguments.
  func verbEffect(_ invocation: Invocation) throws(CommandError) -> Effect {
    guard let screen, session.isRunning else {
      let names = table.commands.map(\.name)
      guard let nearest = Nearest.name(to: invocation.name, among: names) else {
        throw session.isRunning ? .nothingOnScreen : .notRunning
      }
      throw .unknownCommand(invocation.name, nearest: nearest)
    }
    let verbs = sight?.verbs ?? ScreenVerbs(screen)
    guard
      let button = try verbs.button(invocation.name, wholeOnly: options.wholeLabelsOnly)
    else {
      throw .unknownCommand(
        invocation.name,
        nearest: Habit.command(for: invocation.name)
          ?? Nearest.name(
            to: invocation.name, among: table.commands.map(\.name) + verbs.entries.map(\.verb)))
    }
    let fields = screen.panes.flatMap { pane in
      pane.elements.lazy.filter { $0.kind == .field }.map {
        ElementFinder.Found(pane: pane, element: $0)
      }
    }
    guard invocation.words.count <= fields.count else {
      throw .tooManyArguments(
        button: button.element.label, fields: fields.map(\.element.label),
        given: invocation.words.count)
    }
    var actions: [UserAction] = zip(fields, invocation.words).map {
      .type($0.target, text: $1.text)
    }
    if !invocation.words.isEmpty {
      // A person is asked again, for what was typed before may have been wrong; a script is not, and
      // what it has typed stands.
      for field in fields.dropFirst(invocation.words.count)
      where field.element.isSecure && (field.element.isEmpty || askSecret != nil) {
        actions.append(.type(field.target, text: try secret(for: field.element.label)))
      }
    }
    return .act(actions + [.tap(button.target)])
  }

  /// Asks a person for what a secure field shall hold.
  func secret(for field: String) throws(CommandError) -> String {
    guard let askSecret else { throw .secretMissing(field: field) }
    output.flush()
    guard let secret = askSecret(field) else { throw .secretNotGiven(field: field) }
    output.redaction.add(secret)
    return secret
  }

  /// The arguments of a word that is no command which a secure field holds, or was meant to.
  ///
  /// Of a button's verb those from the first secure field on, or all where the screen has fewer
  /// fields. Of a word that is no verb either, a slip perhaps, all but the first, or all where an
  /// alert is in front of the form.
  func verbSecrets(_ parsed: ParsedCommand) -> Range<Int>? {
    guard !parsed.words.isEmpty, let screen else { return nil }
    let count = parsed.words.count
    let fields = screen.panes.flatMap(\.elements).filter { $0.kind == .field }
    let isVerb = sight?.verbs.hasVerb(parsed.name) ?? false
    guard let first = fields.firstIndex(where: \.isSecure) else {
      return (isVerb ? count > fields.count : session.hasSecureField) ? 0..<count : nil
    }
    let shown = isVerb ? first : min(first, 1)
    return count > shown ? shown..<count : nil
  }
}
