import AppDriver
import Script

/// A command that fills in the screen's fields with its arguments and then taps a button, once or
/// several times.
struct ScreenVerb {
  private let invocation: Invocation

  init(_ invocation: Invocation) { self.invocation = invocation }

  /// Determines the effect of the command, or throws if the name doesn't stand for a button, or if
  /// there are more arguments than fields.
  func effect(of name: CommandName, _ shell: ShellState) throws(CommandError) -> Effect {
    guard let screen = shell.screen, shell.session.isRunning else {
      let names = shell.table.commands.map(\.name)
      if case .ambiguous(let error) = name { throw error }
      guard let nearest = Nearest.name(to: invocation.name, among: names) else {
        throw shell.session.isRunning ? .nothingOnScreen : .notRunning
      }
      throw .unknownCommand(invocation.name, nearest: nearest)
    }
    let button = try button(name, shell)
    let (times, invocation) = try invocation.takingTimes()
    let tap = times.map { UserAction.tapQuickly(button.target, times: $0) } ?? .tap(button.target)
    let fields = screen.locatedElements(of: [.field])
    guard invocation.words.count <= fields.count else {
      throw .tooManyArguments(
        button: button.element.label, fields: fields.map(\.element.label),
        given: invocation.words.count)
    }
    let typed: [UserAction] = zip(fields, invocation.words).map { .type($0.target, text: $1.text) }
    // If the user can be asked, ask even if the field already has text, because that text may be
    // wrong. Otherwise, keep the text that was typed before.
    let asked = fields.dropFirst(invocation.words.count).filter {
      $0.element.isSecure && ($0.element.isEmpty || shell.canAskForSecrets)
    }
    guard !invocation.words.isEmpty, !asked.isEmpty else {
      return .act(typed + [tap])
    }
    return .ask(fields: asked.map(\.element.label)) { answers in
      typed + zip(asked, answers).map { .type($0.target, text: $1) } + [tap]
    }
  }

  private func button(
    _ name: CommandName, _ shell: ShellState
  ) throws(CommandError) -> LocatedElement {
    switch name {
    case .button(let button, _): return button
    case .ambiguous(let error): throw error
    case .command, .unknown:
      let other = shell.screenSeen(withButton: invocation.name)
      throw .unknownCommand(
        invocation.name, nearest: other == nil ? suggestion(shell) : nil, seenOn: other)
    }
  }

  /// Returns the command that the user probably meant by an unknown name; `nil` if that isn't
  /// known.
  private func suggestion(_ shell: ShellState) -> String? {
    let verbs = shell.visible?.verbs
    let labels = shell.screen.map { LabelCommands($0) }
    let text = ([invocation.name] + invocation.words.map(\.text)).joined(separator: " ")
    let foreign = ForeignNames.suggestion(for: invocation.name)
    return verbs?.tapCommand(forTitle: invocation.name) ?? labels?.command(forLabel: text)
      ?? foreign.flatMap { _ in
        invocation.words.isEmpty ? nil : labels?.command(forLabel: invocation.label)
      }
      ?? foreign.flatMap { possible($0, shell) }
      ?? Nearest.name(
        to: invocation.name,
        among: shell.table.commands.map(\.name) + (verbs?.entries.map(\.verb) ?? [])
          + shell.aliases.all.map(\.name)) ?? labels?.command(nearest: text)
  }

  /// Returns the command that a name from another tool stands for; `nil` if it isn't possible on
  /// the screen.
  ///
  /// Commands that most screens have are returned as they are.
  private func possible(_ command: String, _ shell: ShellState) -> String? {
    switch command {
    case "back", "dismiss": return WaysOut(shell).nearest(to: command)
    case "press", "refresh", "search", "submit", "type":
      guard let screen = shell.screen else { return nil }
      let actions = PossibleActions(screen: screen, table: shell.table, session: shell.session)
      // A list or a form may have what another screen has.
      return actions.command(named: command)
        ?? (command == "type" ? "type" : command == "search" ? "actions" : nil)
    default:
      // A number stands for the row with that number.
      let isThere = Int(invocation.name) == nil || (try? shell.finder().row(invocation.name)) != nil
      return isThere ? command : nil
    }
  }

  /// Returns the indices of the arguments that are typed into a secure field, or that may have been
  /// meant for one; `nil` if there are none.
  ///
  /// For a button's verb, the result begins at the argument for the first secure field. Without a
  /// secure field, it contains every argument if there are more arguments than fields.
  ///
  /// An unknown word may be a misspelled verb. The result then contains every argument except the
  /// first, and also the first if the first field is secure or an alert covers the form.
  func secrets(_ shell: ShellState) -> Range<Int>? {
    let count = ((try? invocation.takingTimes().rest) ?? invocation).words.count
    guard count > 0, let screen = shell.screen else { return nil }
    let fields = screen.elements(of: [.field])
    let isVerb =
      invocation.titleWords > 0 || shell.visible?.verbs.hasVerb(invocation.name) == true
    guard let first = fields.firstIndex(where: \.isSecure) else {
      return (isVerb ? count > fields.count : shell.session.hasSecureField) ? 0..<count : nil
    }
    let shown = isVerb ? first : min(first, 1)
    return count > shown ? shown..<count : nil
  }
}
