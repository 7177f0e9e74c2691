import Glibc

/// The keys of this process, with what was read of them ahead of its use.
final class KeySource {
  /// What became of waiting for a key.
  enum Event {
    case item(KeyQueue.Item)

    /// Nothing came for a moment, or a signal did.
    case quiet
    case endOfInput
    case failed(errno: Int32)
  }

  private static let moment: Int32 = 50

  /// How much of a paste is read at once.
  private static let block = 4096

  /// How long a paste may pause before it counts as ended, in moments.
  private static let patience = 20

  private var queue = KeyQueue()
  private var pasted: ArraySlice<Substring> = []
  private var quietMoments = 0

  /// How many of the bytes to come were typed while the terminal took lines.
  private var typedAhead = 0

  /// The next key or paste, or what there is instead of one after at most a moment.
  func next() -> Event {
    while true {
      if let item = queue.next(settled: false) { return .item(item) }
      guard Terminal.hasInput(within: Self.moment) else { break }
      quietMoments = 0
      // Key by key, so that what is typed for the program that comes next stays for it.
      let limit = queue.isInsidePaste ? Self.block : 1
      guard let bytes = read(upTo: limit) else {
        return errno == EINTR || errno == EAGAIN ? .quiet : .failed(errno: errno)
      }
      guard !bytes.isEmpty else { return .endOfInput }
      queue.append(bytes)
    }
    quietMoments += 1
    let isSettled = !queue.isInsidePaste || quietMoments >= Self.patience
    guard isSettled, let item = queue.next(settled: true) else { return .quiet }
    return .item(item)
  }

  /// Notes what was typed before the terminal gave each key as it is: call this right after that
  /// has begun.
  ///
  /// While a command runs the terminal takes Ctrl-D for the end of a file. It keeps a NUL in its
  /// place, and what the NUL means is lost with the change. A NUL that is typed later is one.
  func noteTypeAhead() {
    typedAhead = Terminal.unreadCount
  }

  private func read(upTo limit: Int) -> [UInt8]? {
    guard var bytes = Terminal.read(upTo: limit) else { return nil }
    let early = min(typedAhead, bytes.count)
    typedAhead -= early
    for place in 0..<early where bytes[place] == 0 { bytes[place] = 0x04 }
    return bytes
  }

  /// Keeps a pasted text, to be taken line by line.
  func keep(paste: String) {
    pasted = paste.split(separator: "\n", omittingEmptySubsequences: false)[...]
  }

  /// The next line of the paste, and whether a newline ended it.
  func takePastedLine() -> (text: String, isComplete: Bool)? {
    guard let text = pasted.popFirst() else { return nil }
    return (String(text), !pasted.isEmpty)
  }

  /// Makes keys of a text and of all that is left of the paste; a tab becomes a space.
  func type(_ text: String) {
    let rest = ([Substring(text)] + pasted).joined(separator: "\n")
    pasted = []
    queue.prepend(String(rest.map { $0 == "\t" ? " " : $0 }))
  }

  /// Whether Ctrl-C waits behind the lines of a paste; it and what came before it are dropped.
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

  /// Forgets the lines of a paste that have not been read.
  func dropPaste() {
    pasted = []
  }

  /// Forgets what was typed and pasted ahead.
  func removeAll() {
    queue.removeAll()
    pasted = []
  }
}
