import Foundation

/// The JSON that "flowsh adopt" writes.
enum JSONText {
  /// Returns a value as text with a line for each member, and a newline at the end.
  static func of(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    } catch {
      preconditionFailure("texts and lists of texts can be encoded: \(error)")
    }
  }
}
