package import AppDriver
package import Script

/// An interpreter for the command language.
///
/// It parses lines, executes them in an app's session, and writes the output.
/// It uses neither a terminal nor standard input. Its caller, such as a prompt, a pipe, a script or
/// a test, provides the lines and acts as its host.
package final class Interpreter {
  let execution: Execution
  private let reader: LineReader
  /// The number of lines that have been added to the history for the current work.
  private var linesInHistory = 0

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
      let running = try RunningApp(app ?? catalog.standard, context, options)
      execution = Execution(catalog, table, running, options, files, variables, output)
    } catch {
      preconditionFailure(error.message)
    }
    reader = LineReader(table)
  }

  /// The program that runs the interpreter and is notified of its progress.
  ///
  /// The interpreter doesn't retain its host.
  package var host: any InterpreterHost {
    get { execution.host }
    set { execution.host = newValue }
  }

  /// The apps that can be run.
  package var catalog: AppCatalog {
    get { execution.catalog }
    set { execution.catalog = newValue }
  }

  package var table: CommandTable { execution.table }

  /// The destination of the output.
  package var output: TextOutput { execution.transcript.output }

  package var options: ShellOptions {
    get { execution.context.options }
    set {
      execution.app.take(newValue, insteadOf: options)
      execution.context.options = newValue
      output.use(newValue.color)
    }
  }

  /// A read-only view of the shell, for commands.
  package var view: ShellView { execution.view }

  // MARK: Blocks

  /// The prompt while a block is open; `nil` if no block is open.
  var blockPrompt: String? { reader.prompt }

  /// Whether a block is open, so that lines run only once `end` closes it.
  package var isReadingBlock: Bool { reader.isReadingBlock }

  /// Discards the open block, for example after Ctrl-C.
  package func abandonBlock() { reader.abandonBlock() }

  // MARK: Running

  /// Launches the app and prints UIKit's warnings.
  ///
  /// Don't call this method from a main-actor job.
  package func start() {
    execution.startClock()
    execution.app.session.tracesCalls = true
    let outcome = execution.app.session.launch(nil, findsSurvivors: true, startsAfresh: true)
    launchRefusal = execution.refusal(insteadOf: .done)
    execution.app.note(outcome, startsAfresh: true)
    execution.writeAppOutput()
    execution.transcript.forgetWarnings()
    if options.format == .text { execution.transcript.writeWarnings(in: outcome.events) }
  }

  /// Launches the app of the command line for another script, which begins in the same world as the
  /// first one.
  ///
  /// - Parameter options: The options with which the script begins.
  package func startOver(with options: ShellOptions) {
    execution.context.options = options
    execution.app.startOver(with: options)
    execution.applyOptions()
    execution.transcript.startOver()
    start()
  }

  /// The error that reports the requests that were refused while the app was launched first; `nil`
  /// if none was.
  package private(set) var launchRefusal: CommandError?

  /// Runs commands in order until one fails.
  ///
  /// Don't call this method from a main-actor job.
  /// - Returns: The result. Failures have already been reported to the host.
  package func run(_ work: Work) -> LineResult {
    begin(work)
    execution.run()
    return end(work)
  }

  private func begin(_ work: Work) {
    linesInHistory = 0
    switch work {
    case .line(let line, let location):
      execution.begin(at: location)
      // Check lines of every kind, because the history keeps them all.
      if location == nil, holdsSecret(line) { execution.noteSecret() }
      keep(line, isTyped: location == nil)
      let line = ScriptLine(line, number: location?.line ?? 0)
      reader.take(line, at: location, in: execution.context.scope, execution)
    case .statement(let statement, let file, let row):
      let location = statement.line.location(in: file)
      execution.begin(at: location)
      for line in statement.lines { keep(line, isTyped: false) }
      execution.take(statement, at: location, in: execution.context.scope, row: row)
    case .end:
      execution.beginScriptEnd(reader)
    }
  }

  private func keep(_ line: String, isTyped: Bool) {
    if execution.history.append(line, isTyped: isTyped) { linesInHistory += 1 }
  }

  private func end(_ work: Work) -> LineResult {
    if execution.result.carriesSecret {
      for _ in 0..<linesInHistory { execution.history.removeLast() }
      execution.history.remove(execution.result.secretLines)
    }
    if case .end = work {
      execution.finishScriptEnd()
      execution.writeAppOutput()
      finishRecording()
    }
    return execution.result
  }

  /// Reports an error that prevents a line or a whole script from running.
  package func report(_ error: CommandError, at location: SourceLocation?) -> LineResult {
    execution.begin(at: nil)
    if !options.keepsGoing { reader.abandonBlock() }
    execution.fail(error, at: location)
    return execution.result
  }
}
