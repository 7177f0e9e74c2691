/// libedit's history file format: a header line, then one line per entry, escaped as strvis(3)
/// does.
nonisolated enum HistoryFormat {
  /// The header line.
  static let cookie = Array("_HiStOrY_V2_".utf8)

  /// Encodes a line for the file.
  ///
  /// The result contains no newline.
  static func encode(_ line: String) -> [UInt8] {
    var encoded: [UInt8] = []
    for byte in line.utf8 {
      switch Unicode.Scalar(byte) {
      case " ", "\t", "\n", "\\":
        encoded.append(UInt8(ascii: "\\"))
        encoded += [6, 3, 0].map { UInt8(ascii: "0") + byte >> $0 & 7 }
      case "\0"..<" ", "\u{7F}":
        encoded += [UInt8(ascii: "\\"), UInt8(ascii: "^"), byte ^ 0x40]
      default:
        encoded.append(byte)
      }
    }
    return encoded
  }

  /// Decodes a line of the file.
  ///
  /// A backslash that doesn't begin a valid escape is preserved.
  static func decode(_ encoded: some Sequence<UInt8>) -> String {
    var decoded: [UInt8] = []
    var rest = Array(encoded)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        decoded.append(byte)
        continue
      }
      if let (value, length) = unescape(rest) {
        decoded.append(value)
        rest = rest.dropFirst(length)
      } else {
        decoded.append(byte)
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  /// Returns the byte that an escape represents, and the escape's length without the backslash.
  private static func unescape(_ text: ArraySlice<UInt8>) -> (value: UInt8, length: Int)? {
    let octal = text.prefix(3).prefix { (UInt8(ascii: "0")...UInt8(ascii: "7")).contains($0) }
    if !octal.isEmpty {
      let value = octal.reduce(0) { $0 * 8 + Int($1 - UInt8(ascii: "0")) }
      return (UInt8(truncatingIfNeeded: value), octal.count)
    }
    guard let kind = text.first else { return nil }
    let operands = Array(text.dropFirst().prefix(2))
    switch (Unicode.Scalar(kind), operands.first.map(Unicode.Scalar.init)) {
    case ("\\", _): return (kind, 1)
    case ("^", .some): return (control(operands[0]), 2)
    case ("M", "^") where operands.count == 2: return (control(operands[1]) | 0x80, 3)
    case ("M", "-") where operands.count == 2: return (operands[1] | 0x80, 3)
    default: return nil
    }
  }

  private static func control(_ byte: UInt8) -> UInt8 {
    byte == UInt8(ascii: "?") ? 0x7F : byte & 0x1F
  }
}
