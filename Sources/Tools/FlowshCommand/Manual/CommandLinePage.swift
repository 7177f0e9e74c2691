import Editline
import Shell

/// The manual page of the command line, `flowsh.1`.
enum CommandLinePage {
  /// The environment variables that flowsh reads.
  static let environment = [
    ("FLOWSH_HISTORY", "The file of the prompt's history. An empty value turns the history off."),
    (
      "XDG_STATE_HOME",
      "The folder with flowsh/history and flowsh/last-failed. By default, it is ~/.local/state."
    ),
    ("XDG_CONFIG_HOME", "The folder with flowsh/flowshrc. By default, it is ~/.config."),
    ("HOME", "The folder that ~ stands for."),
    ("EDITRC", "The file with key bindings. By default, it is ~/.editrc."),
    ("NO_COLOR", "Any value but an empty one turns color off."),
    ("CLICOLOR_FORCE", "Any value but an empty one and 0 turns color on, also for a pipe."),
    ("PAGER", "The program that shows long output if \"set pager on\" asks for it."),
    ("TERM", "The kind of terminal. If it is not set or is dumb, lines can't be edited."),
    ("LC_ALL, LC_CTYPE, LANG", "The locale. If it isn't UTF-8, the prompt uses C.UTF-8."),
    (
      "SWIFT_BACKTRACE",
      "The settings of the Swift runtime's backtraces, which are printed after a crash only if they "
        + "include enable=yes or enable=tty. registers=none leaves out memory, which may contain "
        + "secrets."
    ),
    (
      "GITHUB_ACTIONS",
      "If it is true, \"test\" prints an annotation for each failure, with its path from the folder "
        + "in GITHUB_WORKSPACE, and \"test\" and \"merge\" append a summary to the file in "
        + "GITHUB_STEP_SUMMARY."
    ),
    ("COLUMNS", "The width of the text of --help."),
  ]

  private static let files = [
    ("~/.local/state/flowsh/history", "The lines that were typed at the prompt."),
    (
      "~/.local/state/flowsh/last-failed",
      "The cases that failed when they last ran, a file for each folder in which tests have run."
    ),
    ("~/.config/flowsh/flowshrc", "Commands that the prompt runs when it starts."),
    ("~/.editrc", "Key bindings of the prompt, in the language of editrc(5)."),
  ]

  /// Returns the page.
  ///
  /// - Throws: An error if ArgumentParser's description of the command line can't be read.
  static func text() throws -> String {
    let root = try CommandLineInfo(of: FlowshCommand.self).command
    let subcommands = subcommands(of: root)
    var page = Manpage(
      root.commandName, section: 1, description: "shell for the navigation of iOS apps")
    page.section("SYNOPSIS")
    for (place, subcommand) in subcommands.enumerated() {
      if place > 0 { page.lineBreak() }
      page.prose(synopsis(of: subcommand, root.commandName))
    }
    page.section("DESCRIPTION")
    page.prose(
      """
      \(root.commandName) runs the coordinators and view controllers of an iOS app on a model of \
      UIKit's navigation. Commands from a prompt, a pipe or a file act like taps and swipes; after \
      each of them, the calls that the app made are printed, and the screen. \
      flowsh-walk(5) describes the commands and the language of scripts.
      """)
    page.paragraph(root.discussion ?? "")
    for subcommand in subcommands { write(subcommand, of: root.commandName, to: &page) }
    page.subsection("Other options")
    page.list(
      options(root) + [
        (
          "--generate-completion-script <shell>", "Print a completion script for bash, zsh or fish."
        ),
        ("\(Manual.option) <folder>", "Write the manual pages into a folder."),
        ("--print-schema", "Print the JSON Schema of the output of --format json."),
        ("--print-schema report", "Print the JSON Schema of the reports of test --json."),
        ("--print-schema map", "Print the JSON Schema of the maps of explore --json."),
      ])
    page.section("KEYS")
    page.prose(
      """
      Keys edit the line at the prompt. ~/.editrc changes them; "bind -v" in it selects the keys of \
      vi. "help keys" lists those that are bound.
      """)
    page.list(KeyBinding.standard.map { ($0.keys.joined(separator: ", "), $0.action + ".") })
    page.section("ENVIRONMENT")
    page.list(environment)
    page.section("FILES")
    page.list(files)
    page.section("EXIT STATUS")
    page.list(
      ExitStatus.allCases.map { (String($0.rawValue), $0.meaning + ".") } + [
        ("128+n", "signal n ended the process.")
      ])
    page.section("EXAMPLES")
    page.literal([
      root.commandName, "\(root.commandName) -c 'select 1' -c back",
      "\(root.commandName) --format json tour.walk",
      "\(root.commandName) tour.walk --html tour.html",
      "\(root.commandName) test walks --html o.html",
    ])
    page.section("SEE ALSO")
    page.references([("editrc", 5), ("flowsh-walk", 5)])
    return page.text
  }

  /// Returns the subcommands that the page describes.
  static func subcommands(of root: CommandLineInfo.Subcommand) -> [CommandLineInfo.Subcommand] {
    (root.subcommands ?? []).filter { $0.shouldDisplay && $0.commandName != "help" }
  }

  private static func write(
    _ subcommand: CommandLineInfo.Subcommand, of program: String, to page: inout Manpage
  ) {
    page.subsection("\(program) \(subcommand.commandName)")
    page.prose(subcommand.abstract ?? "")
    if let discussion = subcommand.discussion { page.prose(discussion) }
    page.list(options(subcommand))
  }

  private static func options(
    _ subcommand: CommandLineInfo.Subcommand
  ) -> [(term: String, words: String)] {
    let arguments = (subcommand.arguments ?? []).filter(\.shouldDisplay)
    var items: [(term: String, words: String)] = []
    for argument in arguments {
      let standard = argument.defaultValue.map { " By default, it is \($0)." } ?? ""
      // --no-echo follows --echo.
      if argument.term == items.last.map({ "--no-" + $0.term.dropFirst(2) }) {
        items[items.count - 1].term += ", " + argument.term
      } else {
        items.append((argument.term, (argument.abstract ?? "") + standard))
      }
    }
    return items
  }

  private static func synopsis(
    of subcommand: CommandLineInfo.Subcommand, _ program: String
  ) -> String {
    let arguments = (subcommand.arguments ?? []).filter(\.shouldDisplay)
    let required = arguments.filter { $0.kind == .option && !$0.isOptional }
    let hasOptions = arguments.contains {
      $0.kind != .positional && $0.isOptional && $0.names?.first?.name != "h"
    }
    let positional = arguments.filter { $0.kind == .positional }.map(\.synopsis)
    let name = subcommand.commandName == "run" ? "[run]" : subcommand.commandName
    return
      ([program, name] + (hasOptions ? ["[options]"] : []) + required.map(\.term)
      + positional)
      .joined(separator: " ")
  }
}
