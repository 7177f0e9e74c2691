import Shell
import Testing

@testable import Reports

@Suite struct EscapingTests {
  /// The hidden ones of all characters except ideographs and characters for private use, of which
  /// every 61st is enough.
  private static let hidden = [
    stride(from: UInt32(0), through: 0x1FFFF, by: 1),
    stride(from: 0x20000, through: 0xDFFFF, by: 61), stride(from: 0xE0000, through: 0xE0FFF, by: 1),
    stride(from: 0xE1000, through: 0x10FFFF, by: 61),
  ].joined().compactMap(UnicodeScalar.init).filter(Escaping.isHidden)

  @Test func `all unsafe characters and two that XML doesn't allow are hidden`() {
    #expect(Self.hidden.filter { !SafeText.isUnsafe($0) } == ["\u{FFFE}", "\u{FFFF}"])
  }

  @Test func `a hidden character in a line is escaped as in the shell`() {
    for scalar in Self.hidden where !["\u{FFFE}", "\u{FFFF}"].contains(scalar) {
      #expect(escaped("a\(scalar)b", .line) == SafeText.escaped("a\(scalar)b"))
    }
  }

  @Test(arguments: [
    (Escaping.line, #"\u{202E}\u{FFFF}"#), (.markup, #"\u{202E}\u{FFFF}"#),
    (.label, #"\u{202E}\u{FFFF}"#), (.tap, #"\\u{202E}\\u{FFFF}"#), (.json, #"\u202E\uFFFF"#),
  ])
  func `each context has its own escape sequence`(escaping: Escaping, expected: String) {
    #expect(escaped("\u{202E}\u{FFFF}", escaping) == expected)
  }

  private func escaped(_ text: String, _ escaping: Escaping) -> String {
    var bytes: [UInt8] = []
    escaping.append(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
