/// A queue that splits the bytes from the terminal into keys and pastes.
nonisolated struct KeyQueue {
  /// A key, the sequence that the terminal sends for one, or pasted text.
  enum Item: Equatable {
    case key(Unicode.Scalar)
    case sequence(EscapeSequence)
    case paste(String)
  }

  private static let pasteStart = Array("\u{1B}[200~".utf8)
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  private var bytes: [UInt8] = []
  private var front = 0

  /// The index up to which an unfinished paste has been searched for its end mark.
  private var searched = 0

  /// Whether no bytes remain, not even an incomplete sequence.
  var isEmpty: Bool { front == bytes.count }

  /// Whether a paste has begun but its end mark hasn't arrived.
  var isInsidePaste: Bool { bytes[front...].starts(with: Self.pasteStart) }

  /// Appends bytes that were read from the terminal.
  mutating func append(_ new: some Sequence<UInt8>) {
    bytes.append(contentsOf: new)
  }

  /// Inserts text as keys at the front of the queue.
  mutating func prepend(_ text: String) {
    bytes.replaceSubrange(..<front, with: Array(text.utf8))
    front = 0
    searched = 0
  }

  /// Removes all bytes.
  mutating func removeAll() {
    self = KeyQueue()
  }

  /// Removes everything up to and including the last Ctrl-C; returns whether there was one.
  mutating func removeThroughInterrupt() -> Bool {
    guard let index = bytes[front...].lastIndex(of: 0x03) else { return false }
    drop(index + 1 - front)
    return true
  }

  /// Removes and returns the next item.
  ///
  /// - Parameter settled: Whether no more bytes are expected soon. If so, an incomplete sequence is
  ///   returned as is.
  /// - Returns: The item, or `nil` if there are no bytes or only an incomplete sequence.
  mutating func next(settled: Bool) -> Item? {
    while let first = bytes[front...].first {
      if first == 0x1B {
        let rest = bytes[front...]
        if rest.starts(with: Self.pasteStart) { return nextPaste(settled: settled) }
        if rest.starts(with: Self.pasteEnd) {
          drop(Self.pasteEnd.count)
          continue
        }
        switch EscapeSequence.match(rest) {
        // An Escape before a paste is a key.
        case .whole where isMark(rest.dropFirst()): break
        case .whole(let length):
          let text = String(decoding: rest.prefix(length), as: UTF8.self)
          drop(length)
          return .sequence(EscapeSequence(text: text))
        case .part: if !settled { return nil }
        case .none: break
        }
      }
      return nextScalar(settled: settled).map(Item.key)
    }
    return nil
  }

  private func isMark(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.starts(with: Self.pasteStart) || bytes.starts(with: Self.pasteEnd)
  }

  private mutating func nextPaste(settled: Bool) -> Item? {
    let start = front + Self.pasteStart.count
    var index = max(start, searched)
    while index + Self.pasteEnd.count <= bytes.count {
      if bytes[index] == 0x1B, bytes[index...].starts(with: Self.pasteEnd) {
        return takePaste(start..<index, markLength: Self.pasteEnd.count)
      }
      index += 1
    }
    searched = index
    return settled ? takePaste(start..<bytes.count, markLength: 0) : nil
  }

  private mutating func takePaste(_ range: Range<Int>, markLength: Int) -> Item {
    let text = String(decoding: bytes[range], as: UTF8.self)
    drop(range.upperBound + markLength - front)
    return .paste(Self.plain(text))
  }

  /// Returns a paste as plain text.
  ///
  /// Line endings become newlines, and control characters other than tabs are removed.
  private static func plain(_ text: String) -> String {
    var plain = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\r": plain.append("\n")
      case "\n": if previous != "\r" { plain.append("\n") }
      case "\t": plain.append("\t")
      case _ where scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value): break
      default: plain.append(scalar)
      }
      previous = scalar
    }
    return String(plain)
  }

  private mutating func nextScalar(settled: Bool) -> Unicode.Scalar? {
    let rest = bytes[front...]
    if !settled, let first = rest.first, rest.count < Self.length(startingWith: first),
      rest.dropFirst().allSatisfy({ $0 & 0xC0 == 0x80 })
    {
      return nil
    }
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = rest.makeIterator()
    switch parser.parseScalar(from: &iterator) {
    case .valid(let encoded):
      drop(encoded.count)
      return Unicode.UTF8.decode(encoded)
    case .error(let length):
      drop(length)
      return "\u{FFFD}"
    case .emptyInput:
      return nil
    }
  }

  private static func length(startingWith byte: UInt8) -> Int {
    switch byte {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }

  private mutating func drop(_ count: Int) {
    front += count
    searched = 0
    if front == bytes.count {
      bytes.removeAll()
      front = 0
    }
  }
}
