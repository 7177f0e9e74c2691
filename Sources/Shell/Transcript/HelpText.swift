import AppDriver
import Script

/// The help text, generated from the command table.
enum HelpText {
  /// Returns the help overview: the commands by section, the screen's verbs, and the kinds of
  /// script lines.
  static func overview(_ table: CommandTable, screen: ScreenSnapshot?) -> [String] {
    var lines: [String] = []
    let calls = table.commands.map(call)
    let width = min(44, calls.map(\.count).max() ?? 0)
    for group in Command.Group.allCases {
      let commands = table.commands.filter { $0.group == group }
      guard !commands.isEmpty else { continue }
      lines.append(group.rawValue)
      for command in commands {
        let call = call(command)
        let gap = String(repeating: " ", count: max(1, width + 2 - call.count))
        lines.append("  \(call)\(gap)\(command.summary)")
      }
    }
    let verbs = screen.map { ScreenVerbs($0).enabledTapCommands(among: table) } ?? []
    if !verbs.isEmpty {
      lines.append("Buttons on this screen")
      lines.append("  " + verbs.joined(separator: ", "))
    }
    lines.append("Script lines")
    lines += [
      "  ! COMMAND             The command must be refused",
      "  ? COMMAND             The command may be refused",
      "  COMMAND -- MESSAGE    The message is shown if the command fails",
      "  | TEXT                A line that the command above prints; |... matches any lines",
      "  ${NAME}               The value of a variable",
    ]
    lines += table.lines.map { "  \($0.help)" }
    lines += [
      "\"help COMMAND\" describes a command.",
      "Spaces separate words, ; separates commands, and # begins a comment.",
    ]
    return lines
  }

  /// Returns the help for one command: its usage, summary, and details.
  static func page(of command: Command) -> [String] {
    [call(command), "  \(command.summary)."] + command.details.map { "  \($0)" }
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

  private static func call(_ command: Command) -> String {
    command.arguments.isEmpty ? command.name : "\(command.name) \(command.arguments)"
  }
}
