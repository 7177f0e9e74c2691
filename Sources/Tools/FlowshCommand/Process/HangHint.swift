import Glibc

/// A hint for the user who presses Ctrl-C at the prompt while the app hangs.
///
/// The first Ctrl-C asks the command to stop. If the app's code doesn't return within a second, the
/// hint says how to end flowsh.
nonisolated enum HangHint {
  /// Whether the pending alarm is for the hint.
  private nonisolated(unsafe) static var isPending = false

  private static let show: CrashGuard.Handler = { _, _, _ in
    guard HangHint.isPending, CrashGuard.isArmed else { return }
    HangHint.isPending = false
    CrashGuard.capture?.writeError(
      "\nthe app's code has not returned; wait, or press Ctrl-C again to end flowsh\n")
  }

  /// Shows the hint in a second, unless ``cancel()`` is called before.
  ///
  /// This method is async-signal-safe.
  static func showSoon() {
    guard CrashGuard.isArmed, !CrashGuard.isEnding else { return }
    isPending = true
    CrashGuard.set(show, for: SIGALRM)
    alarm(1)
  }

  /// Cancels the hint, because the app has returned.
  static func cancel() {
    guard isPending else { return }
    isPending = false
    alarm(0)
    CrashGuard.watchAlarm()
  }

  /// Notes that the alarm has another purpose now.
  static func forget() { isPending = false }
}
