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
  /// The worlds of the cases of the script that isn't sourced.
  private var worlds: CaseWorlds
  /// The classes that the app keeps on purpose in each case.
  private var keptInCases: Set<String> = []
  /// Whether the app was launched afresh, without what it had left before, such as files.
  private(set) var hasStartedAfresh = true
  /// The events of the last command that acted on the app.
  private(set) var lastEvents = 0..<0
  /// The commands that have acted on the app since launch.
  var undoLog = UndoLog()
  /// The launch after which the undo log begins.
  private var launch: AppLaunch?
  /// The launches before it, since the app was last launched afresh, with their commands.
  private var launches: [ShellJournal.Launch] = []
  /// The field that was last tapped or typed into, where the app doesn't say which one is edited.
  private(set) var field: ElementTarget?
  private var cached: VisibleScreen?
  /// The screens that were shown, each as it was last, by their names.
  private var seen: [String: ScreenSnapshot] = [:]
  /// The maximum number of screens that are kept.
  private static let mostSeen = 100
  /// The session's revision when the screen was read; `nil` if it has to be read again.
  private var revisionRead: Int?
  /// Whether the user knows why the app crashed.
  private var isCrashKnown = false

  init(
    _ app: AppEntry, _ context: LaunchContext, _ options: ShellOptions
  ) throws(CommandError) {
    AppSession.leaveOutOfTraces(["Shell", "Script"])
    first = try CaseLaunch(app, context)
    (name, prepared) = (first.name, first.prepared)
    worlds = CaseWorlds(CaseWorld(launch: first, options: options))
    session = AppSession(context: context, makeDelegate: prepared.makeDelegate)
  }

  /// Notes the field that an action begins to edit.
  func note(_ action: UserAction) {
    guard let target = action.target, [.field, .search].contains(target.kind) else { return }
    field = target
  }

  // MARK: Cases

  /// Returns the worlds of a script's cases.
  func worlds(of scope: Scope) -> CaseWorlds { scope.worlds ?? worlds }

  private func setWorlds(_ worlds: CaseWorlds, of scope: Scope) {
    if scope.worlds != nil { scope.worlds = worlds } else { self.worlds = worlds }
  }

  /// Changes the worlds of a script, for a setting.
  ///
  /// The setting also changes the current case of the scripts that source the script, unless it is
  /// only for a case of its own.
  ///
  /// - Parameters:
  ///   - scope: A scope of the script.
  ///   - isOfScript: Whether the setting is the script's also below a title, rather than the
  ///     case's.
  ///   - change: A closure that makes the change.
  /// - Throws: The error that `change` throws; no world has changed then.
  func changeWorlds<Failure: Error>(
    of scope: Scope, isOfScript: Bool = false, _ change: (inout CaseWorld) throws(Failure) -> Void
  ) throws(Failure) {
    var changed: [(scope: Scope, worlds: CaseWorlds)] = []
    var next: Scope? = scope
    while let scope = next {
      let isOwn = changed.isEmpty
      let isOnlyForCase = scope.isInCase && !(isOwn && isOfScript)
      var worlds = worlds(of: scope)
      try change(&worlds.now)
      if isOwn, !isOnlyForCase { try change(&worlds.next) }
      changed.append((scope, worlds))
      next = isOnlyForCase ? nil : scope.source
    }
    for (scope, worlds) in changed { setWorlds(worlds, of: scope) }
  }

  /// Changes an option for all cases.
  func changeForCases(_ change: SettingChange) {
    worlds.now.change(change)
    worlds.next.change(change)
  }

  /// Applies the options that a program has changed to all cases.
  func apply(_ new: ShellOptions, insteadOf old: ShellOptions) {
    worlds.now.apply(new, insteadOf: old)
    worlds.next.apply(new, insteadOf: old)
  }

  /// Notes that a case of a script begins.
  func noteCase(of scope: Scope) {
    scope.isInCase = true
    setWorlds(CaseWorlds(worlds(of: scope).next), of: scope)
  }

  /// Switches to the app with which a case begins, unless it is running with the same data.
  func beginCase(with launch: CaseLaunch) {
    guard launch.name != name || launch.context.dataFile != session.context.dataFile else { return }
    become(launch)
  }

  /// Forgets what the case that has ended keeps on purpose.
  func restoreKept() { session.keptOnPurpose = keptInCases }

  /// Excludes a class from the leaks; in a case, until its end.
  func keep(_ type: String, isInCase: Bool) {
    if !isInCase { keptInCases.insert(type) }
    session.keptOnPurpose.insert(type)
  }

  /// The context that a setting changes, which is that of the last launch, without the URL of a
  /// `relaunch`.
  var contextToSet: LaunchContext {
    var context = session.context
    context.url = first.context.url
    context.notification = nil
    return context
  }

  /// Switches to an app.
  func become(_ launch: CaseLaunch) {
    session.end()
    (name, prepared) = (launch.name, launch.prepared)
    let before = session
    session = AppSession(
      context: launch.context, replacing: before, makeDelegate: prepared.makeDelegate)
    session.keptOnPurpose = before.keptOnPurpose
    session.isInterrupted = isInterrupted
    forgetScreen()
  }

  /// Switches to the app of the command line for another script, in which nothing counts that the
  /// one before has set, done or left behind.
  func startOver(with options: ShellOptions) {
    session.end()
    (name, prepared) = (first.name, first.prepared)
    worlds = CaseWorlds(CaseWorld(launch: first, options: options))
    keptInCases = []
    session = AppSession(context: first.context, makeDelegate: prepared.makeDelegate)
    session.isInterrupted = isInterrupted
    noteLaunch(startsAfresh: true)
    undoLog.removeAll()
    forgetScreen()
  }

  /// The links that the app is known to open.
  var links: [String] { prepared.links() }

  /// Notes that the app is launched.
  func noteLaunch(startsAfresh: Bool) {
    hasStartedAfresh = startsAfresh
    field = nil
  }

  /// Whether the app has only been launched, afresh, so that a setting of the launch can do it
  /// again.
  var isUntouched: Bool { hasStartedAfresh && session.actionCount == 0 }

  /// Adds an outcome's events to `lastEvents`, after those of earlier outcomes unless it is the
  /// command's first one.
  func note(_ outcome: Outcome, startsAfresh: Bool) {
    if outcome.isDone { isCrashKnown = false }
    let first = startsAfresh ? outcome.events.lowerBound : lastEvents.lowerBound
    lastEvents = first..<max(first, outcome.events.upperBound)
  }

  /// Notes a command that acted on the app, but to which nothing reacted.
  func noteNothing() { lastEvents = lastEvents.upperBound..<lastEvents.upperBound }

  /// Returns an error that says why the app isn't running, unless it has already been reported.
  ///
  /// An app can crash between two commands: by a timer, or by what another thread has done.
  func withReason(_ error: CommandError) -> CommandError {
    if case .crashed = error { isCrashKnown = session.crash != nil }
    guard error == .notRunning, !isCrashKnown, let crash = session.crash else { return error }
    isCrashKnown = true
    return .crashed(crash)
  }

  /// Returns the error that reports a crash since the last command; `nil` if there was none, or if
  /// it has already been reported.
  func unreportedCrash(_ crash: CrashReport?) -> CommandError? {
    isCrashKnown ? nil : crash.map { .crashed($0) }
  }

  /// Begins a new undo log, after a launch.
  ///
  /// - Parameters:
  ///   - launch: The launch.
  ///   - startsAfresh: Whether the app finds nothing of what it has left before.
  ///   - keepsLaunches: Whether the commands since the last launch are kept for ``launches(now:)``.
  func beginLog(_ launch: AppLaunch, startsAfresh: Bool, keepsLaunches: Bool) {
    if startsAfresh || !keepsLaunches {
      launches = []
    } else if let before = self.launch {
      launches.append(ShellJournal.Launch(launch: before, commands: undoLog.commands))
    }
    self.launch = launch
    undoLog.removeAll()
  }

  /// Returns the launches since the app was last launched afresh, with their commands.
  ///
  /// - Parameter launch: The last launch if it failed and isn't known.
  /// - Returns: The launches, of which the last one is that after which the undo log begins.
  func launches(now launch: AppLaunch) -> [ShellJournal.Launch] {
    launches
      + [ShellJournal.Launch(launch: self.launch ?? launch, commands: undoLog.commands)]
  }

  /// The actions since launch; `nil` if there were too many to keep.
  var actions: [UserAction]? { undoLog.actions }

  // MARK: Screen

  /// The visible screen and the data derived from it, cached until the app's state changes; `nil`
  /// if the app shows nothing.
  var visible: VisibleScreen? {
    if revisionRead == session.revision { return cached }
    if let screen = session.screen(rowLimit: VisibleScreen.rowsShown, keepsReading: true) {
      cached = VisibleScreen(screen)
      if seen[screen.name] != nil || seen.count < Self.mostSeen { seen[screen.name] = screen }
    } else {
      cached = nil
    }
    revisionRead = session.revision
    return cached
  }

  /// Returns the name of a screen that was shown and has a button with a whole verb or title; `nil`
  /// if there is none.
  func screenSeen(withButton name: String) -> String? {
    seen.values.filter { ScreenVerbs($0).whole(name, []) != nil }.map(\.name).min()
  }

  var screen: ScreenSnapshot? { visible?.screen }

  /// The navigation paths of the screen's panes; empty if the app shows nothing.
  ///
  /// Unlike `visible`, this doesn't read the screen, which is expensive the first time.
  var paths: [[String]] {
    revisionRead == session.revision ? cached?.paths ?? [] : session.paths
  }

  /// Discards the cached screen, for example after switching to another app.
  func forgetScreen() {
    seen = [:]
    cached = nil
    revisionRead = nil
  }
}
