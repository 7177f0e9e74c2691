import CEditline
import CLibedit
import Glibc

/// Reads lines at a terminal, with editing, history, search and completion, by way of libedit.
///
/// Keys are emacs' or vi's, as the user's `.editrc` says. While no key is ready the editor calls
/// ``idle``, so that what else lives on the main thread goes on. One editor a process: the
/// terminal and the signals are the process's own.
@MainActor public final class LineEditor {
  /// What stands before the line; a change made by ``idle`` shows at once.
  public var prompt: LinePrompt = "> " {
    didSet {
      guard prompt != oldValue else { return }
      free(encodedPrompt)
      encodedPrompt = strdup(prompt.encoded)
    }
  }

  /// Answers Tab: what could stand at the end of the text before the cursor.
  public var complete: (_ beforeCursor: String) -> LineCompletion = { _ in LineCompletion() }

  /// Called about every 50 ms while no key is ready; a text it returns appears above the prompt.
  public var idle: () -> String? = { nil }

  let handle: OpaquePointer
  let keys = KeySource()
  private(set) var encodedPrompt: UnsafeMutablePointer<CChar>?
  private let history: LineHistory
  private let recall: OpaquePointer
  private var recalled: Int?
  private var isReading = false

  /// How the reading that goes on is going to end, once that is known before libedit knows it.
  var ending: LineOutcome?

  /// Whether standard input and output are a terminal that lines can be edited on.
  ///
  /// If not (a pipe, a file, `TERM=dumb`), read plain lines.
  public static var isUsable: Bool { Terminal.isUsable }

  /// Sets libedit up and reads the user's `.editrc`; from now on SIGINT is noted instead of fatal.
  ///
  /// - Parameters:
  ///   - program: The name that lines in `.editrc` may begin with.
  ///   - history: What Up and Ctrl-R find; adding to it is up to the caller.
  /// - Throws: ``LineEditorError`` if there is no terminal, no UTF-8 locale or no libedit.
  public init(program: String, history: LineHistory) throws(LineEditorError) {
    guard Terminal.isUsable else { throw .noUsableTerminal }
    guard Terminal.useUTF8() else { throw .noUTF8Locale }
    ce_guard_begin()
    guard let handle = ce_open(program), let recall = history_init() else {
      let error = errno
      ce_guard_end()
      throw .unavailable(errno: error)
    }
    self.handle = handle
    self.recall = recall
    self.history = history
    encodedPrompt = strdup(prompt.encoded)
    ce_set_history(handle, recall)
    connect()
    ce_signals_watch_interrupt()
  }

  isolated deinit {
    ce_signals_unwatch_interrupt()
    ce_close(handle)
    ce_guard_end()
    history_end(recall)
    free(encodedPrompt)
  }

  /// Reads one line, with the prompt before it.
  ///
  /// The line is not added to the history. The rest of a paste of several lines is kept for the
  /// next calls.
  ///
  /// - Returns: The line, or how else the reading ended; the terminal is then as it was before.
  public func readLine() -> LineOutcome {
    reading {
      fillRecall()
      // libedit does this only after the prompt; keys that come in between would be echoed.
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

  /// Sets what a signal's handler calls where the signal asks the process to end: SIGTERM and SIGHUP
  /// while a line is read, and, with 1, any of them and SIGINT that comes again before it was taken.
  ///
  /// - Parameter report: It may only do what a signal handler may do. Unless it returns 0, a second
  ///   SIGINT does not end the process at once.
  public static func onEndingSignal(
    _ report: @escaping @convention(c) (_ signal: Int32, _ isAgain: Int32) -> Int32
  ) {
    ce_signals_report_ending(report)
  }

  /// Whether Ctrl-C was pressed since the last call; asked by a command that could stop.
  ///
  /// While a command runs the terminal sends SIGINT for Ctrl-C. The first is noted, and a second
  /// one before this was asked ends the process. Answering yes also drops what was typed ahead.
  ///
  /// - Returns: Whether to stop.
  public func takeInterrupt() -> Bool {
    guard ce_signals_interrupted_take() != 0 else { return false }
    keys.removeAll()
    return true
  }

  /// Does what every reading does before and after, around its own part.
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

  private func fillRecall() {
    guard recalled != history.revision else { return }
    let texts = history.lines.map { UnsafePointer(strdup($0)) }
    defer { for text in texts { free(UnsafeMutablePointer(mutating: text)) } }
    ce_history_fill(recall, texts, Int32(texts.count))
    recalled = history.revision
  }
}
