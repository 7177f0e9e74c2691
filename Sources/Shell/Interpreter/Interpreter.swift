public import AppDriver
import Glibc

/// Runs the command language on an app: takes lines, asks the session for what they say, and writes
/// what a person sees.
///
/// It has no terminal and reads no standard input: a prompt, a pipe, a script and a test are its
/// callers. It never settles the app itself but turns lines into requests, so that one and the
/// same interpreter runs in the call and by suspending.
public final class Interpreter {
  /// How many rows of a long list a screen prints.
  public nonisolated static let rowsShown = 40

  /// How the shell behaves.
  public var options: ShellOptions
  /// The apps that can be run.
  public let catalog: AppCatalog
  /// The commands.
  public let table: CommandTable
  /// Where output goes.
  public let output: TextOutput
  /// Is told of each command that failed, after all output before it has been flushed.
  public var report: (Diagnostic) -> Void = { _ in }
  /// Asks a person for what a secure field shall hold; nil where there is nobody to ask.
  ///
  /// The closure returns nil where the person gives up.
  public var askSecret: ((_ field: String) -> String?)?
  /// Is told of each command, as it may be shown, before it runs: should the process die, it was the
  /// last.
  public var onBegin: ((_ command: String, _ location: SourceLocation?) -> Void)?
  /// Is told what came of each command, once its `|` lines have been compared; where nobody wants
  /// to know, nothing of it is made.
  public var onStep: ((StepResult) -> Void)?
  /// Writes down what is done, as a script.
  public internal(set) var recorder: (any StepRecorder)?
  /// Where the values of secrets come from, by the values.
  var secretVariables: [[UInt8]: (name: String, variable: String)] = [:]
  /// The process's environment, which `@secret` reads.
  public var environment: (String) -> String? = { name in
    getenv(name).map { String(cString: $0) }
  }
  /// Whether the person wants the running command to stop.
  public var isInterrupted: () -> Bool = { false }

  /// The app that runs.
  public internal(set) var session: AppSession
  /// The name of the app that runs.
  public internal(set) var appName: String

  var frames: [Frame] = []
  var result = LineResult()
  /// Where the line that is run stands, from which scripts may be sourced.
  private(set) var origin: SourceLocation?
  var undoLog = UndoLog()
  var history = RecentLines()
  /// The events of the last command that did anything, for `AppSession.events(in:)`.
  public internal(set) var lastEvents = 0..<0
  /// The command that `why` tells of, as it may be shown.
  var lastCommand = ""
  var traceWriter = TraceWriter()
  var leakRecord = LeakRecord()
  var hasActed = false
  var shownScreen: [UInt8] = []
  var warningsShown = 0
  var cachedSight: Sight?
  /// The script that lines come from where none is sourced.
  var scope = Scope()
  /// The block whose lines are being read.
  var reading: BlockReader?
  /// Whether any script has said what comes before or after its cases.
  var hasFixtures = false
  /// The step that ended last and may yet be followed by `|` lines, and those.
  var ended: Step?
  var expectedOutput: [OutputPattern] = []
  var isOutputIgnored = false
  var outputOfStep: [UInt8] = []
  var outputOfCheck: [UInt8] = []

  /// Makes an interpreter for an app; `start` launches it.
  ///
  /// - Precondition: the app's data is right; where it may not be, `AppEntry.prepared` says so.
  public init(
    catalog: AppCatalog, app: AppEntry? = nil, context: LaunchContext = LaunchContext(),
    options: ShellOptions = ShellOptions(), table: CommandTable = CommandTable(),
    output: TextOutput
  ) {
    let app = app ?? catalog.standard
    self.catalog = catalog
    self.options = options
    self.table = table
    self.output = output
    appName = app.name
    do throws(CommandError) {
      session = AppSession(context: context, makeDelegate: try app.maker(for: context))
    } catch {
      preconditionFailure(error.message)
    }
  }

  // MARK: Running

  /// Launches the app, and prints what UIKit would have logged.
  public func start() { started(session.launch()) }

