import Shell
import Testing

@testable import Reports

@Suite struct EscapingTests {
  private static let hidden = (UInt32(0)...0x10FFFF).compactMap(UnicodeScalar.init)
    .filter(Escaping.isHidden)

  @Test func `hidden are all unsafe characters, and two that are none of XML's`() {
    #expect(Self.hidden.filter { !SafeText.isUnsafe($0) } == ["\u{FFFE}", "\u{FFFF}"])
  }

  @Test func `a hidden character in a line is written as the shell does`() {
    for scalar in Self.hidden where !["\u{FFFE}", "\u{FFFF}"].contains(scalar) {
      #expect(escaped("a\(scalar)b", .line) == SafeText.escaped("a\(scalar)b"))
    }
  }

  @Test(arguments: [
    (Escaping.line, #"\u{202E}\u{FFFF}"#), (.markup, #"\u{202E}\u{FFFF}"#),
    (.label, #"\u{202E}\u{FFFF}"#), (.tap, #"\\u{202E}\\u{FFFF}"#), (.json, #"\u202E\uFFFF"#),
  ])
  func `each form has its own escape`(escaping: Escaping, expected: String) {
    #expect(escaped("\u{202E}\u{FFFF}", escaping) == expected)
  }

  private func escaped(_ text: String, _ escaping: Escaping) -> String {
    var bytes: [UInt8] = []
    escaping.append(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
