public import AppDriver

/// Writes down what is done in a shell, so that it can be done again.
public protocol StepRecorder: AnyObject {
  /// Begins; what was done since the launch is about to be done again, command by command.
  ///
  /// - Throws: where nothing can be written.
  func begin(_ shell: Interpreter, again: [[UserAction]]) throws(CommandError)
  /// An action is about to be done on the screen that is there, perhaps again, after a launch.
  func willPerform(_ action: UserAction, isAgain: Bool, in shell: Interpreter)
  /// The app refused the last action itself, as it did before, where that is done again.
  func wasRefusedAgain()
  /// A command has ended.
  func didEnd(_ step: EndedStep, in shell: Interpreter)
  /// Writes what there is, whole.
  ///
  /// - Returns: what to tell the person.
  /// - Throws: where it can't be written.
  func finish(_ shell: Interpreter) throws(CommandError) -> String
}

/// A command that has ended, as a recorder needs it.
public struct EndedStep {
  /// The command's name, nil for a button's verb, a setting and a title.
  public let name: String?
  /// The command as it was typed, with values for its variables and stars for secrets.
  public let shown: String
  /// What stood before it: `! `, `? `, or nothing.
  public let mark: String
  /// The title of the case that it began.
  public let heading: String?
  /// Why it failed or was refused.
  public let error: CommandError?
  /// Whether it ended as its author expects.
  public let hasPassed: Bool
}
