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
  package var prompt: LinePrompt {
    get { line.prompt }
    set { line.prompt = newValue }
  }

  /// A closure that returns the possible completions of the text before the cursor.
  ///
  /// It is called when the user presses Tab.
  package var complete: (_ beforeCursor: String) -> LineCompletion = { _ in LineCompletion() }

  /// A closure that is called about every 50 ms while no key is ready.
  ///
  /// If it returns text, it appears above the prompt.
  package var idle: () -> String? = { nil }

  /// A closure that is called after ``idle`` and returns whether the read is to end without a line,
  /// because the program has something else to do at the terminal.
  ///
  /// It isn't called while the user searches the history.
  package var yields: () -> Bool = { false }

  /// Whether the terminal database describes the terminal that `TERM` names.
  ///
  /// If it is `false`, editing works within a single row of the screen.
  package let knowsTerminal: Bool

  private let handle: OpaquePointer
  /// The line of the current read, which libedit's callbacks also use.
  let line: EditedLine
  private let keys = KeySource()
  private var history: LibeditHistory
  private var sequences: SequenceTranslation
  private var isReading = false
  /// Whether libedit inserts the next character as it is.
  private var isQuoting = false

  /// The outcome of the current read, if it is known before libedit returns.
  private var ending: LineOutcome?

  /// The line to begin with, as long as it hasn't been inserted.
  private var draft: LineDraft?

  /// Sets up libedit and reads the user's `.editrc`.
  ///
  /// After this call, SIGINT doesn't end the process.
  ///
  /// - Parameters:
  ///   - program: The name of the program. Lines of `.editrc` with the prefix `NAME:` apply only to
  ///     the program of that name.
  ///   - history: The lines that Up and Ctrl-R find. The caller adds lines to the history.
  /// - Throws: ``LineEditorError`` if there is no usable terminal, no UTF-8 locale, or no libedit.
  package init(program: String, history: LineHistory) throws(LineEditorError) {
    guard Terminal.isUsable else { throw .noUsableTerminal }
    guard Terminal.useUTF8() else { throw .noUTF8Locale }
    Terminal.limitSize()
    ce_guard_begin()
    var knowsTerminal: Int32 = 1
    guard let handle = ce_open(program, &knowsTerminal),
      let history = LibeditHistory(of: history)
    else {
      let error = errno
      ce_guard_end()
      throw .unavailable(errno: error)
    }
    self.handle = handle
    self.knowsTerminal = knowsTerminal != 0
    line = EditedLine(handle)
    self.history = history
    history.attach(to: handle)
    let own = Self.connect(to: handle)
    sequences = SequenceTranslation(
      known: Set(KeyBinding.sequences(in: Self.bindings(of: handle)).keys), own: own,
      hasViKeys: ce_has_vi_keys(handle) != 0)
    // The editor closes the handle when it is freed, so that libedit doesn't call back afterward.
    ce_set_client(handle, Unmanaged.passUnretained(self).toOpaque())
    ce_signals_watch_interrupt()
  }

  isolated deinit {
    ce_signals_unwatch_interrupt()
    ce_close(handle)
    ce_guard_end()
    history.end()
  }

  /// Shows the prompt and reads one line.
  ///
  /// The line isn't added to the history. If the user pasted several lines, the next calls return
  /// the remaining lines.
  ///
  /// - Parameter draft: The line to begin with; `nil` for an empty one.
  /// - Returns: The line, or the reason there is none. The terminal's modes are restored.
  package func readLine(from draft: LineDraft? = nil) -> LineOutcome {
    reading {
      self.draft = draft
      history.beginLine()
      // libedit does this only after it has drawn the prompt, so keys typed earlier would be
      // echoed.
      takeTerminal()
      var count: Int32 = 0
      let text = el_gets(handle, &count)
      let error = errno
      if let text, count > 0, ending == nil {
        Terminal.markPastes(false)
        keys.noteEarlyKeys()
        let bytes = UnsafeRawBufferPointer(start: text, count: min(Int(count), strlen(text)))
        return .line(
          String(decoding: bytes.last == 0x0A ? bytes.dropLast() : bytes[...], as: UTF8.self))
      }
      let outcome = ending ?? (count < 0 ? .failed(errno: error) : .endOfInput)
      if case .yielded = outcome {
      } else {
        line.leave(mark: outcome == .interrupted ? "^C" : "")
      }
      Terminal.markPastes(false)
      return outcome
    }
  }

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
    reading { SecretReader(keys, prompt: prompt, idle: idle).read() }
  }

  /// Returns whether Ctrl-C was pressed since the last call, so that a running command can stop.
  ///
  /// While a command runs, the terminal sends SIGINT for Ctrl-C. The first one is recorded. A
  /// second one before this call ends the process. If Ctrl-C was pressed, typeahead is discarded.
  ///
  /// - Returns: Whether the command should stop.
  package func takeInterrupt() -> Bool {
    guard ce_signals_interrupted_take() != 0 || keys.takeEarlyInterrupt() else { return false }
    keys.removeAll()
    return true
  }

  /// Performs a single read, handling signals and discarding a paste after Ctrl-C.
  ///
  /// Reads can't be nested.
  private func reading(_ body: () -> LineOutcome) -> LineOutcome {
    guard !isReading else { return .failed(errno: EBUSY) }
    isReading = true
    ending = nil
    isQuoting = false
    sequences.removeAll()
    ce_signals_begin_reading()
    defer {
      ce_signals_end_reading()
      isReading = false
    }
    let outcome = body()
    if outcome == .interrupted { keys.dropPaste() }
    return outcome
  }

  // MARK: Keys

  /// Ctrl-V.
  private static let quotingKey: Unicode.Scalar = "\u{16}"

  /// Waits for a key.
  ///
  /// While waiting, handles signals, pastes, and resizing, and calls ``idle``.
  func nextKey() -> Key {
    history.noteKey()
    if let draft {
      self.draft = nil
      line.replace(with: draft)
    }
    line.clampCursor()
    line.redrawIfTooTall()
    while true {
      serveSignals()
      if ending == nil, keys.takeInterruptOfPaste() { ending = .interrupted }
      if let ending { return ending == .endOfInput ? .endOfInput : .failure }

      if let line = keys.takePastedLine() {
        if let key = put(line.text, isComplete: line.isComplete) { return .key(key) }
        continue
      }
      if let key = sequences.next() { return .key(key) }
      switch keys.next() {
      // libedit binds the terminal's key for Ctrl-V. A NUL means that the terminal has no such key.
      case .item(.key("\0")): continue
      case .item(.key(let scalar)):
        isQuoting = scalar == Self.quotingKey && !isQuoting
        return .key(scalar)
      case .item(.sequence(let sequence)):
        let reader: SequenceTranslation.Reader =
          isQuoting ? .quoting : line.isSearching ? .search : .line
        isQuoting = false
        if let key = sequences.take(sequence, for: reader) { return .key(key) }
      case .item(.paste(let text)): keys.keep(paste: text)
      case .quiet: beIdle()
      case .endOfInput: ending = EndingSignal.atEndOfTerminal(.endOfInput)
      case .failed(let errno): ending = EndingSignal.atEndOfTerminal(.failed(errno: errno))
      }
    }
  }

  /// Inserts a pasted line directly, because its keys could trigger completion or vi commands;
  /// returns the key to send after the text, if any.
  private func put(_ text: String, isComplete: Bool) -> Unicode.Scalar? {
    if line.isSearching {
      keys.type(isComplete ? text + "\n" : text)
      return nil
    }
    if !text.isEmpty {
      line.erase()
      line.insert(text)
      line.draw()
    }
    return isComplete ? "\n" : nil
  }

  private func serveSignals() {
    if ending == nil, let outcome = EndingSignal.take() { ending = outcome }
    guard ending == nil else { return }
    if ce_signals_suspended_take() != 0 { suspend() }
    if ce_signals_continued_take() != 0 { resume() }
    if ce_signals_resized_take() != 0 { line.resize() }
  }

  private func beIdle() {
    let promptBefore = prompt
    let text = idle()
    if !line.isSearching, yields() { ending = .yielded(line.draft) }
    guard text != nil || prompt != promptBefore || ending != nil else { return }
    line.erase(after: promptBefore)
    if let text { Terminal.write(text.isEmpty || text.hasSuffix("\n") ? text : text + "\n") }
    if ending == nil { line.draw() }
  }

  /// Completes the word before the cursor, for Tab; returns whether there was anything to insert or
  /// to list.
  func completeWord() -> Bool { line.apply(complete(line.textBeforeCursor.text)) }

  /// Replaces the line by the next one of the history, for Down; if there is none, keeps it and
  /// returns `false`.
  func goToNextHistory() -> Bool { history.next(handle) }

  /// Ends the read, for Ctrl-C.
  func interrupt() { ending = .interrupted }

  /// The keys that are bound now, including those of the user's `.editrc`.
  package var keyBindings: [KeyBinding] { KeyBinding.bindings(in: Self.bindings(of: handle)) }

  /// The version of libedit, as its headers give it.
  package nonisolated static let libraryVersion = "\(LIBEDIT_MAJOR).\(LIBEDIT_MINOR)"

  // MARK: Suspending

  /// Stops the process group, as Ctrl-Z usually does, and redraws the line when the process group
  /// continues.
  func suspend() {
    line.leave()
    Terminal.markPastes(false)
    line.releaseTerminal()
    ce_signals_stop()
    resume()
  }

  /// Reclaims the terminal after another program has used it.
  private func resume() {
    line.releaseTerminal()
    takeTerminal()
    line.redraw()
  }

  /// Sets the terminal's modes for the editor.
  private func takeTerminal() {
    Terminal.limitSize()
    line.takeTerminal()
    keys.noteTypeAhead()
    Terminal.markPastes(true)
  }
}
