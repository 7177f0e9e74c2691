import Script
import Testing

@Suite struct ScriptLinesTests {
  /// A small maximum line length for tests, because a debug build is slow with lines of one
  /// mebibyte.
  private static let bound = 100

  private static let texts: [(String, [String])] = [
    ("open persons\nselect Fred\n", ["1 open persons", "2 select Fred"]),
    ("open persons\nselect Fred", ["1 open persons", "2 select Fred"]),
    ("open persons\r\n\r\nback\r\n", ["1 open persons", "3 back"]),
    ("\u{FEFF}open persons\n", ["1 open persons"]),
    ("\u{FEFF}# a comment\nback\n", ["2 back"]),
    ("# one\n\n  \t\n\t# two\nback\n", ["5 back"]),
    ("", []),
    ("\n", []),
    ("select Zoë 😀\n", ["1 select Zoë 😀"]),
  ]

  @Test(arguments: Self.texts)
  func `lines have numbers, with any line ending`(
    text: String, lines: [String]
  ) throws {
    #expect(try read(Array(text.utf8)) == lines)
  }

  private static let defects: [(bytes: [UInt8], defect: LineDefect)] = [
    (bytes: Array("a\0b".utf8), defect: LineDefect.nul(byte: 2)),
    (bytes: Array("ok \u{e9}".utf8) + [0x0], defect: .nul(byte: 6)),
    (bytes: [0x61, 0x62, 0xFF], defect: .invalidUTF8(byte: 3)),
    (bytes: Array("é".utf8) + [0xC3], defect: .invalidUTF8(byte: 3)),
    (bytes: [0x61, 0xED, 0xA0, 0x80], defect: .invalidUTF8(byte: 2)),
    (bytes: [0xEF, 0xBB, 0xBF, 0x61, 0xC0, 0xAF], defect: .invalidUTF8(byte: 5)),
    (bytes: Array("# \0".utf8), defect: .nul(byte: 3)),
  ]

  @Test(arguments: Self.defects)
  func `an invalid line is reported with its first invalid byte, and the next is read`(
    bytes: [UInt8], defect: LineDefect
  ) throws {
    #expect(try read(bytes + Array("\nback\n".utf8)) == ["1 \(defect)", "2 back"])
  }

  @Test(arguments: ["", "\n", "\r\n"], ["", "\u{FEFF}"])
  func `a line of the maximum length is read`(ending: String, mark: String) throws {
    let line = String(repeating: "x", count: Self.bound)
    let text = Array((mark + line + ending).utf8)
    for piece in [1, 7, text.count] {
      let lines = reader(text, piece: piece, bound: Self.bound)
      #expect(try lines.next() == .text(line), "in pieces of \(piece)")
      #expect(try lines.next() == nil, "in pieces of \(piece)")
    }
  }

  @Test(arguments: ["", "\n", "\r\n"], [1, 2, 9_000])
  func `a longer line is reported once, and the next line is read`(
    ending: String, excess: Int
  ) throws {
    let next = ending.isEmpty ? "" : "back" + ending
    let line = String(repeating: "x", count: Self.bound + excess)
    let text = Array((line + ending + next).utf8)
    for piece in [1, 7, text.count] {
      let lines = reader(text, piece: piece, bound: Self.bound)
      #expect(try lines.next() == .malformed(.tooLong), "in pieces of \(piece)")
      #expect(lines.number == 1)
      #expect(try lines.next() == (ending.isEmpty ? nil : .text("back")), "in pieces of \(piece)")
      #expect(try lines.next() == nil)
    }
  }

  @Test func `the maximum length is a mebibyte unless another one is given`() throws {
    let line = [UInt8](repeating: 0x78, count: 1 << 20)
    let text = line + Array("\n".utf8) + line + Array("x\nback\n".utf8)
    let lines = reader(text, piece: text.count)
    #expect(try lines.next() == .text(String(decoding: line, as: UTF8.self)))
    #expect(try lines.next() == .malformed(.tooLong))
    #expect(try lines.next() == .text("back"))
  }

  @Test func `an endless line is reported without reading further`() throws {
    struct Endless: Error {}
    var pieces = 0
    let lines = ScriptLines(bound: Self.bound) { buffer in
      pieces += 1
      guard pieces < 10 else { throw Endless() }
      buffer.initializeMemory(as: UInt8.self, repeating: 0x78)
      return buffer.count
    }
    #expect(try lines.next() == .malformed(.tooLong))
    #expect(pieces == 1)
    #expect(throws: Endless.self) { try lines.next() }
  }

  @Test func `a read error is thrown`() {
    struct Broken: Error {}
    let lines = ScriptLines { _ in throw Broken() }
    #expect(throws: Broken.self) { try lines.next() }
  }

  /// Returns all lines and checks that they don't depend on how the bytes are split into reads.
  private func read(_ bytes: [UInt8]) throws -> [String] {
    let all = try described(reader(bytes, piece: bytes.count))
    for piece in [1, 2, 3, 7] {
      #expect(try described(reader(bytes, piece: piece)) == all, "in pieces of \(piece)")
    }
    return all
  }

  private func described(_ lines: ScriptLines) throws -> [String] {
    var found: [String] = []
    while let line = try lines.next() {
      switch line {
      case .text(let text): found.append("\(lines.number) \(text)")
      case .malformed(let defect): found.append("\(lines.number) \(defect)")
      }
    }
    return found
  }

  /// Returns a reader that provides the bytes in pieces of the given size.
  private func reader(
    _ bytes: [UInt8], piece: Int, bound: Int = ScriptLines.longestLine
  ) -> ScriptLines {
    var rest = bytes[...]
    return ScriptLines(bound: bound) { buffer in
      let next = rest.prefix(min(max(1, piece), buffer.count))
      buffer.copyBytes(from: next)
      rest = rest.dropFirst(next.count)
      return next.count
    }
  }
}
