/// What went otherwise than a test expected, with what the terminal showed.
public enum PseudoTerminalError: Error, CustomStringConvertible {
  /// The system gave no terminal.
  case noTerminal(errno: Int32)

  /// There is no place for a directory.
  case noDirectory(errno: Int32)

  /// The program could not be started.
  case notStarted(program: String, errno: Int32)

  /// The deadline passed; the output is what came since the last text waited for.
  case timedOut(for: String, in: String)

  /// The program ended first.
  case ended(before: String, output: String)

  /// What was waited for and what was there.
  public var description: String {
    switch self {
    case .noTerminal(let errno): "no terminal (errno \(errno))"
    case .noDirectory(let errno): "no directory (errno \(errno))"
    case .notStarted(let program, let errno): "\(program) did not start (errno \(errno))"
    case .timedOut(let text, let output):
      "waited in vain for \(text.debugDescription) in:\n\(output)"
    case .ended(let text, let output): "ended before \(text.debugDescription), after:\n\(output)"
    }
  }
}
