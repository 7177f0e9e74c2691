import AppDriver
import ArgumentParser
import Shell

/// The `flowsh run` subcommand, which runs scripts, commands, or a prompt.
struct RunCommand: Tool {
  static let arguments = "[<options>] [<files> ...]"
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Run scripts or commands, or start a prompt (the default).",
    discussion: OptionFile.help)

  @Option(help: "The app to run; 'apps' lists all apps.", completion: WordCompletion.apps)
  var app: String?

  @Option(name: .short, help: "A command to run after the files. Can be repeated.")
  var command: [String] = []

  @OptionGroup var device: DeviceOptions

  @Option(
    name: .customLong("data"), help: "A data file for the app to use instead of its own data.",
    completion: .file())
  var dataFile: String?

  @Option(name: .customLong("set"), help: VariableArguments.help)
  var variables: [String] = []

  // These options are strings, so that a mistake is reported with the value that is meant.
  @Option(
    help: "The format of the output: text, or json with one object per command.",
    completion: .list(Format.names))
  var format = Format.text.rawValue

  @Option(
    name: .customLong("json-events"),
    help: "Whether the JSON output includes events and calls: on or off.",
    completion: .list(Toggle.names))
  var jsonEvents = Toggle.on.rawValue

  @OptionGroup var coloring: ColorOptions

  @Option(help: DemoFile.help, completion: .file())
  var html: String?

  @Flag(inversion: .prefixedNo, help: "Print each command of a script with its prompt.")
  var echo = true

  @Flag(inversion: .prefixedNo, help: "Show the calls that each command causes.")
  var trace = true

  @Flag(inversion: .prefixedNo, help: "Check for leaks after each command.")
  var leaks = true

  @Flag(name: .customLong("keep-going"), help: "Continue after a command fails.")
  var keepsGoing = false

  @Flag(name: .customLong("no-history"), help: "Don't read or write the history file.")
  var hasNoHistory = false

  @Flag(name: .customLong("no-rc"), help: "Don't read the start-up file of the prompt.")
  var hasNoStartUpFile = false

  @Argument(
    help: "Scripts to run, each on a new launch; - is standard input, which continues after them.",
    completion: .file())
  var files: [String] = []
}
