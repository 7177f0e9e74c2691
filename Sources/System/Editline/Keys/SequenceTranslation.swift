/// The translation of sequences of keys to those that libedit gets.
///
/// libedit would insert the end of a sequence that it doesn't know into the line.
nonisolated struct SequenceTranslation {
  /// The sequences that libedit knows, including those of the user's `.editrc`.
  private let known: Set<String>
  /// The sequences that the user's `.editrc` binds.
  private let own: Set<String>
  private let hasViKeys: Bool
  /// The unread characters of the last sequence.
  private var rest: [Unicode.Scalar] = []

  /// The use that libedit makes of the next character.
  enum Reader {
    /// It looks for a key.
    case line
    /// It looks for a key, or ends the search of the history at an Escape.
    case search
    /// It inserts it, after Ctrl-V.
    case quoting
  }

  /// Creates a translation.
  ///
  /// - Parameters:
  ///   - known: The sequences that libedit knows.
  ///   - own: Those of them that the user's `.editrc` binds.
  ///   - hasViKeys: Whether the keys are those of vi.
  init(known: Set<String>, own: Set<String> = [], hasViKeys: Bool) {
    self.known = known
    self.own = own
    self.hasViKeys = hasViKeys
  }

  /// Removes and returns the next character for the last sequence; `nil` if there is none.
  mutating func next() -> Unicode.Scalar? { rest.isEmpty ? nil : rest.removeFirst() }

  /// Takes a sequence and returns the first character for it; `nil` if the key does nothing.
  mutating func take(_ sequence: EscapeSequence, for reader: Reader) -> Unicode.Scalar? {
    rest = characters(for: sequence, reader)
    return next()
  }

  private func characters(for sequence: EscapeSequence, _ reader: Reader) -> [Unicode.Scalar] {
    let all = Array(sequence.text.unicodeScalars)
    if reader == .quoting { return all }
    // With vi keys, the first Escape may be that key, and the second one begins another key's
    // sequence.
    if hasViKeys, !own.contains(sequence.text), let second = sequence.withoutAltPrefix {
      let characters = characters(for: second, .line)
      // While Escape begins sequences of the user's own, libedit doesn't know it alone.
      return own.contains(second.text) ? characters : ["\u{1B}"] + characters
    }
    let isKnown = own.contains(sequence.text) || !hasViKeys && known.contains(sequence.text)
    if !isKnown, let key = sequence.editingKey { return [key.character] }
    guard known.contains(sequence.text) else { return [] }
    return reader == .search ? ["\u{1B}"] + all : all
  }

  /// Discards the unread characters.
  mutating func removeAll() { rest = [] }
}
