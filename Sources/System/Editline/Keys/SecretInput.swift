/// A secret that is being typed.
nonisolated struct SecretInput {
  /// The action to take after a key press.
  enum Step: Equatable {
    case more
    case suspend
    case done(LineOutcome)
  }

  private(set) var text = ""
  private var sequence: [Unicode.Scalar] = []

  /// Appends text unchanged.
  mutating func append(_ text: String) {
    self.text += text
  }

  /// Handles a key.
  mutating func take(_ key: Unicode.Scalar) -> Step {
    if isPartOfSequence(key) { return .more }
    switch key {
    case "\n", "\r": return .done(.line(text))
    case "\u{3}": return .done(.interrupted)
    case "\u{4}": return text.isEmpty ? .done(.endOfInput) : .more
    case "\u{1A}": return .suspend
    case "\u{8}", "\u{7F}": _ = text.popLast()
    case "\u{15}": text = ""
    case _ where key.value < 0x20: break
    default: text.unicodeScalars.append(key)
    }
    return .more
  }

  /// Returns whether a key belongs to an escape sequence, such as that of an arrow key.
  ///
  /// A sequence consists of `ESC [` or `ESC O`, parameters, and a letter. It isn't part of the
  /// secret.
  private mutating func isPartOfSequence(_ key: Unicode.Scalar) -> Bool {
    switch sequence.count {
    case 0:
      guard key == "\u{1B}" else { return false }
      sequence = [key]
    case 1:
      guard key == "[" || key == "O" else {
        sequence = key == "\u{1B}" ? [key] : []
        return !sequence.isEmpty
      }
      sequence.append(key)
    default:
      guard key.value >= 0x20 else {
        sequence = []
        return false
      }
      if (0x40...0x7E).contains(key.value) { sequence = [] }
    }
    return true
  }
}
