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
  let reader: StatementReader
  /// The current recording, if there is one.
  let recording = RecorderSlot()
  /// The most recent lines, except private ones.
  let recentLines = RecentLines()
  /// The number of lines that have been added to them for the current work.
  private var newLines = 0
  /// The user's aliases.
  let aliases = Aliases()
  /// Whether each command is kept so that another process can repeat it with a changed app.
  package var isResumable = false
  /// The result of the current line.
  var result = LineResult()
  /// The number of failures so far.
  private(set) var failureCount = 0
  /// The location of the line that was passed to the interpreter; `nil` at a prompt.
  ///
  /// If scripts are running, this line sourced the outermost of them.
  var origin: SourceLocation?
  /// The scope of lines that run while a script stands still; `nil` if none does.
  var scopeOfPause: Scope?
  /// The `|` lines that differ, while a step fails by them.
  var unmatched: [OutputPattern] = []
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
    reader = StatementReader(table)
    self.app.isInterrupted = { [unowned self] in host.isInterrupted }
  }

  /// The state of the shell, for commands.
  package var state: ShellState { ShellState(self) }

  /// The destination of the output.
  package var output: TextOutput { transcript.output }

  package var options: ShellOptions {
    get { context.options }
    set {
      app.apply(newValue, insteadOf: options)
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
    beginLog(startsAfresh: true)
    app.note(outcome, startsAfresh: true)
    showAppOutput()
    transcript.forgetWarnings()
    if options.format == .text { transcript.writeWarnings(in: outcome.events) }
  }

  /// Begins a new undo log, after a launch.
  func beginLog(startsAfresh: Bool) {
    app.beginLog(state.launch, startsAfresh: startsAfresh, keepsLaunches: isResumable)
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

  /// Runs a line, a statement of a file, or the end of a script, with all the work that it causes.
  ///
  /// After a failure, the rest is skipped, unless the `keep-going` option is on.
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
      reader.read(line, at: location, in: scopeOfPause ?? context.scope, self)
    case .statement(let statement, let file, let row):
      let location = statement.line.location(in: file)
      begin(at: location)
      for line in statement.lines { keep(line, isTyped: false) }
      run(statement, at: location, in: context.scope, row: row)
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

  // MARK: Failing

  /// Reports an error and, unless it is of a soft check or the `keep-going` option is on, ends the
  /// line or script.
  func report(
    _ error: CommandError, at location: SourceLocation?, message: String?, rows: String? = nil,
    isSoft: Bool = false
  ) {
    failureCount += 1
    output.flush()
    let diagnostic = Diagnostic(
      location: location.map(redacted), error: redacted(error), message: message.map(redacted),
      rows: rows.map(redacted))
    host.didFail(diagnostic)
    let goesOn = host.goesOn(after: diagnostic)
    result.note(error.status, isSoft: isSoft || goesOn)
    guard !isSoft, !goesOn, !options.keepsGoing || error == .interrupted else { return }
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
