import Foundation

/// A reader of JSON that keeps the line of each value.
///
/// Foundation's decoder doesn't tell the line of a value that has the wrong type.
struct JSONReader {
  /// The reason why a text isn't JSON, and the place.
  struct Defect: Error, Hashable {
    let line: Int
    /// The place among the bytes of the text.
    let place: Int
    let problem: String
  }

  /// The maximum depth of nested arrays and objects.
  private static let deepest = 200

  private let bytes: ArraySlice<UInt8>
  private var place: Int
  private var line = 1
  private var depth = 0

  /// Reads a text that consists of one value.
  static func read(_ bytes: ArraySlice<UInt8>) throws(Defect) -> JSONNode {
    var reader = JSONReader(bytes)
    let node = try reader.value()
    reader.skipSpace()
    guard reader.byte == nil else { throw reader.unexpected("the end of the file") }
    return node
  }

  private init(_ bytes: ArraySlice<UInt8>) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    self.bytes = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes
    place = self.bytes.startIndex
  }

  // MARK: Bytes

  private var byte: UInt8? { place < bytes.endIndex ? bytes[place] : nil }

  private mutating func skipSpace() {
    while let byte, [0x20, 0x09, 0x0A, 0x0D].contains(byte) {
      if byte == 0x0A { line += 1 }
      place += 1
    }
  }

  private mutating func skip(_ expected: Unicode.Scalar) -> Bool {
    skipSpace()
    guard byte == UInt8(ascii: expected) else { return false }
    place += 1
    return true
  }

  private func defect(_ problem: String) -> Defect {
    Defect(line: line, place: place, problem: problem)
  }

  private func unexpected(_ expected: String) -> Defect {
    guard byte != nil else { return defect("expected \(expected), found the end of the file") }
    let rest = String(decoding: bytes[place...].prefix(40), as: UTF8.self)
    guard let first = rest.first, !first.isNewline else {
      return defect("expected \(expected), found the end of the line")
    }
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return defect("expected \(expected), found \"\(word.isEmpty ? String(first) : String(word))\"")
  }

  // MARK: Values

  private mutating func value() throws(Defect) -> JSONNode {
    skipSpace()
    let start = (place, line)
    let value: JSONNode.Value =
      switch byte {
      case UInt8(ascii: "{"): try object()
      case UInt8(ascii: "["): try array()
      case UInt8(ascii: "\""): .string(try string())
      case let byte? where byte == UInt8(ascii: "-") || Self.isDigit(byte): try number()
      default: try word()
      }
    return JSONNode(value: value, line: start.1, range: start.0..<place)
  }

  private mutating func word() throws(Defect) -> JSONNode.Value {
    for (text, value) in [
      ("true", JSONNode.Value.bool(true)), ("false", .bool(false)), ("null", .null),
    ]
    where bytes[place...].starts(with: text.utf8) {
      place += text.utf8.count
      return value
    }
    throw unexpected("a value")
  }

  private mutating func number() throws(Defect) -> JSONNode.Value {
    let text = bytes[place...].prefix { byte in
      Self.isDigit(byte) || "+-.eE".utf8.contains(byte)
    }
    let word = String(decoding: text, as: UTF8.self)
    let form = /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/
    guard word.wholeMatch(of: form) != nil, let number = Double(word), number.isFinite else {
      throw defect("\"\(word)\" is not a number")
    }
    place = text.endIndex
    return .number(number)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private mutating func enter() throws(Defect) {
    depth += 1
    guard depth <= Self.deepest else {
      throw defect("values are nested more than \(Self.deepest) levels deep")
    }
    place += 1
  }

  private mutating func array() throws(Defect) -> JSONNode.Value {
    try enter()
    defer { depth -= 1 }
    var elements: [JSONNode] = []
    if skip("]") { return .array(elements) }
    repeat {
      skipSpace()
      if byte == UInt8(ascii: "]") { throw defect("expected a value after the comma, found \"]\"") }
      elements.append(try value())
    } while skip(",")
    guard skip("]") else { throw unexpected("\",\" or \"]\"") }
    return .array(elements)
  }

  private mutating func object() throws(Defect) -> JSONNode.Value {
    try enter()
    defer { depth -= 1 }
    var members: [JSONNode.Member] = []
    if skip("}") { return .object(members) }
    repeat {
      skipSpace()
      let (line, start) = (line, place)
      guard byte == UInt8(ascii: "\"") else { throw unexpected("a key in quotes") }
      let name = try string()
      guard skip(":") else { throw unexpected("\":\" after \"\(name)\"") }
      members.append(JSONNode.Member(name: name, line: line, place: start, node: try value()))
    } while skip(",")
    guard skip("}") else { throw unexpected("\",\" or \"}\"") }
    return .object(members)
  }

  /// Reads a string by finding its end and leaving the escapes to Foundation.
  private mutating func string() throws(Defect) -> String {
    let start = place
    place += 1
    while let byte, byte != UInt8(ascii: "\"") {
      guard byte != 0x0A, byte != 0x0D else {
        throw defect("a string has no closing quote on its line")
      }
      guard byte >= 0x20 else {
        throw defect("a string has a control character; write \\t or \\u…")
      }
      place += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    guard byte != nil else { throw defect("a string has no closing quote") }
    place += 1
    guard let text = try? JSONDecoder().decode(String.self, from: Data(bytes[start..<place])) else {
      throw defect("a string has an invalid escape or isn't UTF-8")
    }
    return text
  }
}
