import AppDriver
import Script

/// The engine that runs statements on an app.
///
/// It holds the open jobs and the objects that they use.
final class Execution {
  /// The apps that can be run.
  var catalog: AppCatalog
  let table: CommandTable
  let app: RunningApp
  /// The state of the script.
  let context: ScriptContext
  /// The writer of the output.
  let transcript: Transcript
  /// The open jobs.
  let jobs = JobStack()
  /// The map of an app that has been explored; `nil` if none has.
  var explored: ExploredMap?
  /// The screens that were visited when they were last asked for; `nil` if they weren't.
  var visited: VisitedMap?
  /// The current recording, if there is one.
  let recording = RecorderSlot()
  /// The most recent lines, except private ones.
  let history = RecentLines()
  /// The user's aliases.
  let aliases = Aliases()
  /// The program that runs the interpreter.
  unowned var host: any InterpreterHost = NoHost.shared
  /// The result of the current line.
  private(set) var result = LineResult()
  /// The number of failures so far.
  private(set) var failureCount = 0
  /// The location of the line that was passed to the interpreter; `nil` at a prompt.
  ///
  /// If scripts are running, this line sourced the outermost of them.
  private(set) var origin: SourceLocation?
  let steps: StepLifecycle
  /// The end of what the app has printed, while it may be the beginning of a secret.
  var heldAppOutput: [UInt8] = []

  init(
    _ catalog: AppCatalog, _ table: CommandTable, _ app: RunningApp, _ options: ShellOptions,
    _ files: ScriptFiles, _ variables: [String: String], _ output: TextOutput
  ) {
    self.catalog = catalog
    self.table = table
    self.app = app
    context = ScriptContext(options, files, variables)
    transcript = Transcript(output, app, context, table)
    steps = StepLifecycle(output)
    app.isInterrupted = { [unowned self] in host.isInterrupted }
  }

  /// A read-only view of the shell, for commands.
  var view: ShellView { ShellView(self) }

  // MARK: Running

  /// Prepares to run a new line or to end a script.
  func begin(at location: SourceLocation?) {
    result = LineResult()
    origin = location
    _ = jobs.removeAll()
    applyOptions()
  }

  /// Applies the shell's options to the session.
  func applyOptions() {
    transcript.output.use(context.options.color)
    useClockAndNetwork()
    let session = app.session
    // Calls that aren't shown tell who has shown a screen, too, and so what is left behind.
    session.tracesCalls = true
    guard session.findsLeaks != context.options.findsLeaks else { return }
    session.findsLeaks = context.options.findsLeaks
    transcript.forgetLeaks()
  }

  /// Starts the clock that the app sees.
  func startClock() {
    useClockAndNetwork()
    ProcessClock.restart()
  }

  private func useClockAndNetwork() {
    // Time stays real for other tests.
    if !AppSession.sharesProcess { ProcessClock.current = context.options.clock }
    ProcessNetwork.current = context.options.network
  }

  /// Advances the innermost job repeatedly until no job is left.
  func run() {
    while let job = jobs.top {
      if host.isInterrupted, !result.isLast {
        writeAppOutput()
        report(.interrupted, at: nil, message: nil)
        return abandon(jobs.removeAll(), isFailure: true)
      }
      job.advance(self)
    }
  }

  /// Runs the next statement of a script, or one from a prompt if `location` is `nil`.
  ///
  /// For a loop, `row` is the index of the only row to run.
  func take(
    _ statement: Statement, at location: SourceLocation?, in scope: Scope, row: Int? = nil
  ) {
    if case .output(let line) = statement { return takeOutput(line, at: location, in: scope) }
    // At a prompt, run the statement even if the previous step's output differed.
    guard settle() || location == nil else { return }
    switch statement {
    case .commands(let line): jobs.pushStep(LineJob(line, at: location, scope: scope))
    case .text(let line):
      let job = TextJob(line, at: location, scope: scope)
      if line.kind.isStep { return jobs.pushStep(job) }
      jobs.push(job)
      guard line.kind == .title, !refuses(line, in: scope) else { return }
      if let teardown = scope.fixtures.endCase(in: scope) { jobs.push(teardown) }
    case .block(let block):
      do throws(ScriptMistake) {
        var rows =
          block.kind == .each
          ? try context.rows(of: block, file: location?.file, in: scope) : .once
        if let row { rows = try rows.only(row) }
        jobs.begin(block, rows, file: location?.file, in: scope)
      } catch {
        fail(.script(error), at: location, command: block.header.trimmed)
      }
    case .output: return
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
      transcript.output.takeBackStep()
      transcript.write(json)
    }
    recording.recorder?.didEnd(step, in: view)
    transcript.output.flushIfFull()
    guard step.hasFailed, case .failed(let error) = ending else { return }
    deliver(step, output: steps.text(of: step))
    report(error, of: step)
  }

  /// Ends steps that were cut short, for a reason that has already been reported.
  func abandon(_ abandoned: [Step], isFailure: Bool) {
    for step in abandoned {
      step.abandon(isFailure: isFailure)
      if isFailure { recording.recorder?.didEnd(step, in: view) }
      if context.options.format == .json { transcript.write(OutputJSON(step)) }
      deliver(step, output: "")
      guard !isFailure, step.hasFailed, let error = step.error else { continue }
      report(error, of: step)
    }
  }

  /// Reports the failure of a line that can't be parsed or run.
  ///
  /// - Parameters:
  ///   - error: The reason.
  ///   - location: The location of the line.
  ///   - command: The command to show, without passwords.
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
      // `run` reports an interruption and ends all jobs.
      return result == .matches
    }
    let error = CommandError.differs(DiffCount(difference))
    step.differ(error, difference)
    transcript.write(difference, of: step)
    deliver(step, output: steps.text(of: step))
    guard step.hasFailed, !context.options.continuesAfterDifferences else { return true }
    report(error, of: step)
    return context.options.keepsGoing
  }

  private func takeOutput(_ line: ScriptLine, at location: SourceLocation?, in scope: Scope) {
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
    step.show(output(), by: transcript.output.redaction)
    host.didRun(step, in: view)
  }

  /// The step that is running; `nil` if there is none.
  var runningStep: Step? { steps.running }

  /// The output of the last command that isn't a check, without colors.
  var lastOutput: String { steps.lastOutput }

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
    transcript.output.flush()
    host.didFail(
      Diagnostic(
        location: location.map(redacted), error: redacted(error), message: message.map(redacted),
        rows: rows.map(redacted)))
    guard !context.options.keepsGoing || error == .interrupted else { return }
    if holdsUnreadSecret { noteSecret() }
    if !context.options.keepsGoing { abandon(jobs.unwind(), isFailure: true) }
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
