/// Why no line editor could be created.
///
/// The caller can always read lines without one.
nonisolated package enum LineEditorError: Error, Sendable, Equatable, CustomStringConvertible {
  /// Standard input or output is not a terminal, or by `TERM` it cannot move its cursor.
  case noUsableTerminal

  /// Neither the user's locale nor `C.UTF-8` is a UTF-8 locale of this system.
  case noUTF8Locale

  /// libedit could not be set up.
  case unavailable(errno: Int32)

  /// What is wrong and what to do, in one line.
  package var description: String {
    switch self {
    case .noUsableTerminal:
      "standard input and output are not a terminal on which lines can be edited; "
        + "use a terminal and set TERM"
    case .noUTF8Locale:
      "no UTF-8 locale found, not even C.UTF-8; set LC_CTYPE to one that `locale -a` lists"
    case .unavailable(let errno):
      "libedit cannot be set up (\(systemMessage(errno))); check the terminal with `stty -a`"
    }
  }
}
