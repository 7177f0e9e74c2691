import Foundation

nonisolated extension SecretFilter {
  /// Returns a line of JSON with stars in place of secrets in its strings.
  ///
  /// Keys, numbers and punctuation stay as they are, so the result is valid JSON with the same
  /// structure.
  func redacted(json: String) -> String {
    guard !isEmpty else { return json }
    let bytes = Array(json.utf8)
    var result: [UInt8] = []
    var end = 0
    for string in Self.strings(in: bytes) {
      let content = String(decoding: bytes[string], as: UTF8.self)
      let text = Self.decoded(content)
      guard finds(in: text) else { continue }
      result += bytes[end..<string.lowerBound]
      result += SafeText.inJSON(redacted(text)).utf8
      end = string.upperBound
    }
    return String(decoding: result + bytes[end...], as: UTF8.self)
  }

  /// Returns the text that the content of a string in JSON stands for.
  private static func decoded(_ content: String) -> String {
    guard content.utf8.contains(UInt8(ascii: "\\")) else { return content }
    let json = Data("\"\(content)\"".utf8)
    return (try? JSONDecoder().decode(String.self, from: json)) ?? stars
  }

  /// Returns the ranges of the contents of all strings that aren't keys.
  private static func strings(in json: [UInt8]) -> [Range<Int>] {
    var strings: [Range<Int>] = []
    var start: Int?
    var place = 0
    while place < json.count {
      switch json[place] {
      case UInt8(ascii: "\\"): place += 1
      case UInt8(ascii: "\""):
        if let first = start {
          let isKey = place + 1 < json.count && json[place + 1] == UInt8(ascii: ":")
          if !isKey { strings.append(first..<place) }
          start = nil
        } else {
          start = place + 1
        }
      default: break
      }
      place += 1
    }
    return strings
  }
}
