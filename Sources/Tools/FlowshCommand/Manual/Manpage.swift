/// The text of a manual page in mdoc, the language of `mandoc` and `man`.
nonisolated struct Manpage {
  /// The page in mdoc.
  private(set) var text: String

  /// Begins a page of a section of the manual, with its subject on one line without a period.
  init(_ name: String, section: Int, description: String) {
    text = """
      .Dd \(Flowsh.date)
      .Dt \(Self.argument(name.uppercased())) \(section)
      .Os
      .Sh NAME
      .Nm \(Self.argument(name))
      .Nd \(Self.line(description))

      """
  }

  mutating func section(_ title: String) { text += ".Sh \(Self.line(title))\n" }

  mutating func subsection(_ title: String) { text += ".Ss \(Self.line(title))\n" }

  /// Adds sentences, each on a line of its own, as the formatter needs them.
  mutating func prose(_ words: String) {
    for sentence in Self.sentences(words) { write(sentence) }
  }

  /// Writes a sentence as lines of at most 78 bytes, if its words allow it.
  private mutating func write(_ sentence: String) {
    var line = ""
    for word in sentence.split(separator: " ") {
      let isFull = Self.line(line).utf8.count + Self.line(String(word)).utf8.count > 77
      if isFull, !line.isEmpty {
        // A mark at the end of the line isn't the end of the sentence.
        text += Self.line(line) + (Self.endsSentence(line) ? "\\&" : "") + "\n"
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    text += Self.line(line) + "\n"
  }

  mutating func paragraph(_ words: String) {
    text += ".Pp\n"
    prose(words)
  }

  /// Adds lines that are shown as they are.
  mutating func literal(_ lines: [String]) {
    text += ".Bd -literal -offset indent\n"
    for line in lines { text += Self.line(line) + "\n" }
    text += ".Ed\n"
  }

  /// Adds a list of terms with a description each.
  mutating func list(_ items: [(term: String, words: String)]) {
    guard !items.isEmpty else { return }
    text += ".Bl -tag -width Ds\n"
    for item in items {
      text += ".It \(Self.item(item.term))\n"
      prose(item.words)
    }
    text += ".El\n"
  }

  /// Begins a new line.
  mutating func lineBreak() { text += ".br\n" }

  /// Adds a list of other pages.
  mutating func references(_ pages: [(name: String, section: Int)]) {
    let references = pages.map { ".Xr \($0.name) \($0.section)" }
    text += references.joined(separator: " ,\n") + "\n"
  }

  // MARK: Escaping

  /// Returns text that begins a line.
  private static func line(_ text: String) -> String {
    let escaped = escaped(text)
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }

  /// Returns text as a term: one argument of a macro, in bold.
  ///
  /// The mark keeps a word such as `No` from being taken for a macro.
  private static func item(_ text: String) -> String {
    "Sy \"\\&" + argument(text).dropFirst().replacing("! ", with: "!\\& ")
  }

  /// Returns text as one argument of a macro.
  private static func argument(_ text: String) -> String {
    let escaped = escaped(text).replacing("\"", with: "\\(dq")
    return "\"\(escaped)\""
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("^", with: "\\(ha")
      .replacing("~", with: "\\(ti").replacing("`", with: "\\(ga")
  }

  /// Returns whether the formatter takes the end of a line for the end of a sentence.
  private static func endsSentence(_ text: some StringProtocol) -> Bool {
    text.last { $0 != "\"" && $0 != ")" }.map { ".!?".contains($0) } ?? false
  }

  /// Splits text after each sentence.
  private static func sentences(_ text: String) -> [String] {
    var sentences: [String] = []
    var sentence = ""
    for word in text.split(whereSeparator: \.isWhitespace) {
      sentence += (sentence.isEmpty ? "" : " ") + word
      if endsSentence(word), word.contains(where: { $0.isLetter || $0.isNumber }) {
        sentences.append(sentence)
        sentence = ""
      }
    }
    return sentence.isEmpty ? sentences : sentences + [sentence]
  }
}
