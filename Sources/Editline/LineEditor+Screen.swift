import CEditline
import CLibedit

extension LineEditor {
  /// The line as libedit has it now: all of it, and what is before the cursor.
  var line: (all: [Unicode.Scalar], beforeCursor: [Unicode.Scalar]) {
    guard let info = el_wline(handle)?.pointee, let start = info.buffer else { return ([], []) }
    let length = max(0, info.lastchar.map { $0 - start } ?? 0)
    let cursor = info.cursor.map { $0 - start } ?? 0
    let all = UnsafeBufferPointer(start: start, count: length).map {
      Unicode.Scalar(UInt32(bitPattern: $0)) ?? "\u{FFFD}"
    }
    return (all, Array(all.prefix(max(0, cursor))))
  }

  /// Puts libedit's cursor back into the line.
  ///
  /// With vi's keys, moving to the end of an empty line puts it one before the beginning. What is
  /// typed there would be written outside of libedit's buffer.
  func mendCursor() {
    guard let info = el_wline(handle)?.pointee, let start = info.buffer, let cursor = info.cursor,
      let end = info.lastchar
    else { return }
    let mended = min(max(cursor, start), max(start, end))
    // A step of zero would not be looked at.
    if mended != cursor { el_cursor(handle, Int32(clamping: mended - cursor)) }
  }

  /// Clears prompt and line off the screen and leaves the cursor where the prompt was.
  ///
  /// - Parameter prompt: The prompt on the screen, if it is not ``prompt``.
  func eraseLine(after prompt: LinePrompt? = nil) {
    let size = Terminal.size
    let shown = (prompt ?? self.prompt).visible + line.beforeCursor
    let position = ScreenPosition(after: shown, columns: size.columns)
    Terminal.write(Sequences.up(min(position.row, size.rows - 1)) + Sequences.clearBelow)
  }

  /// Leaves prompt and line on the screen and puts the cursor below them.
  ///
  /// - Parameter mark: What to show after the line.
  func leaveLine(mark: String = "") {
    let size = Terminal.size
    let line = line
    let cursor = ScreenPosition(after: prompt.visible + line.beforeCursor, columns: size.columns)
    let end = ScreenPosition(after: prompt.visible + line.all, columns: size.columns)
    Terminal.write(
      "\r" + Sequences.down(end.row - cursor.row) + Sequences.right(end.column) + mark + "\r\n")
  }

  /// Draws the line anew after the terminal, which wrapped its rows anew, changed its size.
  func resize() {
    eraseLine()
    el_resize(handle)
    ce_draw(handle)
  }

  /// Stops the process group as Ctrl-Z does elsewhere; the line is there again when it goes on.
  func suspend() {
    leaveLine()
    Terminal.markPastes(false)
    ce_prepare_terminal(handle, 0)
    ce_signals_stop()
    resume()
  }

  /// Takes the terminal back after whoever had it.
  func resume() {
    ce_prepare_terminal(handle, 0)
    takeTerminal()
    el_resize(handle)
    ce_draw(handle)
  }

  /// Makes the terminal as the editor needs it.
  func takeTerminal() {
    ce_prepare_terminal(handle, 1)
    keys.noteTypeAhead()
    Terminal.markPastes(true)
  }
}
