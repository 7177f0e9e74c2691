import Shell
import Wireframes

extension Picture {
  /// Returns the picture with stars in place of secrets that weren't known when it was drawn.
  ///
  /// Names of elements, classes and numbers stay even if they match a secret, so that the picture
  /// isn't damaged. A secret isn't found if it is divided between two texts, or if an ellipsis
  /// leaves fewer than four bytes of it.
  func hiding(_ secrets: SecretFilter) -> Picture {
    let hidden = MarkupSecrets.hidden(markup, by: secrets)
    let name = secrets.redacted(label)
    guard hidden != markup || name != label else { return self }
    return Picture(width: width, height: height, label: name, markup: hidden)
  }
}

/// Hides secrets in the text of markup, and in the names that attributes give to elements.
private enum MarkupSecrets {
  private static let attribute = Array(" aria-label=\"".utf8)

  static func hidden(_ markup: String, by secrets: SecretFilter) -> String {
    let bytes = Array(markup.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var place = 0
    while place < bytes.count {
      let open = bytes[place...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
      append(bytes[place..<open], to: &result, secrets)
      let end = endOfTag(in: bytes, from: open)
      appendTag(bytes[open..<end], to: &result, secrets)
      place = end
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns the position after a tag, whose attributes may contain `>`.
  private static func endOfTag(in bytes: [UInt8], from start: Int) -> Int {
    var isQuoted = false
    for place in start..<bytes.count {
      if bytes[place] == UInt8(ascii: "\"") { isQuoted.toggle() }
      if bytes[place] == UInt8(ascii: ">"), !isQuoted { return place + 1 }
    }
    return bytes.count
  }

  private static func appendTag(
    _ tag: ArraySlice<UInt8>, to result: inout [UInt8], _ secrets: SecretFilter
  ) {
    guard let name = tag.firstRange(of: attribute) else { return result += tag }
    let rest = tag[name.upperBound...]
    let end = rest.firstIndex(of: UInt8(ascii: "\"")) ?? rest.endIndex
    result += tag[..<name.upperBound]
    append(rest[..<end], to: &result, secrets)
    result += tag[end...]
  }

  private static func append(
    _ text: ArraySlice<UInt8>, to result: inout [UInt8], _ secrets: SecretFilter
  ) {
    if !text.isEmpty { result += secrets.redacted(Array(text)) }
  }
}
