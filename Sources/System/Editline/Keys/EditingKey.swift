/// A key for which terminals send a sequence that libedit doesn't know, or not in vi's insert mode.
///
/// In that mode, Escape alone is a key, so libedit can't be given the sequence. It gets a character
/// instead that no keyboard has, which is bound in both key maps.
nonisolated enum EditingKey: UInt32, CaseIterable {
  case previousWord = 0x81
  case nextWord, deleteNextWord, lineStart, lineEnd, deleteNextCharacter
  case previousCharacter, nextCharacter

  /// The character that libedit gets for the key.
  var character: Unicode.Scalar { Unicode.Scalar(UInt8(rawValue)) }

  /// The character in the syntax of libedit's command `bind`.
  var octal: String { "\\" + String(rawValue, radix: 8) }

  /// The character as libedit's command `bind` lists it.
  var listed: String { "^" + String(Character(Unicode.Scalar(UInt8(rawValue | 0x40)))) }

  /// The function.
  ///
  /// With vi keys, libedit's own ones for the end of the line, for the next character and for
  /// deleting one keep the cursor on the last character, which is right in vi's command mode only.
  var function: String {
    switch self {
    case .lineEnd: "flow-line-end"
    case .deleteNextCharacter: "flow-delete-next-char"
    case .nextCharacter: "flow-next-char"
    default: functionOfCommands
    }
  }

  /// The function in vi's command mode.
  var functionOfCommands: String {
    switch self {
    case .previousWord: "ed-prev-word"
    case .nextWord: "em-next-word"
    case .deleteNextWord: "em-delete-next-word"
    case .lineStart: "ed-move-to-beg"
    case .lineEnd: "ed-move-to-end"
    case .deleteNextCharacter: "ed-delete-next-char"
    case .previousCharacter: "ed-prev-char"
    case .nextCharacter: "ed-next-char"
    }
  }

  /// The key as people write it; `nil` if libedit lists a key of that name itself.
  var name: String? {
    switch self {
    case .previousWord: "Ctrl-Left"
    case .nextWord: "Ctrl-Right"
    case .deleteNextWord: "Ctrl-Delete"
    case .lineStart, .lineEnd, .deleteNextCharacter, .previousCharacter, .nextCharacter: nil
    }
  }
}
