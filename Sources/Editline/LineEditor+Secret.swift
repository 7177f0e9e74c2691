import CEditline
import Glibc

extension LineEditor {
  /// Reads a secret without showing it.
  ///
  /// The secret isn't passed to libedit or stored in the history.
  ///
  /// Enter completes the secret; Backspace and Ctrl-U delete; Ctrl-C interrupts; Ctrl-D at the
  /// start ends the input; Ctrl-Z suspends the process.
  ///
  /// - Parameter prompt: The text to show before the secret.
  /// - Returns: The secret as a line, or the reason there is none. The terminal's modes are
  ///   restored.
  package func readSecret(prompt: String) -> LineOutcome {
    reading {
      guard let modes = SilentMode() else { return .failed(errno: errno) }
      let prompt = printable(prompt)
      keys.noteTypeAhead()
      Terminal.write(prompt)
      let outcome = secret(prompt: prompt, modes: modes)
      Terminal.write(outcome == .interrupted ? "^C\r\n" : "\r\n")
      modes.restore()
      return outcome
    }
  }

  private func secret(prompt: String, modes: SilentMode) -> LineOutcome {
    var secret = SecretInput()
    while true {
      if let outcome = takeEndingSignal() { return outcome }
      if ce_signals_suspended_take() != 0 { suspendSecret(prompt: prompt, modes: modes) }
      if ce_signals_continued_take() != 0 {
        modes.apply()
        Terminal.write(ControlSequences.clearBelow + prompt)
      }
      if let line = keys.takePastedLine() {
        secret.append(line.text)
        if line.isComplete { return .line(secret.text) }
        continue
      }
      switch keys.next() {
      case .item(.key(let scalar)):
        switch secret.take(scalar) {
        case .more: break
        case .suspend: suspendSecret(prompt: prompt, modes: modes)
        case .done(let outcome): return outcome
        }
      case .item(.paste(let text)): keys.keep(paste: text)
      case .quiet:
        if let text = idle() {
          let end = text.isEmpty || text.hasSuffix("\n") ? "" : "\n"
          Terminal.write(ControlSequences.clearBelow + text + end + prompt)
        }
      case .endOfInput: return endOfTerminal(.endOfInput)
      case .failed(let errno): return endOfTerminal(.failed(errno: errno))
      }
    }
  }

  private func suspendSecret(prompt: String, modes: SilentMode) {
    Terminal.write("\r\n")
    modes.restore()
    ce_signals_stop()
    modes.apply()
    keys.noteTypeAhead()
    Terminal.write(prompt)
  }
}
