package import AppDriver

/// What a prompt needs between lines.
extension Interpreter {
  /// The app's session.
  package var session: AppSession { execution.app.session }

  /// The name of the app that runs.
  package var appName: String { execution.app.name }

  /// What a person sees, read once for each state of the app.
  package var screen: ScreenSnapshot? { execution.app.screen }

  /// What was done since the launch, with what the app itself refused; nil where that is more than is
  /// kept.
  ///
  /// Done again after a launch with the same context, it leads to the same screen.
  package var actionsSinceLaunch: [UserAction]? { execution.app.actions }

  /// The prompt: where one is, or the shell's name before anything was done.
  package var prompt: String {
    reader.prompt.map { "\($0)> " } ?? execution.transcript.prompt
  }

  /// Lets an app at rest go on with timers and work that is done elsewhere.
  ///
  /// - Returns: the screen in words, where it has changed since it was shown.
  package func idle() -> String? {
    session.idle()
    return execution.transcript.news()
  }

  /// Prints the visible screen, or that it is as before.
  package func showScreen() { execution.transcript.showScreen() }

  /// Whether lines are read up to the end of a block before they run.
  package var isReadingBlock: Bool { reader.isReadingBlock }

  /// Forgets the block that is being read, as where a person gives it up.
  package func abandonBlock() { reader.abandonBlock() }

  // MARK: Secrets

  /// Whether the line that runs may hold a secret, as far as it has run or in what is left of it.
  package var mayCarrySecret: Bool {
    execution.result.carriesSecret || execution.holdsUnreadSecret
  }

  /// Whether a text holds what is known to be a secret by now.
  package func holdsSecret(_ text: String) -> Bool { output.redaction.finds(in: text) }

  /// A text as it may be shown: with stars for what was typed into secure fields, and for secrets of
  /// the environment.
  package func redacted(_ text: String) -> String { execution.redacted(text) }
}
