import AppDriver
import Editline
import Glibc
import Script
import Shell
import Walkthroughs

/// A runner of scripts and `-c` commands, which exits the process with their status.
final class ScriptRunner: @MainActor DemoHost {
  private let interpreter: Interpreter
  private let writer: StandardOutput
  let capture: OutputCapture
  private(set) lazy var guide: (any AppGuide)? = makeGuide(interpreter)
  /// The page that plays the scripts; `nil` if the user doesn't want one.
  let demo: DemoFile?
  /// The options of the command line.
  private let options: ShellOptions
  private var hasBegunScript = false
  private var status = ExitStatus.success
  private var isOver = false

  /// Creates a runner, and launches the app for the first script, which may be unread.
  init(
    _ interpreter: Interpreter, _ writer: StandardOutput, _ capture: OutputCapture,
    _ demo: DemoFile?, first script: WalkthroughFile?
  ) {
    self.interpreter = interpreter
    self.writer = writer
    self.capture = capture
    self.demo = demo
    options = interpreter.options
    interpreter.host = self
    Interruption.watch([SIGINT, SIGTERM, SIGHUP], interruptEnds: true)
    interpreter.options = launchOptions(for: script)
    interpreter.start()
    noteLaunch()
  }

  /// Returns the options at the launch for a script, which comes before the script's first line.
  private func launchOptions(for script: WalkthroughFile?) -> ShellOptions {
    var options = options
    let hasFixtures = script?.settings.contains { if case .network = $0 { true } else { false } }
    if hasFixtures ?? false { options.network = .none }
    return options
  }

  private func noteLaunch() {
    demo?.recorder.didLaunch(
      interpreter.state, crash: interpreter.session.crash.map { .crashed($0) })
    if let crash = interpreter.session.crash {
      fail(.crashed(crash), at: nil)
    }
  }

  // MARK: The interpreter's host

  var isInterrupted: Bool { Interruption.pending != 0 }

  var keys: [KeyMeaning] { KeyBinding.standard.map(KeyMeaning.init) }

  // MARK: Scripts

  /// Runs a script.
  ///
  /// A file begins with a new launch of the command line's app; standard input continues where the
  /// last file has ended.
  ///
  /// - Parameters:
  ///   - script: The script; `nil` if it can't be read in advance.
  ///   - path: Its path; `-` for standard input.
  func run(_ script: WalkthroughFile?, at path: String) {
    guard !isOver else { return }
    if hasBegunScript, path != "-" {
      let leaks = interpreter.endApp()
      demo?.recorder.didEnd(leaving: leaks)
      interpreter.startOver(with: launchOptions(for: script))
      noteLaunch()
    }
    hasBegunScript = true
    guard !isOver else { return }
    if let script { run(script) } else { runFile(path) }
  }

  private func run(_ script: WalkthroughFile) {
    var next: Int?
    for statement in script.statements {
      let line = statement.line.number
      if let next, line > next { demo?.recorder.didEndParagraph() }
      if case .block = statement { next = nil } else { next = line + 1 }
      take(interpreter.run(.statement(statement, in: script.path)))
      if isOver { break }
    }
    endScript()
    showRemainingLeaks()
  }

  /// Runs a file, or standard input for `-`.
  private func runFile(_ path: String) {
    defer { showRemainingLeaks() }
    do {
      if path == "-" {
        let lines = StandardInput.lines(flushing: interpreter.output) { [interpreter] in
          interpreter.isRecording
        }
        try run(lines, name: StandardInput.name)
      } else {
        try run(lines(of: path), name: path)
      }
      endScript()
    } catch CommandError.interrupted {
      isOver = true
    } catch let error as CommandError {
      fail(error, at: nil)
    } catch {
      fail(.unreadable(path: path, reason: "\(error)"), at: nil)
    }
  }

  /// Runs the text of a `-c` option: a command, or a short script with several lines.
  func runCommand(_ text: String, number: Int) {
    let name = "<command \(number)>"
    do {
      try run(ScriptLines(text: text), name: name)
    } catch {
      fail(.unreadable(path: name, reason: "\(error)"), at: nil)
    }
  }

  /// Ends the commands of all `-c` options, as a script ends.
  func endCommands() {
    endScript()
    showRemainingLeaks()
  }

  /// Lists the objects that have leaked by the end of a script, if there are any.
  private func showRemainingLeaks() {
    let leaks = interpreter.showRemainingLeaks()
    demo?.recorder.didEnd(leaving: leaks)
  }

  /// Exits the process with the status of the scripts.
  func finish() -> Never {
    endScript()
    if Interruption.pending == 0, !writer.hasFailed {
      let leaks = interpreter.endApp()
      demo?.recorder.didEnd(leaving: leaks)
    }
    let isShown = demo?.write() ?? true
    CrashGuard.disarm()
    if Interruption.pending != 0 {
      interpreter.showAppOutput(isLast: true)
      interpreter.output.flush()
      Interruption.die(by: Interruption.pending)
    }
    writer.finish(
      with: isShown ? status : max(status, .outputFailed), after: interpreter)
  }

  /// Ends a script and runs its teardown.
  ///
  /// The teardown runs even if the script has failed.
  private func endScript() {
    let wasOver = isOver
    take(interpreter.run(.end))
    isOver = isOver || wasOver
  }

  private func lines(of path: String) throws(CommandError) -> ScriptLines {
    do throws(ScriptMistake) {
      return try ScriptFiles().lines(of: path) { [interpreter] in
        interpreter.output.flush()
        if Interruption.pending != 0 { throw CommandError.interrupted }
      }
    } catch { throw .script(error) }
  }

  private func run(_ lines: ScriptLines, name: String) throws {
    var last = 0
    while !isOver, let line = try lines.next() {
      let location = SourceLocation(file: name, line: lines.number)
      if lines.number > last + 1 { demo?.recorder.didEndParagraph() }
      last = lines.number
      switch line {
      case .text(let text): take(interpreter.run(.line(text, at: location)))
      case .malformed(let defect): fail(.script(.malformedLine(defect)), at: location)
      }
    }
  }

  private func take(_ result: LineResult) {
    status = max(status, result.status)
    let stops = result.hasFailed && !interpreter.options.keepsGoing
    isOver = result.isLast || stops || writer.hasFailed || Interruption.pending != 0
  }

  private func fail(_ error: CommandError, at location: SourceLocation?) {
    take(interpreter.report(error, at: location))
  }
}
