import AppDriver
import Script

/// The subjects of `help`, and the search for one of them.
struct HelpIndex {
  private let shell: ShellView
  private let table: CommandTable

  init(_ shell: ShellView) {
    self.shell = shell
    table = shell.table
  }

  /// The subjects, for completion.
  var candidates: Candidates {
    Candidates(table.commands.map { Candidate($0.name, summary: $0.summary) })
      + Candidates(ScreenVerbs(shell.screen).entries.map(\.verb))
      + Candidates(Command.Group.allCases.map { Candidate($0.word, summary: "its commands") })
      + [
        Candidate("all", summary: "all commands with their arguments"),
        Candidate("keys", summary: "the keys that are bound"),
        Candidate("lines", summary: "the kinds of lines in a script"),
        Candidate("row", summary: HelpTopic.row.summary),
      ]
      + Candidates(table.lineTopics.map { Candidate($0.name, summary: $0.summary) })
  }

  /// Returns the topics of a command, for completion.
  func candidates(below command: String) -> Candidates {
    Candidates(
      (table[command]?.topics() ?? []).map { Candidate($0.name, summary: $0.summary) })
  }

  /// Returns the help on a subject, or the overview if there are no words.
  ///
  /// - Throws: An error that suggests the nearest subject.
  func page(on words: [String]) throws(CommandError) -> HelpPage {
    guard let first = words.first else {
      let lines = HelpText.overview(table, screen: shell.screen, layout: shell.layout)
      return HelpPage(lines: lines, commands: table.commands, verb: "")
    }
    if let command = table[first] {
      let lines =
        words.count > 1
        ? HelpText.page(of: try topic(words[1], of: command), shell.layout)
        : HelpText.page(of: command, in: table, shell.layout)
      return HelpPage(lines: lines, commands: [command])
    }
    return try page(on: words.joined(separator: " ").lowercased(), first: first)
  }

  private func page(on subject: String, first: String) throws(CommandError) -> HelpPage {
    if let group = Command.Group.allCases.first(where: { $0.names.contains(subject) }) {
      return HelpPage(
        lines: HelpText.list(of: group, in: table),
        commands: table.commands.filter { $0.group == group })
    }
    if subject == "all" {
      let lines = HelpText.everything(table, screen: shell.screen)
      return HelpPage(lines: lines, commands: table.commands, verb: "")
    }
    if subject == "keys" { return HelpPage(lines: HelpText.page(of: .keys(shell.keys))) }
    if subject == "lines" { return HelpPage(lines: HelpText.lines(in: table)) }
    if let topic = ([.row] + table.lineTopics).first(where: { $0.name == subject }) {
      return HelpPage(lines: HelpText.page(of: topic, shell.layout))
    }
    if let alias = shell.aliases[first] {
      return HelpPage(lines: ["\(alias.name) = \(alias.text)"])
    }
    switch CommandNames(shell).meaning(of: first) {
    case .command(let command):
      return HelpPage(
        lines: HelpText.page(of: command, in: table, shell.layout), commands: [command])
    case .button(let button, _):
      let lines = HelpText.page(of: button.element, on: shell.screen)
      return HelpPage(lines: lines, verb: Verb.of(button.element.label))
    case .ambiguous(let error): throw error
    case .unknown:
      // Such as a setting, or a subject of "expect".
      for command in table.commands {
        guard let topic = command.topics().first(where: { $0.name == subject }) else { continue }
        return HelpPage(lines: HelpText.page(of: topic, shell.layout))
      }
      throw .unknownCommand(
        first, nearest: Nearest.name(to: first, among: candidates.list.map(\.text)))
    }
  }

  private func topic(_ name: String, of command: Command) throws(CommandError) -> HelpTopic {
    let topics = command.topics()
    if let topic = topics.first(where: { $0.name == name }) { return topic }
    let nearest = Nearest.name(to: name, among: topics.map(\.name))
    throw .usage(
      command: "help", arguments: "[COMMAND | SUBJECT]",
      problem: "no help on \"\(SafeText.escaped(name))\" of \"\(command.name)\""
        + (nearest.map { "; did you mean \"\($0)\"?" } ?? ""))
  }
}

extension Command.Group {
  /// The word that names the group in `help`.
  var word: String { String(rawValue.lowercased().prefix { $0 != " " }) }
  /// All names of the group, in lowercase letters.
  fileprivate var names: [String] { [word, rawValue.lowercased()] }
}
