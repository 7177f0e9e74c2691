import AppDriver
import Script

/// The subjects of `help`, and the search for one of them.
struct HelpIndex {
  private let shell: ShellState
  private let table: CommandTable

  init(_ shell: ShellState) {
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
      ]
      + Candidates(
        (HelpTopic.general + table.lineTopics).map { Candidate($0.name, summary: $0.summary) })
  }

  /// Returns the topics of a command, for completion.
  func candidates(below command: String) -> Candidates {
    Candidates(
      (table[command]?.topics() ?? []).map { Candidate($0.name, summary: $0.summary) })
  }

  /// Returns the help on a subject, or the overview if there are no words.
  ///
  /// - Throws: An error that suggests the nearest subject.
  func page(on invocation: Invocation) throws(CommandError) -> HelpPage {
    let words = invocation.words.map(\.text)
    guard let first = words.first else {
      let lines = HelpText.overview(table, screen: shell.screen, layout: shell.layout)
      return HelpPage(lines: lines, commands: table.commands, verb: "")
    }
    if let command = table[first] { return try page(on: command, invocation) }
    if let page = page(on: words.joined(separator: " ").lowercased()) { return page }
    // Several words may be the title of a button.
    if words.count == 1, let page = page(onPartOfLine: first.lowercased()) { return page }
    let name = CommandNames(shell).meaning(of: first, Array(invocation.words.dropFirst()))
    if name.titleWords == 0 {
      try Self.checkSubject(invocation, in: table)
      if let alias = shell.aliases[first] {
        try invocation.allowArguments(1)
        return HelpPage(lines: ["\(alias.name) = \(alias.text)"])
      }
    }
    switch name {
    case .command(let command): return try page(on: command, invocation)
    case .button(let button, let titleWords):
      try invocation.allowArguments(1 + titleWords)
      let lines = HelpText.page(of: button.element, on: shell.screen)
      return HelpPage(lines: lines, verb: Verb.of(button.element.label))
    case .ambiguous(let error): throw error
    case .unknown:
      if page(onPartOfLine: first.lowercased()) != nil { try invocation.allowArguments(1) }
      throw .unknownCommand(
        first, nearest: Nearest.name(to: first, among: candidates.list.map(\.text)))
    }
  }

  /// Throws the error of `help WORDS` if it doesn't depend on the screen.
  static func check(_ invocation: Invocation, in table: CommandTable) throws(CommandError) {
    guard let first = invocation.words.first?.text else { return }
    if let command = table[first] {
      _ = try topic(of: command, invocation)
    } else if first.hasPrefix("@") {
      // After the name of another subject, the words may be the title of a button, such as "All
      // Products".
      try checkSubject(invocation, in: table)
    }
  }

  /// Throws an error if the first word is that of a setting that doesn't exist, or if other words
  /// follow a subject that is the same on all screens.
  ///
  /// The words aren't the title of a button.
  private static func checkSubject(
    _ invocation: Invocation, in table: CommandTable
  ) throws(CommandError) {
    let words = invocation.words.map { $0.text.lowercased() }
    let topics = table.lineTopics.map(\.name)
    let subjects =
      ["all", "keys", "lines"] + HelpTopic.general.map(\.name) + topics
      + Command.Group.allCases.flatMap(\.names)
    guard let first = invocation.words.first?.text,
      !subjects.contains(words.joined(separator: " "))
    else { return }
    if subjects.contains(words[0]) { try invocation.allowArguments(1) }
    guard first.hasPrefix("@") else { return }
    throw .script(.unknownSetting(first, there: topics.filter { $0.hasPrefix("@") }))
  }

  /// Returns the help on a command, or on the topic of it that a word after its name specifies.
  private func page(
    on command: Command, _ invocation: Invocation
  ) throws(CommandError) -> HelpPage {
    guard let topic = try Self.topic(of: command, invocation) else {
      return HelpPage(
        lines: HelpText.page(of: command, in: table, shell.layout), commands: [command])
    }
    return HelpPage(lines: HelpText.page(of: topic, shell.layout), commands: [command])
  }

  /// Returns the topic that the words after a command's name specify; `nil` if there are none, or
  /// only literal parts of its arguments, such as "--times".
  private static func topic(
    of command: Command, _ invocation: Invocation
  ) throws(CommandError) -> HelpTopic? {
    let topics = command.topics()
    let words = invocation.words.dropFirst().map(\.text).drop { word in
      !topics.contains { $0.name == word } && (command.takes(word) || command.explains(word))
    }
    guard let first = words.first else { return nil }
    guard let topic = topics.first(where: { $0.name == first }) else {
      let name = words.joined(separator: " ")
      throw invocation.misuse(
        "no help on \"\(SafeText.escaped(name))\" of \"\(command.name)\""
          + Nearest.hint(to: name, among: topics.map(\.name)))
    }
    try invocation.allowArguments(words.startIndex + 2)
    return topic
  }

  /// Words that a user may look up, each with the part of a line that is meant.
  private static let synonyms = [
    "case": "==", "condition": "if", "conditions": "if", "pattern": "patterns",
    "regex": "patterns", "tag": "@tags", "times": "--times", "variable": "${}",
    "variables": "${}",
  ]

  /// Returns the help on a word in a line of a script: the name of a setting without its mark, a
  /// subject of "expect", an option, or a word of a command's syntax, such as "soft"; `nil` if it
  /// is none of these, or if a button on the screen has it as its verb.
  private func page(onPartOfLine word: String) -> HelpPage? {
    guard !ScreenVerbs(shell.screen).entries.contains(where: { $0.verb == word }) else {
      return nil
    }
    let part = Self.synonyms[word] ?? word
    let topics = HelpTopic.general + table.lineTopics
    if let topic = topics.first(where: { [part, "@\(part)"].contains($0.name) })
      ?? table.commands.lazy.flatMap({ $0.topics() }).first(where: { $0.name == part })
    {
      return HelpPage(lines: HelpText.page(of: topic, shell.layout))
    }
    guard
      let command = table[part] ?? table.commands.first(where: { $0.takes(part) })
        ?? table.commands.first(where: { $0.explains(part) })
    else { return nil }
    return HelpPage(
      lines: HelpText.page(of: command, in: table, shell.layout), commands: [command])
  }

  /// Returns the help on a subject that is neither a command nor on the screen; `nil` if there is
  /// none.
  private func page(on subject: String) -> HelpPage? {
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
    if let topic = (HelpTopic.general + table.lineTopics).first(where: {
      $0.name == subject
    }) {
      return HelpPage(lines: HelpText.page(of: topic, shell.layout))
    }
    return nil
  }
}

extension Command.Group {
  /// The word that names the group in `help`.
  var word: String { String(rawValue.lowercased().prefix { $0 != " " }) }
  /// All names of the group, in lowercase letters.
  fileprivate var names: [String] { [word, rawValue.lowercased()] }
}

extension Command {
  /// Whether a word is a literal part of the arguments, such as "soft" or "--times".
  fileprivate func takes(_ word: String) -> Bool { Self.words(of: arguments).contains(word[...]) }

  /// Whether the details describe an option that the arguments don't name.
  fileprivate func explains(_ option: String) -> Bool {
    option.hasPrefix("--") && details.contains { Self.words(of: $0).contains(option[...]) }
  }

  private static func words(of text: String) -> [Substring] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "-" }
  }
}

/// The answer of `help`: lines of text, and the commands and buttons that they describe.
struct HelpPage {
  let lines: [String]
  /// The commands that the lines describe.
  var commands: [Command] = []
  /// The beginning of the verbs of the buttons that the lines describe; `nil` for none.
  var verb: String?
}
