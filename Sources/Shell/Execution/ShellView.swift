package import AppDriver
import Script

/// What a command, completion and a check may look at: the app, the screen, how the shell behaves.
///
/// Commands look through it and change nothing: what they ask for is an `Effect`.
package struct ShellView {
  /// How many rows of a long list a screen prints.
  package nonisolated static var rowsShown: Int { VisibleScreen.rowsShown }

  private unowned let execution: Execution

  init(_ execution: Execution) { self.execution = execution }

  // MARK: The app

  /// The app's session.
  package var session: AppSession { execution.app.session }
  /// The app's name.
  package var appName: String { execution.app.name }
  /// What a person sees, read once for each state of the app.
  package var screen: ScreenSnapshot? { execution.app.screen }
  /// The same with what was made of it.
  var visible: VisibleScreen? { execution.app.visible }

  /// What a person sees.
  ///
  /// - Throws: where the app has crashed or shows nothing.
  package func screenOrError() throws(CommandError) -> ScreenSnapshot {
    guard session.isRunning else { throw .notRunning }
    guard let screen else { throw .nothingOnScreen }
    return screen
  }

  /// Finds things on the screen by what a person calls them.
  ///
  /// - Throws: where the app has crashed, is in the background, or shows nothing.
  func finder() throws(CommandError) -> ElementFinder {
    let screen = try screenOrError()
    guard !session.isInBackground else {
      throw .refused(.inBackground, ways: WaysOut(self).ways(after: .inBackground))
    }
    return ElementFinder(
      session: session, screen: screen, wholeOnly: options.wholeLabelsOnly)
  }

  // MARK: What was done

  /// The events of the last command that did anything, for `AppSession.events(in:)`.
  package var lastEvents: Range<Int> { execution.app.lastEvents }
  /// The command that `why` tells of, as it may be shown.
  var lastCommand: String { execution.transcript.lastCommand }
  /// What the last command that is no check printed.
  package var lastOutput: String { execution.lastOutput }
  /// The last lines that ran, with their numbers.
  var history: [(number: Int, line: String)] { execution.history.numbered }

  /// All commands since the launch but the last, by their actions.
  func commandsButLast() throws(CommandError) -> [[UserAction]] {
    try execution.app.commandsButLast()
  }

  // MARK: The shell

  /// The commands.
  package var table: CommandTable { execution.table }
  /// How the shell behaves.
  var options: ShellOptions { execution.context.options }
  /// Whether a person can be asked for what a secure field is to hold.
  var canAskForSecrets: Bool { execution.host.canAskForSecrets }

  /// What `leaks` lists, or that the check is off.
  func leakReport() -> Report { execution.transcript.leakReport() }

  /// Throws if the check is off, so that what was left behind isn't known.
  package func requireLeakCheck() throws(CommandError) {
    if !options.findsLeaks { throw .leakCheckOff }
  }

  /// Writes the screen, as `screen` does.
  func writeScreen(rowLimit: Int) { execution.transcript.writeScreen(rowLimit: rowLimit) }

  // MARK: Secrets

  /// The name and the variable of a secret; nil where it was typed.
  package func secretVariable(of value: String) -> (name: String, variable: String)? {
    execution.context.secretVariable(of: value)
  }

  /// What is never shown.
  package var redaction: Redaction { execution.transcript.output.redaction }

  /// A text as it may be shown: with stars for secrets.
  package func redacted(_ text: String) -> String { redaction.redacted(text) }
}
