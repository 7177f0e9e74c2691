package import AppDriver

/// Writes down what is done in a shell, so that it can be done again.
package protocol StepRecorder: AnyObject {
  /// Begins; what was done since the launch is about to be done again, command by command.
  ///
  /// - Throws: where nothing can be written.
  func begin(_ shell: ShellView, again: [[UserAction]]) throws(CommandError)
  /// An action is about to be done on the screen that is there, perhaps again, after a launch.
  func willPerform(_ action: UserAction, isAgain: Bool, in shell: ShellView)
  /// The app refused the last action itself, as it did before, where that is done again.
  func wasRefusedAgain()
  /// A command has ended.
  func didEnd(_ step: Step, in shell: ShellView)
  /// Writes what there is, whole.
  ///
  /// - Returns: what to tell the person.
  /// - Throws: where it can't be written.
  func finish(_ shell: ShellView) throws(CommandError) -> String
}
