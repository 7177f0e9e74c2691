import CEditline
import Glibc

extension LineEditor {
  /// Reads a secret: nothing of it is shown, and it goes neither through libedit nor the history.
  ///
  /// Enter ends it, Backspace and Ctrl-U take back, Ctrl-C interrupts, Ctrl-D at the start is the
  /// end of the input, Ctrl-Z suspends.
  ///
  /// - Parameter prompt: What stands before the place where the secret is typed.
  /// - Returns: The secret as a line, or how else the reading ended; the terminal is then as before.
  public func readSecret(prompt: String) -> LineOutcome {
    reading {
      guard let modes = SilentModes() else { return .failed(errno: errno) }
      let prompt = printable(prompt)
      keys.noteTypeAhead()
      Terminal.write(prompt)
      let outcome = secret(prompt: prompt, modes: modes)
      Terminal.write(outcome == .interrupted ? "^C\r\n" : "\r\n")
      modes.restore()
      return outcome
    }
  }

  private func secret(prompt: String, modes: SilentModes) -> LineOutcome {
    var secret = SecretInput()
    while true {
      if let outcome = takeEndingSignal() { return outcome }
      if ce_signals_suspended_take() != 0 { suspendSecret(prompt: prompt, modes: modes) }
      if ce_signals_continued_take() != 0 {
        modes.apply()
        Terminal.write(Sequences.clearBelow + prompt)
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
          Terminal.write(Sequences.clearBelow + text + end + prompt)
        }
      case .endOfInput: return endOfTerminal(.endOfInput)
      case .failed(let errno): return endOfTerminal(.failed(errno: errno))
      }
    }
  }

  private func suspendSecret(prompt: String, modes: SilentModes) {
    Terminal.write("\r\n")
    modes.restore()
    ce_signals_stop()
    modes.apply()
    keys.noteTypeAhead()
    Terminal.write(prompt)
  }
}
