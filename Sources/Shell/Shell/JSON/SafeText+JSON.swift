import Foundation

nonisolated extension SafeText {
  /// Returns a value as JSON that is safe to print, with sorted members.
  static func json(_ value: some Encodable) -> String {
    do {
      return escapedJSON(String(decoding: try encoder.encode(value), as: UTF8.self))
    } catch {
      preconditionFailure("a value can't be written as JSON: \(error)")
    }
  }

  /// Returns the given string as it appears between quotes in JSON.
  static func inJSON(_ text: String) -> String {
    String(Substring(json(text).unicodeScalars.dropFirst().dropLast()))
  }

  /// Returns the given JSON with unsafe characters escaped, for example as `\u202E`.
  ///
  /// `JSONEncoder` escapes only the control characters below U+0020.
  static func escapedJSON(_ json: String) -> String { escaped(json, by: escapeSequenceInJSON) }

  /// The encoder for JSON output.
  ///
  /// Pass its result to `escapedJSON` before printing.
  static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}
