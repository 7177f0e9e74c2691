package import Script

/// The program that runs an interpreter: it answers questions and receives notifications.
package protocol InterpreterHost: AnyObject {
  /// Called for each failed command, after the output before it has been flushed.
  func didFail(_ diagnostic: Diagnostic)

  /// Whether the user can be asked for the text of a secure field.
  var canAskForSecrets: Bool { get }

  /// Asks the user for the text of a secure field. Returns nil if the user cancels.
  func secret(for field: String) -> String?

  /// Whether to call `willRun` and `didRun`. If not, steps skip the work of preparing their data.
  var wantsSteps: Bool { get }

  /// Called before each command runs, with secrets redacted. After a crash, the last call names the
  /// culprit.
  func willRun(_ command: String, at location: SourceLocation?)

  /// Called after each step that `willRun` was called for, once its `|` lines have been compared,
  /// and for each line that can't be parsed. The step contains no secrets.
  func didRun(_ step: Step, in shell: ShellView)

  /// Whether the user wants to stop the running command.
  var isInterrupted: Bool { get }

  /// Returns an environment variable, for `@secret`.
  func environmentVariable(_ name: String) -> String?
}
