import Script

nonisolated extension SafeText {
  /// Returns a word as the user can type it: quoted where necessary, with unsafe characters escaped
  /// as the tokenizer reads them, for example as `\u{202E}`.
  package static func quotedWord(_ word: String) -> String {
    isSafe(word) ? Quoting.quote(word) : quoted(word)
  }

  /// Returns a label as the user can type it as the last argument of a command.
  package static func quotedLabel(_ label: String) -> String {
    isSafe(label) ? Quoting.quoteLabel(label) : quoted(label)
  }

  private static func quoted(_ text: String) -> String {
    "\"\(escaped(Quoting.escaped(text), by: escapeSequence))\""
  }
}
