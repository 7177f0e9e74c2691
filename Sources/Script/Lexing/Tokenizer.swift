/// A tokenizer that splits a line into commands and words.
///
/// Spaces and tabs separate words, `;` separates commands, and `#` begins a comment at the start of a
/// command, and at the start of a word unless a letter, a digit or `_` follows: `#loginButton` is a
/// word, the identifier of an element. Single and double quotes group characters into a word. Outside quotes, a backslash
/// makes the next character literal. Inside double quotes, it does so only before `"`, `\`, and
/// `$`, and `\u{202E}` is the character with this hexadecimal code, unless the code is 0. The word
/// `--` begins a message, which extends to the end of the line.
package struct Tokenizer {
  private let bytes: String.UTF8View
  private var index: String.UTF8View.Index
  private var offset = 0
  /// The byte range of the message after the last command; nil if there is none.
  package private(set) var message: Range<Int>?

  /// Creates a tokenizer that starts at a byte offset of a line.
  package init(_ line: String, from offset: Int = 0) {
    bytes = line.utf8
    index = bytes.index(bytes.startIndex, offsetBy: offset)
    self.offset = offset
  }

  /// Whether the whole line has been read.
  package var isAtEnd: Bool { index == bytes.endIndex }

  /// The number of bytes read so far.
  package var position: Int { offset }

  /// Returns the range of the first word after a byte offset, including quotes and escapes.
  package static func firstWord(of line: String, from offset: Int) -> Range<Int> {
    var start = offset
    var end = offset
    for byte in line.utf8.dropFirst(offset) {
      if isBlank(byte), start == end {
        start += 1
      } else if endsWord(byte) {
        break
      }
      end += 1
    }
    return start..<end
  }

  /// Reads the words of the next command and the `;` after it.
  ///
  /// - Throws: `TokenizerError` if the line ends inside quotes or after a backslash.
  /// - Returns: The words. The array is empty for a comment, a blank line, or an empty command
  ///   between two `;`.
  package mutating func nextCommand() throws(TokenizerError) -> [Word] {
    var words: [Word] = []
    while true {
      skipBlanks()
      guard let byte = peek() else { return words }
      switch byte {
      case UInt8(ascii: ";"):
        advance()
        return words
      case UInt8(ascii: "#") where words.isEmpty || !isAtIdentifier:
        while peek() != nil { advance() }
        return words
      case UInt8(ascii: "-") where !words.isEmpty && isAtMessage:
        readMessage()
        return words
      default:
        words.append(try word())
      }
    }
  }

  /// Whether an identifier, rather than a comment, begins with the `#` that is next.
  private var isAtIdentifier: Bool {
    guard let next = bytes[index...].dropFirst().first else { return false }
    return next == UInt8(ascii: "_") || next >= 0x80
      || UInt8(ascii: "0")...UInt8(ascii: "9") ~= next
      || UInt8(ascii: "a")...UInt8(ascii: "z") ~= next | 0x20
  }

  /// Whether the next word is `--`.
  private var isAtMessage: Bool {
    let rest = bytes[index...].dropFirst()
    guard rest.first == UInt8(ascii: "-") else { return false }
    return rest.dropFirst().first.map(Self.isBlank) ?? false
  }

  private mutating func readMessage() {
    advance()
    advance()
    skipBlanks()
    let start = offset
    while peek() != nil { advance() }
    message = start < offset ? start..<offset : nil
  }

  private mutating func word() throws(TokenizerError) -> Word {
    let start = offset
    var text: [UInt8] = []
    var isQuoted = false
    let first = index
    while let byte = peek(), !Self.endsWord(byte) {
      guard Self.isSpecial(byte) else {
        if isQuoted { text.append(byte) }
        advance()
        continue
      }
      if !isQuoted {
        text = Array(bytes[first..<index])
        isQuoted = true
      }
      switch byte {
      case UInt8(ascii: "\\"): try escape(into: &text)
      default: try quoted(by: byte, into: &text)
      }
    }
    let plain = isQuoted ? String(decoding: text, as: UTF8.self) : String(bytes[first..<index])
    return Word(plain ?? "", range: start..<offset, isQuoted: isQuoted)
  }

  private mutating func escape(into text: inout [UInt8]) throws(TokenizerError) {
    let place = offset
    advance()
    guard let byte = peek() else { throw .openBackslash(at: place) }
    text.append(byte)
    advance()
  }

  private mutating func quoted(
    by quote: UInt8, into text: inout [UInt8]
  ) throws(TokenizerError) {
    let place = offset
    advance()
    while let byte = peek() {
      advance()
      if byte == quote { return }
      guard byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\""), let next = peek() else {
        text.append(byte)
        continue
      }
      switch next {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "$"):
        text.append(next)
        advance()
      case UInt8(ascii: "u"):
        if let scalar = takeCode() { text += String(scalar).utf8 } else { text.append(byte) }
      default: text.append(byte)
      }
    }
    throw .openQuote(Character(UnicodeScalar(quote)), at: place)
  }

  /// Reads the rest of an escape, such as `u{202E}`; if it is invalid, reads nothing, returns nil.
  private mutating func takeCode() -> UnicodeScalar? {
    let rest = bytes[index...].prefix(9)
    guard rest.starts(with: "u{".utf8), let end = rest.firstIndex(of: UInt8(ascii: "}")),
      let digits = String(rest[..<end].dropFirst(2)), digits.utf8.allSatisfy(Self.isHexadecimal),
      let scalar = UInt32(digits, radix: 16).flatMap(UnicodeScalar.init), scalar != "\0"
    else { return nil }
    while index != end { advance() }
    advance()
    return scalar
  }

  private mutating func skipBlanks() {
    while let byte = peek(), Self.isBlank(byte) { advance() }
  }

  private func peek() -> UInt8? { index == bytes.endIndex ? nil : bytes[index] }

  private mutating func advance() {
    index = bytes.index(after: index)
    offset += 1
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private static func endsWord(_ byte: UInt8) -> Bool { isBlank(byte) || byte == UInt8(ascii: ";") }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    byte >= 0x30 && byte <= 0x39 || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x66
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"")
  }
}

/// The reason a line can't be split into words.
package enum TokenizerError: Error, Hashable, Sendable {
  /// An unclosed quote at the given byte offset of the line.
  case openQuote(Character, at: Int)
  /// A backslash that ends the line, at the given byte offset.
  case openBackslash(at: Int)
}
