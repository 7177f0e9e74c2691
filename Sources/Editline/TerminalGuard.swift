import CEditline

/// Brings the terminal's modes back, however the process ends or stops.
///
/// A ``LineEditor`` does this from its first moment to its last.
public enum TerminalGuard {
  /// Notes the modes as they are; from now on `exit`, a crash and signals that end the process bring
  /// them back, and so does Ctrl-Z for the time that it stops.
  public static func begin() { ce_guard_begin() }

  /// Brings the modes back; from now on nothing does.
  public static func end() { ce_guard_end() }

  /// Brings the modes back, if any were noted, for a process that is about to end, as by a signal
  /// that it has caught.
  ///
  /// A signal handler may call it.
  public nonisolated static func restore() { ce_guard_leave() }
}
