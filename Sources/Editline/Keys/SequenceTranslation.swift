/// What libedit gets for the sequences of keys.
///
/// libedit would insert the end of a sequence that it doesn't know into the line.
nonisolated struct SequenceTranslation {
  /// The sequences that libedit knows, including those of the user's `.editrc`.
  private let known: Set<String>
  private let hasViKeys: Bool
  /// The unread characters of a sequence that libedit knows.
  private var rest = Substring.UnicodeScalarView()

  /// Creates a translation.
  ///
  /// - Parameters:
  ///   - known: The sequences that libedit knows.
  ///   - hasViKeys: Whether the keys are those of vi.
  init(known: Set<String>, hasViKeys: Bool) {
    self.known = known
    self.hasViKeys = hasViKeys
  }

  /// Removes and returns the next character of the last sequence; `nil` if there is none.
  mutating func next() -> Unicode.Scalar? { rest.popFirst() }

  /// Takes a sequence and returns its first character; `nil` if the key does nothing.
  mutating func take(_ sequence: EscapeSequence) -> Unicode.Scalar? {
    // In vi mode, the first Escape may be that key, and the second one begins the sequence of an arrow key.
    let isTwoKeys = sequence.hasAltPrefix && hasViKeys
    guard isTwoKeys || known.contains(sequence.text) else {
      return sequence.editingKey?.character
    }
    rest = sequence.text.unicodeScalars[...]
    return rest.popFirst()
  }

  /// Discards the unread characters.
  mutating func removeAll() { rest = Substring.UnicodeScalarView() }
}
