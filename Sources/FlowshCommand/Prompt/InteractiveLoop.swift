import AppDriver
import Editline
import Files
import Foundation
import Glibc
import Shell

/// The interactive prompt, which reads and runs the user's lines until the user leaves.
final class InteractiveLoop: InterpreterHost {
  private let interpreter: Interpreter
  private let writer: StandardOutput
  private let capture: OutputCapture
  private let history: LineHistory
  /// The user's start-up file; `nil` if it isn't read.
  private let startUpFile: StartUpFile?
  /// The source of lines; `nil` before ``serve(_:)`` is called.
  private var reader: (any LineReader)?

  /// Whether the user has stopped the current line.
  ///
  /// The next line resets this property.
  private var isStopped = false

  /// Whether the app's crash has already been reported.
  private var isCrashKnown = false

  /// The line that is running; `nil` once its result is known.
  private var runningLine: String?

  /// The lines of the block that the user is entering.
  ///
  /// They are added to the history after the block has run.
  private var blockLines: [String] = []

  /// The termination signal that arrived while a secret was being read.
  private var endingSignal: Int32?

  init(
    _ interpreter: Interpreter, _ writer: StandardOutput, _ capture: OutputCapture,
    keepsHistory: Bool, readsStartUpFile: Bool
  ) {
    self.interpreter = interpreter
    self.writer = writer
    self.capture = capture
    let environment = ProcessInfo.processInfo.environment
    history = LineHistory(
      file: keepsHistory ? LineHistory.file(environment: environment) : nil)
    startUpFile = readsStartUpFile ? StartUpFile(environment: environment) : nil
    guard StandardStreams.outputIsTerminal else { return }
    // A line break within an object would make it invalid.
    writer.text.layout = {
      interpreter.options.format == .json ? nil : StandardStreams.terminalLayout()
    }
    if isatty(StandardStreams.errors.number) == 1 {
      StandardStreams.layout = StandardStreams.terminalLayout
    }
  }

  /// Reads and runs lines until the user leaves, then exits the process.
  func run() -> Never {
    Interruption.watch([SIGTERM, SIGHUP])
    CrashGuard.arm(for: writer.text, capture) { [unowned self] in rescue(after: $0) }
    interpreter.host = self
    configure()
    greet()
    loadHistory()
    serve(makeReader())
  }

  /// Carries out the start-up file.
  ///
  /// Options that the command line changes stay as they are.
  private func configure() {
    guard let startUpFile else { return }
    let given = interpreter.options
    startUpFile.run(in: interpreter)
    interpreter.options.keepChanges(of: given)
  }

  private func greet() {
    interpreter.output.write(
      "flowsh \(Flowsh.version), app \(interpreter.appName)."
        + " \"help\" lists the commands, Tab completes, Ctrl-D exits.\n\n")
    interpreter.start()
    if let crash = interpreter.session.crash {
      isCrashKnown = true
      interpreter.output.flush()
      StandardStreams.complain(interpreter.redacted(CommandError.crashed(crash).message))
    } else {
      interpreter.showScreen()
    }
    interpreter.output.flush()
  }

  /// Returns a line editor if the terminal supports it; otherwise, a plain reader.
  private func makeReader() -> any LineReader {
    guard LineEditor.isUsable else { return PlainReader(prompting: writer.text) }
    do {
      let editor = try LineEditor(program: "flowsh", history: history)
      LineEditor.onEndingSignal { number, isAgain in
        if number == SIGINT, isAgain == 0 {
          HangHint.showSoon()
          return 1
        }
        return Interruption.receive(number, isAgain: isAgain != 0) ? 1 : 0
      }
      let completer = Completer(interpreter.view)
      editor.complete = { text in
        let found = completer.complete(text)
        return LineCompletion(
          replacing: found.replaced,
          candidates: found.offers.map {
            .init(
              $0.insertion, label: $0.name, detail: $0.summary, suffix: $0.continues ? "" : " ")
          },
          omitted: found.omitted)
      }
      editor.idle = { [unowned self, unowned editor] in
        let changes = appChanges()
        if changes != nil { editor.prompt = prompt }
        return changes
      }
      return editor
    } catch {
      StandardStreams.complain("\(error)")
      return PlainReader(prompting: writer.text)
    }
  }

  private func serve(_ reader: any LineReader) -> Never {
    self.reader = reader
    while true {
      writer.text.flush()
      if writer.hasFailed { leave(.outputFailed) }
      switch reader.readLine(prompt: prompt) {
      case .line(let line): runLine(line)
      case .interrupted:
        interpreter.abandonBlock()
        keepBlockLines()
      case .endOfInput:
        interpreter.output.write("\n")
        leave(.success)
      case .terminated(let signal): end(by: signal)
      case .failed(let code):
        writer.text.flush()
        StandardStreams.complain("can't read from the terminal: \(String(errorNumber: code))")
        leave(.badInput)
      }
    }
  }

  // MARK: The interpreter's host

  func didFail(_ diagnostic: Diagnostic) { StandardStreams.complain(diagnostic.line) }

  var isInterrupted: Bool {
    guard let reader else { return false }
    if reader.takeInterrupt() {
      HangHint.cancel()
      isStopped = true
    }
    isStopped = isStopped || Interruption.pending != 0
    return isStopped
  }

