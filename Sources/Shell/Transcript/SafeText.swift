import Foundation

/// Text from an app or a person, made safe to print.
package nonisolated enum SafeText {
  /// The text with what could act on a terminal or turn its direction written out: `\n`, `\u{202E}`.
  package static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
    var safe = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": safe += "\\n"
      case "\r": safe += "\\r"
      case "\t": safe += "\\t"
      case _ where isUnsafe(scalar):
        safe += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: safe.unicodeScalars.append(scalar)
      }
    }
    return safe
  }

  /// JSON with what could act on a terminal or turn its direction written out: `\u202E`.
  ///
  /// An encoder leaves all but the first 32 as they are.
  static func escapedJSON(_ json: String) -> String {
    guard json.unicodeScalars.contains(where: isUnsafe) else { return json }
    var safe = ""
    for scalar in json.unicodeScalars {
      if isUnsafe(scalar) {
        // Those that are unsafe take four digits at most.
        let digits = String(scalar.value, radix: 16, uppercase: true)
        safe += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      } else {
        safe.unicodeScalars.append(scalar)
      }
    }
    return safe
  }

  /// The text as it stands between the quotes of the JSON that the shell writes.
  ///
  /// The encoder itself is asked, so that both write each character in the same way.
  static func inJSON(_ text: String) -> String {
    do {
      let json = try encoder.encode(text).dropFirst().dropLast()
      return escapedJSON(String(decoding: json, as: UTF8.self))
    } catch {
      preconditionFailure("a text can't be written as JSON: \(error)")
    }
  }

  /// Writes values as JSON, of which `escapedJSON` makes what is printed.
  static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }

  /// Whether the text is printable ASCII, as nearly all is.
  static func isPlain(_ text: String) -> Bool {
    for byte in text.utf8 where byte < 0x20 || byte >= 0x7F { return false }
    return true
  }

  private static func isUnsafe(_ scalar: UnicodeScalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0: true
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    case 0x2028, 0x2029, 0xFEFF: true
    default: false
    }
  }
}
