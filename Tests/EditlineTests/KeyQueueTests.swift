import Testing

@testable import Editline

@Suite struct `Splitting bytes into keys` {
  private func items(_ chunks: [UInt8]..., settled: Bool = true) -> [KeyQueue.Item] {
    var queue = KeyQueue()
    var items: [KeyQueue.Item] = []
    for chunk in chunks {
      queue.append(chunk)
      while let item = queue.next(settled: false) { items.append(item) }
    }
    while settled, let item = queue.next(settled: true) { items.append(item) }
    return items
  }

  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test func `a character may arrive in pieces`() {
    #expect(items([0xE6], [0x97], [0xA5], settled: false) == [.key("日")])
  }

  @Test func `half a character becomes a replacement character if nothing follows`() {
    #expect(items([0xE6, 0x97], settled: false).isEmpty)
    #expect(items([0xE6, 0x97]) == [.key("\u{FFFD}")])
  }

  @Test func `an Escape waits for the rest of a sequence`() {
    #expect(items([0x1B], settled: false).isEmpty)
    #expect(items([0x1B]) == [.key("\u{1B}")])
    #expect(items(bytes("\u{1B}["), settled: false).isEmpty)
    #expect(items(bytes("\u{1B}[")) == [.key("\u{1B}"), .key("[")])
    #expect(items(bytes("\u{1B}b"), settled: false) == [.key("\u{1B}"), .key("b")])
  }

  @Test(arguments: [
    "\u{1B}[A", "\u{1B}OA", "\u{1B}[1;5D", "\u{1B}[3~", "\u{1B}[[A", "\u{1B}\u{1B}[D", "\u{1B}O5D",
    "\u{1B}[?1;2c",
  ])
  func `the sequence of a key is one item, however it arrives`(text: String) {
    let sequence = KeyQueue.Item.sequence(EscapeSequence(text: text))
    for split in bytes(text).indices {
      let (start, end) = (Array(bytes(text)[..<split]), Array(bytes(text + "x")[split...]))
      #expect(items(start, end, settled: false) == [sequence, .key("x")])
    }
  }

  @Test(arguments: [
    "\u{1B}[1\u{3}", "\u{1B}O\r", "\u{1B}[日", "\u{1B}[" + String(repeating: "1", count: 40) + "A",
  ])
  func `what isn't the sequence of a key is several keys`(text: String) {
    #expect(items(bytes(text)) == text.unicodeScalars.map { .key($0) })
  }

  @Test func `modifiers of a key are understood as terminals send them`() {
    let keys: [(EditingKey?, [String])] = [
      (.previousWord, ["[1;5D", "[1;3D", "[1;6D", "[5D", "Od", "O5D", "\u{1B}[D"]),
      (.nextWord, ["[1;5C", "[1;3C", "[1;9C", "Oc", "\u{1B}OC"]),
      (.deleteNextWord, ["[3;5~", "[3;3~", "[3^"]),
      (.lineStart, ["[H", "[1~", "[7~", "[1;1H"]), (.lineEnd, ["[F", "[4~", "[8~"]),
      (.deleteNextCharacter, ["[3~"]),
      (.previousCharacter, ["[D", "OD", "[1;1D"]), (.nextCharacter, ["[C", "OC"]),
      (nil, ["[A", "[1;2D", "[1;5A", "[5~", "[5;5~", "[3;2~", "[1;5H", "[15~", "[Z", "OP", "[[A"]),
    ]
    for (key, texts) in keys {
      for text in texts {
        #expect(EscapeSequence(text: "\u{1B}" + text).editingKey == key, "\(text)")
      }
    }
  }

  @Test func `a paste and its marks may arrive in pieces`() {
    let text = bytes("\u{1B}[200~a\tb\r\nc\rd\u{3}\u{1B}[201~e")
    for split in text.indices {
      let split = items(Array(text[..<split]), Array(text[split...]), settled: false)
      #expect(split == [.paste("a\tb\nc\nd"), .key("e")])
    }
  }

  @Test func `an Escape before a paste is a key`() {
    let text = bytes("\u{1B}\u{1B}[200~a\u{1B}[201~")
    for split in text.indices {
      let items = items(Array(text[..<split]), Array(text[split...]), settled: false)
      #expect(items == [.key("\u{1B}"), .paste("a")])
    }
  }

  @Test func `a paste without an end mark ends when input pauses`() {
    #expect(items(bytes("\u{1B}[200~abc")) == [.paste("abc")])
  }

  @Test func `Ctrl-C discards everything before it`() {
    var queue = KeyQueue()
    queue.append(bytes("abc\u{3}d"))
    let first = queue.removeThroughInterrupt()
    let next = queue.next(settled: false)
    let second = queue.removeThroughInterrupt()
    #expect(first && !second)
    #expect(next == .key("d"))
  }
}
