package import AppDriver

/// A recorder that writes the shell's commands to a script.
package protocol StepRecorder: AnyObject {
  /// The path of the file, as the user has written it.
  var path: String { get }
  /// Starts recording. Afterwards, the commands since launch are repeated one by one.
  ///
  /// - Throws: An error if the file can't be written.
  func begin(_ shell: ShellState, again: [[UserAction]]) throws(CommandError)
  /// Called before each action, while its screen is visible.
  ///
  /// `isAgain` is `true` if the action is repeated after a launch.
  func willPerform(_ action: UserAction, isAgain: Bool, in shell: ShellState)
  /// Called when the app refuses a repeated action, as it did the first time.
  func wasRefusedAgain()
  /// Called after each command.
  func didEnd(_ step: Step, in shell: ShellState)
  /// Called when the app ends the process during a command, before `finish`.
  func appDidCrash(during step: Step)
  /// Writes the complete file.
  ///
  /// - Throws: An error if the file can't be written.
  func finish(_ shell: ShellState) throws(CommandError) -> RecordingSummary
}

/// A summary of the file that a recorder has written.
package nonisolated struct RecordingSummary: Encodable {
  /// The path of the file.
  let file: String
  /// The number of lines that aren't blank.
  let lines: Int
  /// The same in words.
  let text: String

  package init(file: String, lines: Int, text: String) {
    self.file = file
    self.lines = lines
    self.text = text
  }

  private enum CodingKeys: String, CodingKey { case file, lines }
}
