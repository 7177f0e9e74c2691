import Glibc

/// Gives the terminal back if something that runs while a line is read ends the process.
nonisolated enum ExitGuard {
  /// The modes to go back to.
  ///
  /// Only the main thread writes them; `exit` reads them when all is over.
  nonisolated(unsafe) private static var modes: termios?

  private static let isRegistered = atexit { ExitGuard.restore() } == 0

  /// Remembers the terminal as it is now.
  static func arm() {
    var now = termios()
    guard isRegistered, tcgetattr(STDIN_FILENO, &now) == 0 else { return }
    modes = now
  }

  /// Forgets it: the terminal is as it was.
  static func disarm() {
    modes = nil
  }

  /// Gives the terminal back as it was when it was remembered.
  static func restore() {
    guard var modes else { return }
    Self.modes = nil
    tcsetattr(STDIN_FILENO, TCSADRAIN, &modes)
    let reset = Sequences.pasteOff + "\r\n"
    _ = reset.utf8CString.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count - 1) }
  }
}
