/// An unexpected event in a test, with the output of the terminal.
public enum PseudoTerminalError: Error, CustomStringConvertible {
  /// The system couldn't provide a terminal.
  case noTerminal(errno: Int32)

  /// A temporary directory couldn't be created.
  case noDirectory(errno: Int32)

  /// The deadline passed.
  ///
  /// The output is the text that appeared after the previously awaited text.
  case timedOut(for: String, in: String)

  /// The program ended before the expected text appeared.
  case ended(before: String, output: String)

  /// A description of the awaited text and the actual output.
  public var description: String {
    switch self {
    case .noTerminal(let errno): "no terminal (errno \(errno))"
    case .noDirectory(let errno): "no directory (errno \(errno))"
    case .timedOut(let text, let output):
      "timed out waiting for \(text.debugDescription) in:\n\(output)"
    case .ended(let text, let output):
      "the program ended before \(text.debugDescription), after:\n\(output)"
    }
  }
}
