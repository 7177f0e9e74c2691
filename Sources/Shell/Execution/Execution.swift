import AppDriver
import Script

/// Runs statements on an app: the jobs that are open, and the parts that they act on.
///
/// It never settles the app itself but turns statements into requests, so that it runs in the call and
/// by suspending alike.
final class Execution {
  /// The apps that can be run.
  let catalog: AppCatalog
  /// The commands.
  let table: CommandTable
  /// The app that runs.
  let app: RunningApp
  /// What holds for the lines of a script.
  let context: ScriptContext
  /// Everything that a person reads.
  let transcript: Transcript
  /// What runs.
  let jobs = JobStack()
  /// What writes down what is done, as a script.
  let recording = RecorderSlot()
  /// The commands that ran, without those that hold a secret.
  let history = RecentLines()
  /// Who runs it.
  unowned var host: any InterpreterHost = NoHost.shared
  /// What came of the line that runs.
  private(set) var result = LineResult()
  /// Where the line stands that runs, from which scripts may be sourced.
  private(set) var origin: SourceLocation?
  private let steps: StepLifecycle

  init(
    _ catalog: AppCatalog, _ table: CommandTable, _ app: RunningApp, _ options: ShellOptions,
    _ files: ScriptFiles, _ output: TextOutput
  ) {
    self.catalog = catalog
    self.table = table
    self.app = app
    context = ScriptContext(options, files, output)
    transcript = Transcript(output, app, context, table)
    steps = StepLifecycle(output)
  }

  /// What commands may look at.
  var view: ShellView { ShellView(self) }

  /// What no history may keep.
  var secrets: SecretRules { SecretRules(view) }

  // MARK: Running

  /// Prepares for a line, or for the end of a script.
  func begin(at location: SourceLocation?) {
    result = LineResult()
    origin = location
    _ = jobs.removeAll()
    applyOptions()
  }

  /// Hands the session what the options say of it.
  func applyOptions() {
    let session = app.session
    session.isInterrupted = { [unowned self] in host.isInterrupted }
    if session.tracesCalls != context.options.traces {
      session.tracesCalls = context.options.traces
    }
    guard session.findsLeaks != context.options.findsLeaks else { return }
    session.findsLeaks = context.options.findsLeaks
    transcript.forgetLeaks()
  }

  /// Goes on with the innermost job until the session is needed; nil when all is done.
  func nextRequest() -> SessionRequest? {
    while let job = jobs.top {
      if host.isInterrupted, !result.isLast {
        report(.interrupted, at: nil, message: nil)
        abandon(jobs.removeAll(), isFailure: true)
        return nil
      }
      if let request = job.advance(self) { return request }
    }
    return nil
  }

  /// Takes the session's answer to the last request.
  func receive(_ outcome: Outcome) {
    transcript.noteActivity()
    jobs.top?.receive(outcome, self)
  }

  /// Takes the next statement of a script, or of a prompt where it has no location.
  func take(_ statement: Statement, at location: SourceLocation?, in scope: Scope) {
    if case .output(let line) = statement { return takeOutput(line, at: location, in: scope) }
    // What a person typed is done, though what came before was not as expected.
    guard settle() || location == nil else { return }
    switch statement {
    case .commands(let line): pushStep(LineJob(line, at: location, scope: scope))
    case .text(let line):
      let job = TextJob(line, at: location, scope: scope)
      if line.kind.isStep { return pushStep(job) }
      jobs.push(job)
      guard line.kind == .title else { return }
      if let teardown = scope.fixtures.endCase(in: scope) { jobs.push(teardown) }
    case .block(let block):
      history.append(block.header.text)
      do throws(ScriptMistake) {
        let rows =
          block.kind == .each
          ? try context.rows(of: block, file: location?.file, in: scope) : .once
        begin(block, rows, file: location?.file, in: scope)
      } catch {
        fail(.script(error), at: location)
      }
    case .output: return
    }
  }

  /// Begins a step of a case, and before the first one its setup.
  private func pushStep(_ job: some Job) {
    let beginsCase = !jobs.isInFixture
    jobs.push(job)
    if beginsCase, let setup = job.scope.fixtures.beginStep(in: job.scope) { jobs.push(setup) }
  }

  /// Begins a block, or keeps what comes before or after cases.
  func begin(_ block: Block, _ rows: LoopRows, file: String?, in scope: Scope) {
    guard block.kind == .each else {
      return scope.fixtures.set(block.kind, block.statements, file: file)
    }
    jobs.push(BlockJob(block, file: file, rows: rows, within: scope))
  }

  // MARK: Steps

  /// A step begins to run.
  func begin(_ step: Step) {
    steps.begin()
    if host.wantsSteps {
      host.willRun(redacted(step.marked), at: step.location)
    }
  }

