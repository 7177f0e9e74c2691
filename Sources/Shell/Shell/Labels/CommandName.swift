import AppDriver
import Script

/// The meaning of a command's name: a command of the shell, or a button on the screen.
enum CommandName {
  case command(Command)
  /// A button; `titleWords` words after the name belong to its title, too.
  indirect case button(LocatedElement, titleWords: Int)
  /// The beginning of several names, the whole name of several buttons, or some words of a title.
  indirect case ambiguous(CommandError)
  case unknown

  /// The command; `nil` if the name doesn't stand for one.
  var command: Command? { if case .command(let command) = self { command } else { nil } }

  /// The number of words after the name that belong to a button's title.
  var titleWords: Int { if case .button(_, let count) = self { count } else { 0 } }
}

/// A finder for the meaning of a command's name.
///
/// The first of these that fits wins: the whole name of a command, the whole verb or title of a
/// button, the screen's own verb, another name of a command, and a beginning that only one command
/// or button has. In tests, only whole names count.
struct CommandNames {
  /// The minimum length of the beginning of a verb, so that a slip doesn't press a button.
  private static let shortestVerb = 3

  private let shell: ShellState

  init(_ shell: ShellState) { self.shell = shell }

  /// Finds the meaning of a name; the words after it may continue a button's title.
  func meaning(of name: String, _ words: [Word] = []) -> CommandName {
    if let command = shell.table.fixed(name, words) { return .command(command) }
    let ofScreen = shell.table[name]
    let verbs = shell.session.isRunning ? shell.visible?.verbs : nil
    if let found = verbs?.whole(name, words) { return found }
    if let ofScreen { return .command(ofScreen) }
    guard !shell.options.wholeLabelsOnly, !name.isEmpty else { return .unknown }
    if let command = shell.table.command(otherwiseNamed: name, isAlone: words.isEmpty) {
      return .command(command)
    }
    if !words.isEmpty, let error = verbs?.partOfTitle(name, words) { return .ambiguous(error) }
    return shortened(name, verbs)
  }

  /// Returns the command with a name or with the only name that begins with it, whatever is on the
  /// screen.
  func command(_ name: String) -> Command? {
    if let command = shell.table[name] { return command }
    return shell.table.onlyCommand(beginningWith: name)
  }

  private func shortened(_ name: String, _ verbs: ScreenVerbs?) -> CommandName {
    let beginning = name.lowercased()
    let commands = shell.table.commands(beginningWith: name).filter { command in
      guard command.isOfScreen else { return true }
      let isButton = verbs?.entries.contains { $0.verb == command.name } ?? false
      return !isButton && shell.screen.map(command.isOffered) ?? false
    }
    let buttons =
      name.count < Self.shortestVerb
      ? []
      : (verbs?.entries ?? []).filter {
        // Such a button has no verb of its own, because its verb is a command's name.
        $0.verb.hasPrefix(beginning) && shell.table.fixed($0.verb) == nil
      }
    switch (commands.count, buttons.count) {
    case (0, 0): return .unknown
    case (1, 0): return .command(commands[0])
    case (0, 1): return .button(buttons[0].found, titleWords: 0)
    case (0, _):
      return .ambiguous(
        .ambiguous(.element(.button), label: name, candidates: buttons.map(\.found.element.label)))
    default:
      return .ambiguous(
        .ambiguous(
          buttons.isEmpty ? .command : .commandOrButton, label: name,
          candidates: commands.map(\.name) + buttons.map(\.verb)))
    }
  }
}

extension CommandTable {
  /// The words that the parser must know, so that they can't be shortened.
  private static let parsed =
    Set(CommandSyntax.textCommands + BlockKind.allCases.map(\.rawValue) + ["else", "end"])

  /// Returns the command that a name, which isn't a command's whole name, stands for where names
  /// can be short, unless a button has it; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - isAlone: Whether no words follow the name.
  /// - Returns: The command.
  package func command(shortenedTo name: String, isAlone: Bool) -> Command? {
    command(otherwiseNamed: name, isAlone: isAlone) ?? onlyCommand(beginningWith: name)
  }

  /// Returns the name of the command that an unknown name probably means; `nil` if it may well be a
  /// button.
  ///
  /// A check of a walkthrough warns of such a name, so it isn't what `ActionText` taps a button by.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - isAlone: Whether no words follow the name.
  /// - Returns: The command's name.
  package func nearest(to name: String, isAlone: Bool = true) -> String? {
    // It presses a button of many alerts.
    if name == "no" { return nil }
    if let command = command(shortenedTo: name, isAlone: isAlone) { return command.name }
    // Don't guess at short names: a third of all three-letter words resemble some command.
    let names = commands.map(\.name)
    let isBeginning = name.utf8.count > 2 && names.contains { $0.hasPrefix(name) }
    guard isBeginning || name.utf8.count > 3 else { return nil }
    return Nearest.name(to: name, among: names)
  }

  fileprivate func command(otherwiseNamed name: String, isAlone: Bool) -> Command? {
    // With words, it is probably the mark `?` in the middle of a line.
    name == "?" && !isAlone ? nil : ForeignNames.command(named: name).flatMap { self[$0] }
  }

  fileprivate func onlyCommand(beginningWith name: String) -> Command? {
    let commands = commands(beginningWith: name)
    return commands.count == 1 ? commands[0] : nil
  }

  fileprivate func commands(beginningWith name: String) -> [Command] {
    guard !name.isEmpty else { return [] }
    return commands.filter { $0.name.hasPrefix(name) && !Self.parsed.contains($0.name) }
  }
}
