/// Writes words so that the tokenizer reads them back as they are.
package enum Quoting {
  /// A word as it can be typed: itself, or in double quotes where it holds anything special.
  package static func quote(_ word: String) -> String {
    needsQuotes(word) ? "\"\(escaped(word))\"" : word
  }

  /// A text as it stands between double quotes: a backslash before what would mean something there.
  package static func escaped(_ text: String) -> String {
    var escaped = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      let isSpecial =
        character == "\"" || character == "\\" || character == "$" && rest.first == "{"
      if isSpecial { escaped.append("\\") }
      escaped.append(character)
    }
    return escaped
  }

  /// A label as the rest of a command: words with single blanks between them need no quotes.
  package static func quoteLabel(_ label: String) -> String {
    let words = label.split(separator: " ", omittingEmptySubsequences: false)
    let isPlain = !label.isEmpty && words.allSatisfy { !$0.isEmpty && !needsQuotes(String($0)) }
    return isPlain && !label.hasPrefix("-") ? label : quote(label)
  }

  private static func needsQuotes(_ word: String) -> Bool {
    word.isEmpty || word.hasPrefix("#") || word.hasPrefix("-") || Expansion.isNeeded(word)
      || word.utf8.contains { " \t;'\"\\".utf8.contains($0) }
  }
}