  /// Ends a step that has run; `abandon` ends those that something stops.
  func end(_ step: Step, _ ending: StepEnding) {
    var ending = ending
    if case .failed(let error) = ending {
      settle()
      ending = .failed(redacted(error))
    }
    transcript.begin(step, ending)
    ending = step.conclude(ending)
    let json = transcript.write(step, ending)
    steps.end(step)
    if context.options.format == .json {
      transcript.output.takeBackStep()
      transcript.writeJSON(json())
    }
    recording.recorder?.didEnd(step, in: view)
    transcript.output.flushIfFull()
    guard step.hasFailed, case .failed(let error) = ending else { return }
    deliver(step, output: steps.text(of: step))
    report(error, at: step.location, message: step.message)
  }

  /// Ends steps that don't go on; what stopped them has been reported.
  private func abandon(_ abandoned: [Step], isFailure: Bool) {
    for step in abandoned {
      step.abandon(isFailure: isFailure)
      if context.options.format == .json { transcript.writeJSON(StepJSON(step)) }
      deliver(step, output: "")
      guard !isFailure, step.hasFailed, let error = step.error else { continue }
      report(error, at: step.location, message: step.message)
    }
  }

  /// Ends a line that can't be read, or not be used.
  func fail(_ error: CommandError, at location: SourceLocation?) {
    end(
      Step(
        "", name: nil, at: location, expectation: .success, message: nil, isTimed: false),
      .failed(error))
  }

  /// Compares what the last step printed with its `|` lines, and reports what came of it.
  ///
  /// - Returns: whether what follows is to be run.
  @discardableResult
  func settle() -> Bool {
    guard let (step, difference) = steps.settle() else { return true }
    guard let difference else {
      deliver(step, output: steps.text(of: step))
      return true
    }
    let error = CommandError.differs(DiffCount(difference))
    step.differ(error, difference)
    transcript.write(difference, of: step)
    deliver(step, output: steps.text(of: step))
    guard step.hasFailed else { return true }
    report(error, at: step.location, message: step.message)
    return context.options.keepsGoing
  }

  private func takeOutput(_ line: ScriptLine, at location: SourceLocation?, in scope: Scope) {
    guard let step = steps.printed else {
      if !steps.ignoresPatterns { fail(.script(.outputOfNothing), at: location) }
      return
    }
    do throws(ScriptMistake) {
      let text = redacted(try context.expand(line.text, .text, in: scope))
      steps.expect(try OutputPattern(text, of: line))
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

  /// What the last command that is no check printed, without colours.
  var lastOutput: String { steps.lastOutput }

  // MARK: Failing

  /// Reports an error, and ends the line or script, unless scripts go on.
  func report(_ error: CommandError, at location: SourceLocation?, message: String?) {
    result.status = max(result.status, error.status)
    transcript.output.flush()
    host.didFail(
      Diagnostic(
        location: location, error: redacted(error), message: message.map(redacted)))
    guard !context.options.keepsGoing || error == .interrupted else { return }
    if holdsUnreadSecret { result.carriesSecret = true }
    if !context.options.keepsGoing { abandon(jobs.unwind(), isFailure: true) }
  }

  /// Whether what is left of lines that a person typed may hold a secret.
  var holdsUnreadSecret: Bool { jobs.unread.contains { secrets.mayType($0) } }

  /// The line that runs may hold a secret, so that no history may keep it.
  ///
  /// - Parameter line: The line that was typed, of a block perhaps, in which it stands. The value of
  ///   a variable in it stands in the first line of a loop.
  func noteSecret(in line: ScriptLine? = nil) {
    result.carriesSecret = true
    guard let line else { return }
    result.secretLines.insert(line.text)
    guard Expansion.isNeeded(line.text) else { return }
    result.secretLines.formUnion(jobs.blockHeaders.map(\.text))
  }

  /// The shell is to end.
  func quit() {
    settle()
    result.isLast = true
    abandon(jobs.unwind(), isFailure: false)
  }

  /// An error as it may be shown.
  private func redacted(_ error: CommandError) -> CommandError {
    transcript.output.redaction.redacted(error)
  }

  /// A text as it may be shown: with stars for secrets.
  func redacted(_ text: String) -> String { transcript.output.redaction.redacted(text) }

  // MARK: The end of a script

  /// Begins to end a script whose statements were run one by one.
  func beginEnd(_ reader: LineReader) {
    begin(at: nil)
    _ = reader.failOpenBlock(self)
    settle()
    if let teardown = context.scope.fixtures.endCase(in: context.scope) { jobs.push(teardown) }
  }

  /// Forgets what the script said for itself.
  func endEnd() {
    settle()
    steps.forget()
    context.forgetScript()
  }
}
