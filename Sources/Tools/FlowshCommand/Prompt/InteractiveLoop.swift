import AppDriver
import AppSandbox
import Editline
import Files
import Foundation
import Glibc
import Script
import Shell

/// The interactive prompt, which reads and runs the user's lines until the user leaves.
final class InteractiveLoop: @MainActor DemoHost {
  private let interpreter: Interpreter
  private let writer: StandardOutput
  let capture: OutputCapture
  private(set) lazy var guide: (any AppGuide)? = makeGuide(interpreter)
  private let history: PromptHistory
  /// The user's start-up file; `nil` if it isn't read.
  private let startUpFile: StartUpFile?
  /// The page that plays the user's commands; `nil` if the user doesn't want one.
  let demo: DemoFile?
  /// The part that hands over to the app's new program; `nil` if nobody rebuilds the app.
  private let takeover: PromptTakeover?
  /// The source of lines; `nil` before there is one.
  private var reader: (any LineReader)?
  /// The line to go on with; `nil` for an empty one.
  private var draft: LineDraft?

  /// Whether the user has stopped the current line.
  ///
  /// The next line resets this property.
  private var isStopped = false

  /// Whether a command has ended the shell, and not the end of the input.
  private(set) var hasQuit = false

  /// Whether the loop is ready to read lines.
  private var isPrepared = false

  /// Whether the app's crash has already been reported.
  private var isCrashKnown = false

  /// The termination signal that arrived while a secret was being read.
  private var endingSignal: Int32?

