package import AppDriver
package import Script

/// The effect of a command on the app or the shell.
///
/// Commands never act themselves. They return an effect, and `Interpreter` carries it out.
package enum Effect {
  /// Performs the actions in order until one is refused, then shows the screen.
  case act([UserAction])
  /// Asks the user for the text of secure fields, then performs actions.
  case ask(fields: [String], ([String]) -> [UserAction])
  /// Waits for what a closure finds, and performs the actions that it returns.
  case actWhenFound(within: Double, @MainActor () throws(CommandError) -> [UserAction])
  /// Launches the app from the beginning and shows the screen; afresh, it finds nothing that it has
  /// stored.
  case launch(LaunchContext, isAfresh: Bool = false)
  /// Reads a file with a notification, whose path may be relative to the script's, and goes on
  /// with the effect that the closure returns for it and the app's launch.
  case reading(notification: String, (PushNotification, LaunchContext) -> Effect)
  /// Launches the app again and repeats all commands except the last ones, whose number is given.
  case undo(Int)
  /// Repeats the command that was undone last.
  case redo
  /// Launches the app again for a new case and shows the case's title.
  case beginCase(CaseTitle)
  case print(CommandOutput)
  /// Writes a file.
  case write(OutputFile)
  /// Runs another script with its own variables.
  case source(path: String, variables: [String: String])
  /// Runs a line several times and counts the leaked objects after each round.
  case rounds(Int, String)
  /// Starts recording by the recorder that the closure makes for the path of the script that says
  /// so, if there is one.
  case record((_ script: String?) -> any StepRecorder)
  case stopRecording
  /// Changes an option of the shell.
  case set(SettingChange)
  /// Defines an alias, or removes it if the text is empty.
  case define(alias: String, String)
  /// Tells the leak check that the objects of a class are kept on purpose.
  case keep(String)
  /// Applies a script's setting; `in` is the script's path.
  case apply(ScriptSetting, in: String?)
  /// Repeats a check until it passes or the time is up; a soft one doesn't end the script.
  case check(within: Double, isSoft: Bool, @MainActor () throws(CommandError) -> Void)
  /// Decides how an `if` or a `while` goes on.
  case decide(Condition)
  /// Lets a script go on that stands still.
  case resume(Resumption)
  /// Uses the app's map.
  case map(MapUse)
  /// Ends the shell.
  case quit
}

/// The meaning of a command whose arguments have been read.
///
/// Reading arguments doesn't require a screen, so a script can be checked without running the app.
package enum CommandMeaning {
  /// The arguments alone determine the effect.
  case effect(Effect)
  /// The effect depends on the screen.
  case onScreen((ShellState) throws(CommandError) -> Effect)
}
