import Editline

/// A source of lines that the user types.
protocol LineReader: AnyObject {
  /// A closure that returns whether to end a read without a line; it is called while no key is
  /// ready.
  var yields: () -> Bool { get set }

  /// Shows a prompt and reads a line.
  ///
  /// - Parameters:
  ///   - prompt: The prompt.
  ///   - draft: The line to begin with; `nil` for an empty one.
  /// - Returns: The line, or the reason there is none.
  func readLine(prompt: LinePrompt, from draft: LineDraft?) -> LineOutcome

  /// Shows a prompt and reads a line without echoing it.
  func readSecret(prompt: String) -> LineOutcome

  /// Returns whether the user has pressed Ctrl-C since the last call.
  ///
  /// It is called while a command runs.
  func takeInterrupt() -> Bool
}

extension LineEditor: LineReader {
  func readLine(prompt: LinePrompt, from draft: LineDraft?) -> LineOutcome {
    self.prompt = prompt
    return readLine(from: draft)
  }
}
