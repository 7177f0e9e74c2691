package import AppDriver

/// The API that a prompt uses between lines.
extension Interpreter {
  /// The app's session.
  package var session: AppSession { execution.app.session }

  /// The name of the running app.
  package var appName: String { execution.app.name }

  /// The visible screen, read once for each state of the app.
  package var screen: ScreenSnapshot? { execution.app.screen }

  /// The actions since the launch, including those that the app itself refused; nil if there are
  /// too many to keep.
  ///
  /// Repeating them after a launch with the same context leads to the same screen.
  package var actionsSinceLaunch: [UserAction]? { execution.app.actions }

  /// The prompt: the current path, or the shell's name before the first action.
  package var prompt: String {
    reader.prompt.map { "\($0)> " } ?? execution.transcript.prompt
  }

  /// Lets an idle app process timers and background work.
  ///
  /// - Returns: The screen as text if it changed since it was last shown.
  package func idle() -> String? {
    session.idle()
    return execution.transcript.changedScreen()
  }

  /// Prints the visible screen, or a note that it is unchanged.
  package func showScreen() { execution.transcript.showScreen() }

  /// Whether a block is open, so that lines run only after its `end`.
  package var isReadingBlock: Bool { reader.isReadingBlock }

  /// Discards the block that is being read, for example after Ctrl-C.
  package func abandonBlock() { reader.abandonBlock() }

  // MARK: Secrets

  /// Whether the current line may contain a secret, in the part that ran or in the rest.
  package var mayCarrySecret: Bool {
    execution.result.carriesSecret || execution.holdsUnreadSecret
  }

  /// Returns whether a text contains a known secret.
  package func holdsSecret(_ text: String) -> Bool { output.redaction.finds(in: text) }

  /// Returns a text with stars in place of text typed into secure fields and of `@secret` values.
  package func redacted(_ text: String) -> String { execution.redacted(text) }
}
