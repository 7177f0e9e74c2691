import CEditline
import CLibedit

extension LineEditor {
  /// libedit's current line: the whole line, and the part before the cursor.
  var line: (all: [Unicode.Scalar], beforeCursor: [Unicode.Scalar]) {
    guard let info = el_wline(handle)?.pointee, let start = info.buffer else { return ([], []) }
    let length = max(0, info.lastchar.map { $0 - start } ?? 0)
    let cursor = info.cursor.map { $0 - start } ?? 0
    let all = UnsafeBufferPointer(start: start, count: length).map {
      Unicode.Scalar(UInt32(bitPattern: $0)) ?? "\u{FFFD}"
    }
    return (all, Array(all.prefix(max(0, cursor))))
  }

  /// Moves libedit's cursor back into the line if it is outside the line.
  ///
  /// In vi mode, moving to the end of an empty line puts the cursor one position before the
  /// beginning. Text typed there would be written outside libedit's buffer.
  func clampCursor() {
    guard let info = el_wline(handle)?.pointee, let start = info.buffer, let cursor = info.cursor,
      let end = info.lastchar
    else { return }
    let clamped = min(max(cursor, start), max(start, end))
    // el_cursor() ignores a step of zero.
    if clamped != cursor { el_cursor(handle, Int32(clamping: clamped - cursor)) }
  }

  /// Clears the prompt and the line, and leaves the cursor at the position where the prompt began.
  ///
  /// - Parameter prompt: The prompt on the screen if it isn't ``prompt``.
  func eraseLine(after prompt: LinePrompt? = nil) {
    let size = Terminal.size
    let shown = (prompt ?? self.prompt).visible + line.beforeCursor
    let position = ScreenPosition(after: shown, columns: size.columns)
    let rows = min(position.row, size.rows - 1)
    Terminal.write(ControlSequences.up(rows) + ControlSequences.clearBelow)
  }

  /// Keeps the prompt and the line on the screen, and moves the cursor below them.
  ///
  /// - Parameter mark: The text to show after the line.
  func leaveLine(mark: String = "") {
    let size = Terminal.size
    let line = line
    let cursor = ScreenPosition(after: prompt.visible + line.beforeCursor, columns: size.columns)
    let end = ScreenPosition(after: prompt.visible + line.all, columns: size.columns)
    Terminal.write(
      "\r" + ControlSequences.down(end.row - cursor.row) + ControlSequences.right(end.column)
        + mark + "\r\n")
  }

  /// Redraws the line after the terminal's size changed and the terminal rewrapped its rows.
  func resize() {
    eraseLine()
    el_resize(handle)
    ce_draw(handle)
  }

  /// Stops the process group, as Ctrl-Z usually does, and redraws the line when the process group
  /// continues.
  func suspend() {
    leaveLine()
    Terminal.markPastes(false)
    ce_prepare_terminal(handle, 0)
    ce_signals_stop()
    resume()
  }

  /// Reclaims the terminal after another program has used it.
  func resume() {
    ce_prepare_terminal(handle, 0)
    takeTerminal()
    el_resize(handle)
    ce_draw(handle)
  }

  /// Sets the terminal's modes for the editor.
  func takeTerminal() {
    ce_prepare_terminal(handle, 1)
    keys.noteTypeAhead()
    Terminal.markPastes(true)
  }
}
