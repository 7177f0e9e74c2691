/// How reading a line ended.
///
/// The cursor is at the start of a new row in every case.
nonisolated package enum LineOutcome: Sendable, Equatable {
  /// Enter was pressed. The text has no newline.
  case line(String)

  /// Ctrl-C was pressed, or SIGINT arrived. The typed text and the rest of a paste are dropped.
  case interrupted

  /// Ctrl-D was pressed on an empty line, or the terminal reported the end of the file.
  case endOfInput

  /// SIGTERM or SIGHUP asked the process to end. The terminal's modes are restored.
  ///
  /// From now on, neither signal has any effect, so that the caller can save and end. To end by the
  /// signal itself, set its action to the default first.
  case terminated(signal: Int32)

  /// The terminal could not be read.
  case failed(errno: Int32)
}
