import Editline

/// Where the lines of a person come from.
protocol LineReader: AnyObject {
  /// Reads a line with a prompt before it.
  func readLine(prompt: LinePrompt) -> LineOutcome

  /// Reads a line that the terminal does not show.
  func readSecret(prompt: String) -> LineOutcome

  /// Whether Ctrl-C was pressed since the last call; asked while a command runs.
  func takeInterrupt() -> Bool
}

extension LineEditor: LineReader {
  func readLine(prompt: LinePrompt) -> LineOutcome {
    self.prompt = prompt
    return readLine()
  }
}
