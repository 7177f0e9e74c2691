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

  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { byte in
      byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "&") && byte != UInt8(ascii: "<")
        && byte != UInt8(ascii: ">") && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "'")
        || byte == 0x0A
    }
  }

  /// A text in an attribute, where a new line would become a blank.
  static func attribute(_ text: String) -> String {
    let escaped = escaped(text)
    return escaped.utf8.contains(0x0A) ? escaped.replacing("\n", with: "&#10;") : escaped
  }
}
