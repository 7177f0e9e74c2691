/// How a reading of one line ended; whichever it was, the cursor is at the start of a fresh row.
nonisolated public enum LineOutcome: Sendable, Equatable {
  /// Enter was pressed; the text is without the newline.
  case line(String)

  /// Ctrl-C was pressed, or SIGINT came: what had been typed is gone, and so is the rest of a paste.
  case interrupted

  /// Ctrl-D was pressed on an empty line, or the terminal gave end of file.
  case endOfInput

  /// A signal asked the process to end (SIGTERM, SIGHUP); the terminal is as it was before.
  ///
  /// From now on both signals are without effect, so that the caller can save and end. To end by
  /// the signal itself, set its action to the default first.
  case terminated(signal: Int32)

  /// The terminal could not be read.
  case failed(errno: Int32)
}
