import Shell

extension Escaping {
  /// Escapes text and appends its UTF-8.
  func append(_ text: String, to bytes: inout [UInt8]) {
    var text = text
    text.withUTF8 { append($0, to: &bytes) }
  }

  private func append(_ source: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    var start = 0
    var place = 0
    Self.mayNeedEscaping.withUnsafeBufferPointer { mayNeedEscaping in
      while place < source.count {
        let byte = source[place]
        guard mayNeedEscaping[Int(byte)] else {
          place += 1
          continue
        }
        let (scalar, length) = Self.scalar(in: source, at: place)
        let replacement = length == 1 ? replacement(of: byte) : nil
        // Keep line breaks and tabs that have no replacement.
        let isHidden = Self.isHidden(scalar) && byte != 0x0A && byte != 0x09
        if replacement != nil || isHidden {
          bytes += source[start..<place]
          bytes += (replacement ?? number(of: scalar)).utf8
          start = place + length
        }
        place += length
      }
    }
    bytes += source[start...]
  }

  /// Returns the character at a byte that may need escaping.
  ///
  /// Its continuation bytes always exist, because a string's UTF-8 is always complete.
  static func scalar(
    in source: UnsafeBufferPointer<UInt8>, at place: Int
  ) -> (scalar: UnicodeScalar, length: Int) {
    let byte = source[place]
    let (length, bits): (Int, UInt8) =
      switch byte {
      case 0xF0...: (4, 0x07)
      case 0xE0...: (3, 0x0F)
      case 0xC0...: (2, 0x1F)
      default: (1, 0x7F)
      }
    var scalar = UInt32(byte & bits)
    for offset in 1..<length {
      scalar = scalar << 6 | UInt32(source[place + offset] & 0x3F)
    }
    return (UnicodeScalar(scalar) ?? "\u{FFFD}", length)
  }

  /// Returns the escape sequence for a hidden character.
  private func number(of scalar: UnicodeScalar) -> String {
    switch self {
    case .json: SafeText.escapeSequenceInJSON(of: scalar)
    case .tap, .dot: "\\" + SafeText.escapeSequence(of: scalar)
    case .mermaid: "#92;u#123;\(String(scalar.value, radix: 16, uppercase: true))#125;"
    case .line, .markup, .label: SafeText.escapeSequence(of: scalar)
    }
  }
}
