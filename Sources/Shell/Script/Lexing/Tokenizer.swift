/// A tokenizer that splits a line into commands and words.
///
/// Spaces and tabs separate words, `;` separates commands, and `#` begins a comment at the start of
/// a command, and at the start of a word unless a letter, a digit or `_` follows: `#loginButton` is
/// a word, the identifier of an element. Single and double quotes group characters into a word.
/// Outside quotes, a backslash makes the next character literal. Inside double quotes, it does so
/// only before `"`, `\`, and `$`, and `\u{202E}` is the character with this hexadecimal code,
/// unless the code is 0. The word `--` begins a message, which extends to the end of the line.
package struct Tokenizer {
  private let bytes: [UInt8]
  /// The number of bytes read so far.
  package private(set) var position: Int
  /// The byte range of the message after the last command; nil if there is none.
  package private(set) var message: Range<Int>?

  /// Creates a tokenizer that starts at a byte offset of a line.
  package init(_ line: String, from offset: Int = 0) {
    self.init(Array(line.utf8), from: offset)
  }

  /// Creates a tokenizer that starts at an offset of a line's bytes.
  init(_ bytes: [UInt8], from offset: Int) {
    self.bytes = bytes
    position = offset
  }

  /// Whether the whole line has been read.
  package var isAtEnd: Bool { position == bytes.count }

  /// Returns the range of the first word after a byte offset, including quotes and escapes.
  package static func firstWord(of line: String, from offset: Int) -> Range<Int> {
    firstWord(of: Array(line.utf8), from: offset)
  }

  static func firstWord(of line: [UInt8], from offset: Int) -> Range<Int> {
    var start = offset
    while start < line.count, isBlank(line[start]) { start += 1 }
    var end = start
    while end < line.count, !endsWord(line[end]) { end += 1 }
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
        position += 1
        return words
      case UInt8(ascii: "#") where words.isEmpty || !isAtIdentifier:
        position = bytes.count
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
    guard let next = peek(at: 1) else { return false }
    return next == UInt8(ascii: "_") || next >= 0x80
      || UInt8(ascii: "0")...UInt8(ascii: "9") ~= next
      || UInt8(ascii: "a")...UInt8(ascii: "z") ~= next | 0x20
  }

  /// Whether the next word is `--`.
  private var isAtMessage: Bool {
    guard peek(at: 1) == UInt8(ascii: "-"), let next = peek(at: 2) else { return false }
    return Self.isBlank(next)
  }

  private mutating func readMessage() {
    position += 2
    skipBlanks()
    message = isAtEnd ? nil : position..<bytes.count
    position = bytes.count
  }

  private mutating func word() throws(TokenizerError) -> Word {
    let start = position
    var text: [UInt8] = []
    var isQuoted = false
    while let byte = peek(), !Self.endsWord(byte) {
      guard Self.isSpecial(byte) else {
        if isQuoted { text.append(byte) }
        position += 1
        continue
      }
      if !isQuoted {
        text = Array(bytes[start..<position])
        isQuoted = true
      }
      switch byte {
      case UInt8(ascii: "\\"): try escape(into: &text)
      default: try quoted(by: byte, into: &text)
      }
    }
    return Word(
      String(decoding: isQuoted ? text[...] : bytes[start..<position], as: UTF8.self),
      range: start..<position, isQuoted: isQuoted)
  }

  private mutating func escape(into text: inout [UInt8]) throws(TokenizerError) {
    guard let byte = peek(at: 1) else { throw .openBackslash(at: position) }
    text.append(byte)
    position += 2
  }

  private mutating func quoted(
    by quote: UInt8, into text: inout [UInt8]
  ) throws(TokenizerError) {
    let place = position
    position += 1
    while let byte = peek() {
      position += 1
      if byte == quote { return }
      guard byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\""), let next = peek() else {
        text.append(byte)
        continue
      }
      switch next {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "$"):
        text.append(next)
        position += 1
      case UInt8(ascii: "u"):
        if let scalar = takeCode() { text += String(scalar).utf8 } else { text.append(byte) }
      default: text.append(byte)
      }
    }
    throw .openQuote(Character(UnicodeScalar(quote)), at: place)
  }

  /// Reads the rest of an escape, such as `u{202E}`; if it is invalid, reads nothing, returns nil.
  private mutating func takeCode() -> UnicodeScalar? {
    let rest = bytes[position...].prefix(9)
    guard rest.starts(with: "u{".utf8), let end = rest.firstIndex(of: UInt8(ascii: "}"))
    else { return nil }
    let digits = rest[..<end].dropFirst(2)
    guard digits.allSatisfy(Self.isHexadecimal),
      let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
      let scalar = UnicodeScalar(code), scalar != "\0"
    else { return nil }
    position = end + 1
    return scalar
  }

  private mutating func skipBlanks() {
    while let byte = peek(), Self.isBlank(byte) { position += 1 }
  }

  /// Returns the next byte, or one that follows it; nil at the end of the line.
  private func peek(at offset: Int = 0) -> UInt8? {
    position + offset < bytes.count ? bytes[position + offset] : nil
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
