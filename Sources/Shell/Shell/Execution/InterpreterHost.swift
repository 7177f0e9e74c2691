package import AppDriver
package import Script

/// The program that runs an interpreter, answers its questions and receives its notifications.
package protocol InterpreterHost: AnyObject {
  /// Called for each failed command, after all previous output has been flushed.
  func didFail(_ diagnostic: Diagnostic)

  /// Whether the user can be asked for the text of a secure field.
  var canAskForSecrets: Bool { get }

  /// Asks the user for the text of a secure field. Returns `nil` if the user cancels.
  func secret(for field: String) -> String?

  /// Called for each new secret, before the app can receive it.
  func didAddSecret(_ secret: String)

  /// Whether to call `willRun` and `didRun`. If `false`, the data for them isn't prepared.
  var wantsSteps: Bool { get }

  /// Called before each command runs, with secrets redacted. If the process crashes, the last call
  /// names the culprit.
  func willRun(_ command: String, at location: SourceLocation?)

  /// Called before each action of a command, while its screen is visible.
  ///
  /// It isn't called for actions that are repeated after a launch.
  func willPerform(_ action: UserAction, in shell: ShellState)

  /// Called after each step for which `willRun` was called, once its `|` lines have been compared,
  /// and for each line that can't be parsed. The step contains no secrets.
  func didRun(_ step: Step, in shell: ShellState)

  /// Called before each statement of a script runs; returns how the script goes on.
  func willBegin(_ statement: Statement, at location: SourceLocation) -> PauseOutcome

  /// Called after each failure that ends a script; returns whether the script goes on all the same.
  func goesOn(after diagnostic: Diagnostic) -> Bool

  /// Removes and returns what the app has printed since the last call; `nil` if it was nothing.
  ///
  /// It is called at the end of each step.
  func takeAppOutput() -> AppOutput?

  /// The keys of the prompt, for `help keys`; empty if there is no prompt at a terminal.
  var keys: [KeyMeaning] { get }

  /// Whether the user has asked to stop the running command.
  var isInterrupted: Bool { get }

  /// The guide to the app's screens; `nil` if the app can't be explored.
  var guide: (any AppGuide)? { get }

  /// Returns the value of an environment variable, for `@secret`; `nil` if it isn't set.
  func environmentVariable(_ name: String) -> String?
}
