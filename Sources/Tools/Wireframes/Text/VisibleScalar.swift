extension Unicode.Scalar {
  /// Whether the character is drawn as an escape such as `\u{202E}`: it controls, is invisible on
  /// its own, overrides the direction, or isn't allowed in XML.
  ///
  /// Joiners and variation selectors, which emoji and some scripts need, are drawn as they are.
  var isEscaped: Bool {
    switch value {
    case 0x20..<0x7F, 0xA0..<0xAD: false
    case 0..<0x20, 0x7F..<0xA0, 0xAD: true
    case 0x061C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180E: true
    case 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F: true
    case 0x3164, 0xFEFF, 0xFFA0, 0xFFF0...0xFFFB, 0xFFFE, 0xFFFF: true
    case 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A: true
    case 0xE0000..<0xE0100, 0xE01F0..<0xE1000: true
    default: false
    }
  }

  /// The escape, such as `\n` or `\u{202E}`.
  var escape: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{" + String(value, radix: 16, uppercase: true) + "}"
    }
  }

  /// Whether the character is a letter of a script that is written from right to left.
  var isRightToLeft: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      properties.isAlphabetic
    default: false
    }
  }
}
