import Editline
import Glibc

/// Signals that ask the process to end: the first lets the running command stop and output be
/// flushed, the second ends the process at once.
///
/// While ``CrashGuard`` is armed, what there is is saved even then; and an app that never returns has
/// a moment after the first SIGTERM or SIGHUP.
nonisolated enum Interruption {
  private nonisolated(unsafe) static var signal: Int32 = 0
  /// The signals that have come, a bit each.
  private nonisolated(unsafe) static var noted: UInt64 = 0
  @MainActor private static var watched: Set<Int32> = []

  private static let note: @convention(c) (Int32) -> Void = { number in
    if CrashGuard.isArmed, CrashGuard.passToMainThread(number) { return }
    let isAgain = Interruption.noted & 1 << number != 0
    Interruption.noted |= 1 << number
    let isSaved = Interruption.come(number, isAgain: isAgain)
    // The second one may be the end.
    TerminalGuard.restore()
    if isSaved { return }
    _ = Glibc.signal(number, number == SIGHUP ? SIG_IGN : SIG_DFL)
    if isAgain { raise(number) }
  }

  /// Takes note of a signal, and sees that it ends the process though the app may never return; for
  /// the signal's handler.
  ///
  /// - Returns: Whether the end of the process is taken care of.
  static func come(_ number: Int32, isAgain: Bool) -> Bool {
    // What asks the process to end is not taken back by a Ctrl-C.
    if signal == 0 || signal == SIGINT { signal = number }
    guard CrashGuard.isArmed else { return false }
    if !isAgain {
      if number != SIGINT { CrashGuard.endSoon(by: number) }
    } else if number != SIGHUP {
      // A terminal that closes sends SIGHUP twice; the second must not prevent the clearing up.
      CrashGuard.end(by: number)
    }
    return true
  }

  /// The signal that has come, 0 before one has.
  static var pending: Int32 { signal }

  /// Notes these signals from now on, except for those that the parent has ignored (`nohup`, a
  /// background job).
  @MainActor static func watch(_ signals: [Int32]) {
    for number in signals {
      var before = sigaction()
      sigaction(number, nil, &before)
      let handler = unsafeBitCast(before.__sigaction_handler.sa_handler, to: Int.self)
      if handler == unsafeBitCast(SIG_IGN, to: Int.self) { continue }
      watched.insert(number)
      set(note, for: number)
    }
  }

  /// Forgets a signal that has come, and notes the next one.
  @MainActor static func clear() {
    signal = 0
    noted = 0
    for number in watched { set(note, for: number) }
  }

  /// Waits in a call with nothing to clear up, so that a signal may end the process at once.
  @MainActor static func duringWait<Result>(_ wait: () throws -> Result) rethrows -> Result {
    for number in watched { set(SIG_DFL, for: number) }
    defer { for number in watched { set(note, for: number) } }
    if pending != 0 { die(by: pending) }
    return try wait()
  }

  /// Ends the process as the signal would have.
  static func die(by signal: Int32) -> Never {
    fflush(nil)
    TerminalGuard.restore()
    _ = Glibc.signal(signal, SIG_DFL)
    raise(signal)
    exit(128 + signal)
  }

  private static func set(_ handler: __sighandler_t?, for number: Int32) {
    // No SA_RESTART: a system call that waits has to return.
    var action = sigaction()
    action.__sigaction_handler.sa_handler = handler
    sigemptyset(&action.sa_mask)
    sigaction(number, &action, nil)
  }
}
