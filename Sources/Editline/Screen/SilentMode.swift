import Glibc

/// Turns off the terminal's echo while a secret is typed, and restores its modes afterwards.
struct SilentMode {
  private let before: termios

  /// Turns off echo, signals and line mode; `nil`, with `errno` set, if the terminal refuses.
  init?() {
    var modes = termios()
    guard tcgetattr(STDIN_FILENO, &modes) == 0 else { return nil }
    before = modes
    guard apply() else { return nil }
  }

  /// Turns off echo, signals and line mode, without dropping typeahead.
  @discardableResult
  func apply() -> Bool {
    var modes = before
    modes.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON | ISIG | IEXTEN)
    withUnsafeMutableBytes(of: &modes.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    return tcsetattr(STDIN_FILENO, TCSADRAIN, &modes) == 0
  }

  /// Restores the modes that the terminal had before.
  func restore() {
    var modes = before
    tcsetattr(STDIN_FILENO, TCSADRAIN, &modes)
  }
}
