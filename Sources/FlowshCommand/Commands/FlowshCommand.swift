import ArgumentParser

/// `flowsh`, or a program of an app's own: runs scripts or a prompt unless another subcommand is
/// named.
struct FlowshCommand: ParsableCommand {
  private static let name = Flowsh.programName

  static let configuration = CommandConfiguration(
    commandName: name,
    abstract: "A shell for the navigation of iOS apps.",
    usage: """
      \(name) [run] [<options>] [<files> ...]
      \(name) test [<options>] [<paths> ...]
      \(name) check <paths> ...
      \(name) apps
      """,
    discussion: """
      Without a file or -c, commands are read from standard input: at a terminal with a prompt, \
      else as a script. The completion script of bash, zsh or fish is printed by \
      --generate-completion-script. '\(name) run --help' lists the options.
      """,
    version: "flowsh \(Flowsh.version)",
    subcommands: [
      RunCommand.self, TestCommand.self, CheckCommand.self, AppsCommand.self,
      TestWorkerCommand.self,
    ],
    defaultSubcommand: RunCommand.self)
}
