import Foundation

nonisolated extension SafeText {
  /// Returns whether text with the given bytes appears between quotes in JSON as it is.
  static func isPlainInJSON(_ bytes: UnsafeRawBufferPointer) -> Bool {
    bytes.allSatisfy { isPlain($0) && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
  }

  /// Returns the given string as it appears between quotes in the shell's JSON output, escaped as
  /// `JSONEncoder` and `escapedJSON` do.
  static func inJSON(_ text: String) -> String {
    var json = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": json += "\\\""
      case "\\": json += "\\\\"
      case "\n": json += "\\n"
      case "\r": json += "\\r"
      case "\t": json += "\\t"
      case "\u{8}": json += "\\b"
      case "\u{C}": json += "\\f"
      case "\u{0}"..<" ":
        json += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      case _ where isUnsafe(scalar): json += escapeSequenceInJSON(of: scalar)
      default: json.unicodeScalars.append(scalar)
      }
    }
    return json
  }

  /// Returns the given JSON with unsafe characters escaped, for example as `\u202E`.
  ///
  /// `JSONEncoder` escapes only the control characters below U+0020.
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

  /// The encoder for JSON output.
  ///
  /// Pass its result to `escapedJSON` before printing.
  static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}
