import CEditline

/// Restores the terminal's modes, however the process ends or stops.
///
/// A ``LineEditor`` does this for its whole lifetime.
package enum TerminalGuard {
  /// Saves the current modes.
  ///
  /// From now on, they are restored by `exit`, a crash, signals that end the process, and, while
  /// the process is stopped, by Ctrl-Z.
  package static func begin() { ce_guard_begin() }

  /// Restores the modes and ends the guard.
  package static func end() { ce_guard_end() }

  /// Restores the saved modes, if any, in a process that is about to end, for example because of a
  /// signal that it has caught.
  ///
  /// It is async-signal-safe.
  package nonisolated static func restore() { ce_guard_leave() }
}
