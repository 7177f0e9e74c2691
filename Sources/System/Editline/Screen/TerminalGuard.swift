import CEditline

/// A guard that restores the terminal's modes no matter how the process ends or stops.
///
/// A ``LineEditor`` keeps the guard active for its whole lifetime.
package enum TerminalGuard {
  /// Saves the current modes.
  ///
  /// After this call, the modes are restored by `exit`, by a crash, and by signals that end the
  /// process. Ctrl-Z restores them while the process is stopped.
  package static func begin() { ce_guard_begin() }

  /// Restores the modes and ends the guard.
  package static func end() { ce_guard_end() }

  /// Stops the terminal from showing what the user types, for example during a progress line.
  ///
  /// The next reader of the terminal gets the text. The guard is active until ``showTyping()`` is
  /// called.
  package static func hideTyping() { ce_guard_hide_typing() }

  /// Lets the terminal show again what the user types.
  package static func showTyping() { ce_guard_show_typing() }

  /// Restores the saved modes, if any, in a process that is about to end, such as after catching a
  /// signal.
  ///
  /// This function is async-signal-safe.
  package nonisolated static func restore() { ce_guard_leave() }

  /// Determines whether another process or the terminal has sent a crash signal to this process.
  ///
  /// Call this function in each handler of such a signal, with the fields of its `siginfo_t`. It is
  /// async-signal-safe.
  package nonisolated static func isFromOutside(
    _ number: Int32, code: Int32, sender: Int32
  ) -> Bool { ce_guard_is_from_outside(number, code, sender) != 0 }
}
