import CEditline
import Glibc

/// A reader of secrets, which are neither shown nor passed to libedit.
struct SecretReader {
  private let keys: KeySource
  /// A closure that is called while no key is ready, and returns text to show above the prompt.
  private let idle: () -> String?
  private let prompt: String

  /// Creates a reader that shows a prompt before the secret.
  init(_ keys: KeySource, prompt: String, idle: @escaping () -> String?) {
    self.keys = keys
    self.prompt = printable(prompt)
    self.idle = idle
  }

  /// Reads a secret, and restores the terminal's modes; returns the reason if there is none.
  func read() -> LineOutcome {
    guard let modes = SilentMode() else { return .failed(errno: errno) }
    keys.noteTypeAhead()
    Terminal.write(prompt)
    let outcome = read(in: modes)
    Terminal.write(outcome == .interrupted ? "^C\r\n" : "\r\n")
    modes.restore()
    return outcome
  }

  private func read(in modes: SilentMode) -> LineOutcome {
    var secret = SecretInput()
    while true {
      if let outcome = EndingSignal.take() { return outcome }
      if ce_signals_suspended_take() != 0 { suspend(modes) }
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
        case .suspend: suspend(modes)
        case .done(let outcome): return outcome
        }
      case .item(.sequence): continue
      case .item(.paste(let text)): keys.keep(paste: text)
      case .quiet:
        if let text = idle() {
          let end = text.isEmpty || text.hasSuffix("\n") ? "" : "\n"
          Terminal.write(ControlSequences.clearBelow + text + end + prompt)
        }
      case .endOfInput: return EndingSignal.atEndOfTerminal(.endOfInput)
      case .failed(let errno): return EndingSignal.atEndOfTerminal(.failed(errno: errno))
      }
    }
  }

  private func suspend(_ modes: SilentMode) {
    Terminal.write("\r\n")
    modes.restore()
    ce_signals_stop()
    modes.apply()
    keys.noteTypeAhead()
    Terminal.write(prompt)
  }
}
