package import AppDriver

/// Records the commands of a shell as a script.
package protocol StepRecorder: AnyObject {
  /// Starts recording. The commands since the launch are then repeated one by one.
  ///
  /// - Throws: an error if the file can't be written.
  func begin(_ shell: ShellView, again: [[UserAction]]) throws(CommandError)
  /// Called before an action on the current screen; `isAgain` if it repeats one after a launch.
  func willPerform(_ action: UserAction, isAgain: Bool, in shell: ShellView)
  /// Called when the app refuses a repeated action, as it did originally.
  func wasRefusedAgain()
  /// Called after each command.
  func didEnd(_ step: Step, in shell: ShellView)
  /// Writes the whole file.
  ///
  /// - Returns: A summary for the user.
  /// - Throws: an error if the file can't be written.
  func finish(_ shell: ShellView) throws(CommandError) -> String
}
