import CEditline
import Glibc

/// A signal that ends a read.
enum EndingSignal {
  /// Returns the outcome that a signal requests, or `nil` if no signal has arrived.
  static func take() -> LineOutcome? {
    let signal = ce_signals_terminated_take()
    if signal != 0 { return .terminated(signal: Int32(signal)) }
    return ce_signals_interrupted_take() != 0 ? .interrupted : nil
  }

  /// Returns the outcome after the terminal has disconnected.
  ///
  /// Waits briefly because SIGHUP may arrive after the end of the file.
  static func atEndOfTerminal(_ outcome: LineOutcome) -> LineOutcome {
    poll(nil, 0, 50)
    return take() ?? outcome
  }
}
