import AppDriver
import Script

/// The help text, generated from the command table.
enum HelpText {
  /// Returns all commands by section, then the verbs of the screen.
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
    lines.append("Lines of a script")
    lines += [
      "  ! COMMAND, ? COMMAND  The command must, or may, be refused",
      "  COMMAND -- WORDS      The words are shown if the command fails",
      "  | WORDS               What the command above prints; |... matches any lines",
      "  ${NAME}               The value of a variable",
    ]
    lines += table.lines.map { "  \($0.help)" }
    lines.append(
      "help COMMAND describes it. Spaces separate words, ; separates commands, # begins a comment.")
    return lines
  }

  /// Returns the help of one command: its usage and what it does.
  static func page(of command: Command) -> [String] {
    [call(command), "  \(command.summary)."] + command.details.map { "  \($0)" }
  }

  /// Returns the help of a button: the arguments of its verb and what it does.
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
