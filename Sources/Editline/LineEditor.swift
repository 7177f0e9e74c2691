import CEditline
import CLibedit
import Glibc

/// An editor that reads lines from a terminal through libedit, with editing, history, search, and
/// completion.
///
/// The user's `.editrc` selects emacs or vi keys. While no key is ready, the editor calls ``idle``,
/// so that other work on the main thread can continue. A process can have only one editor because
/// it has only one terminal and one set of signal handlers.
@MainActor package final class LineEditor {
  /// The prompt before the line.
  ///
  /// A change made in ``idle`` is drawn immediately.
  package var prompt: LinePrompt = "> " {
    didSet {
      guard prompt != oldValue else { return }
      free(encodedPrompt)
      encodedPrompt = strdup(prompt.encoded)
    }
  }

  /// A closure that returns the possible completions of the text before the cursor.
  ///
  /// It is called when the user presses Tab.
  package var complete: (_ beforeCursor: String) -> LineCompletion = { _ in LineCompletion() }

  /// A closure that is called about every 50 ms while no key is ready.
  ///
  /// If it returns a text, the text appears above the prompt.
  package var idle: () -> String? = { nil }

  let handle: OpaquePointer
  let keys = KeySource()
  private(set) var encodedPrompt: UnsafeMutablePointer<CChar>?
  private let history: LineHistory
  private let libeditHistory: OpaquePointer
  private var filledRevision: Int?
  private var isReading = false

  /// The outcome of the current read, if it is known before libedit returns.
  var ending: LineOutcome?

  /// Whether standard input and output are a terminal that supports line editing.
  ///
  /// If it is `false` (for a pipe, a file, or `TERM=dumb`), read lines without an editor.
  package static var isUsable: Bool { Terminal.isUsable }

  /// Sets up libedit and reads the user's `.editrc`.
  ///
  /// After this call, SIGINT doesn't end the process.
  ///
  /// - Parameters:
  ///   - program: The program name by which lines of `.editrc` can apply to this program only.
  ///   - history: The lines that Up and Ctrl-R find. The caller adds lines to the history.
  /// - Throws: ``LineEditorError`` if there is no usable terminal, no UTF-8 locale, or no libedit.
  package init(program: String, history: LineHistory) throws(LineEditorError) {
    guard Terminal.isUsable else { throw .noUsableTerminal }
    guard Terminal.useUTF8() else { throw .noUTF8Locale }
    ce_guard_begin()
    guard let handle = ce_open(program), let libeditHistory = history_init() else {
      let error = errno
      ce_guard_end()
      throw .unavailable(errno: error)
    }
    self.handle = handle
    self.libeditHistory = libeditHistory
    self.history = history
    encodedPrompt = strdup(prompt.encoded)
    ce_set_history(handle, libeditHistory)
    connect()
    ce_signals_watch_interrupt()
  }

  isolated deinit {
    ce_signals_unwatch_interrupt()
    ce_close(handle)
    ce_guard_end()
    history_end(libeditHistory)
    free(encodedPrompt)
  }

  /// Shows the prompt and reads one line.
  ///
  /// The line isn't added to the history. If the user pasted several lines, the next calls return
  /// the remaining lines.
  ///
  /// - Returns: The line, or the reason there is none. The terminal's modes are restored.
  package func readLine() -> LineOutcome {
    reading {
      fillHistory()
      // libedit does this only after it has drawn the prompt, so keys typed earlier would be
      // echoed.
      takeTerminal()
      var count: Int32 = 0
      let text = el_gets(handle, &count)
      let error = errno
      if let text, count > 0, ending == nil {
        Terminal.markPastes(false)
        let bytes = UnsafeRawBufferPointer(start: text, count: min(Int(count), strlen(text)))
        return .line(
          String(decoding: bytes.last == 0x0A ? bytes.dropLast() : bytes[...], as: UTF8.self))
      }
      let outcome = ending ?? (count < 0 ? .failed(errno: error) : .endOfInput)
      leaveLine(mark: outcome == .interrupted ? "^C" : "")
      Terminal.markPastes(false)
      return outcome
    }
  }

  /// Sets a function that the signal handler calls when a signal asks the process to end.
  ///
  /// It is called for SIGTERM and SIGHUP while a line is being read. It is called with `isAgain`
  /// set to 1 when one of these signals or SIGINT arrives before the previous one was handled.
  ///
  /// - Parameter report: The function, which must be async-signal-safe. If it returns 0, a second
  ///   SIGINT ends the process immediately.
  package static func onEndingSignal(
    _ report: @escaping @convention(c) (_ signal: Int32, _ isAgain: Int32) -> Int32
  ) {
    ce_signals_report_ending(report)
  }

  /// Returns whether Ctrl-C was pressed since the last call, so that a running command can stop.
  ///
  /// While a command runs, the terminal sends SIGINT for Ctrl-C. The first one is recorded. A
  /// second one before this call ends the process. If Ctrl-C was pressed, typeahead is discarded.
  ///
  /// - Returns: Whether the command should stop.
  package func takeInterrupt() -> Bool {
    guard ce_signals_interrupted_take() != 0 else { return false }
    keys.removeAll()
    return true
  }

  /// Performs a single read, handling signals and discarding a paste after Ctrl-C.
  ///
  /// Reads can't be nested.
  func reading(_ body: () -> LineOutcome) -> LineOutcome {
    guard !isReading else { return .failed(errno: EBUSY) }
    isReading = true
    ending = nil
    ce_signals_begin_reading()
    defer {
      ce_signals_end_reading()
      isReading = false
    }
    let outcome = body()
    if outcome == .interrupted { keys.dropPaste() }
    return outcome
  }

  private func fillHistory() {
    guard filledRevision != history.revision else { return }
    let texts = history.lines.map { UnsafePointer(strdup($0)) }
    defer { for text in texts { free(UnsafeMutablePointer(mutating: text)) } }
    ce_history_fill(libeditHistory, texts, Int32(texts.count))
    filledRevision = history.revision
  }
}
