import Testing

@testable import Editline

@Suite struct `What libedit gets for a sequence` {
  private func characters(
    _ sequence: String, vi: Bool = false, own: Set<String> = [],
    for reader: SequenceTranslation.Reader = .line
  ) -> String {
    var translation = SequenceTranslation(
      known: own.union(["\u{1B}[A", "\u{1B}[D", "\u{1B}[3~", "\u{1B}[H"]), own: own, hasViKeys: vi)
    var text = ""
    var next = translation.take(EscapeSequence(text: sequence), for: reader)
    while let character = next {
      text.unicodeScalars.append(character)
      next = translation.next()
    }
    return text
  }

  @Test func `is the sequence if libedit knows it, one character if it doesn't, or nothing`() {
    #expect(characters("\u{1B}[D") == "\u{1B}[D" && characters("\u{1B}[3~") == "\u{1B}[3~")
    #expect(characters("\u{1B}[1;5D") == "\u{81}" && characters("\u{1B}[F") == "\u{85}")
    #expect(characters("\u{1B}[15~").isEmpty)
  }

  @Test func `is one character with vi keys, unless it is that of Up or the user's own`() {
    #expect(characters("\u{1B}[A", vi: true) == "\u{1B}[A")
    #expect(characters("\u{1B}[D", vi: true) == "\u{87}")
    #expect(characters("\u{1B}OC", vi: true) == "\u{88}" && characters("\u{1B}OC") == "\u{88}")
    #expect(characters("\u{1B}[3~", vi: true) == "\u{86}")
    #expect(characters("\u{1B}[3~", vi: true, own: ["\u{1B}[3~"]) == "\u{1B}[3~")
  }

  @Test func `begins with the key Escape if vi's is followed by another key`() {
    #expect(characters("\u{1B}\u{1B}[A", vi: true) == "\u{1B}\u{1B}[A")
    #expect(characters("\u{1B}\u{1B}[D", vi: true) == "\u{1B}\u{87}")
    #expect(characters("\u{1B}\u{1B}[3~", vi: true) == "\u{1B}\u{86}")
    #expect(characters("\u{1B}\u{1B}[15~", vi: true) == "\u{1B}")
    let own: Set = ["\u{1B}[15~"]
    #expect(characters("\u{1B}\u{1B}[15~", vi: true, own: own) == "\u{1B}[15~")
    #expect(characters("\u{1B}\u{1B}[D") == "\u{81}", "Alt and an arrow without vi keys")
  }

  @Test func `begins with an Escape that ends a search`() {
    #expect(characters("\u{1B}[D", for: .search) == "\u{1B}\u{1B}[D")
    #expect(characters("\u{1B}[A", vi: true, for: .search) == "\u{1B}\u{1B}[A")
    #expect(characters("\u{1B}[D", vi: true, for: .search) == "\u{87}")
    #expect(characters("\u{1B}[1;5D", for: .search) == "\u{81}")
  }

  @Test func `is the sequence after Ctrl-V`() {
    for sequence in ["\u{1B}[D", "\u{1B}[1;5D", "\u{1B}[15~"] {
      #expect(characters(sequence, for: .quoting) == sequence)
    }
  }
}
