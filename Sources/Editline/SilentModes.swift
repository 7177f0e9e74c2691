import Glibc

/// The terminal's modes as they were, and how they are while a secret is typed.
struct SilentModes {
  private let before: termios

  /// Makes the terminal silent; `nil` with `errno` if it refuses.
  init?() {
    var modes = termios()
    guard tcgetattr(STDIN_FILENO, &modes) == 0 else { return nil }
    before = modes
    guard apply() else { return nil }
  }

  /// Makes the terminal silent, without dropping what was typed ahead.
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

  /// Makes it as it was before.
  func restore() {
    var modes = before
    tcsetattr(STDIN_FILENO, TCSADRAIN, &modes)
  }
}
