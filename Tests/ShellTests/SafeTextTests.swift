import Foundation
import Testing

@testable import Shell

@Suite struct SafeTextTests {
  @Test(.bug(id: "F26")) func `controls, line separators and invisible characters are unsafe`() {
    let wrong = Self.scalars.filter { scalar in
      let properties = scalar.properties
      let isUnsafe =
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        case .nonspacingMark where properties.isDefaultIgnorableCodePoint:
          // Vowels of Khmer, which are always invisible.
          ["\u{17B4}", "\u{17B5}"].contains(scalar)
        default:
          properties.isDefaultIgnorableCodePoint && !["\u{200C}", "\u{200D}"].contains(scalar)
            || ("\u{FFF9}"..."\u{FFFB}").contains(scalar)
        }
      return SafeText.isUnsafe(scalar) != isUnsafe
    }
    #expect(wrong == [])
  }

  @Test func `emoji of several characters are safe`() {
    for emoji in ["👩‍👩‍👧", "❤️", "🇩🇪", "👍🏽"] { #expect(SafeText.isSafe(emoji)) }
  }

  @Test func `every unsafe character is decoded correctly from JSON`() throws {
    let text = String(String.UnicodeScalarView(Self.scalars.filter(SafeText.isUnsafe)))
    let json = SafeText.inJSON(text)
    #expect(json.utf8.allSatisfy { (0x20..<0x7F).contains($0) })
    #expect(try JSONDecoder().decode(String.self, from: Data("\"\(json)\"".utf8)) == text)
  }

  @Test func `printable ASCII is plain`() {
    for byte in UInt8.min...UInt8.max {
      [UInt8(ascii: "~"), byte, UInt8(ascii: " ")].withUnsafeBytes {
        #expect(SafeText.isPlain($0) == (byte >= 0x20 && byte < 0x7F))
      }
    }
  }

  /// The planes with controls and invisible characters, and a sample of the others.
  private static let scalars =
    [0...0x1FFFF, 0xE0000...0xE0FFF].flatMap { $0.compactMap(UnicodeScalar.init) }
    + stride(from: UInt32(0x20000), through: 0x10FFFF, by: 0x3FF).compactMap(UnicodeScalar.init)
}
