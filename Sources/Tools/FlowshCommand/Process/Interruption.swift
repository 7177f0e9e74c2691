import Editline
import Glibc

/// The state and handling of signals that ask the process to end.
///
/// After the first signal, the current command can stop, and output is flushed. A second signal
/// ends the process immediately.
///
/// While ``CrashGuard`` is armed, it saves output and history in both cases. If the app doesn't
/// return, the process ends shortly after the first signal; but at a prompt, the first SIGINT
/// only shows the user how to end the process.
package nonisolated enum Interruption {
  private nonisolated(unsafe) static var signal: Int32 = 0
  /// The signals that have arrived, as a bit set.
  private nonisolated(unsafe) static var noted: UInt64 = 0
  @MainActor private static var watched: [Int32] = []
  /// Whether the first SIGINT ends the process, as in a script.
  private nonisolated(unsafe) static var interruptEnds = false
  /// Whether the current work ends soon after the first SIGINT, and has something to say
  /// then.
  nonisolated(unsafe) static var endsByItself = false

  private static let note: @convention(c) (Int32) -> Void = { number in
    if CrashGuard.isArmed, EndingThread.passToMain(number) { return }
    let isAgain = Interruption.noted & 1 << number != 0
    Interruption.noted |= 1 << number
    let isSaved = Interruption.receive(number, isAgain: isAgain)
    // Restore the terminal now, because a second signal may end the process.
    TerminalGuard.restore()
    if isSaved { return }
    _ = Glibc.signal(number, number == SIGHUP ? SIG_IGN : SIG_DFL)
    if isAgain { raise(number) }
  }

  /// Records a signal and ensures that it ends the process even if the app never returns.
  ///
  /// Signal handlers call this method.
  ///
  /// - Returns: Whether ``CrashGuard`` ends the process.
  static func receive(_ number: Int32, isAgain: Bool) -> Bool {
    // Ctrl-C doesn't replace an earlier signal that asks the process to end.
    if signal == 0 || signal == SIGINT { signal = number }
    guard CrashGuard.isArmed else { return false }
    if !isAgain, number == SIGINT, endsByItself { return true }
    if !isAgain {
      if number == SIGINT, !interruptEnds {
        HangHint.showSoon()
      } else {
        CrashGuard.endSoon(by: number)
      }
    } else if number != SIGHUP {
      // A closing terminal sends SIGHUP twice; the second signal must not prevent the cleanup.
      CrashGuard.end(by: number)
    }
    return true
  }

  /// The pending signal, or 0.
  package static var pending: Int32 { signal }

  /// Starts recording signals, except for those that the parent process ignores.
  ///
  /// For example, `nohup` ignores SIGHUP, and a shell may ignore SIGINT for a background job.
  ///
  /// - Parameters:
  ///   - signals: The signals.
  ///   - interruptEnds: Whether the first SIGINT ends the process, as in a script.
  @MainActor package static func watch(_ signals: [Int32], interruptEnds: Bool = false) {
    self.interruptEnds = interruptEnds
    for number in signals {
      var before = sigaction()
      sigaction(number, nil, &before)
      let handler = unsafeBitCast(before.__sigaction_handler.sa_handler, to: Int.self)
      if handler == unsafeBitCast(SIG_IGN, to: Int.self) { continue }
      if !watched.contains(number) { watched.append(number) }
      set(note, for: number)
    }
  }

  /// Clears the pending signal and continues to record signals.
  @MainActor static func clear() {
    HangHint.cancel()
    signal = 0
    noted = 0
    for number in watched { set(note, for: number) }
  }

  /// Calls a function during which signals end the process immediately.
  ///
  /// Use it for functions that block and need no cleanup.
  @MainActor package static func duringWait<Result>(_ wait: () throws -> Result) rethrows -> Result
  {
    for number in watched { set(SIG_DFL, for: number) }
    defer { for number in watched { set(note, for: number) } }
    if pending != 0 { die(by: pending) }
    return try wait()
  }

  /// Ends the process as an unhandled signal would.
  package static func die(by signal: Int32) -> Never {
    fflush(nil)
    TerminalGuard.restore()
    _ = Glibc.signal(signal, SIG_DFL)
    raise(signal)
    exit(128 + signal)
  }

  private static func set(_ handler: __sighandler_t?, for number: Int32) {
    // Don't set SA_RESTART, so that signals interrupt blocking system calls.
    var action = sigaction()
    action.__sigaction_handler.sa_handler = handler
    sigemptyset(&action.sa_mask)
    sigaction(number, &action, nil)
  }
}
