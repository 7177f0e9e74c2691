import Foundation
import Glibc
import Script
import Shell
import TestSupport
import ToolSupport

/// A reproducible source of random text.
nonisolated struct SeededGenerator: RandomNumberGenerator {
  private var numbers: SplitMix64

  init(seed: UInt64) { numbers = SplitMix64(seed: seed) }

  mutating func next() -> UInt64 { numbers.next() }

  /// Returns random text of up to `bytes` bytes of UTF-8, including characters of every kind that a
  /// sink escapes.
  mutating func text(bytes: Int) -> String {
    var text = String.UnicodeScalarView()
    var count = 0
    let kinds = Int.random(in: 1...Self.scalars.count, using: &self)
    while let range = Self.scalars.prefix(kinds).randomElement(using: &self),
      let scalar = UnicodeScalar(UInt32.random(in: range, using: &self))
    {
      count += UTF8.width(scalar)
      if count > bytes { break }
      text.append(scalar)
    }
    return String(text)
  }

  /// Returns a random secret of 4 to 200 bytes.
  mutating func secret() -> String {
    while true {
      let longest = Self.lengths.randomElement(using: &self) ?? 6
      let secret = text(bytes: Int.random(in: 4...longest, using: &self))
      if !SecretFilter.isTooShort(secret) { return secret }
    }
  }

  /// Returns spellings that a sink applies one after another: those of text, then that of a format.
  mutating func spellings() -> [Spelling] {
    let format = [Spelling.plain, .json, .jsonWithSlashes, .jsonInASCII, .markup, .attribute]
      .randomElement(using: &self)
    // No other spelling precedes this one: the shell never writes ASCII-only JSON itself.
    if format == .jsonInASCII { return [.jsonInASCII] }
    let ofText = [Spelling.percent, .url, .quoted, .safe].filter { _ in
      Int.random(in: 0..<3, using: &self) == 0
    }
    return ofText + [format ?? .plain]
  }

  private static let lengths = [6, 6, 8, 8, 12, 12, 12, 12, 16, 16, 16, 16, 24, 24, 40, 200]

  private static let scalars: [ClosedRange<UInt32>] = [
    0x61...0x7A, 0x21...0x2F, 0x30...0x46, 0x5B...0x60, 0x22...0x27, 0x20...0x20, 0x7B...0x7E,
    0x6E...0x75, 0x01...0x1F, 0x7F...0x9F, 0xC0...0x24F, 0x300...0x36F, 0x4E00...0x4E50,
    0x1F600...0x1F64F, 0x2028...0x202E, 0x200B...0x200F, 0xE0001...0xE007F, 0x2026...0x2026,
    0xFEFF...0xFEFF, 0x10FFF0...0x10FFFD,
  ]
}

/// Ways to write text, whose inverses don't use the filter's code.
nonisolated extension Spelling {
  func write(_ text: String, _ generator: inout SeededGenerator) -> String {
    switch self {
    case .plain: return text
    case .quoted: return Quoting.escaped(text)
    case .safe: return SafeText.escaped(text)
    case .json, .jsonWithSlashes:
      let encoder = JSONEncoder()
      if self == .json { encoder.outputFormatting = .withoutEscapingSlashes }
      let json = (try? encoder.encode(text)) ?? Data()
      return String(decoding: json.dropFirst().dropLast(), as: UTF8.self)
    case .jsonInASCII:
      return text.utf16.map { "\\u" + Self.hexadecimal(Int($0), width: 4) }.joined()
    case .markup, .attribute:
      return text.unicodeScalars.map { scalar in
        switch scalar {
        case "<": "&lt;"
        case ">": "&gt;"
        case "&": "&amp;"
        case "\"" where self == .attribute: "&quot;"
        case "'" where self == .attribute: "&#39;"
        case "\n" where self == .attribute: "&#10;"
        default: String(scalar)
        }
      }.joined()
    case .percent:
      return text.utf8.map { byte in
        // Leave some characters as they are, but only whole ones.
        let isKept = byte < 0x80 && byte != UInt8(ascii: "%") && Bool.random(using: &generator)
        return isKept ? String(UnicodeScalar(byte)) : "%" + Self.hexadecimal(Int(byte), width: 2)
      }.joined()
    case .url:
      return text.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) ?? ""
    }
  }

  private static func hexadecimal(_ number: Int, width: Int) -> String {
    let digits = String(number, radix: 16, uppercase: number.isMultiple(of: 2))
    return String(repeating: "0", count: width - digits.utf8.count) + digits
  }
}