  /// Launches the app and settles it by suspending, and prints what UIKit would have logged.
  public func start() async { started(await session.launch()) }

  private func started(_ outcome: Outcome) {
    warningsShown = 0
    if options.format == .text { showWarnings(in: outcome.events) }
  }

  /// Runs a line: its commands in turn, until one fails.
  ///
  /// Must be called outside a main-actor job, as the shell does.
  /// - Parameters:
  ///   - line: the line without its end.
  ///   - location: where the line stands, nil at a prompt.
  /// - Returns: how it went; failures have been reported.
  public func run(_ line: String, at location: SourceLocation? = nil) -> LineResult {
    begin(line, location)
    work()
    return result
  }

  /// Runs a line, settling the app by suspending.
  public func run(_ line: String, at location: SourceLocation? = nil) async -> LineResult {
    begin(line, location)
    await work()
    return result
  }

  /// Ends a script whose lines were run one by one: what its last step printed is compared, a block
  /// without `end` is an error, a teardown runs, and its variables are forgotten.
  public func finishScript() -> LineResult {
    beginFinish()
    work()
    endFinish()
    return result
  }

  /// Ends a script whose lines were run one by one, settling the app by suspending.
  public func finishScript() async -> LineResult {
    beginFinish()
    await work()
    endFinish()
    return result
  }

  private func work() {
    while let request = nextRequest() {
      switch request {
      case .launch(let context): receive(session.launch(context))
      case .perform(let action): receive(session.perform(action))
      }
    }
  }

  private func work() async {
    while let request = nextRequest() {
      switch request {
      case .launch(let context): receive(await session.launch(context))
      case .perform(let action): receive(await session.perform(action))
      }
    }
  }

  /// Reports what keeps a line, or a whole script, from being run.
  public func report(_ error: CommandError, at location: SourceLocation?) -> LineResult {
    result = LineResult()
    frames.removeAll(keepingCapacity: true)
    fail(error, of: Step(location: location))
    return result
  }

  private func begin(_ line: String, _ location: SourceLocation?) {
    result = LineResult()
    origin = location
    frames.removeAll(keepingCapacity: true)
    session.isInterrupted = isInterrupted
    if session.tracesCalls != options.traces { session.tracesCalls = options.traces }
    // A line of any kind, for a history keeps them all.
    if location == nil { result.carriesSecret = holdsSecret(line) }
    take(line, location)
  }

  /// What was done since the launch, with what the app itself refused; nil where that is more than is
  /// kept.
  ///
  /// Done again after a launch with the same context, it leads to the same screen.
  public var actionsSinceLaunch: [UserAction]? { undoLog.actions }

  // MARK: Secrets

  /// Whether the line that runs may hold a secret, as far as it has run or in what is left of it.
  public var mayCarrySecret: Bool { result.carriesSecret || mayDropSecret }

  /// Whether a text holds what is known to be a secret by now.
  public func holdsSecret(_ text: String) -> Bool { output.redaction.finds(in: text) }

  // MARK: Looking

  /// What a person sees, read once for each state of the app.
  public var screen: ScreenSnapshot? { sight?.screen }

  /// The screen with what was made of it, nil where nothing is shown.
  var sight: Sight? {
    if cachedSight?.revision != session.revision {
      cachedSight = Sight(
        session.screen(rowLimit: Self.rowsShown), revision: session.revision)
    }
    return cachedSight?.isBlank == false ? cachedSight : nil
  }

  func screenOrError() throws(CommandError) -> ScreenSnapshot {
    guard session.isRunning else { throw .notRunning }
    guard let screen else { throw .nothingOnScreen }
    return screen
  }

  /// The prompt: where one is, or the shell's name before anything was done.
  public var prompt: String {
    if let reading { return "\(reading.prompt)> " }
    guard hasActed, let sight else { return "flowsh> " }
    let paths = sight.paths.map { $0.joined(separator: " › ") }
    return output.redaction.redacted(SafeText.escaped(paths.joined(separator: " | ")) + "> ")
  }
}
