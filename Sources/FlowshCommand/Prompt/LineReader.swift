import Editline

/// A source of lines that the user types.
protocol LineReader: AnyObject {
  /// Reads a line with a prompt before it.
  func readLine(prompt: LinePrompt) -> LineOutcome

  /// Reads a line that the terminal does not show.
  func readSecret(prompt: String) -> LineOutcome

  /// Whether Ctrl-C was pressed since the last call. Called while a command runs.
  func takeInterrupt() -> Bool
}

extension LineEditor: LineReader {
  func readLine(prompt: LinePrompt) -> LineOutcome {
    self.prompt = prompt
    return readLine()
  }
}
