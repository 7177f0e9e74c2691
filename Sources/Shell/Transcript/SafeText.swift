import Foundation

/// Makes text from an app or a user safe to print.
package nonisolated enum SafeText {
  /// Returns whether a text has nothing to escape.
  package static func isSafe(_ text: String) -> Bool {
    !text.unicodeScalars.contains(where: isUnsafe)
  }

  /// Returns a text with control characters and direction marks escaped: `\n`, `\u{202E}`.
  package static func escaped(_ text: String) -> String {
    if isSafe(text) { return text }
    var safe = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": safe += "\\n"
      case "\r": safe += "\\r"
      case "\t": safe += "\\t"
      case _ where isUnsafe(scalar): safe += escapeSequence(of: scalar)
      default: safe.unicodeScalars.append(scalar)
      }
    }
    return safe
  }

  /// Returns JSON with control characters and direction marks escaped: `\u202E`.
  ///
  /// `JSONEncoder` escapes only the first 32 characters.
  static func escapedJSON(_ json: String) -> String {
    if isSafe(json) { return json }
    var safe = ""
    for scalar in json.unicodeScalars {
      if isUnsafe(scalar) {
        safe += escapeSequenceInJSON(of: scalar)
      } else {
        safe.unicodeScalars.append(scalar)
      }
    }
    return safe
  }

  /// Returns a text as it appears between quotes in the shell's JSON.
  ///
  /// It uses the same encoder as the output, so both escape every character in the same way.
  static func inJSON(_ text: String) -> String {
    do {
      let json = try encoder.encode(text).dropFirst().dropLast()
      return escapedJSON(String(decoding: json, as: UTF8.self))
    } catch {
      preconditionFailure("a text can't be written as JSON: \(error)")
    }
  }

  /// The encoder for JSON output.
  ///
  /// Pass its result to `escapedJSON` before printing.
  static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }

  /// Returns whether a text is printable ASCII, as nearly all text is.
  static func isPlain(_ text: String) -> Bool {
    for byte in text.utf8 where byte < 0x20 || byte >= 0x7F { return false }
    return true
  }

  /// Returns whether a character has an effect instead of a visible form: it controls the terminal,
  /// breaks a line, marks the direction of text, or is the byte order mark.
  package static func isUnsafe(_ scalar: UnicodeScalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0: true
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    case 0x2028, 0x2029, 0xFEFF: true
    default: false
    }
  }

  /// Returns a character as it is escaped in text: `\u{202E}`.
  package static func escapeSequence(of scalar: UnicodeScalar) -> String {
    "\\u{\(digits(of: scalar))}"
  }

  /// Returns a character with at most four digits as it is escaped in JSON: `\u202E`.
  package static func escapeSequenceInJSON(of scalar: UnicodeScalar) -> String {
    let digits = digits(of: scalar)
    return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
  }

  private static func digits(of scalar: UnicodeScalar) -> String {
    String(scalar.value, radix: 16, uppercase: true)
  }
}
