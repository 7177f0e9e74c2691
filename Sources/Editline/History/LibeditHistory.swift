import CEditline
import CLibedit
import Glibc

/// libedit's copy of the history, which Up and Ctrl-R search.
struct LibeditHistory {
  private let history: LineHistory
  private let handle: OpaquePointer
  private var filledRevision: Int?

  /// Creates an empty copy, or returns `nil` with the reason in `errno`.
  init?(of history: LineHistory) {
    guard let handle = history_init() else { return nil }
    self.handle = handle
    self.history = history
  }

  /// Makes libedit search the copy.
  func attach(to editor: OpaquePointer) { ce_set_history(editor, handle) }

  /// Copies the lines if they have changed.
  mutating func update() {
    guard filledRevision != history.revision else { return }
    let texts = history.lines.map { UnsafePointer(strdup($0)) }
    defer { for text in texts { free(UnsafeMutablePointer(mutating: text)) } }
    ce_history_fill(handle, texts, Int32(texts.count))
    filledRevision = history.revision
  }

  /// Frees the copy.
  func end() { history_end(handle) }
}
