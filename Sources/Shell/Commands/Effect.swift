public import AppDriver

/// What a command asks for.
///
/// Commands never act: the interpreter carries this out.
public enum Effect {
  /// Acts in turn, until one is refused, and shows the screen.
  case act([UserAction])
  /// Launches the app anew, does again what is given, and shows the screen, or a heading in its
  /// place.
  case launch(LaunchContext, again: [[UserAction]], heading: String? = nil)
  /// Runs another app from now on.
  case use(AppEntry, LaunchContext)
  /// Prints something that was asked for.
  case report(Report)
  /// Runs another script's lines, with variables for it alone.
  case source(path: String, variables: [String: String])
  /// Does a line's commands several times, and tells what each round left behind.
  case rounds(Int, String)
  /// Writes down what is done from now on.
  case record(any StepRecorder)
  /// Writes down no more.
  case stopRecording
  /// Does nothing more: the command is done.
  case done
  /// Checks until it holds or the seconds are over.
  case check(within: Double, @MainActor () throws(CommandError) -> Void)
  /// Ends the shell.
  case quit
}

/// What a looking command has to say: in words, and as a value for JSON.
public struct Report {
  /// Writes the words, in whole lines.
  public let write: (TextOutput) -> Void
  /// The same as a value.
  public let value: any Encodable

  /// Makes a report.
  public init(_ value: any Encodable, write: @escaping (TextOutput) -> Void) {
    self.value = value
    self.write = write
  }

  /// Makes a report of lines of text, with a blank line below.
  public init(lines: [String]) {
    self.init(lines) { output in
      for line in lines {
        output.writeSafely(line)
        output.write("\n")
      }
      output.write("\n")
    }
  }
}
