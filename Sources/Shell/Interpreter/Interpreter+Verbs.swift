import AppDriver

extension Interpreter {
  /// What a word that is no command means: a button of the screen, tapped after its fields are
  /// filled with the arguments.
  func verbEffect(_ invocation: Invocation) throws(CommandError) -> Effect {
    let screen = try screenOrError()
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
      for field in fields.dropFirst(invocation.words.count)
      where field.element.isSecure && field.element.isEmpty {
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
    return secret
  }

  /// The arguments that a button's verb would type into secure fields, or may have been meant to.
  ///
  /// More arguments than fields may be a login on the wrong screen: they are hidden too.
  func verbSecrets(_ parsed: ParsedCommand) -> Range<Int>? {
    guard !parsed.words.isEmpty, let screen else { return nil }
    let fields = screen.panes.flatMap(\.elements).filter { $0.kind == .field }
    if let first = fields.firstIndex(where: \.isSecure) {
      return parsed.words.count > first ? first..<parsed.words.count : nil
    }
    let isButton = sight?.verbs.hasVerb(parsed.name) ?? false
    return isButton && parsed.words.count > fields.count ? 0..<parsed.words.count : nil
  }
}
