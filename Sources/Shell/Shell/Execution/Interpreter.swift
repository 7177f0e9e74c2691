package import AppDriver
package import Script

/// An interpreter for the command language.
///
/// It parses lines, executes them in an app's session, and writes the output. It holds the open
/// jobs and the objects that they use.
/// It uses neither a terminal nor standard input. Its caller, such as a prompt, a pipe, a script or
/// a test, provides the lines and acts as its host.
package final class Interpreter {
  /// The apps that can be run.
  package var catalog: AppCatalog
  package let table: CommandTable
  /// The program that runs the interpreter and is notified of its progress.
  ///
  /// The interpreter doesn't retain its host.
  package unowned var host: any InterpreterHost = NoHost.shared
  let app: RunningApp
  /// The state of the script.
  let context: ScriptContext
  /// The writer of the output.
  let transcript: Transcript
  /// The open jobs.
  let jobs = JobStack()
  let steps: StepLifecycle
  let reader: LineReader
  /// The current recording, if there is one.
  let recording = RecorderSlot()
  /// The most recent lines, except private ones.
  let recentLines = RecentLines()
  /// The number of lines that have been added to them for the current work.
  private var newLines = 0
  /// The user's aliases.
  let aliases = Aliases()
  /// The result of the current line.
  private(set) var result = LineResult()
  /// The number of failures so far.
  private(set) var failureCount = 0
  /// The location of the line that was passed to the interpreter; `nil` at a prompt.
  ///
  /// If scripts are running, this line sourced the outermost of them.
  private(set) var origin: SourceLocation?
  /// The end of what the app has printed, while it may be the beginning of a secret.
  var heldAppOutput: [UInt8] = []
  /// The error that reports the requests that were refused while the app was launched first; `nil`
  /// if none was.
  package private(set) var launchRefusal: CommandError?

  /// Creates an interpreter for an app.
  ///
  /// Call `start` to launch the app.
  ///
  /// - Parameters:
  ///   - catalog: The apps that can be run.
  ///   - app: The app to run; by default, the first app in the catalog.
  ///   - context: The launch context.
  ///   - options: The options of the shell.
  ///   - table: The commands.
  ///   - variables: The variables that the command line sets, which replace those of `@set`.
  ///   - files: Files that have already been read. Other scripts are read when they are sourced.
  ///   - output: The destination of the output.
  /// - Precondition: The app's data is valid. Use `AppEntry.prepared` to check it.
  package init(
    catalog: AppCatalog, app: AppEntry? = nil, context: LaunchContext = LaunchContext(),
    options: ShellOptions = ShellOptions(), table: CommandTable = CommandTable(),
    variables: [String: String] = [:], files: ScriptFiles = ScriptFiles(), output: TextOutput
  ) {
    do throws(CommandError) {
      self.app = try RunningApp(app ?? catalog.standard, context, options)
    } catch {
      preconditionFailure(error.message)
    }
    self.catalog = catalog
    self.table = table
    self.context = ScriptContext(options, files, variables)
    transcript = Transcript(output, self.app, self.context, table)
    steps = StepLifecycle(output)
    reader = LineReader(table)
    self.app.isInterrupted = { [unowned self] in host.isInterrupted }
  }

  /// A read-only view of the shell, for commands.
  package var view: ShellView { ShellView(self) }

  /// The destination of the output.
  package var output: TextOutput { transcript.output }

  package var options: ShellOptions {
    get { context.options }
    set {
      app.take(newValue, insteadOf: options)
      context.options = newValue
      output.use(newValue.color)
    }
  }

  // MARK: Blocks

  /// Whether a block is open, so that lines run only once `end` closes it.
  package var isReadingBlock: Bool { reader.isReadingBlock }

  /// Discards the open block, for example after Ctrl-C.
  package func abandonBlock() { reader.abandonBlock() }

  // MARK: Running

  /// Launches the app and prints UIKit's warnings.
  ///
  /// Don't call this method from a main-actor job.
  package func start() {
    useClockAndNetwork()
    ProcessClock.restart()
    session.tracesCalls = true
    let outcome = session.launch(nil, findsSurvivors: true, startsAfresh: true)
    launchRefusal = refusal(insteadOf: .done)
    app.note(outcome, startsAfresh: true)
    showAppOutput()
    transcript.forgetWarnings()
    if options.format == .text { transcript.writeWarnings(in: outcome.events) }
  }

  /// Launches the app of the command line for another script, which begins in the same world as the
  /// first one.
  package func startOver(with options: ShellOptions) {
    context.options = options
    app.startOver(with: options)
    applyOptions()
    transcript.startOver()
    start()
  }

  /// Runs commands in order until one fails.
  ///
  /// Don't call this method from a main-actor job.
  /// - Returns: The result. Failures have already been reported to the host.
  package func run(_ work: Work) -> LineResult {
    begin(work)
    runJobs()
    return end(work)
  }

  private func begin(_ work: Work) {
    newLines = 0
    switch work {
    case .line(let line, let location):
      begin(at: location)
      // Check lines of every kind, because the history keeps them all.
      if location == nil, holdsSecret(line) { noteSecret() }
      keep(line, isTyped: location == nil)
      let line = ScriptLine(line, number: location?.line ?? 0)
      reader.take(line, at: location, in: context.scope, self)
    case .statement(let statement, let file, let row):
      let location = statement.line.location(in: file)
      begin(at: location)
      for line in statement.lines { keep(line, isTyped: false) }
      take(statement, at: location, in: context.scope, row: row)
    case .end:
      beginScriptEnd()
    }
  }

  private func keep(_ line: String, isTyped: Bool) {
    if recentLines.append(line, isTyped: isTyped) { newLines += 1 }
  }

  private func end(_ work: Work) -> LineResult {
    if result.carriesSecret {
      recentLines.removeLast(newLines)
      recentLines.remove(result.secretLines)
    }
    if case .end = work {
      finishScriptEnd()
      showAppOutput()
      finishRecording()
    }
    return result
  }

  /// Reports an error that prevents a line or a whole script from running.
  package func report(_ error: CommandError, at location: SourceLocation?) -> LineResult {
    begin(at: nil)
    if !options.keepsGoing { reader.abandonBlock() }
    fail(error, at: location)
    return result
  }

  /// Prepares to run a new line or to end a script.
  func begin(at location: SourceLocation?) {
    result = LineResult()
    origin = location
    _ = jobs.removeAll()
    applyOptions()
  }

  /// Applies the shell's options to the session.
  func applyOptions() {
    output.use(options.color)
    useClockAndNetwork()
    // Calls that aren't shown tell who has shown a screen, too, and so what is left behind.
    session.tracesCalls = true
    guard session.findsLeaks != options.findsLeaks else { return }
    session.findsLeaks = options.findsLeaks
    transcript.forgetLeaks()
  }

  private func useClockAndNetwork() {
    // Time stays real for other tests.
    if !AppSession.sharesProcess { ProcessClock.current = options.clock }
    ProcessNetwork.current = options.network
  }

  /// Advances the innermost job repeatedly until no job is left.
  func runJobs() {
    while let job = jobs.top {
      if host.isInterrupted, !result.isLast {
        showAppOutput()
        report(.interrupted, at: nil, message: nil)
        return abandon(jobs.removeAll(), isFailure: true)
      }
      job.advance(self)
    }
  }

  // MARK: Steps

  /// Notes that a step is starting, and notifies the host.
  func begin(_ step: Step) {
    steps.begin(step)
    if host.wantsSteps {
      let context = jobs.openSteps.map { "in \($0.marked)" } + [step.rowWords].compactMap(\.self)
      let words = context.isEmpty ? "" : " (\(context.joined(separator: "; ")))"
      host.willRun(redacted(step.marked + words), at: step.location)
    }
  }

  /// Ends a step that has run to completion, and writes its result.
  ///
  /// For steps that are cut short, use `abandon`.
  func end(_ step: Step, _ ending: StepEnding) {
    var ending = ending
    if let refusal = refusal(insteadOf: ending) {
      step.showsScreenAfterError = true
      ending = .failed(refusal)
    }
    if case .failed(let error) = ending {
      settle()
      ending = .failed(redacted(app.withReason(error)))
    }
    if let unmet = step.conclude(ending) { ending = .failed(unmet) }
    let appLines = takeAppLines()
    step.appOutput += appLines
    let json = transcript.write(step, ending, after: appLines)
    steps.end(step)
    if let json {
      output.takeBackStep()
      transcript.write(json)
    }
    recording.recorder?.didEnd(step, in: view)
    output.flushIfFull()
    guard step.hasFailed, case .failed(let error) = ending else { return }
    deliver(step, output: steps.text(of: step))
    report(error, of: step)
  }

  /// Ends steps that were cut short, for a reason that has already been reported.
  func abandon(_ abandoned: [Step], isFailure: Bool) {
    for step in abandoned {
      step.abandon(isFailure: isFailure)
      if isFailure { recording.recorder?.didEnd(step, in: view) }
      if options.format == .json { transcript.write(OutputJSON(step)) }
      deliver(step, output: "")
      guard !isFailure, step.hasFailed, let error = step.error else { continue }
      report(error, of: step)
    }
  }

  /// Reports the failure of a line that can't be parsed or run; `command` has no passwords.
  func fail(_ error: CommandError, at location: SourceLocation?, command: String = "") {
    settle()
    steps.begin()
    end(Step(command, name: nil, at: location, isTimed: false), .failed(error))
  }

  /// Compares the output of the last step with its `|` lines and reports any difference.
  ///
  /// - Returns: Whether the script continues.
  @discardableResult
  func settle() -> Bool {
    guard let (step, result) = steps.settle(isInterrupted: { host.isInterrupted }) else {
      return true
    }
    guard case .differs(let difference) = result else {
      deliver(step, output: steps.text(of: step))
      // `runJobs` reports an interruption and ends all jobs.
      return result == .matches
    }
    let error = CommandError.differs(DiffCount(difference))
    step.differ(error, difference)
    transcript.write(difference, of: step)
    deliver(step, output: steps.text(of: step))
    guard step.hasFailed, !options.continuesAfterDifferences else { return true }
    report(error, of: step)
    return options.keepsGoing
  }

  func takeOutput(_ line: ScriptLine, at location: SourceLocation?, in scope: Scope) {
    guard let step = steps.printed else {
      if !steps.ignoresPatterns {
        fail(.script(.outputWithoutCommand), at: location, command: line.trimmed)
      }
      return
    }
    do throws(ScriptMistake) {
      let pattern = try OutputPattern(line) { text, style throws(ScriptMistake) in
        // The output has been redacted, too.
        redacted(try context.expand(text, style, in: scope, showing: redacted))
      }
      steps.expect(pattern)
    } catch {
      let error = redacted(.script(error))
      steps.fail()
      step.fail(error)
      deliver(step, output: steps.text(of: step))
      report(error, at: location, message: nil)
    }
  }

  private func deliver(_ step: Step, output: @autoclosure () -> String) {
    guard host.wantsSteps else { return }
    step.show(output(), by: self.output.redaction)
    host.didRun(step, in: view)
  }

  // MARK: Failing

  private func report(_ error: CommandError, of step: Step) {
    report(error, at: step.location, message: step.message, rows: step.rowWords)
  }

  /// Reports an error and, unless the `keep-going` option is on, ends the line or script.
  func report(
    _ error: CommandError, at location: SourceLocation?, message: String?, rows: String? = nil
  ) {
    result.note(error.status)
    failureCount += 1
    output.flush()
    host.didFail(
      Diagnostic(
        location: location.map(redacted), error: redacted(error), message: message.map(redacted),
        rows: rows.map(redacted)))
    guard !options.keepsGoing || error == .interrupted else { return }
    if holdsUnreadSecret { noteSecret() }
    if !options.keepsGoing { abandon(jobs.unwind(), isFailure: true) }
  }

  /// Notes that the current line may contain a secret and must not be saved in the history.
  ///
  /// - Parameter line: The typed line that contains the secret, which may be part of a block.
  func noteSecret(in line: ScriptLine? = nil) {
    var noted = result
    noted.noteSecret(in: line, openBlocks: jobs.blockHeaders)
    result = noted
  }

  /// Ends the shell, skipping the rest of the line.
  func quit() {
    settle()
    result.end()
    abandon(jobs.unwind(), isFailure: false)
  }
}
