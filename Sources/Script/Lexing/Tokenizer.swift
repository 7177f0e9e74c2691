/// Splits a line into commands and words.
///
/// Blanks part words, `;` parts commands, `#` at the beginning of a word begins a comment. Single
/// and double quotes keep all within together; a backslash takes the next character as it is,
/// outside quotes and within double ones, where only `"`, `\` and `$` need it. Two dashes by
/// themselves begin a message, which is all the rest of the line as it stands.
package struct Tokenizer {
  private let bytes: String.UTF8View
  private var index: String.UTF8View.Index
  private var offset = 0
  /// The bytes of the message behind the command that was read last, nil where there is none.
  package private(set) var message: Range<Int>?

  /// Reads a line from a byte on.
  package init(_ line: String, from offset: Int = 0) {
    bytes = line.utf8
    index = bytes.index(bytes.startIndex, offsetBy: offset)
    self.offset = offset
  }

  /// Whether the line is read to its end.
  package var isAtEnd: Bool { index == bytes.endIndex }

  /// How many bytes of the line have been read.
  package var position: Int { offset }

  /// Where the first word from a byte on stands, quotes and escapes included as they are.
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

  /// Reads the words of the next command, past the `;` that ends it.
  ///
  /// - Throws: `TokenizerError` where a quote or a backslash is open at the end of the line.
  /// - Returns: the words; none for a comment, a blank line, or nothing between two `;`.
  package mutating func nextCommand() throws(TokenizerError) -> [Word] {
    var words: [Word] = []
    while true {
      skipBlanks()
      guard let byte = peek() else { return words }
      switch byte {
      case UInt8(ascii: ";"):
        advance()
        return words
      case UInt8(ascii: "#"):
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

  /// Whether two dashes stand here by themselves.
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
      if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\""), let next = peek(),
        next == UInt8(ascii: "\"") || next == UInt8(ascii: "\\") || next == UInt8(ascii: "$")
      {
        text.append(next)
        advance()
      } else {
        text.append(byte)
      }
    }
    throw .openQuote(Character(UnicodeScalar(quote)), at: place)
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

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"")
  }
}

/// What keeps a line from being split into words.
package enum TokenizerError: Error, Hashable, Sendable {
  /// A quote that nothing closes, at a byte of the line.
  case openQuote(Character, at: Int)
  /// A backslash with nothing behind it, at a byte of the line.
  case openBackslash(at: Int)
}
