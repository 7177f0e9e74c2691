package import AppDriver
package import Script

/// The API that a prompt uses between lines.
extension Interpreter {
  /// The app's session.
  package var session: AppSession { app.session }

  /// The name of the running app.
  package var appName: String { app.name }

  /// The visible screen, cached until the app's state changes.
  package var screen: ScreenSnapshot? { app.screen }

  /// The actions since launch, including those that the app itself refused; `nil` if there were
  /// too many to keep.
  ///
  /// Repeating them after a launch with the same context restores the current screen.
  package var actionsSinceLaunch: [UserAction]? { app.actions }

  /// The prompt: the open block or the current path, marked during a recording.
  package var prompt: String {
    (isRecording ? "[rec] " : "")
      + (reader.prompt.map { "\($0)> " } ?? transcript.prompt)
  }

  /// Lets the app process timers and background work while no command is running.
  ///
  /// - Parameter output: The app's output since the last step or call.
  /// - Returns: The app's lines and the screen, if it has changed since it was last printed; `nil`
  ///   if there is neither.
  package func idle(_ output: () -> AppOutput?) -> String? {
    session.idle()
    return transcript.changes(after: lines(of: output()))
  }

  /// Prints the screen of a prompt that starts.
  package func showScreen() { transcript.showFirstScreen() }

  /// Prints the screen of a prompt that starts on an app whose screen has been printed before.
  package func showScreenAgain() { transcript.writeScreen() }

  /// The most recent lines with the numbers that `history` shows, except private ones.
  package var history: [(number: Int, line: String)] { state.history }

  // MARK: The start-up file

  /// Carries out a line of the start-up file, and reports an error to the host.
  ///
  /// Only `set`, `alias` and comments are allowed. Nothing is printed, and no app has to run.
  package func takeStartUpLine(_ text: String, at location: SourceLocation) {
    do throws(CommandError) {
      try takeStartUpLine(ScriptLine(text, number: location.line))
    } catch {
      host.didFail(Diagnostic(location: location, error: error))
    }
  }

  /// Carries out a line of the start-up file.
  ///
  /// - Throws: An error if the line contains anything else than `set`, `alias` and comments, or an
  ///   argument is wrong. The commands before it have been carried out.
  private func takeStartUpLine(_ line: ScriptLine) throws(CommandError) {
    let notAllowed = CommandError.script(.notInStartUpFile(line.trimmed))
    switch LineKind(line.text, table.lines.map(\.kind)) {
    case .nothing: return
    case .commands: break
    default: throw notAllowed
    }
    let commands = CommandSequence(line)
    guard commands.expectation.mark.isEmpty else { throw notAllowed }
    for syntax in commands.commands {
      guard let command = table[syntax.name], ["set", "alias"].contains(command.name),
        case .effect(let effect) = try command.read(Invocation(syntax, command))
      else { throw notAllowed }
      switch effect {
      case .set(let change):
        context.change(change)
        app.changeForCases(change)
      case .define(let alias, let text): try aliases.define(alias, text, table)
      default: throw notAllowed
      }
    }
    if let mistake = commands.mistake { throw .script(.tokens(mistake)) }
  }

  // MARK: Secrets

  /// Whether the current line may contain a secret, including in commands that haven't run yet.
  package var mayCarrySecret: Bool {
    result.carriesSecret || holdsUnreadSecret
  }

  /// Returns whether a string contains a known secret.
  package func holdsSecret(_ text: String) -> Bool { output.redaction.finds(in: text) }
}
