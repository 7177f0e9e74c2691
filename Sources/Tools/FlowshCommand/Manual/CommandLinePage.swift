import ArgumentParser
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

  /// The columns of the parser's help, which leave room for the indentation of the page.
  private static let columns = 69

  /// The page.
  static var text: String {
    let program = Flowsh.programName
    var page = Manpage(program, section: 1, description: "shell for the navigation of iOS apps")
    page.section("SYNOPSIS")
    let usage = FlowshCommand.configuration.usage ?? ""
    for (place, line) in usage.split(separator: "\n").enumerated() {
      if place > 0 { page.lineBreak() }
      page.prose(String(line))
    }
    page.section("DESCRIPTION")
    page.prose(
      """
      \(program) runs the coordinators and view controllers of an iOS app on a model of \
      UIKit's navigation. Commands from a prompt, a pipe or a file act like taps and swipes; after \
      each of them, the calls that the app made are printed, and the screen. \
      flowsh-walk(5) describes the commands and the language of scripts.
      """)
    page.paragraph(FlowshCommand.configuration.discussion)
    for subcommand in FlowshCommand.configuration.subcommands {
      page.subsection("\(program) \(subcommand.configuration.commandName ?? "")")
      page.literal(help(of: subcommand))
    }
    page.subsection("Other options")
    let options = help(of: FlowshCommand.self).drop { $0 != "OPTIONS:" }.prefix { !$0.isEmpty }
    page.literal(Array(options))
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
      program, "\(program) -c 'select 1' -c back", "\(program) --format json tour.walk",
      "\(program) tour.walk --html tour.html", "\(program) test walks --html o.html",
    ])
    page.section("SEE ALSO")
    page.references([("editrc", 5), ("flowsh-walk", 5)])
    return page.text
  }

  /// Returns the lines of the parser's help, without the usage, which the synopsis has.
  private static func help(of command: any ParsableCommand.Type) -> [String] {
    let parts = FlowshCommand.helpMessage(for: command, columns: columns)
      .split(separator: "\n\n").filter { !$0.hasPrefix("USAGE: ") }
    var lines = parts.joined(separator: "\n\n")
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
