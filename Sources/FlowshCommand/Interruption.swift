import Glibc

/// Ctrl-C and SIGTERM while a script runs: the first lets the running command stop and output be
/// flushed, the second ends the process at once.
enum Interruption {
  private nonisolated(unsafe) static var signal: Int32 = 0

  /// The signal that has come, 0 before one has.
  static var pending: Int32 { signal }

  /// Begins to listen.
  static func install() {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { number in
      Interruption.signal = number
      Glibc.signal(number, SIG_DFL)
    }
    sigemptyset(&action.sa_mask)
    sigaction(SIGINT, &action, nil)
    sigaction(SIGTERM, &action, nil)
  }

  /// Ends the process as the signal would have.
  static func die() -> Never {
    Glibc.signal(signal, SIG_DFL)
    raise(signal)
    exit(128 + signal)
  }
}
