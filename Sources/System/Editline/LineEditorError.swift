import Files

/// The reason a line editor can't be created.
///
/// The caller can always read lines without an editor instead.
nonisolated package enum LineEditorError: Error, Sendable, Equatable, CustomStringConvertible {
  /// Standard input or output is not a terminal or, according to `TERM`, it cannot move its cursor.
  case noUsableTerminal

  /// Neither the user's locale nor `C.UTF-8` is a UTF-8 locale on this system.
  case noUTF8Locale

  /// libedit could not be set up.
  case unavailable(errno: Int32)

  /// A one-line message that describes the problem and how to solve it.
  package var description: String {
    switch self {
    case .noUsableTerminal:
      "standard input and output are not a terminal with cursor control; "
        + "use a terminal and set TERM"
    case .noUTF8Locale:
      "no UTF-8 locale found, not even C.UTF-8; set LC_CTYPE to one that `locale -a` lists"
    case .unavailable(let errno):
      "libedit cannot be set up (\(String(errorNumber: errno))); check the terminal with `stty -a`"
    }
  }
}
