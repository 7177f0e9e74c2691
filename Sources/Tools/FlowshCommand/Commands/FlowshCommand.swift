import ArgumentParser
import Files
import Shell
import Walkthroughs

/// The root command of `flowsh` or of an app's own program.
///
/// If no other subcommand is given, it runs scripts or a prompt.
struct FlowshCommand: ParsableCommand {
  private static let name = Flowsh.programName

  /// The line that `--version` prints.
  static let version = "flowsh \(Flowsh.version)"

  /// The tools that only some programs have, such as `adopt`, which needs a checkout of flowsh.
  ///
  /// They are set before the arguments are parsed.
  nonisolated(unsafe) static var addedTools: [any Tool.Type] = []

  /// The subcommands in the order in which the help lists them.
  static var tools: [any Tool.Type] {
    [
      RunCommand.self, TestCommand.self, MergeCommand.self, PictureCommand.self, CheckCommand.self,
      ExploreCommand.self, MonkeyCommand.self, LanguageServerCommand.self,
      AgentServerCommand.self,
    ] + addedTools + [AppsCommand.self, DoctorCommand.self]
  }

  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: name,
      abstract: "A shell for the navigation of iOS apps.",
      usage: tools.map { tool in
        let isDefault = tool == RunCommand.self
        return "\(name) \(isDefault ? "[\(tool.name)]" : tool.name) \(tool.arguments)"
      }.joined(separator: "\n"),
      discussion: """
        Without a file or -c, reads commands from standard input: with a prompt if it is a \
        terminal, as a script otherwise. '\(name) run --help' lists the options.
        """,
      version: version,
      subcommands: tools,
      defaultSubcommand: RunCommand.self)
  }

  // The parser itself takes this option, before it reads any other.
  @Option(
    help: ArgumentHelp("Print a completion script for bash, zsh or fish.", valueName: "shell"),
    completion: .list(CompletionShell.allCases.map(\.rawValue).sorted()))
  var generateCompletionScript: String?
  @Option(
    help: ArgumentHelp("Write the manual pages into a folder.", valueName: "folder"),
    completion: .directory)
  var generateManual: String?
  @Option(
    defaultAsFlag: Schema.output.rawValue,
    help: ArgumentHelp(
      "Print the JSON Schema of the output of --format json, of JSON reports (report), or of the"
        + " maps of 'explore --json' (map).", valueName: "schema"),
    completion: .list(Schema.names))
  var printSchema: String?

  /// Does what the options of the root command ask for, none of which needs a subcommand.
  ///
  /// - Throws: `CleanExit` with what is to be printed, or an error if that isn't possible.
  func validate() throws {
    if let printSchema {
      throw CleanExit.message(try Schema(named: printSchema, "--print-schema").text)
    }
    if let folder = generateManual {
      if folder.isEmpty { throw ValidationError("--generate-manual needs a folder") }
      throw CleanExit.message(try MainActor.assumeIsolated { try Manual.write(to: folder) })
    }
  }

  /// The names of the subcommands that the help lists.
  static var subcommandNames: [String] { tools.map { $0.name } }

  /// Returns the subcommand that arguments specify.
  ///
  /// - Throws: An error of the parser, or one that names the subcommand that `help` doesn't know.
  static func subcommand(for arguments: [String]) throws -> any ParsableCommand {
    if arguments.first == "help", arguments.count > 1, !arguments[1].hasPrefix("-"),
      !subcommandNames.contains(arguments[1])
    {
      let nearest = Nearest.name(to: arguments[1], among: subcommandNames)
      throw ValidationError(
        "no subcommand \"\(arguments[1])\""
          + (nearest.map { "; did you mean \"\($0)\"?" }
            ?? "; the subcommands are \(subcommandNames.joined(separator: ", "))"))
    }
    if let complaint = complaint(aboutFirstOf: arguments) { throw ValidationError(complaint) }
    let arguments = FailureOptions.rewritten(arguments)
    return try toolAlone(for: arguments) ?? parseAsRoot(arguments)
  }

  /// Returns the subcommand that arguments specify, parsed without the root command.
  ///
  /// The parser collects the options of the root command, of its default and of the one that is
  /// meant, several times each, before it reads the arguments of the latter. In a debug build,
  /// which also checks the options each time, that takes as long as a launch of an app.
  ///
  /// - Returns: The subcommand; `nil` if the arguments have a mistake or aren't for it alone. The
  ///   root command then says so, or does what they ask for.
  private static func toolAlone(for arguments: [String]) -> (any ParsableCommand)? {
    guard arguments.first != "help", arguments.first != WordCompletion.request else { return nil }
    let named = tools.first { $0.name == arguments.first }
    let tool = named ?? RunCommand.self
    let command = try? tool.parseAsRoot(named == nil ? arguments : Array(arguments.dropFirst()))
    // The parser returns a command of its own for `--help`.
    return command is any Tool ? command : nil
  }

  /// Returns a message about a first argument that is neither a subcommand nor a file, but looks
  /// like a subcommand; `nil` if there is none.
  private static func complaint(aboutFirstOf arguments: [String]) -> String? {
    let names = subcommandNames + ["help"]
    guard let word = arguments.first, !names.contains(word), !word.isEmpty,
      word.allSatisfy({ $0.isASCII && $0.isLetter }), FileStatus(at: word) == nil
    else { return nil }
    let missing = "no subcommand or file \"\(word)\""
    if MainActor.assumeIsolated({ CommandTable.withWalkthroughs[word] != nil }) {
      return missing + "; it is a command of the shell: \(name) -c 'help \(word)'"
    }
    if let nearest = Nearest.name(to: word, among: names) {
      return missing + "; did you mean \"\(nearest)\"?"
    }
    // The help of another subcommand would not be what was asked for.
    return arguments.contains("--help") || arguments.contains("-h")
      ? missing + "; the subcommands are \(subcommandNames.joined(separator: ", "))" : nil
  }
}
