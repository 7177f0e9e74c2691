package import Script

/// What an interpreter asks of the program that runs it, and what it reports.
package protocol InterpreterHost: AnyObject {
  /// Called for each command that failed, after all output before it has been flushed.
  func didFail(_ diagnostic: Diagnostic)

  /// Whether a person can be asked for what a secure field is to hold.
  var canAskForSecrets: Bool { get }

  /// Asks a person for what a secure field is to hold; nil where the person gives up.
  func secret(for field: String) -> String?

  /// Whether `willRun` and `didRun` are called; where nobody wants to know, nothing is made of a step.
  var wantsSteps: Bool { get }

  /// Called before each command runs, with secrets redacted. After a crash, the last call names the
  /// culprit.
  func willRun(_ command: String, at location: SourceLocation?)

  /// Called for each step that `willRun` was called for, once its `|` lines have been compared, and
  /// for each line that could not be read; the step holds no secrets.
  func didRun(_ step: Step, in shell: ShellView)

  /// Whether the person wants the running command to stop.
  var isInterrupted: Bool { get }

  /// A variable of the environment, which `@secret` reads.
  func environmentVariable(_ name: String) -> String?
}
