import CEditline
import CLibedit
import Glibc

/// libedit's copy of the history, which Up and Ctrl-R search.
struct LibeditHistory {
  private let history: LineHistory
  private let handle: OpaquePointer
  private var filledRevision: Int?

  /// The number of requests while the line was last known not to come from the history.
  private var requestsBefore: UInt32 = 0
  /// The number of requests when ``next(_:)`` was last called; `nil` if its result is known.
  private var requestsAtNext: UInt32?

  /// Creates an empty copy, or returns `nil` with the reason in `errno`.
  init?(of history: LineHistory) {
    guard let handle = history_init() else { return nil }
    self.handle = handle
    self.history = history
  }

  /// Makes libedit search the copy.
  func attach(to editor: OpaquePointer) { ce_set_history(editor, handle) }

  /// Prepares for reading a line.
  mutating func beginLine() {
    update()
    requestsBefore = ce_history_requests()
    requestsAtNext = nil
  }

  /// The key that `ed-next-history` is bound to, which no keyboard has.
  static let nextKey = (text: "\u{9F}", octal: "\\237")

  /// Replaces the line by the next one of the history.
  ///
  /// In a line that doesn't come from the history, `ed-next-history` would replace it by the line
  /// that was last left by Up, possibly during an earlier read.
  ///
  /// - Returns: Whether the line comes from the history. Otherwise, it is kept.
  mutating func next(_ editor: OpaquePointer) -> Bool {
    guard ce_history_requests() != requestsBefore else { return false }
    requestsAtNext = ce_history_requests()
    ce_push_keys(editor, Self.nextKey.text)
    return true
  }

  /// Notes that the next key is read, so that the previous one has been processed.
  ///
  /// `ed-next-history` looks up every line except the one that the user has typed.
  mutating func noteKey() {
    if let requestsAtNext, requestsAtNext == ce_history_requests() {
      requestsBefore = requestsAtNext
    }
    requestsAtNext = nil
  }

  /// Copies the lines if they have changed.
  private mutating func update() {
    guard filledRevision != history.revision else { return }
    let lines = history.lines + (history.unsaved.map { [$0] } ?? [])
    let texts = lines.map { UnsafePointer(strdup($0)) }
    defer { for text in texts { free(UnsafeMutablePointer(mutating: text)) } }
    ce_history_fill(handle, texts, Int32(texts.count))
    filledRevision = history.revision
  }

  /// Frees the copy.
  func end() { history_end(handle) }
}
