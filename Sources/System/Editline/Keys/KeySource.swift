import Glibc
import VirtualClock

/// A reader of keys and pastes from the terminal.
///
/// It buffers them until they are used.
final class KeySource {
  /// The result of waiting for a key.
  enum Event {
    case item(KeyQueue.Item)

    /// No input arrived within ``pollInterval``, or a signal interrupted the wait.
    case quiet
    case endOfInput
    case failed(errno: Int32)
  }

  /// The maximum duration of a single wait for a key, in milliseconds.
  private static let pollInterval: Int32 = 50

  /// The maximum number of bytes of a paste to read at once.
  private static let block = 4096

  /// The number of consecutive waits without input after which an unfinished paste counts as
  /// complete.
  private static let pasteTimeout = 20

  private var queue = KeyQueue()
  private var pasted: ArraySlice<Substring> = []
  private var quietPolls = 0

  /// The number of unread bytes that were typed before the terminal returned to line mode.
  private var typedEarly = 0
  private var lineEnd = RealTime.now

  /// The number of unread bytes that were typed while the terminal was in line mode.
  private var typedAhead = 0

  /// Waits for the next key or paste, for at most ``pollInterval``.
  func next() -> Event {
    while true {
      if let item = queue.next(settled: false) { return .item(item) }
      guard Terminal.hasInput(within: Self.pollInterval) else { break }
      quietPolls = 0
      // Read one byte at a time, so that input typed for the next program remains unread.
      let limit = queue.isInsidePaste ? Self.block : 1
      guard let bytes = read(upTo: limit) else {
        return errno == EINTR || errno == EAGAIN ? .quiet : .failed(errno: errno)
      }
      guard !bytes.isEmpty else { return .endOfInput }
      queue.append(bytes)
    }
    quietPolls += 1
    let isSettled = !queue.isInsidePaste || quietPolls >= Self.pasteTimeout
    guard isSettled, let item = queue.next(settled: true) else { return .quiet }
    return .item(item)
  }

  /// Counts the bytes that were typed in line mode.
  ///
  /// Call this method immediately after the terminal leaves line mode.
  ///
  /// In line mode, which is on while a command runs, the terminal stores Ctrl-D as a NUL. A NUL
  /// among the counted bytes is therefore read as Ctrl-D. A NUL typed later is read as a NUL.
  func noteTypeAhead() {
    typedAhead = Terminal.unreadCount
  }

  /// Counts the bytes that were typed after a line but before the terminal returned to line mode.
  ///
  /// Call this method when a line ends.
  func noteEarlyKeys() {
    typedEarly = Terminal.unreadCount
    lineEnd = RealTime.now
  }

  /// Returns whether Ctrl-C was pressed before the terminal returned to line mode.
  ///
  /// Such a Ctrl-C is a byte, not a signal. If there is one, this method discards it and everything
  /// before it. In the first 100 ms after a line, it reads nothing: nobody interrupts such a short
  /// command, and if the command ends flowsh, the input is for the next program.
  func takeEarlyInterrupt() -> Bool {
    guard typedEarly > 0, RealTime.now - lineEnd > .milliseconds(100) else { return false }
    while typedEarly > 0, Terminal.hasInput(within: 0), let bytes = read(upTo: typedEarly),
      !bytes.isEmpty
    {
      queue.append(bytes)
      typedEarly -= bytes.count
    }
    typedEarly = 0
    return queue.removeThroughInterrupt()
  }

  private func read(upTo limit: Int) -> [UInt8]? {
    guard var bytes = Terminal.read(upTo: limit) else { return nil }
    let early = min(typedAhead, bytes.count)
    typedAhead -= early
    for place in 0..<early where bytes[place] == 0 { bytes[place] = 0x04 }
    return bytes
  }

  /// Stores pasted text, to be returned line by line.
  func keep(paste: String) {
    pasted = paste.split(separator: "\n", omittingEmptySubsequences: false)[...]
  }

  /// Removes and returns the next line of the paste, and whether it ended with a newline.
  func takePastedLine() -> (text: String, isComplete: Bool)? {
    guard let text = pasted.popFirst() else { return nil }
    return (String(text), !pasted.isEmpty)
  }

  /// Queues text and the rest of the paste as keys.
  ///
  /// Tabs become spaces.
  func type(_ text: String) {
    let rest = ([Substring(text)] + pasted).joined(separator: "\n")
    pasted = []
    queue.prepend(String(rest.map { $0 == "\t" ? " " : $0 }))
  }

  /// Returns whether Ctrl-C was pressed after a paste.
  ///
  /// If so, discards the Ctrl-C and everything before it.
  func takeInterruptOfPaste() -> Bool {
    guard !pasted.isEmpty else { return false }
    while Terminal.hasInput(within: 0), let bytes = read(upTo: Self.block),
      !bytes.isEmpty
    {
      queue.append(bytes)
    }
    guard queue.removeThroughInterrupt() else { return false }
    dropPaste()
    return true
  }

  /// Discards the unread lines of a paste.
  func dropPaste() {
    pasted = []
  }

  /// Discards everything that was typed or pasted ahead.
  func removeAll() {
    queue.removeAll()
    pasted = []
  }
}
