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
  private let first: CaseLaunch
  /// What the next case begins with, without what was set for the current case or in a sourced script.
  private var caseLaunch: CaseLaunch
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
    first = CaseLaunch(name: app.name, prepared: prepared, context: context)
    caseLaunch = first
    session = AppSession(context: context, makeDelegate: prepared.makeDelegate)
  }

  // MARK: Cases

  /// Notes that a case begins, and returns the options with which it does: those outside the one before,
  /// with what a sourced script has set for its own cases.
  ///
  /// What the app keeps on purpose is restored when the app of the earlier case has ended.
  func beginCase(after options: ShellOptions, in scope: Scope) -> ShellOptions {
    scope.isInCase = true
    var options = outsideCase.options(after: options)
    let kept = outsideCase.keptOnPurpose
    outsideCase = WorldOutsideCase()
    outsideCase.keptOnPurpose = kept
    if let clock = scope.caseSettings.clock {
      outsideCase.clock = options.clock
      options.clock = clock
    }
    if let network = scope.caseSettings.network {
      outsideCase.network = options.network
      options.network = network
    }
    return options
  }

  /// Returns what the next case of a script begins with.
  func caseLaunch(in scope: Scope) -> CaseLaunch { scope.caseSettings.launch ?? caseLaunch }

  /// Returns whether a case begins with the app and the data that are used now.
  func runs(_ launch: CaseLaunch) -> Bool {
    launch.name == name && launch.context.dataFile == session.context.dataFile
  }

  /// Switches to the app with which a case begins, unless it is running.
  func become(_ launch: CaseLaunch) {
    guard !runs(launch) else { return }
    prepared = launch.prepared
    replaceSession(launch.context)
    name = launch.name
  }

  /// Forgets what the case that has ended keeps on purpose.
  func restoreKept() {
    guard let kept = outsideCase.keptOnPurpose else { return }
    session.keptOnPurpose = kept
    outsideCase.keptOnPurpose = nil
  }

  /// Notes an option before a command changes it, which the next case gets back.
  ///
  /// - Parameters:
  ///   - setting: The option.
  ///   - options: The options before the change.
  ///   - isInCase: Whether the command is one of a case. The steps of a script above the first title are a
  ///     case, too.
  func noteOption(_ setting: Setting, in options: ShellOptions, isInCase: Bool) {
    if isInCase { outsideCase.note(setting, in: options) }
  }

  /// Excludes a class from the leaks; in a case, until its end.
  func keep(_ type: String, isInCase: Bool) {
    if isInCase {
      outsideCase.keptOnPurpose = outsideCase.keptOnPurpose ?? session.keptOnPurpose
    }
    session.keptOnPurpose.insert(type)
  }

  /// Notes the clock before a setting changes it: in a case or a sourced script, the next case gets it back.
  func noteClock(in options: ShellOptions, _ scope: Scope) {
    if scope.isInCase || scope.isOfSourcedScript {
      outsideCase.note(.clock, in: options)
    } else {
      outsideCase.clock = nil
    }
  }

  /// Returns the network to which a setting adds fixtures: in a case or a sourced script, the next case gets it
  /// back.
  func noteNetwork(_ network: AppNetwork, in scope: Scope) -> AppNetwork {
    let outside = outsideCase.network ?? network
    let isKept = scope.isInCase || scope.isOfSourcedScript
    outsideCase.network = isKept ? outside : nil
    return isKept ? network : outside
  }

  /// Returns the context that a setting changes: without the URL of a `relaunch`, and outside a case, without the
  /// size of the last case.
  func contextToSet(in scope: Scope) -> LaunchContext {
    var context = session.context
    context.url = caseLaunch.context.url
    if !scope.isInCase, !scope.isOfSourcedScript { context.size = caseLaunch.context.size }
    return context
  }

  /// Notes the device's size that a setting has determined, which applies only to the current case, if there is one.
  func noteSize(_ size: DeviceSize, in scope: Scope) {
    guard !scope.isInCase else { return }
    var launch = caseLaunch(in: scope)
    launch.context.size = size
    note(launch, in: scope)
  }

  /// Notes the app and the data that a setting has determined.
  func noteApp(_ context: LaunchContext, in scope: Scope) {
    var launch = CaseLaunch(name: name, prepared: prepared, context: context)
    launch.context.size = caseLaunch(in: scope).context.size
    note(launch, in: scope)
  }

  /// Notes what the next case begins with; if the script is sourced, only its own cases.
  private func note(_ launch: CaseLaunch, in scope: Scope) {
    if scope.isOfSourcedScript { scope.caseSettings.launch = launch } else { caseLaunch = launch }
  }

  /// Switches to another app.
  func become(_ app: AppEntry, _ context: LaunchContext) throws(CommandError) {
    prepared = try app.preparedApp(for: context)
    replaceSession(context)
    name = app.name
  }

  private func replaceSession(_ context: LaunchContext) {
    session.end()
    session = AppSession(
      context: context, replacing: session, makeDelegate: prepared.makeDelegate)
    session.isInterrupted = isInterrupted
    outsideCase.keptOnPurpose = nil
    forgetScreen()
  }

  /// Switches to the app of the command line for another script, in which nothing counts that the one before has
  /// set, done or left behind.
  func startOver() {
    session.end()
    (name, prepared, caseLaunch) = (first.name, first.prepared, first)
    session = AppSession(context: first.context, makeDelegate: prepared.makeDelegate)
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
