import ArgumentParser

/// `flowsh`: runs scripts or a prompt unless another subcommand is named.
struct FlowshCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: Flowsh.programName,
    abstract: "A shell for the navigation of iOS apps.",
    usage: """
      flowsh [run] [<options>] [<files> ...]
      flowsh apps
      """,
    discussion: """
      Without a file or -c, commands are read from standard input: at a terminal with a prompt, \
      else as a script. The completion script of bash, zsh or fish is printed by \
      --generate-completion-script. 'flowsh run --help' lists the options.
      """,
    version: "flowsh \(Flowsh.version)",
    subcommands: [RunCommand.self, AppsCommand.self],
    defaultSubcommand: RunCommand.self)
}
