import AppDriver
import Script

/// The help, made from the command table.
enum HelpText {
  /// All commands under their headings, then the screen's own verbs.
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
    let verbs = screen.map { ScreenVerbs($0).ways(among: table) } ?? []
    if !verbs.isEmpty {
      lines.append("This screen's own")
      lines.append("  " + verbs.joined(separator: ", "))
    }
    lines.append("Lines of a script")
    lines += [
      "  ! COMMAND, ? COMMAND  Must be refused; may be refused",
      "  COMMAND -- WORDS      The words are shown if the command fails",
      "  | WORDS               What the command above prints; |... is any lines",
      "  ${NAME}               The value of a variable",
    ]
    lines += table.lines.map { "  \($0.help)" }
    lines.append("help COMMAND tells more. Words part at blanks, commands at ;, # is a comment.")
    return lines
  }

  /// One command: how it is called and what it does.
  static func page(of command: Command) -> [String] {
    [call(command), "  \(command.summary)."] + command.details.map { "  \($0)" }
  }

  /// A button of the screen: what its verb takes and does.
  static func page(of button: ElementSnapshot, on screen: ScreenSnapshot?) -> [String] {
    let fields = (screen?.panes ?? []).flatMap(\.elements).filter { $0.kind == .field }
    let arguments = fields.map { " [\(SafeText.escaped($0.label))]" }.joined()
    let tap = "Tap the button \"\(SafeText.escaped(button.label))\""
    return [
      Verb.of(button.label) + arguments,
      "  \(tap)\(fields.isEmpty ? "" : ", after the fields are filled with what is given").",
    ]
  }

  private static func call(_ command: Command) -> String {
    command.arguments.isEmpty ? command.name : "\(command.name) \(command.arguments)"
  }
}
