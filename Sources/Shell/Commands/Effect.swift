package import AppDriver
package import Script

/// What a command asks for.
///
/// Commands never act: the execution carries this out.
package enum Effect {
  /// Acts in turn, until one is refused, and shows the screen.
  case act([UserAction])
  /// Asks a person for what secure fields are to hold, and then acts.
  case ask(fields: [String], ([String]) -> [UserAction])
  /// Launches the app, does again what is given, and shows the screen.
  case launch(LaunchContext, again: [[UserAction]])
  /// Launches the app as it was for a case, and shows the case's title.
  case beginCase(String)
  /// Runs another app from now on.
  case use(AppEntry, LaunchContext)
  /// Prints something that was asked for.
  case report(Report)
  /// Runs another script's lines, with variables for it alone.
  case source(path: String, variables: [String: String])
  /// Does a line's commands several times, and shows what each round left behind.
  case rounds(Int, String)
  /// Writes down what is done from now on.
  case record(any StepRecorder)
  /// Writes down no more.
  case stopRecording
  /// Changes how the shell behaves.
  case set(SettingChange)
  /// Takes the objects of a class for kept on purpose.
  case keep(String)
  /// Does what a setting of a script says; the file is that script.
  case apply(ScriptSetting, in: String?)
  /// Checks until it holds or the seconds are over.
  case check(within: Double, @MainActor () throws(CommandError) -> Void)
  /// Ends the shell.
  case quit
}

/// What a command's words mean.
///
/// Words are looked at before the screen, so that a script can be checked without an app.
package enum CommandMeaning {
  /// They say it all.
  case effect(Effect)
  /// What they ask for depends on what is there.
  case onScreen((ShellView) throws(CommandError) -> Effect)
}
