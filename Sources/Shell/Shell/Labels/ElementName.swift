import Script

/// The text of an element, or its identifier after `#`; a regular expression between slashes may
/// stand for either.
struct ElementName {
  private let pattern: TextPattern
  private let isIdentifier: Bool

  /// The name without quotes.
  var text: String { isIdentifier ? "#\(pattern.text)" : pattern.text }

  /// The name as it is shown.
  var shown: String { isIdentifier ? text : pattern.shown }

  /// Reads words, which are joined by single spaces.
  ///
  /// - Throws: A usage error if an expression is invalid.
  init(_ words: ArraySlice<Word>, of invocation: Invocation) throws(CommandError) {
    isIdentifier = words.first?.text.hasPrefix("#") ?? false
    guard isIdentifier else {
      pattern = try TextPattern(words, of: invocation, isLoose: true)
      return
    }
    let text = words.map(\.text).joined(separator: " ")
    pattern = try TextPattern(reading: String(text.dropFirst()), of: invocation, isLoose: true)
  }

  /// Returns the places of the elements that have the name.
  ///
  /// - Throws: `CommandError.interrupted` if the user has interrupted a match that takes long.
  func places(in all: [ShownElement], _ shell: ShellState) throws(CommandError) -> Set<Int> {
    let texts = all.map { isIdentifier ? [$0.identifier].compactMap(\.self) : $0.texts }
    let fitting =
      pattern.isExpression
      ? Set(try pattern.matches(among: Array(Set(texts.joined())), part: false, shell))
      : Set(texts.joined().filter { LabelMatch.isWhole(pattern.text, $0) })
    return Set(all.indices.filter { place in texts[place].contains(where: fitting.contains) })
  }
}
