import CEditline

extension LineEditor {
  /// Whether standard input and output are a terminal that supports line editing.
  ///
  /// If it is `false` (for a pipe, a file, or `TERM=dumb`), read lines without an editor.
  package static var isUsable: Bool { Terminal.isUsable }

  /// The number of columns and rows of the terminal, or 80 and 24 if they are unknown.
  package static var terminalSize: (columns: Int, rows: Int) { Terminal.size }

  /// Sets the descriptors of the terminal, which are 0, 1 and 2 by default.
  ///
  /// Call this before any other function of this module. The descriptors must stay open.
  package static func use(input: Int32, output: Int32, errors: Int32) {
    ce_use(input, output, errors)
  }

  /// Sets a function that the signal handler calls when a signal asks the process to end.
  ///
  /// It is called for SIGTERM and SIGHUP while a line is being read, and for SIGINT while none is.
  /// `isAgain` is 1 if the previous one of these signals hasn't been handled yet.
  ///
  /// - Parameter report: The function, which must be async-signal-safe. If it returns 0, a second
  ///   SIGINT ends the process immediately.
  package static func onEndingSignal(
    _ report: @escaping @convention(c) (_ signal: Int32, _ isAgain: Int32) -> Int32
  ) {
    ce_signals_report_ending(report)
  }
}
