/// Text in XML and HTML.
nonisolated enum Markup {
  /// A text with what means something in markup escaped, and with what XML can't hold, or nobody can
  /// see, as a picture or a code.
  static func escaped(_ text: String) -> String {
    guard !isPlain(text) else { return text }
    var escaped = ""
    escaped.reserveCapacity(text.utf8.count + 16)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\n", "\t": escaped.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20:
        // The picture of a control character.
        escaped.unicodeScalars.append(UnicodeScalar(0x2400 + scalar.value) ?? "\u{FFFD}")
      case "\u{7F}": escaped += "\u{2421}"
      case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}", "\u{200E}", "\u{200F}", "\u{61C}",
        "\u{80}"..."\u{9F}":
        escaped += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      case "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// Whether nothing is to be escaped; most texts are so, and asked byte by byte it costs little.
  private static func isPlain(_ text: String) -> Bool {
    var before: UInt8 = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
        UInt8(ascii: "'"), 0x7F:
        return false
      case 0..<0x20: if byte != 0x0A { return false }
      // What follows these first bytes may be a control character, a mark of direction, no character.
      case 0x80..<0xA0: if before == 0xC2 || before == 0xD8 || before == 0xEF { return false }
      default: break
      }
      // U+200E to U+2069 begin so; arrows, dashes and bullets too, but for the second byte.
      if before == 0xE2, byte == 0x80 || byte == 0x81 { return isPlainPunctuation(text) }
      before = byte
    }
    return true
  }

  private static func isPlainPunctuation(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "&", "<", ">", "\"", "'", "\u{0}"..."\u{9}", "\u{B}"..."\u{1F}", "\u{7F}"..."\u{9F}",
        "\u{200E}", "\u{200F}", "\u{61C}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}",
        "\u{FFFE}", "\u{FFFF}":
        false
      default: true
      }
    }
  }

  /// A text in an attribute, where a new line would become a blank.
  static func attribute(_ text: String) -> String {
    let escaped = escaped(text)
    return escaped.utf8.contains(0x0A) ? escaped.replacing("\n", with: "&#10;") : escaped
  }
}
