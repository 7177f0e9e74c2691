import Glibc

/// A terminal mode without echo for typing a secret.
///
/// The previous modes can be restored afterwards.
struct SilentMode {
  private let before: termios

  /// Turns off echo, signals, and line mode.
  ///
  /// If that fails, returns `nil` with the reason in `errno`.
  init?() {
    var modes = termios()
    guard tcgetattr(Terminal.input, &modes) == 0 else { return nil }
    before = modes
    guard apply() else { return nil }
  }

  /// Turns off echo, signals, and line mode without discarding typeahead.
  @discardableResult
  func apply() -> Bool {
    var modes = before
    modes.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON | ISIG | IEXTEN)
    withUnsafeMutableBytes(of: &modes.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    return tcsetattr(Terminal.input, TCSADRAIN, &modes) == 0
  }

  /// Restores the modes that the terminal had before.
  func restore() {
    var modes = before
    tcsetattr(Terminal.input, TCSADRAIN, &modes)
  }
}
