/// A sequence of characters, beginning with Escape, that a terminal sends for a single key.
nonisolated struct EscapeSequence: Equatable {
  /// The result of looking for a sequence at the beginning of bytes.
  enum Match: Equatable {
    /// The bytes begin with a sequence of this length.
    case whole(length: Int)
    /// The bytes may be the beginning of a sequence.
    case part
    case none
  }

  /// The maximum length of a sequence.
  private static let mostBytes = 32

  /// All characters.
  let text: String

  /// Whether another Escape precedes the sequence, which some terminals send for Alt.
  var hasAltPrefix: Bool { text.utf8.dropFirst().first == 0x1B }

  /// The sequence after that Escape; `nil` if there is none.
  var withoutAltPrefix: EscapeSequence? {
    hasAltPrefix ? EscapeSequence(text: String(text.dropFirst())) : nil
  }

  /// Looks for a sequence at the beginning of bytes.
  ///
  /// A sequence is `ESC [`, parameters, and a final character; or `ESC O`, digits, and a letter.
  static func match(_ bytes: ArraySlice<UInt8>) -> Match {
    var rest = bytes
    guard rest.popFirst() == 0x1B else { return .none }
    if rest.first == 0x1B { rest.removeFirst() }
    switch rest.popFirst() {
    case nil: return .part
    case UInt8(ascii: "["):
      // The Linux console sends "[[A" for F1.
      if rest.first == UInt8(ascii: "[") {
        rest.removeFirst()
      } else {
        rest = rest.drop { (0x20...0x3F).contains($0) }
      }
      return match(end: rest, in: bytes) { (0x40...0x7E).contains($0) }
    case UInt8(ascii: "O"):
      rest = rest.drop { (0x30...0x3B).contains($0) }
      return match(end: rest, in: bytes) { (0x41...0x5A).contains($0 & 0xDF) }
    default: return .none
    }
  }

  private static func match(
    end rest: ArraySlice<UInt8>, in bytes: ArraySlice<UInt8>, _ isFinal: (UInt8) -> Bool
  ) -> Match {
    guard rest.startIndex - bytes.startIndex < mostBytes else { return .none }
    guard let last = rest.first else { return .part }
    return isFinal(last) ? .whole(length: rest.startIndex + 1 - bytes.startIndex) : .none
  }

  /// The editing key that sends the sequence; `nil` if it is another key.
  ///
  /// xterm adds the modifiers of a key to its parameters; rxvt changes the final character.
  var editingKey: EditingKey? {
    let characters = Array(text.unicodeScalars.drop { $0 == "\u{1B}" })
    guard characters.count > 1, let final = characters.last else { return nil }
    let parameters = String(String.UnicodeScalarView(characters[1..<(characters.count - 1)]))
      .split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
    let modifier = final == "~" && parameters.count < 2 ? nil : parameters.last ?? nil
    // Bits beside 1, which is Shift.
    let isModified = hasAltPrefix || modifier.map { ($0 &- 1) & ~1 != 0 } ?? false
    let isPlain = !hasAltPrefix && (modifier ?? 1) == 1
    switch final {
    case "D" where isModified, "d" where characters[0] == "O": return .previousWord
    case "C" where isModified, "c" where characters[0] == "O": return .nextWord
    case "D" where isPlain: return .previousCharacter
    case "C" where isPlain: return .nextCharacter
    case "~" where parameters.first == 3 && isModified, "^" where parameters == [3]:
      return .deleteNextWord
    case "H" where isPlain: return .lineStart
    case "F" where isPlain: return .lineEnd
    case "~" where isPlain:
      switch parameters.first {
      case 1, 7: return .lineStart
      case 3: return .deleteNextCharacter
      case 4, 8: return .lineEnd
      default: return nil
      }
    default: return nil
    }
  }
}
