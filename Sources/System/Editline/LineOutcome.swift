/// The outcome of reading a line.
///
/// In every case, the cursor is at the start of a new row.
nonisolated package enum LineOutcome: Sendable, Equatable {
  /// Enter was pressed.
  ///
  /// The text doesn't include a newline.
  case line(String)

  /// Ctrl-C was pressed, or SIGINT arrived.
  ///
  /// The typed text and the rest of a paste are discarded.
  case interrupted

  /// Ctrl-D was pressed on an empty line, or the terminal reported the end of the file.
  case endOfInput

  /// SIGTERM or SIGHUP asked the process to end. The terminal's modes are restored.
  ///
  /// After that, neither signal has any effect, so that the caller can save data and exit. To let
  /// the signal end the process, reset its action to the default and raise it again.
  case terminated(signal: Int32)

  /// ``LineEditor/yields`` returned `true`.
  ///
  /// The prompt and the line have been removed from the screen. ``LineEditor/readLine(from:)`` goes
  /// on with the line.
  case yielded(LineDraft)

  /// The terminal could not be read.
  case failed(errno: Int32)
}
