import Glibc

/// A way to write text in which a secret must be found, too.
package nonisolated enum Spelling: CaseIterable {
  case plain, quoted, safe, json, jsonWithSlashes, jsonInASCII, markup, attribute, percent, url

  /// Returns the text that is spelled like this.
  package func read(_ text: String) -> String {
    switch self {
    case .plain: text
    case .quoted, .safe, .json, .jsonWithSlashes, .jsonInASCII:
      Self.decoded(text, UInt8(ascii: "\\"), Self.escape)
    case .markup, .attribute: Self.decoded(text, UInt8(ascii: "&"), Self.entity)
    case .percent, .url: Self.decoded(text, UInt8(ascii: "%"), Self.percent)
    }
  }

  /// Replaces each escape that begins with a given byte with what a closure returns: the decoded
  /// bytes, and the number of bytes after the first that belong to the escape.
  private static func decoded(
    _ text: String, _ lead: UInt8,
    _ body: (_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> (bytes: [UInt8], count: Int)
  ) -> String {
    var text = text
    return text.withUTF8 { all in
      var result: [UInt8] = []
      var place = 0
      while let base = all.baseAddress, place < all.count,
        let found = memchr(base + place, Int32(lead), all.count - place)
      {
        let start = UnsafeRawPointer(found) - UnsafeRawPointer(base)
        result.append(contentsOf: all[place..<start])
        let (bytes, count) = body(all[(start + 1)...])
        result += bytes
        place = start + 1 + count
      }
      result.append(contentsOf: all[min(place, all.count)...])
      return String(decoding: result, as: UTF8.self)
    }
  }

  private static func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>, _ count: Int) -> UInt32? {
    let digits = digits.prefix(count)
    return digits.count == count ? UInt32(String(decoding: digits, as: UTF8.self), radix: 16) : nil
  }

  private static func percent(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> ([UInt8], Int) {
    number(rest, 2).map { ([UInt8($0)], 2) } ?? ([UInt8(ascii: "%")], 0)
  }

  private static func entity(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> ([UInt8], Int) {
    let all = [
      ("lt;", "<"), ("gt;", ">"), ("quot;", "\""), ("#39;", "'"), ("#10;", "\n"), ("amp;", "&"),
    ]
    let found = all.first { rest.starts(with: $0.0.utf8) }
    return found.map { (Array($0.1.utf8), $0.0.utf8.count) } ?? ([UInt8(ascii: "&")], 0)
  }

  /// Decodes an escape of JSON or of the shell.
  private static func escape(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> ([UInt8], Int) {
    func utf8(_ value: UInt32?) -> [UInt8] {
      Array(String(value.flatMap(UnicodeScalar.init) ?? "\u{FFFD}").utf8)
    }
    switch rest.first.map(UnicodeScalar.init) {
    case "n": return ([10], 1)
    case "r": return ([13], 1)
    case "t": return ([9], 1)
    case "b": return ([8], 1)
    case "f": return ([12], 1)
    case "u" where rest.dropFirst().first == UInt8(ascii: "{"):
      let digits = rest.dropFirst(2).prefix { $0 != UInt8(ascii: "}") }
      return (utf8(number(digits, digits.count)), digits.count + 3)
    case "u":
      let (high, low) = (number(rest.dropFirst(), 4) ?? 0, number(rest.dropFirst(7), 4) ?? 0)
      guard 0xD800..<0xDC00 ~= high, 0xDC00..<0xE000 ~= low else { return (utf8(high), 5) }
      return (utf8(0x10000 + (high - 0xD800) << 10 + low - 0xDC00), 11)
    case let other?: return ([UInt8(other.value)], 1)
    case nil: return ([UInt8(ascii: "\\")], 0)
    }
  }
}
