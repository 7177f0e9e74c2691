import Foundation
import Testing

@testable import Shell

@Suite struct SafeTextTests {
  @Test func `controls, line separators, direction marks and the byte order mark are unsafe`() {
    let wrong = Self.scalars.filter { scalar in
      let properties = scalar.properties
      let isUnsafe =
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: properties.isBidiControl || scalar == "\u{FEFF}"
        }
      return SafeText.isUnsafe(scalar) != isUnsafe
    }
    #expect(wrong == [])
  }

  @Test func `every unsafe character is decoded correctly from JSON`() throws {
    let text = String(String.UnicodeScalarView(Self.scalars.filter(SafeText.isUnsafe)))
    let json = SafeText.inJSON(text)
    #expect(json.utf8.allSatisfy { (0x20..<0x7F).contains($0) })
    #expect(try JSONDecoder().decode(String.self, from: Data("\"\(json)\"".utf8)) == text)
  }

  private static let scalars = (UInt32(0)...0x10FFFF).compactMap(UnicodeScalar.init)
}
