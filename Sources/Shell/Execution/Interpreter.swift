package import AppDriver
package import Script

/// Runs the command language on an app: takes lines, asks the session for what they say, and writes
/// what a person sees.
///
/// It has no terminal and reads no standard input: a prompt, a pipe, a script and a test are its
/// callers, and its host.
package final class Interpreter {
  /// The apps that can be run.
  package let catalog: AppCatalog
  /// The commands.
  package let table: CommandTable
  /// Where output goes.
  package let output: TextOutput
  let execution: Execution
  let reader: LineReader

  /// Makes an interpreter for an app; `start` launches it.
  ///
  /// - Parameters:
  ///   - catalog: The apps that can be run.
  ///   - app: The app that runs; the catalog's first unless given.
  ///   - context: How it is launched.
  ///   - options: How the shell behaves.
  ///   - table: The commands.
  ///   - files: What was read before the run; a script that isn't there is read when it is sourced.
  ///   - output: Where output goes.
  /// - Precondition: the app's data is right; where it may not be, `AppEntry.prepared` says so.
  package init(
    catalog: AppCatalog, app: AppEntry? = nil, context: LaunchContext = LaunchContext(),
    options: ShellOptions = ShellOptions(), table: CommandTable = CommandTable(),
    files: ScriptFiles = ScriptFiles(), output: TextOutput
  ) {
    self.catalog = catalog
    self.table = table
    self.output = output
    do throws(CommandError) {
      let running = try RunningApp(app ?? catalog.standard, context)
      execution = Execution(catalog, table, running, options, files, output)
    } catch {
      preconditionFailure(error.message)
    }
    reader = LineReader(table, within: 0)
  }

  /// Who runs it, and listens; not kept alive.
  package var host: any InterpreterHost {
    get { execution.host }
    set { execution.host = newValue }
  }

  /// How the shell behaves.
  package var options: ShellOptions {
    get { execution.context.options }
    set { execution.context.options = newValue }
  }

  /// What commands may look at.
  package var view: ShellView { execution.view }

  // MARK: Running

  /// Launches the app, and prints what UIKit would have logged.
  package func start() { started(execution.app.session.launch()) }

  /// Launches the app and settles it by suspending, and prints what UIKit would have logged.
  package func start() async { started(await execution.app.session.launch()) }

  private func started(_ outcome: Outcome) {
    execution.transcript.forgetWarnings()
    if options.format == .text { execution.transcript.writeWarnings(in: outcome.events) }
  }

  /// Runs what there is to run: commands in turn, until one fails.
  ///
  /// Must be called outside a main-actor job, as the shell does.
  /// - Returns: how it went; failures have been reported.
  package func run(_ work: Work) -> LineResult {
    begin(work)
    while let request = execution.nextRequest() {
      switch request {
      case .launch(let context): execution.receive(execution.app.session.launch(context))
      case .perform(let action): execution.receive(execution.app.session.perform(action))
      }
    }
    return end(work)
  }

  /// Runs what there is to run, settling the app by suspending.
  package func run(_ work: Work) async -> LineResult {
    begin(work)
    while let request = execution.nextRequest() {
      switch request {
      case .launch(let context): execution.receive(await execution.app.session.launch(context))
      case .perform(let action): execution.receive(await execution.app.session.perform(action))
      }
    }
    return end(work)
  }

  private func begin(_ work: Work) {
    switch work {
    case .line(let line, let location):
      execution.begin(at: location)
      // A line of any kind, for a history keeps them all.
      if location == nil, holdsSecret(line) { execution.noteSecret() }
      let line = ScriptLine(line, number: location?.line ?? 0)
      reader.take(line, at: location, in: execution.context.scope, execution)
    case .statement(let statement, let file):
      let location = statement.line.location(in: file)
      execution.begin(at: location)
      execution.take(statement, at: location, in: execution.context.scope)
    case .end: execution.beginEnd(reader)
    }
  }

  private func end(_ work: Work) -> LineResult {
    if case .end = work {
      execution.endEnd()
      finishRecording()
    }
    return execution.result
  }

  /// Reports what keeps a line, or a whole script, from being run.
  package func report(_ error: CommandError, at location: SourceLocation?) -> LineResult {
    execution.begin(at: nil)
    if !options.keepsGoing { reader.abandonBlock() }
    execution.fail(error, at: location)
    return execution.result
  }
}
