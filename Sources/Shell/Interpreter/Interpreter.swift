public import AppDriver

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
  var lastEvents = 0..<0
  /// The command that `why` tells of, as it may be shown.
  var lastCommand = ""
  var traceWriter = TraceWriter()
  var leakRecord = LeakRecord()
  var hasActed = false
  var shownScreen: [UInt8] = []
  var warningsShown = 0
  var cachedSight: Sight?

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
    while let request = nextRequest() {
      switch request {
      case .launch(let context): receive(session.launch(context))
      case .perform(let action): receive(session.perform(action))
      }
    }
    return result
  }

  /// Runs a line, settling the app by suspending.
  public func run(_ line: String, at location: SourceLocation? = nil) async -> LineResult {
    begin(line, location)
    while let request = nextRequest() {
      switch request {
      case .launch(let context): receive(await session.launch(context))
      case .perform(let action): receive(await session.perform(action))
      }
    }
    return result
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
    frames.append(.line(OpenLine(text: line, location: location)))
    session.isInterrupted = isInterrupted
    if session.tracesCalls != options.traces { session.tracesCalls = options.traces }
  }

  /// What was done since the launch, with what the app itself refused; nil where that is more than is
  /// kept.
  ///
  /// Done again after a launch with the same context, it leads to the same screen.
  public var actionsSinceLaunch: [UserAction]? { undoLog.actions }

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
    guard hasActed, let sight else { return "flowsh> " }
    let paths = sight.paths.map { $0.joined(separator: " › ") }
    return SafeText.escaped(paths.joined(separator: " | ")) + "> "
  }
}
