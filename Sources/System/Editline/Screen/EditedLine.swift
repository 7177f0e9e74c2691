import CEditline
import CLibedit
import Glibc

/// The line that libedit is editing, on the screen after its prompt.
final class EditedLine {
  /// The prompt before the line.
  var prompt: LinePrompt = "> " {
    didSet {
      guard prompt != oldValue else { return }
      free(encodedPrompt)
      encodedPrompt = strdup(prompt.encoded)
    }
  }

  /// The prompt in the form that libedit expects.
  ///
  /// The string stays valid until the prompt changes.
  private(set) var encodedPrompt: UnsafeMutablePointer<CChar>?
  private let handle: OpaquePointer

  /// Whether the cursor was at the end of the line before the last key.
  private var wasAtEnd = true

  init(_ handle: OpaquePointer) {
    self.handle = handle
    encodedPrompt = strdup(prompt.encoded)
  }

  isolated deinit { free(encodedPrompt) }

  // MARK: Text

  /// The whole line.
  var text: [Unicode.Scalar] { content.all }

  /// The part of the line before the cursor.
  var textBeforeCursor: [Unicode.Scalar] { content.beforeCursor }

  /// Whether libedit is searching the history.
  ///
  /// During a search, the line has a second row with `bck:` and the search text.
  var isSearching: Bool { text.contains("\n") }

  private var content: (all: [Unicode.Scalar], beforeCursor: [Unicode.Scalar]) {
    guard let info = el_wline(handle)?.pointee, let start = info.buffer else { return ([], []) }
    let length = max(0, info.lastchar.map { $0 - start } ?? 0)
    let cursor = info.cursor.map { $0 - start } ?? 0
    let all = UnsafeBufferPointer(start: start, count: length).map {
      Unicode.Scalar(UInt32(bitPattern: $0)) ?? "\u{FFFD}"
    }
    return (all, Array(all.prefix(max(0, cursor))))
  }

  /// Inserts text at the cursor, and returns whether libedit accepted it.
  @discardableResult
  func insert(_ text: String) -> Bool { el_insertstr(handle, text) == 0 }

  /// Deletes scalars before the cursor.
  func deleteBeforeCursor(_ count: Int) { el_deletestr(handle, Int32(count)) }

  /// The number of scalars after the cursor.
  private var charactersAfterCursor: Int {
    let content = content
    return content.all.count - content.beforeCursor.count
  }

  /// Moves the cursor forward.
  private func moveCursor(by count: Int) {
    // el_cursor() ignores a step of zero.
    if count > 0 { el_cursor(handle, Int32(clamping: count)) }
  }

  /// Moves the cursor behind the last character, for End.
  func moveToEnd() { moveCursor(by: charactersAfterCursor) }

  /// Moves the cursor behind the next character, for Right; returns whether there is one.
  func moveToNextCharacter() -> Bool {
    guard charactersAfterCursor > 0 else { return false }
    moveCursor(by: 1)
    return true
  }

  /// Deletes the character after the cursor, for Delete; returns whether there is one.
  func deleteNextCharacter() -> Bool {
    guard moveToNextCharacter() else { return false }
    deleteBeforeCursor(1)
    return true
  }

  /// The line and the place of the cursor.
  var draft: LineDraft {
    let content = content
    return LineDraft(text: content.all.text, cursor: content.beforeCursor.count)
  }

  /// Replaces the line, which is empty, and draws it.
  func replace(with draft: LineDraft) {
    guard !draft.text.isEmpty else { return }
    erase()
    insert(draft.text)
    let back = draft.text.unicodeScalars.count - draft.cursor
    // el_cursor() ignores a step of zero.
    if back > 0 { el_cursor(handle, Int32(clamping: -back)) }
    draw()
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

  // MARK: Screen

  /// Draws the prompt and the line at the cursor's position.
  func draw() { ce_draw(handle) }

  /// Clears the prompt and the line, and leaves the cursor at the position where the prompt began.
  ///
  /// - Parameter prompt: The prompt on the screen if it isn't ``prompt``.
  func erase(after prompt: LinePrompt? = nil) {
    let size = Terminal.size
    let shown = (prompt ?? self.prompt).visible + textBeforeCursor
    let position = ScreenPosition(after: shown, columns: size.columns)
    let rows = min(position.row, size.rows - 1)
    Terminal.write(ControlSequences.up(rows) + ControlSequences.clearBelow)
  }

  /// Keeps the prompt and the line on the screen, and moves the cursor below them.
  func leave(mark: String = "") {
    let size = Terminal.size
    let (all, beforeCursor) = content
    let cursor = ScreenPosition(after: prompt.visible + beforeCursor, columns: size.columns)
    let end = ScreenPosition(after: prompt.visible + all, columns: size.columns)
    Terminal.write(
      "\r" + ControlSequences.down(end.row - cursor.row) + ControlSequences.right(end.column)
        + mark + "\r\n")
  }

  /// Redraws the line if it is taller than the window and a key has moved the cursor to its end.
  ///
  /// libedit can't move its cursor to a row below the window. At the end of the line, it would then
  /// write the next key beyond its copy of the screen.
  func redrawIfTooTall() {
    guard let info = el_wline(handle)?.pointee else { return }
    let isAtEnd = info.cursor == info.lastchar
    defer { wasAtEnd = isAtEnd }
    guard isAtEnd, !wasAtEnd else { return }
    let size = Terminal.size
    let end = ScreenPosition(after: prompt.visible + text, columns: size.columns)
    guard end.row >= size.rows else { return }
    erase()
    draw()
  }

  /// Redraws the line after the terminal has changed its size and rewrapped its rows.
  func resize() {
    erase()
    readSize()
    draw()
  }

  /// Lets libedit read the size of the terminal.
  private func readSize() {
    Terminal.limitSize()
    el_resize(handle)
  }

  // MARK: Terminal

  /// Sets the terminal's modes for editing.
  func takeTerminal() { ce_prepare_terminal(handle, 1) }

  /// Restores the modes that the terminal had before.
  func releaseTerminal() { ce_prepare_terminal(handle, 0) }

  /// Redraws the line on a terminal that another program may have resized.
  func redraw() {
    readSize()
    draw()
  }
}
