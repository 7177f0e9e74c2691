import Editline

/// A source of lines that the user types.
protocol LineReader: AnyObject {
  /// Shows a prompt and reads a line.
  func readLine(prompt: LinePrompt) -> LineOutcome

  /// Shows a prompt and reads a line without echoing it.
  func readSecret(prompt: String) -> LineOutcome

  /// Returns whether the user has pressed Ctrl-C since the last call.
  ///
  /// It is called while a command runs.
  func takeInterrupt() -> Bool
}

extension LineEditor: LineReader {
  func readLine(prompt: LinePrompt) -> LineOutcome {
    self.prompt = prompt
    return readLine()
  }
}