  init(
    _ interpreter: Interpreter, _ writer: StandardOutput, _ capture: OutputCapture,
    keepsHistory: Bool, readsStartUpFile: Bool, demo: DemoFile? = nil, link: PromptLink? = nil
  ) {
    self.interpreter = interpreter
    self.writer = writer
    self.capture = capture
    self.demo = demo
    let environment = AppSandbox.outerEnvironment
    history = PromptHistory(
      interpreter, file: keepsHistory ? LineHistory.file(environment: environment) : nil)
    takeover = link.map { [history] in PromptTakeover($0, interpreter, writer, history) }
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
  ///
  /// - Parameter state: The state of the earlier process that this one takes over; `nil` if there
  ///   is none.
  func run(from state: PromptState? = nil) -> Never {
    prepare()
    if let state, let takeover {
      history.restore(state.addedLines)
      draft = state.draft
      history.load()
      // Ctrl-C ends the replay.
      reader = makeReader()
      takeover.comeBack(to: state)
      isCrashKnown = interpreter.session.crash != nil
    } else {
      greet()
      history.load()
    }
    if case .leaves(let status) = serve() { leave(status) }
    leave(.success)
  }

  /// Reads and runs lines while a script stands still, until one of them says how it goes on.
  ///
  /// The loop is then the interpreter's host.
  ///
  /// - Parameters:
  ///   - title: The line to show first; `nil` if there is none.
  ///   - showsScreen: Whether to show the screen, too.
  ///   - draft: The line to begin with; `nil` for an empty one.
  /// - Returns: How the script goes on; `nil` if the user leaves.
  func pause(_ title: String?, showsScreen: Bool, from draft: LineDraft?) -> Resumption? {
    if !isPrepared {
      prepare()
      history.load()
    }
    interpreter.host = self
    self.draft = draft
    if let title {
      interpreter.output.writeSafely(title, .bold)
      interpreter.output.write("\n\n")
    }
    if showsScreen { interpreter.showScreenAgain() }
    var departure = Departure.leaves(.success)
    interpreter.standStill { departure = serve() }
    guard case .resumes(let resumption) = departure else { return nil }
    return resumption
  }

  /// Asks a question until the answer is yes or no; returns whether it is yes.
  func confirm(_ question: String) -> Bool {
    while let reader {
      writer.text.flush()
      switch reader.readLine(
        prompt: LinePrompt("\(question) [y]es [n]o ", sgr: []), from: nil)
      {
      case .line(let line):
        let word = line.filter { !$0.isWhitespace }.lowercased()
        guard !word.isEmpty else { continue }
        if "yes".hasPrefix(word) { return true }
        if "no".hasPrefix(word) { return false }
      case .terminated(let signal): end(by: signal)
      default: return false
      }
    }
    return false
  }

  /// Whether lines can be edited before they run.
  var editsLines: Bool { reader is LineEditor }

  /// Saves the history and exits the process.
  func finish(_ status: ExitStatus) -> Never { leave(status) }

  /// The way in which the loop ends.
  private enum Departure {
    /// The user leaves the prompt, or standard input or output can't be used.
    case leaves(ExitStatus)
    /// The script that stands still goes on.
    case resumes(Resumption)
  }

  private func prepare() {
    isPrepared = true
    Interruption.watch([SIGTERM, SIGHUP])
    CrashGuard.arm(for: writer.text, capture) { [unowned self] in rescue(after: $0) }
    interpreter.host = self
    configure()
  }

  /// Carries out the start-up file, except for settings that the command line gives.
  private func configure() {
    guard let startUpFile else { return }
    let given = interpreter.options
    startUpFile.run(in: interpreter)
    interpreter.options.keep(given, namedIn: Flowsh.arguments)
  }

  private func greet() {
    if interpreter.options.format == .text {
      interpreter.output.write(
        "flowsh \(Flowsh.version), app \(interpreter.appName)."
          + " \"help\" for help, Tab completes, Ctrl-D exits.\n\n")
    }
    interpreter.start()
    demo?.recorder.didLaunch(
      interpreter.state, crash: interpreter.session.crash.map { .crashed($0) })
    if let crash = interpreter.session.crash {
      isCrashKnown = true
      interpreter.output.flush()
      StandardStreams.complain(CommandError.crashed(crash).message)
    } else {
      interpreter.showScreen()
    }
    interpreter.output.flush()
  }

  /// Returns a line editor if the terminal supports it; otherwise, a plain reader.
  private func makeReader() -> any LineReader {
    guard LineEditor.isUsable else { return makePlainReader() }
    do {
      let editor = try LineEditor(program: "flowsh", history: history.lines)
      if !editor.knowsTerminal, let type = getenv("TERM") {
        StandardStreams.complain(
          "the terminal database has no entry for \"\(String(cString: type))\", the value of TERM;"
            + " lines are edited as on a simple terminal")
      }
      LineEditor.onEndingSignal { number, isAgain in
        if number == SIGINT, isAgain == 0 {
          HangHint.showSoon()
          return 1
        }
        return Interruption.receive(number, isAgain: isAgain != 0) ? 1 : 0
      }
      let completer = Completer(interpreter.state)
      editor.complete = { [history] text in
        if let found = history.completion(of: text) { return found }
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
        guard let notes = takeover?.notes() else { return changes }
        return (changes ?? "") + notes
      }
      editor.yields = { [unowned self] in takeover?.isDue ?? false }
      return editor
    } catch {
      StandardStreams.complain("\(error)")
      return makePlainReader()
    }
  }

  private func makePlainReader() -> PlainReader {
    let reader = PlainReader(prompting: writer.text)
    reader.yields = { [unowned self] in takeover?.hasNews ?? false }
    return reader
  }

  private func serve() -> Departure {
    let reader = reader ?? makeReader()
    self.reader = reader
    while true {
      writer.text.flush()
      if writer.hasFailed { return .leaves(.outputFailed) }
      let outcome = reader.readLine(prompt: prompt, from: draft)
      draft = nil
      switch outcome {
      case .yielded(let line):
        if let notes = takeover?.notes() { interpreter.output.write(notes) }
        if let takeover, takeover.isDue { takeover.handOver(line, capture) }
        draft = line
      case .line(let line): if let departure = runLine(line) { return departure }
      case .interrupted:
        interpreter.abandonBlock()
        history.keepBlock()
      case .endOfInput:
        interpreter.output.write("\n")
        return .leaves(.success)
      case .terminated(let signal): end(by: signal)
      case .failed(let code):
        writer.text.flush()
        StandardStreams.complain("can't read from the terminal: \(String(errorNumber: code))")
        return .leaves(.badInput)
      }
    }
  }

  // MARK: The interpreter's host

  var isInterrupted: Bool {
    guard let reader else { return false }
    if reader.takeInterrupt() {
      HangHint.cancel()
      isStopped = true
    }
    isStopped = isStopped || Interruption.pending != 0
    return isStopped
  }

  var canAskForSecrets: Bool { reader != nil }

  func secret(for field: String) -> String? {
    switch reader?.readSecret(prompt: "\(field): ") {
    case .line(let secret): return secret
    case .terminated(let signal): endingSignal = signal
    case .interrupted, .endOfInput, .failed, .yielded, nil: break
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

  /// Runs a line, and returns how the loop ends; `nil` if it goes on.
  private func runLine(_ typed: String) -> Departure? {
    guard let line = history.line(meantBy: typed) else { return nil }
    if line.allSatisfy(\.isWhitespace) { demo?.recorder.didEndParagraph() }
    isStopped = false
    history.begin(line)
    writer.text.isHeld = pager != nil
    let result = interpreter.run(.line(line))
    HangHint.cancel()
    writer.text.isHeld = false
    flushThroughPager()
    isCrashKnown = interpreter.session.crash != nil
    history.end(result)
    if let endingSignal { end(by: endingSignal) }
    if Interruption.pending != 0 { end(by: Interruption.pending) }
    if let resumption = result.resumption { return .resumes(resumption) }
    hasQuit = result.isLast
    return hasQuit ? .leaves(.success) : nil
  }

  /// The pager, if the user wants one and output goes to the terminal.
  private var pager: Pager? {
    writer.text.layout() == nil ? nil : Pager(setting: interpreter.options.pager)
  }

  /// Shows the output of a line with the pager if it is longer than the screen.
  private func flushThroughPager() {
    guard let pager, let layout = writer.text.layout() else { return }
    var problem: String?
    writer.text.flush { text in
      let lines = text.reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
      guard lines >= layout.lines else { return false }
      problem = pager.show(text)
      return problem == nil
    }
    // Below the output, where it stays visible.
    if let problem { StandardStreams.complain(problem) }
  }

  private func leave(_ status: ExitStatus) -> Never {
    let isRecorded = interpreter.run(.end).status != .outputFailed
    CrashGuard.disarm()
    let isShown = demo?.write(namingFile: true) ?? true
    let isSaved = history.save() && isRecorded && isShown
    writer.finish(with: isSaved ? status : max(status, .outputFailed), after: interpreter)
  }

  private func end(by signal: Int32) -> Never {
    CrashGuard.disarm(endingBy: signal)
    interpreter.showAppOutput(isLast: true)
    // Don't run the teardown, because it might take too long.
    interpreter.finishRecording()
    _ = demo?.write(namingFile: true)
    _ = history.save()
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
    let isShown = demo?.write(afterCrash: crash, namingFile: true) ?? true
    history.abandonLine()
    let isSaved = history.save()
    takeover?.save()
    interpreter.endProcess(by: crash).map(StandardStreams.relay)
    return isRecorded && isSaved && isShown
  }
}
