/// Functions that quote words so that the tokenizer reads them back unchanged.
package enum Quoting {
  /// Returns a word as the user would type it: in double quotes if it contains special characters.
  package static func quote(_ word: String) -> String {
    needsQuotes(word) ? "\"\(escaped(word))\"" : word
  }

  /// Returns the text for use inside double quotes, with a backslash before each special character.
  package static func escaped(_ text: String) -> String {
    // Read bytes, as the tokenizer does.
    var escaped: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      let isSpecial =
        byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
        || byte == UInt8(ascii: "$") && rest.first == UInt8(ascii: "{")
      if isSpecial { escaped.append(UInt8(ascii: "\\")) }
      escaped.append(byte)
    }
    return String(decoding: escaped, as: UTF8.self)
  }

  /// Returns a label in the form in which it can be the last argument of a command.
  ///
  /// Words separated by single spaces need no quotes.
  package static func quoteLabel(_ label: String) -> String {
    let words = label.utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    let isPlain = words.allSatisfy { !needsQuotes(String(Substring($0))) }
    return isPlain && label.utf8.first != UInt8(ascii: "-") ? label : quote(label)
  }

  private static func needsQuotes(_ word: String) -> Bool {
    word.isEmpty || "#-".utf8.contains(word.utf8.first ?? 0) || Expansion.isNeeded(word)
      || word.utf8.contains { " \t;'\"\\".utf8.contains($0) }
  }
}
