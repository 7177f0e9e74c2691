import CEditline
import CLibedit
import Glibc

extension LineEditor {
  /// The result of libedit's request for a key.
  enum Key: Sendable {
    case key(Unicode.Scalar)
    case endOfInput
    case failure
  }

  /// Waits for a key.
  ///
  /// While waiting, handles signals, pastes, and resizing, and calls ``idle``.
  func nextKey() -> Key {
    clampCursor()
    while true {
      serveSignals()
      if ending == nil, keys.takeInterruptOfPaste() { ending = .interrupted }
      if let ending { return ending == .endOfInput ? .endOfInput : .failure }

      if let line = keys.takePastedLine() {
        if let key = put(line.text, isComplete: line.isComplete) { return .key(key) }
        continue
      }
      switch keys.next() {
      // libedit binds the terminal's key for Ctrl-V. A NUL means that the terminal has no such key.
      case .item(.key("\0")): continue
      case .item(.key(let scalar)): return .key(scalar)
      case .item(.paste(let text)): keys.keep(paste: text)
      case .quiet: beIdle()
      case .endOfInput: ending = endOfTerminal(.endOfInput)
      case .failed(let errno): ending = endOfTerminal(.failed(errno: errno))
      }
    }
  }

  /// Inserts a pasted line directly because its keys could trigger completion or vi commands.
  ///
  /// - Returns: The key to send after the text, if any.
  private func put(_ text: String, isComplete: Bool) -> Unicode.Scalar? {
    if isSearching {
      keys.type(isComplete ? text + "\n" : text)
      return nil
    }
    if !text.isEmpty {
      eraseLine()
      el_insertstr(handle, text)
      ce_draw(handle)
    }
    return isComplete ? "\n" : nil
  }

  /// Whether libedit is searching the history.
  ///
  /// During a search, the line has a second row with `bck:` and the search text.
  private var isSearching: Bool { line.all.contains("\n") }

  private func serveSignals() {
    if ending == nil, let outcome = takeEndingSignal() { ending = outcome }
    guard ending == nil else { return }
    if ce_signals_suspended_take() != 0 { suspend() }
    if ce_signals_continued_take() != 0 { resume() }
    if ce_signals_resized_take() != 0 { resize() }
  }

  /// Returns the outcome that a signal requests, or `nil` if no signal has arrived.
  func takeEndingSignal() -> LineOutcome? {
    let signal = ce_signals_terminated_take()
    if signal != 0 { return .terminated(signal: Int32(signal)) }
    return ce_signals_interrupted_take() != 0 ? .interrupted : nil
  }

  /// Returns the outcome after the terminal has disconnected.
  ///
  /// Waits briefly because SIGHUP may arrive after the end of the file.
  func endOfTerminal(_ outcome: LineOutcome) -> LineOutcome {
    poll(nil, 0, 50)
    return takeEndingSignal() ?? outcome
  }

  private func beIdle() {
    let promptBefore = prompt
    let text = idle()
    guard text != nil || prompt != promptBefore else { return }
    eraseLine(after: promptBefore)
    if let text { Terminal.write(text.isEmpty || text.hasSuffix("\n") ? text : text + "\n") }
    ce_draw(handle)
  }
}
