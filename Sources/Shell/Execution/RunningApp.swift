import AppDriver

/// The running app: its session, the undo log, and the cached screen.
final class RunningApp {
  private(set) var session: AppSession
  /// A closure that returns whether the user has asked to stop what the app does.
  var isInterrupted: () -> Bool = { false } {
    didSet { session.isInterrupted = isInterrupted }
  }
  /// The app's name.
  private(set) var name: String
  private var prepared: PreparedApp
  /// The app of the command line, with which each script begins.
  private let first: (name: String, prepared: PreparedApp, context: LaunchContext)
  /// The context with which the next case launches, without what was set for the current case.
  private(set) var caseLaunch: LaunchContext
  /// Whether a case has begun, so that `@size` applies only to that case.
  private var isInCase = false
  /// What the current case has changed, and what the last case of an earlier script has changed.
  private(set) var outsideCase = WorldOutsideCase()
  /// Whether the app was launched afresh, without what it had left before, such as files.
  private(set) var hasStartedAfresh = true
  /// The events of the last command that acted on the app.
  private(set) var lastEvents = 0..<0
  private var done = UndoLog()
  private var cached: VisibleScreen?
  /// The session's revision when the screen was read; `nil` if it has to be read again.
  private var revisionRead: Int?
  /// Whether the user knows why the app crashed.
  private var isCrashKnown = false

  init(_ app: AppEntry, _ context: LaunchContext) throws(CommandError) {
    AppSession.leaveOutOfTraces(["Shell", "Script"])
    name = app.name
    prepared = try app.preparedApp(for: context)
    first = (app.name, prepared, context)
    session = AppSession(context: context, makeDelegate: prepared.makeDelegate)
    caseLaunch = context
  }

  // MARK: Cases

  /// Notes that a case begins, with the options that it had outside the one before.
  ///
  /// What the app keeps on purpose is restored when the app of the earlier case has ended.
  func beginCase() {
    isInCase = true
    let kept = outsideCase.keptOnPurpose
    outsideCase = WorldOutsideCase()
    outsideCase.keptOnPurpose = kept
  }

  /// Forgets what the case that has ended keeps on purpose.
  func restoreKept() {
    guard let kept = outsideCase.keptOnPurpose else { return }
    session.keptOnPurpose = kept
    outsideCase.keptOnPurpose = nil
  }

  /// Notes that the script has ended.
  ///
  /// What its last case has changed holds until the next case.
  func endScript() { isInCase = false }

  /// Notes an option before a command changes it, which the next case gets back.
  ///
  /// - Parameters:
  ///   - setting: The option.
  ///   - options: The options before the change.
  ///   - isInScript: Whether the command is a script's, whose steps above the first title are a case, too.
  func noteOption(_ setting: Setting, in options: ShellOptions, isInScript: Bool) {
    if isInCase || isInScript { outsideCase.note(setting, in: options) }
  }

  /// Excludes a class from the leaks; in a case, until its end.
  func keep(_ type: String, isInScript: Bool) {
    if isInCase || isInScript {
      outsideCase.keptOnPurpose = outsideCase.keptOnPurpose ?? session.keptOnPurpose
    }
    session.keptOnPurpose.insert(type)
  }

  /// Notes the clock before a setting changes it: in a case, the next case gets it back.
  func noteClock(in options: ShellOptions) {
    if isInCase { outsideCase.note(.clock, in: options) } else { outsideCase.clock = nil }
  }

  /// Returns the network to which a setting adds fixtures: in a case, the next case gets it back.
  func noteNetwork(_ network: AppNetwork) -> AppNetwork {
    let outside = outsideCase.network ?? network
    outsideCase.network = isInCase ? outside : nil
    return isInCase ? network : outside
  }

  /// The context that a setting changes: without the URL of a `relaunch`, and outside a case, without the size
  /// of the last case.
  var contextToSet: LaunchContext {
    var context = session.context
    context.url = caseLaunch.url
    if !isInCase { context.size = caseLaunch.size }
    return context
  }

  /// Notes the context that a setting has determined.
  ///
  /// - Parameters:
  ///   - launch: The context.
  ///   - isOfCase: Whether the setting applies only to the current case, if there is one.
  func noteSetting(_ launch: LaunchContext, isOfCase: Bool) {
    if isOfCase, isInCase { return }
    let size = isOfCase ? launch.size : caseLaunch.size
    caseLaunch = launch
    caseLaunch.size = size
  }

