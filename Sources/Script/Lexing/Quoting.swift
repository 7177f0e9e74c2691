/// Functions that quote words so that the tokenizer reads them back unchanged.
package enum Quoting {
  /// Returns a word as the user would type it: in double quotes if it contains special characters.
  package static func quote(_ word: String) -> String {
    needsQuotes(word) ? "\"\(escaped(word))\"" : word
  }

  /// Returns the text for use inside double quotes, with a backslash before each special character.
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

  /// Returns a label in the form in which it can be the last argument of a command.
  ///
  /// Words separated by single spaces need no quotes.
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
