import AppDriver
import Script

/// The subjects of `help`, and the search for one of them.
struct HelpIndex {
  private let table: CommandTable
  private let screen: ScreenSnapshot?
  private let wholeOnly: Bool
  private let keys: () -> [KeyMeaning]

  init(_ shell: ShellView) {
    table = shell.table
    screen = shell.screen
    wholeOnly = shell.options.wholeLabelsOnly
    keys = { shell.keys }
  }

  /// The words that can follow `help`, for completion.
  var names: [String] {
    table.commands.map(\.name) + (screen.map { ScreenVerbs($0).entries.map(\.verb) } ?? [])
      + Command.Group.allCases.map(\.word) + ["all", "keys"] + table.lineTopics.map(\.name)
  }

  /// Returns the words that can follow a command's name, for completion.
  func names(below command: String) -> [String] {
    table[command]?.topics().map(\.name) ?? []
  }

  /// Returns the help on a subject, or the overview if there are no words.
  ///
  /// - Throws: An error that suggests the nearest subject.
  func lines(on words: [String]) throws(CommandError) -> [String] {
    guard let first = words.first else { return HelpText.overview(table, screen: screen) }
    if let command = table[first] {
      guard words.count > 1 else { return HelpText.page(of: command, in: table) }
      return HelpText.page(of: try topic(words[1], of: command))
    }
    let subject = words.joined(separator: " ").lowercased()
    if let group = Command.Group.allCases.first(where: { $0.names.contains(subject) }) {
      return HelpText.list(of: group, in: table)
    }
    if subject == "all" { return HelpText.everything(table, screen: screen) }
    if subject == "keys" { return HelpText.page(of: .keys(keys())) }
    if let topic = table.lineTopics.first(where: { $0.name == subject }) {
      return HelpText.page(of: topic)
    }
    let verbs = ScreenVerbs(screen)
    if words.count == 1, let button = try verbs.button(first, wholeOnly: wholeOnly) {
      return HelpText.page(of: button.element, on: screen)
    }
    throw .unknownCommand(first, nearest: Nearest.name(to: first, among: names))
  }

  private func topic(_ name: String, of command: Command) throws(CommandError) -> HelpTopic {
    let topics = command.topics()
    if let topic = topics.first(where: { $0.name == name }) { return topic }
    let names = topics.map(\.name)
    throw .usage(
      command: "help", arguments: "[COMMAND | SUBJECT]",
      problem: "no help on \(SafeText.escaped(name)) of \(command.name)"
        + (Nearest.name(to: name, among: names).map { "; did you mean \"\($0)\"?" } ?? ""))
  }
}

extension Command.Group {
  /// The word that names the group in `help`.
  var word: String { String(rawValue.lowercased().prefix { $0 != " " }) }
  /// All names of the group, in lowercase letters.
  fileprivate var names: [String] { [word, rawValue.lowercased()] }
}
