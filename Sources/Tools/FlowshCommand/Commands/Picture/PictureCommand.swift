import AppDriver
import ArgumentParser
import Files
import Reports
import Script
import Shell
import TestRunner
import Walkthroughs

/// The `flowsh picture` subcommand, which draws a screen of a walkthrough.
struct PictureCommand: Tool {
  static let arguments = "[<options>] --step <step> <walk>"
  static let configuration = CommandConfiguration(
    commandName: "picture", abstract: "Draw a screen of a walkthrough as SVG.",
    discussion: """
      Runs a case as 'test' does, and writes what the display shows after a step: the same picture \
      as in the HTML report, whose number of the step --step takes. The same walkthrough always \
      gives the same picture. Exit status: 0 if the picture was written and no step up to it failed, \
      1 if one failed, 64 wrong usage, a mistake in the file or no such step, 66 if the file can't \
      be read, 70 if the app crashed, 74 if the picture can't be written.
      """)

  @Option(
    // Otherwise, a negative number would be taken for an option.
    parsing: .unconditional, help: "The number of the step, as in the HTML report.")
  var step: Int
  @Flag(help: "Draw the screen before the step, with the mark of its first touch.")
  var before = false
  @Option(
    name: .customLong("case"),
    help: "The title of the case, or a pattern (default: the first case).",
    completion: WordCompletion.titles)
  var title: String?
  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: "The file to write (default: -, standard output).", completion: .file(extensions: ["svg"])
  )
  var output: String?
  @Option(help: "The app, if the file doesn't specify one.", completion: WordCompletion.apps)
  var app: String?
  @OptionGroup var device: DeviceOptions
  @Option(
    name: .customLong("data"), help: "A data file for the app to use instead of its own data.",
    completion: .file())
  var dataFile: String?
  @Option(name: .customLong("set"), help: VariableArguments.help) var variables: [String] = []
  @Argument(help: "The walkthrough.", completion: WordCompletion.walks) var path: String

  @MainActor func perform(_ catalog: AppCatalog) throws -> Never {
    try validateArguments()
    let writer = StandardOutput()
    let request = try TestRequest(
      command: testCommand(), catalog: catalog, selection: selection(catalog), writer: writer)
    PictureRun(self, request).perform()
  }

  @MainActor private func validateArguments() throws {
    if step < 1 { throw ValidationError("--step must be a number from 1 on, not \(step)") }
    if title == "" { throw ValidationError("--case needs a title or a pattern") }
    if output == "" { throw ValidationError("--output needs the path of a file") }
    // Files without an extension may be devices and pipes.
    if let output, let name = output.split(separator: "/").last, name != "-",
      let dot = name.lastIndex(of: "."), dot > name.startIndex,
      name[dot...].lowercased() != ".svg"
    {
      throw ValidationError(
        "a picture is SVG, so its name must end in .svg, unlike \"\(SafeText.escaped(output))\"")
    }
    if dataFile == "" { throw ValidationError("--data needs the path of a file") }
    if path == "-" {
      throw ValidationError(
        "\"picture\" doesn't read standard input; specify a file, or ./- for a file of that name")
    }
    if path.isEmpty { throw ValidationError("the path of the walkthrough is empty") }
    if FileStatus(at: path)?.kind == .folder {
      StandardStreams.complain(
        "can't read \(SafeText.escaped(path)): it is a folder; specify one walkthrough")
      throw ExitCode(ExitStatus.badInput.rawValue)
    }
  }

  /// The command line of `flowsh test` that would run the same cases.
  private func testCommand() throws -> TestCommand {
    try TestCommand.parse(
      (app.map { ["--app=\($0)"] } ?? []) + variables.map { "--set=\($0)" } + ["--", path])
  }

  @MainActor private func selection(_ catalog: AppCatalog) throws -> TestPlanner.Selection {
    var choice = RunPlan.Choice()
    choice.names = [title].compactMap(\.self)
    do {
      var entry = catalog.standard
      if let app { entry = try catalog.app(named: app) }
      // The file may specify another app, which then takes its own data if it takes none.
      if app != nil, dataFile != nil, !entry.takesData {
        throw CommandError.takesNoData(app: entry.name)
      }
    } catch let error as CommandError {
      throw ValidationError(error.message)
    }
    let device = try device.choice()
    return TestPlanner.Selection(
      choice: choice,
      variants: CaseVariant.all(
        sizes: [device.size].compactMap(\.self), languages: [device.language].compactMap(\.self),
        region: device.region),
      variables: try VariableArguments.variables(variables))
  }
}
