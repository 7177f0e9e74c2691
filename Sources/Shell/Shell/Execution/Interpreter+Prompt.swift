package import AppDriver
package import Script

/// The API that a prompt uses between lines.
extension Interpreter {
  /// The app's session.
  package var session: AppSession { execution.app.session }

  /// The name of the running app.
  package var appName: String { execution.app.name }

  /// The visible screen, cached until the app's state changes.
  package var screen: ScreenSnapshot? { execution.app.screen }

  /// The actions since launch, including those that the app itself refused; `nil` if there were
  /// too many to keep.
  ///
  /// Repeating them after a launch with the same context restores the current screen.
  package var actionsSinceLaunch: [UserAction]? { execution.app.actions }

  /// The prompt: the open block or the current path, marked during a recording.
  package var prompt: String {
    (isRecording ? "[rec] " : "")
      + (blockPrompt.map { "\($0)> " } ?? execution.transcript.prompt)
  }

  /// Lets the app process timers and background work while no command is running.
  ///
  /// - Parameter output: What the app has printed since the last step or call.
  /// - Returns: The app's lines and the screen, if it has changed since it was last printed; `nil`
  ///   if there is neither.
  package func idle(_ output: () -> AppOutput?) -> String? {
    session.idle()
    return execution.transcript.changes(after: execution.lines(of: output()))
  }

  /// Writes what the app has printed since the last step.
  ///
  /// - Parameter isLast: Whether the app won't print the rest of a secret any more.
  package func showAppOutput(isLast: Bool = false) { execution.writeAppOutput(isLast: isLast) }

  /// Prints the screen of a prompt that starts.
  package func showScreen() { execution.transcript.showFirstScreen() }

  /// Prints the screen of a prompt that starts on an app whose screen has been printed before.
  package func showScreenAgain() { execution.transcript.writeScreen() }

  /// The most recent lines with the numbers that `history` shows, except private ones.
  package var history: [(number: Int, line: String)] { view.history }

  // MARK: The start-up file

  /// Carries out a line of the start-up file, and reports an error to the host.
  ///
  /// Only `set`, `alias` and comments are allowed. Nothing is printed, and no app has to run.
  package func takeStartUpLine(_ text: String, at location: SourceLocation) {
    do throws(CommandError) {
      try execution.takeStartUpLine(ScriptLine(text, number: location.line))
    } catch {
      execution.host.didFail(Diagnostic(location: location, error: error))
    }
  }

  // MARK: Secrets

  /// Whether the current line may contain a secret, including in commands that haven't run yet.
  package var mayCarrySecret: Bool {
    execution.result.carriesSecret || execution.holdsUnreadSecret
  }

  /// Returns whether a string contains a known secret.
  package func holdsSecret(_ text: String) -> Bool { output.redaction.finds(in: text) }

  /// Returns the given string with stars in place of `@secret` values and the text of secure
  /// fields.
  package func redacted(_ text: String) -> String { execution.redacted(text) }

  /// Returns the given error with stars in place of secrets in its message.
  package func redacted(_ error: CommandError) -> CommandError { execution.redacted(error) }
}
