import AppDriver
import Files
import Reports
import Script
import Shell
import TestRunner
import Walkthroughs

/// A case that has failed in `flowsh test --pause`.
///
/// Another process runs it again, and opens a prompt at the terminal where it fails.
nonisolated struct PausedCase: Codable {
  /// The app for files that don't specify one.
  var app: String?
  /// The path of the walkthrough.
  let path: String
  /// The index of the case in the walkthrough.
  let place: Int
  /// The index of the row to run; `nil` if the case isn't one of a loop's rows.
  var row: Int?
  /// The size and the language of the device, unless the walkthrough specifies them.
  var variant = CaseVariant()
  /// Whether to check for leaks after each step.
  let findsLeaks: Bool
  /// The use of color.
  let color: String
  /// The variables that `--set` sets, by their names.
  let variables: [String: String]

  /// The exit status of the process if the user ends the whole run.
  static let quitStatus: Int32 = ExitStatus.failure.rawValue

  /// Returns whether a prompt can be opened where a case has failed: the process still exists
  /// there.
  static func canPause(_ report: CaseReport) -> Bool {
    [.failed, .crashed, .notAvailable].contains(report.status) && report.callStack.isEmpty
      && report.steps.contains { $0.status == .failed }
  }

  /// Runs the case, serves the prompt, and exits the process.
  ///
  /// Returns only if no runner has started the process.
  @MainActor func work(_ catalog: AppCatalog) {
    let writer = StandardOutput()
    guard let files = TerminalProcess.begin(),
      let file = WalkthroughFile.read(path, files, overrides: variables).file,
      file.cases.indices.contains(place)
    else { return }
    let color = ColorChoice(rawValue: color) ?? .auto
    writer.text.colors = { choice in
      StandardStreams.color = choice
      return choice.isOn
    }
    writer.text.use(color)
    do throws(FileError) {
      let capture = try StandardStreams.captureApp()
      run(file, files, catalog, writer, capture, color)
    } catch {
      StandardStreams.complain("can't capture what the app prints: \(error)")
    }
    writer.finish(with: .crash)
  }

  @MainActor private func run(
    _ file: WalkthroughFile, _ files: ScriptFiles, _ catalog: AppCatalog,
    _ writer: StandardOutput, _ capture: OutputCapture, _ color: ColorChoice
  ) {
    do throws(CommandError) {
      let run = try CaseRun(
        file.cases[place], row: row, device: variant.device, of: file, catalog: catalog,
        defaults: .test(app: app),
        table: .withPictures.withPausing, files: files,
        output: writer.text)
      run.interpreter.options.findsLeaks = findsLeaks
      run.interpreter.options.color = color
      StandardStreams.hidingSecrets = { run.interpreter.redacted($0) }
      let loop = InteractiveLoop(
        run.interpreter, writer, capture, keepsHistory: true, readsStartUpFile: true)
      SteppedCase(run, in: path, files, loop, writer).perform()
    } catch {
      StandardStreams.complain(error.message)
    }
  }
}
