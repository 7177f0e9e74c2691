import AppDriver
import Files
import Reports
import Script
import Shell
import TestRunner
import Walkthroughs

/// The arguments with which `flowsh test --pause` starts a process for a case that has failed.
///
/// The process runs the case again, and opens a prompt at the terminal where it fails.
struct PauseArguments {
  /// The first argument, which isn't among the subcommands.
  private static let name = "test-pause"

  /// The app for files that don't specify one.
  let app: String?
  /// The path of the walkthrough.
  let path: String
  /// The index of the case in the walkthrough.
  let place: Int
  /// The index of the row to run; `nil` if the case isn't one of a loop's rows.
  let row: Int?
  /// Whether to check for leaks after each step.
  let findsLeaks: Bool

  /// The size of the device; `nil` for the size that the walkthrough specifies.
  let size: Size?
  /// When to use color.
  let color: ColorChoice
  /// The variables that `--set` sets, each as `name=value`.
  let variables: [String]

  init(
    app: String?, entry: RunPlan.Entry, findsLeaks: Bool, color: ColorChoice, variables: [String]
  ) {
    self.app = app
    self.color = color
    path = entry.path
    place = entry.place
    row = entry.row
    size = entry.size.flatMap { Size(rawValue: $0) }
    self.findsLeaks = findsLeaks
    self.variables = variables
  }

  /// Reads the arguments of a process; returns `nil` if they don't start such a process.
  init?(_ list: [String]) {
    guard list.count >= 8, list[0] == Self.name, let place = Int(list[2]), let row = Int(list[3]),
      let findsLeaks = Bool(list[4]), let color = ColorChoice(rawValue: list[7])
    else { return nil }
    path = list[1]
    self.place = place
    self.row = row < 0 ? nil : row
    self.findsLeaks = findsLeaks
    size = Size(rawValue: list[5])
    app = list[6].isEmpty ? nil : list[6]
    self.color = color
    variables = Array(list[8...])
  }

  /// The arguments, without the program's name.
  var list: [String] {
    let size = size?.rawValue ?? ""
    return [
      Self.name, path, "\(place)", "\(row ?? -1)", "\(findsLeaks)", size, app ?? "", color.rawValue,
    ] + variables
  }

  /// Returns whether a prompt can be opened where a case has failed: the process still exists
  /// there.
  static func canPause(_ report: CaseReport) -> Bool {
    [.failed, .crashed].contains(report.status) && report.callStack.isEmpty
      && report.steps.contains { $0.status == .failed }
  }

  /// Runs the case, serves the prompt, and exits the process.
  func work(_ catalog: AppCatalog) -> Never {
    let writer = StandardOutput()
    Sandbox.enter()
    guard let files = TerminalProcess.begin(),
      let variables = try? VariableArguments.variables(variables),
      let file = WalkthroughFile.read(path, files, overrides: variables).file,
      file.cases.indices.contains(place)
    else {
      StandardStreams.complain(
        "\"\(Self.name)\" is for internal use only; run \"flowsh test --pause\" instead")
      writer.finish(with: .usage)
    }
    writer.text.colors = { choice in
      StandardStreams.color = choice
      return choice.isOn
    }
    writer.text.use(color)
    do throws(FileError) {
      let capture = try StandardStreams.captureApp()
      run(file, files, catalog, writer, capture)
    } catch {
      StandardStreams.complain("can't capture what the app prints: \(error)")
    }
    writer.finish(with: .crash)
  }

  private func run(
    _ file: WalkthroughFile, _ files: ScriptFiles, _ catalog: AppCatalog,
    _ writer: StandardOutput, _ capture: OutputCapture
  ) {
    do throws(CommandError) {
      let run = try CaseRun(
        file.cases[place], row: row, size: size, of: file,
        catalog: catalog, app: app, clock: .virtual(from: nil), network: .none, files: files,
        output: writer.text)
      run.interpreter.options.echoes = false
      run.interpreter.options.findsLeaks = findsLeaks
      run.interpreter.options.color = color
      // The steps up to the failure have been shown.
      writer.isMuted = true
      run.onFailure = { [unowned run] in
        writer.text.flush()
        writer.isMuted = false
        var options = run.interpreter.options
        options.wholeLabelsOnly = false
        options.printsCalls = true
        run.interpreter.options = options
        StandardStreams.hidingSecrets = { run.interpreter.redacted($0) }
        InteractiveLoop(
          run.interpreter, writer, capture, keepsHistory: true, readsStartUpFile: true
        ).resume()
      }
      _ = run.run()
      writer.text.flush()
      writer.isMuted = false
      StandardStreams.complain("no prompt: the case didn't fail when it ran again")
    } catch {
      StandardStreams.complain(error.message)
    }
  }
}
