import Glibc

/// The signals that end a run early: Ctrl-C, a termination, and the end of the terminal.
///
/// They stay blocked and pending, so that the run can end in order.
nonisolated enum Interruption {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// Blocks the signals, except those that are ignored, as `nohup` does.
  ///
  /// Call this function before the first thread or child process starts.
  static func prepare() {
    var blocked = sigset_t()
    sigemptyset(&blocked)
    for number in signals {
      var action = sigaction()
      sigaction(number, nil, &action)
      let handler = unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      if handler != unsafeBitCast(SIG_IGN, to: Int.self) { sigaddset(&blocked, number) }
    }
    sigprocmask(SIG_BLOCK, &blocked, nil)
  }

  /// The signal that has arrived; `nil` if none has.
  static var signal: Int32? {
    var pending = sigset_t()
    sigpending(&pending)
    return signals.first { sigismember(&pending, $0) == 1 }
  }
}