  func takeAppOutput() -> AppOutput? { capture.take() }

  var canAskForSecrets: Bool { reader != nil }

  func secret(for field: String) -> String? {
    switch reader?.readSecret(prompt: "\(field): ") {
    case .line(let secret): return secret
    case .terminated(let signal): endingSignal = signal
    case .interrupted, .endOfInput, .failed, nil: break
    }
    return nil
  }

  var keys: [KeyMeaning] {
    ((reader as? LineEditor)?.keyBindings ?? KeyBinding.standard).map(KeyMeaning.init)
  }

  // MARK: Lines

  private var prompt: LinePrompt {
    LinePrompt(interpreter.prompt, sgr: writer.text.isColored ? [1] : [])
  }

  /// Returns a description of changes that no command caused: output, a new screen, a crash.
  private func appChanges() -> String? {
    let screen = interpreter.idle(capture.takeLines)
    guard !isCrashKnown, let crash = interpreter.session.crash else { return screen }
    isCrashKnown = true
    return interpreter.redacted(CommandError.crashed(crash).message) + "\n" + (screen ?? "")
  }

  /// Returns the given line without the trailing spaces that completion adds after a word.
  private static func withoutTrailingBlanks(_ line: String) -> String {
    var line = line[...]
    while line.last == " " { line.removeLast() }
    return String(line)
  }

  private func runLine(_ typed: String) {
    guard let line = meant(by: typed) else { return }
    isStopped = false
    runningLine = line
    writer.text.isHeld = pager != nil
    let result = interpreter.run(.line(line))
    HangHint.cancel()
    writer.text.isHeld = false
    flushThroughPager()
    runningLine = nil
    isCrashKnown = interpreter.session.crash != nil
    keep(line, result)
    if let endingSignal { end(by: endingSignal) }
    if Interruption.pending != 0 { end(by: Interruption.pending) }
    if result.isLast { leave(.success) }
  }

  /// The pager, if the user wants one and output goes to the terminal.
  private var pager: Pager? {
    writer.text.layout() == nil ? nil : Pager(setting: interpreter.options.pager)
  }

  /// Shows the output of a line with the pager if it is longer than the screen.
  private func flushThroughPager() {
    guard let pager, let layout = writer.text.layout() else { return }
    writer.text.flush { text in
      let lines = text.reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
      return lines >= layout.lines && pager.show(text)
    }
  }

  /// Returns the line to run; `nil` if it refers to a line that isn't in the history.
  private func meant(by typed: String) -> String? {
    guard let reference = HistoryReference(typed) else { return typed }
    guard let line = reference.line(numbered: interpreter.history, lines: history.lines) else {
      StandardStreams.complain(interpreter.redacted(reference.failure))
      return nil
    }
    if interpreter.options.format == .text {
      interpreter.output.writeSafely(line)
      interpreter.output.write("\n")
    }
    return line
  }

  /// Adds a line to the history unless it may contain a secret.
  ///
  /// The lines of a block are added after it has run, because only then is it known which fields
  /// they fill in.
  private func keep(_ line: String, _ result: LineResult) {
    if !result.carriesSecret { blockLines.append(line) }
    guard !interpreter.isReadingBlock else { return }
    blockLines.removeAll(where: result.secretLines.contains)
    keepBlockLines()
  }

  private func keepBlockLines() {
    for line in blockLines { history.add(Self.withoutTrailingBlanks(line)) }
    blockLines = []
    // The user may have typed a value before it became a secret.
    history.remove(where: interpreter.holdsSecret)
  }

  private func leave(_ status: ExitStatus) -> Never {
    let isRecorded = interpreter.run(.end).status != .outputFailed
    CrashGuard.disarm()
    let isSaved = saveHistory() && isRecorded
    writer.finish(with: isSaved ? status : max(status, .outputFailed), after: interpreter)
  }

  private func end(by signal: Int32) -> Never {
    CrashGuard.disarm(endingBy: signal)
    interpreter.showAppOutput(isLast: true)
    // Don't run the teardown, because it might take too long.
    interpreter.finishRecording()
    _ = saveHistory()
    writer.text.flush()
    Interruption.die(by: signal)
  }

  /// Saves the recording and the history if the app ends the process or never returns.
  ///
  /// - Parameter crash: The way in which the app has ended the process; `nil` if it hasn't.
  /// - Returns: Whether both were written.
  private func rescue(after crash: String?) -> Bool {
    TerminalGuard.restore()
    let isRecorded = interpreter.finishRecording(afterCrash: crash != nil)
    if let runningLine {
      // The rest of the line has not run, so it may contain a secret that isn't known yet.
      blockLines = interpreter.mayCarrySecret ? [] : blockLines + [runningLine]
    }
    let isSaved = saveHistory()
    interpreter.endProcess(by: crash).map(StandardStreams.relay)
    return isRecorded && isSaved
  }

  private func loadHistory() {
    do {
      try history.load()
    } catch {
      StandardStreams.complain("\(error)")
    }
  }

  private func saveHistory() -> Bool {
    keepBlockLines()
    do {
      try history.save()
      return true
    } catch {
      writer.text.flush()
      StandardStreams.complain("\(error)")
      return false
    }
  }
}
