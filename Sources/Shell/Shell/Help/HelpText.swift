import AppDriver
import Script

/// The help text, generated from the command table.
enum HelpText {
  /// The width of the help in columns, unless the terminal is narrower.
  static let width = 100
  /// The least width of an overview with summaries.
  private static let leastWidth = 80

  /// Returns the overview, which fits on one screen: the commands by group with a short summary,
  /// without those that this screen doesn't offer, the screen's verbs, and the kinds of script
  /// lines.
  ///
  /// On a small terminal, there are no summaries.
  static func overview(
    _ table: CommandTable, screen: ScreenSnapshot?, layout: Layout? = nil
  ) -> [String] {
    let width = min(layout?.columns ?? width, width)
    let full = overview(table, screen: screen, width: width, hasSummaries: true)
    guard let layout else { return full }
    // Four lines more: the command, the rest of a wrapped line, a blank line, and the prompt.
    return width >= leastWidth && full.count + 4 <= layout.lines
      ? full : overview(table, screen: screen, width: width, hasSummaries: false)
  }

  private static func overview(
    _ table: CommandTable, screen: ScreenSnapshot?, width: Int, hasSummaries: Bool
  ) -> [String] {
    func isHere(_ command: Command) -> Bool {
      !command.isOfScreen || screen.map(command.isOffered) ?? false
    }
    let commands = table.commands.filter { isHere($0) && !$0.isInsideBlock }
    let columns = OverviewColumns(commands, width: width)
    var lines = Command.Group.allCases.flatMap { group in
      let commands = commands.filter { $0.group == group }
      return hasSummaries
        ? columns.lines(of: group.rawValue, commands)
        : columns.list(group.rawValue, commands.map(\.name), separator: "  ")
    }
    let verbs = screen.map { ScreenVerbs($0).enabledTapCommands(among: table) } ?? []
    let others = table.commands.filter { !isHere($0) }.map(\.name)
    if !verbs.isEmpty { lines += columns.list("Buttons", verbs, separator: ", ") }
    if !others.isEmpty {
      let rest = "on other screens: \(others.joined(separator: ", "))"
      // A line of its own only if it doesn't fit behind the buttons.
      if !verbs.isEmpty, let last = lines.last, last.count + rest.count + 3 <= width {
        lines[lines.count - 1] += "   \(rest)"
      } else {
        lines += columns.list("", [rest], separator: "")
      }
    }
    let topics = table.lineTopics
    let marks = topics.filter { !$0.name.hasPrefix("@") && $0.name != ";" && $0.name != "#" }
    // "help lines" lists the settings.
    lines += columns.list("Lines", marks.map(\.shortSyntax) + ["@SETTING"], separator: "   ")
    return lines + [
      hasSummaries
        ? "\"help NAME\" describes a command, a button, a line or a group; also \"help all\" and \"help keys\"."
        : "\"help all\" also says what each command does. \"help NAME\" describes a command, a button, a"
          + " line or a group, and \"help keys\" the keys."
    ]
  }

  /// Returns the long list: all commands with their arguments, the screen's verbs, and the kinds of
  /// script lines.
  static func everything(_ table: CommandTable, screen: ScreenSnapshot?) -> [String] {
    var lines = Command.Group.allCases.flatMap { list(of: $0, in: table) }
    let verbs = screen.map { ScreenVerbs($0).enabledTapCommands(among: table) } ?? []
    if !verbs.isEmpty {
      lines.append("Buttons on this screen")
      lines.append("  " + verbs.joined(separator: ", "))
    }
    return lines + Self.lines(in: table)
  }

  /// Returns the kinds of script lines with their summaries.
  static func lines(in table: CommandTable) -> [String] {
    ["Script lines"] + table.lineTopics.map { "  " + row($0.syntax, $0.summary, width: 28) }
  }

  /// Returns a group's commands with their arguments and summaries.
  static func list(of group: Command.Group, in table: CommandTable) -> [String] {
    let commands = table.commands.filter { $0.group == group }
    guard !commands.isEmpty else { return [] }
    return [group.rawValue]
      + commands.flatMap { command in
        let call = call(command)
        return call.count > 42
          ? ["  \(call)", "  " + row("", command.summary, width: 44)]
          : ["  " + row(call, command.summary, width: 44)]
      }
  }

  /// Returns the help for one command: its usage, summary, details, and examples.
  static func page(
    of command: Command, in table: CommandTable, _ layout: Layout?
  ) -> [String] {
    [call(command), "  \(command.summary)."] + fitted(command.details, layout)
      + examples(table.examples(of: command))
  }

  /// Returns the help for a topic: its syntax, description, and examples.
  static func page(of topic: HelpTopic, _ layout: Layout? = nil) -> [String] {
    [topic.syntax] + fitted(topic.lines, layout) + examples(topic.examples)
  }

  /// Returns indented lines, joined to paragraphs if the terminal is too narrow for one of them, so
  /// that the output breaks them only once.
  ///
  /// Lines with columns, which two spaces separate, stay as they are.
  private static func fitted(_ lines: [String], _ layout: Layout?) -> [String] {
    guard let columns = layout?.columns, lines.contains(where: { $0.count + 2 > columns }) else {
      return lines.map { "  \($0)" }
    }
    var joined: [String] = []
    var isInParagraph = false
    for line in lines {
      let isProse = !line.contains("  ")
      if isProse, isInParagraph {
        joined[joined.count - 1] += " " + line
      } else {
        joined.append("  " + line)
      }
      isInParagraph = isProse
    }
    return joined
  }

  /// Returns the help for a button: its verb, the verb's arguments, and the verb's effect.
  static func page(of button: ElementSnapshot, on screen: ScreenSnapshot?) -> [String] {
    let fields = screen?.elements(of: [.field]) ?? []
    let arguments = fields.map { " [\(SafeText.escaped($0.label))]" }.joined()
    let tap = "Tap the button \"\(SafeText.escaped(button.label))\""
    return [
      Verb.of(button.label) + arguments,
      "  \(tap)\(fields.isEmpty ? "" : " after filling in the fields with the arguments").",
    ]
  }

  /// Returns examples with what they do, aligned if they are short.
  private static func examples(_ examples: [Example]) -> [String] {
    var lines: [String] = []
    let short = examples.map(\.text).filter { !$0.contains("\n") && $0.count <= 46 }
    let column = (short.map(\.count).max() ?? 0) + 2
    for (place, example) in examples.enumerated() {
      if place == 0 || example.app != examples[place - 1].app {
        lines.append(example.app.map { "Examples, in the demo app \($0)" } ?? "Example")
      }
      let meaning = "# " + example.meaning
      if short.contains(example.text), 2 + column + meaning.count <= width {
        lines.append("  " + row(example.text, meaning, width: column))
      } else {
        lines.append("  " + meaning)
        lines += example.text.split(separator: "\n").map { "  \($0)" }
      }
    }
    return lines
  }

  private static func row(_ left: String, _ right: String, width: Int) -> String {
    left + String(repeating: " ", count: max(left.isEmpty ? width : 2, width - left.count)) + right
  }

  private static func call(_ command: Command) -> String {
    command.arguments.isEmpty ? command.name : "\(command.name) \(command.arguments)"
  }
}