  /// Switches to another app.
  func become(_ app: AppEntry, _ context: LaunchContext) throws(CommandError) {
    prepared = try app.preparedApp(for: context)
    session.end()
    session = AppSession(
      context: context, replacing: session, makeDelegate: prepared.makeDelegate)
    session.isInterrupted = isInterrupted
    outsideCase.keptOnPurpose = nil
    name = app.name
    forgetScreen()
  }

  /// Switches to the app of the command line for another script, in which nothing counts that the one before has
  /// set, done or left behind.
  func startOver() {
    session.end()
    (name, prepared, caseLaunch) = first
    session = AppSession(context: caseLaunch, makeDelegate: prepared.makeDelegate)
    session.isInterrupted = isInterrupted
    outsideCase = WorldOutsideCase()
    noteLaunch(startsAfresh: true)
    forgetDone()
    forgetScreen()
  }

  /// The links that the app is known to open.
  var links: [String] { prepared.links() }

  /// Notes that the app is launched.
  func noteLaunch(startsAfresh: Bool) { hasStartedAfresh = startsAfresh }

  /// Whether the app has only been launched, afresh, so that a setting of the launch can do it again.
  var isUntouched: Bool { hasStartedAfresh && session.actionCount == 0 }

  /// Adds an outcome's events to `lastEvents`.
  ///
  /// - Parameters:
  ///   - outcome: The outcome.
  ///   - startsAfresh: Whether to discard the events of earlier outcomes first, because this is the
  ///     command's first outcome.
  func note(_ outcome: Outcome, startsAfresh: Bool) {
    if outcome.isDone { isCrashKnown = false }
    let first = startsAfresh ? outcome.events.lowerBound : lastEvents.lowerBound
    lastEvents = first..<max(first, outcome.events.upperBound)
  }

  /// Returns an error that says why the app isn't running, unless it has already been reported.
  ///
  /// An app can crash between two commands: by a timer, or by what another thread has done.
  func withReason(_ error: CommandError) -> CommandError {
    if case .crashed = error { isCrashKnown = session.crash != nil }
    guard error == .notRunning, !isCrashKnown, let crash = session.crash else { return error }
    isCrashKnown = true
    return .crashed(crash)
  }

  /// Returns the error that reports a crash since the last command.
  ///
  /// - Parameter crash: The crash; `nil` if there was none.
  /// - Returns: The error; `nil` if there was no crash, or if it has already been reported.
  func untold(_ crash: CrashReport?) -> CommandError? {
    isCrashKnown ? nil : crash.map { .crashed($0) }
  }

  // MARK: Undo log

  /// Adds a command to the log.
  func remember(_ actions: [UserAction], of command: String, way: Int? = nil) {
    guard !actions.isEmpty else { return }
    done.append(UndoLog.Entry(actions: actions, command: command, way: way))
  }

  /// Notes that the last commands were undone.
  func noteUndo(of count: Int) { for _ in 0..<count { done.undo() } }

  /// Notes that the first actions of the command that was undone last were repeated.
  func noteRedo(of count: Int) { done.redo(count) }

  /// Clears the log.
  func forgetDone() { done.removeAll() }

  /// The actions since launch; `nil` if there were too many to keep.
  var actions: [UserAction]? { done.actions }

  /// Returns the actions of each command since launch.
  func commands() throws(CommandError) -> [[UserAction]] { try done.all() }

  /// Returns the actions of each command since launch except the last ones, and those commands.
  func commands(
    exceptLast count: Int
  ) throws(CommandError) -> (again: [[UserAction]], last: [UndoLog.Entry]) {
    try done.all(exceptLast: count)
  }

  /// Returns the command that was undone last.
  func lastUndone() throws(CommandError) -> UndoLog.Entry { try done.lastUndone() }

  // MARK: Screen

  /// The visible screen and the data derived from it, cached until the app's state changes; `nil`
  /// if the app shows nothing.
  var visible: VisibleScreen? {
    if revisionRead == session.revision { return cached }
    if let screen = session.screen(rowLimit: VisibleScreen.rowsShown, keepsReading: true) {
      cached = VisibleScreen(screen)
    } else {
      cached = nil
    }
    revisionRead = session.revision
    return cached
  }

  /// The visible screen if it has been read since the app's state has changed last.
  var visibleIfRead: VisibleScreen? { revisionRead == session.revision ? cached : nil }

  var screen: ScreenSnapshot? { visible?.screen }

  /// The navigation paths of the screen's panes; empty if the app shows nothing.
  ///
  /// Unlike `visible`, this doesn't read the screen, which is expensive the first time.
  var paths: [[String]] {
    revisionRead == session.revision ? cached?.paths ?? [] : session.paths
  }

  /// Discards the cached screen, for example after switching to another app.
  func forgetScreen() {
    cached = nil
    revisionRead = nil
  }
}
