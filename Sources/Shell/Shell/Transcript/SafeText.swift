/// Functions that make text from an app or a user safe to print.
package nonisolated enum SafeText {
  /// Returns whether a string has no characters to escape.
  package static func isSafe(_ text: String) -> Bool {
    !text.unicodeScalars.contains(where: isUnsafe)
  }

  /// Returns the given string with unsafe characters escaped, for example as `\n` or `\u{202E}`.
  package static func escaped(_ text: String) -> String {
    escaped(text) { scalar in
      switch scalar {
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      default: escapeSequence(of: scalar)
      }
    }
  }

  /// Returns the given string in quotes, with unsafe characters escaped.
  package static func inQuotes(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// Returns the given string with unsafe characters replaced by the results of a closure.
  static func escaped(_ text: String, by escape: (UnicodeScalar) -> String) -> String {
    if isSafe(text) { return text }
    var safe = ""
    for scalar in text.unicodeScalars {
      if isUnsafe(scalar) {
        safe += escape(scalar)
      } else {
        safe.unicodeScalars.append(scalar)
      }
    }
    return safe
  }

  /// Returns whether bytes are printable ASCII, which never needs escaping.
  static func isPlain(_ bytes: UnsafeRawBufferPointer) -> Bool {
    bytes.allSatisfy { 0x20..<0x7F ~= $0 }
  }

  /// Returns whether a character must be escaped.
  ///
  /// The unsafe characters are control characters, line and paragraph separators, annotation marks,
  /// and characters that are invisible on their own (Unicode's default-ignorable characters), such
  /// as direction marks, the byte order mark and tags. Characters that emoji and some scripts need
  /// to be displayed correctly are safe: joiners and variation selectors.
  package static func isUnsafe(_ scalar: UnicodeScalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFFF9...0xFFFB: true
    case 0xAD, 0x061C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180E: true
    case 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x206F: true
    case 0x3164, 0xFEFF, 0xFFA0, 0xFFF0...0xFFF8: true
    case 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A: true
    case 0xE0000..<0xE0100, 0xE01F0..<0xE1000: true
    default: false
    }
  }

  /// Returns the escape sequence for a character in text, such as `\u{202E}`.
  package static func escapeSequence(of scalar: UnicodeScalar) -> String {
    "\\u{\(digits(of: scalar.value))}"
  }

  /// Returns the escape sequence for a character in JSON, such as `\u202E` or `\uDB40\uDC01`.
  package static func escapeSequenceInJSON(of scalar: UnicodeScalar) -> String {
    (UTF16.encode(scalar) ?? .init()).map { unit in
      let digits = digits(of: UInt32(unit))
      return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
    }.joined()
  }

  private static func digits(of value: UInt32) -> String {
    String(value, radix: 16, uppercase: true)
  }
}
