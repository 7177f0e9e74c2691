import AppDriver

/// The app that runs: its session, what was done to it, and what a person sees of it.
final class RunningApp {
  /// The session.
  private(set) var session: AppSession
  /// The app's name.
  private(set) var name: String
  /// The events of the last command that did anything.
  private(set) var lastEvents = 0..<0
  private var done = UndoLog()
  private var cached: VisibleScreen?

  init(_ app: AppEntry, _ context: LaunchContext) throws(CommandError) {
    AppSession.leaveOutOfTraces(["Shell", "Script"])
    name = app.name
    session = AppSession(context: context, makeDelegate: try app.maker(for: context))
  }

  /// Runs another app from now on.
  func become(_ app: AppEntry, _ context: LaunchContext) throws(CommandError) {
    let makeDelegate = try app.maker(for: context)
    session.end()
    session = AppSession(context: context, makeDelegate: makeDelegate)
    name = app.name
    forgetScreen()
  }

  /// Takes an answer of the session's.
  ///
  /// - Parameters:
  ///   - outcome: The answer.
  ///   - startsAfresh: Whether it is the first of a command's.
  func note(_ outcome: Outcome, startsAfresh: Bool) {
    let first = startsAfresh ? outcome.events.lowerBound : lastEvents.lowerBound
    lastEvents = first..<max(first, outcome.events.upperBound)
  }

  // MARK: What was done

  /// Keeps what a command did since the launch.
  func remember(_ actions: [UserAction]) { if !actions.isEmpty { done.append(actions) } }

  /// Keeps what was done again after a launch, in place of all that was done before.
  func replaceDone(by commands: [[UserAction]]) { done.replace(with: commands) }

  /// Forgets what was done.
  func forgetDone() { done.removeAll() }

  /// What was done since the launch; nil where that is more than is kept.
  var actions: [UserAction]? { done.actions }

  /// All commands since the launch, by their actions.
  func commands() throws(CommandError) -> [[UserAction]] { try done.all() }

  /// All commands since the launch but the last.
  func commandsButLast() throws(CommandError) -> [[UserAction]] { try done.allButLast() }

  // MARK: Looking

  /// The screen with what was made of it, read once for each state of the app; nil where nothing is
  /// shown.
  var visible: VisibleScreen? {
    if cached?.revision != session.revision {
      cached = VisibleScreen(
        session.screen(rowLimit: VisibleScreen.rowsShown), revision: session.revision)
    }
    return cached?.isBlank == false ? cached : nil
  }

  /// What a person sees.
  var screen: ScreenSnapshot? { visible?.screen }

  /// Forgets what was read, as where another app runs.
  func forgetScreen() { cached = nil }
}
