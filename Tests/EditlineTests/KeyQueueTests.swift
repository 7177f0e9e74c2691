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
    #expect(items(bytes("\u{1B}[A"), settled: false) == [.key("\u{1B}"), .key("["), .key("A")])
  }

  @Test func `a paste and its marks may arrive in pieces`() {
    let text = bytes("\u{1B}[200~a\tb\r\nc\rd\u{3}\u{1B}[201~e")
    for split in text.indices {
      let split = items(Array(text[..<split]), Array(text[split...]), settled: false)
      #expect(split == [.paste("a\tb\nc\nd"), .key("e")])
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
