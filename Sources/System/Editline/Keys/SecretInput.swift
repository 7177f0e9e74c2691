/// A secret that is being typed.
nonisolated struct SecretInput {
  /// The action to take after a key press.
  enum Step: Equatable {
    case more
    case suspend
    case done(LineOutcome)
  }

  private(set) var text = ""

  /// Appends text unchanged.
  mutating func append(_ text: String) {
    self.text += text
  }

  /// Handles a key.
  mutating func take(_ key: Unicode.Scalar) -> Step {
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
}
