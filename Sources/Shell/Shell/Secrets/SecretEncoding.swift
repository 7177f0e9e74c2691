/// A way in which an app, a user or a message writes the characters of a text.
///
/// An app shows a secret in a URL, or prints it as a part of JSON or XML. A user quotes it.
nonisolated enum SecretEncoding: CaseIterable {
  /// `%3C`, as in URLs.
  case percent
  /// `&lt;` and `&#60;`, as in XML and HTML.
  case entities
  /// `\n`, `\u00E9` and `\"`, as in JSON.
  case json
  /// Quotes and backslashes that don't count, as in the words of a command.
  case words
  /// `\n` and `\u{1B}`, as `SafeText` writes them.
  case safe

  /// The meaning of some bytes of encoded text.
  enum Unit {
    /// These bytes, the first in the lowest bits; none if the text is ignored.
    case bytes(UInt32, count: Int, end: Int)
    /// The text ends within an escape sequence.
    case cut
  }

  /// Returns whether a byte may not stand for itself.
  func isSpecial(_ byte: UInt8) -> Bool {
    switch self {
    case .percent: byte == UInt8(ascii: "%")
    case .entities: byte == UInt8(ascii: "&")
    case .json, .safe: byte == UInt8(ascii: "\\")
    case .words: byte == UInt8(ascii: "\\") || Self.isQuote(byte)
    }
  }

  private static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }

  /// Returns what the bytes at a position stand for; `nil` if the first one stands for itself.
  func unit(at position: Int, in text: UnsafeRawBufferPointer) -> Unit? {
    let byte = text[position]
    guard isSpecial(byte) else { return nil }
    let escape = EscapeSequence(at: position, in: text)
    switch self {
    case .percent: return escape.percent()
    case .entities: return escape.entity()
    case .json:
      return escape.control(inJSON: true) ?? escape.scalar() ?? escape.utf16() ?? escape.literal()
    case .words where Self.isQuote(byte): return .bytes(0, count: 0, end: position + 1)
    case .words: return escape.scalar() ?? escape.literal()
    case .safe: return escape.control(inJSON: false) ?? escape.scalar()
    }
  }
}
