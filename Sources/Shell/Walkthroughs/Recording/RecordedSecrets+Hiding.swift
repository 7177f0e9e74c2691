import Script
package import Shell

extension RecordedSecrets {
  /// Returns a line of plain text, such as a note or a title, with secrets replaced by references,
  /// and the rest escaped so that it is read as it is.
  mutating func hiding(
    text line: String, _ search: SecretSearch,
    _ escaping: (String) -> String = { text in
      // Compare bytes, because a combining mark may follow.
      String(decoding: Array(text.utf8).replacing("${".utf8, with: #"\${"#.utf8), as: UTF8.self)
    }
  ) -> String {
    let name = line.utf8.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    let text = Array(line.utf8.dropFirst(name.count))
    let hits = search.hits(in: text)
    let start = String(Substring(name))
    let safe = written(text[...], hits, search) { part, isBeforeReference in
      // A line break is shown like this, too.
      var part = escaping(
        String(decoding: Array(part.utf8).replacing("\n".utf8, with: #"\n"#.utf8), as: UTF8.self))
      // The last backslash would be taken for the one that makes a reference literal.
      let backslashes = part.utf8.reversed().prefix { $0 == UInt8(ascii: "\\") }.count
      if isBeforeReference, backslashes > 0 {
        let rest = part.utf8[from: 0..<part.utf8.count - backslashes]
        part = rest + "${_:-" + String(repeating: "\\", count: backslashes) + "}"
      }
      return part
    }
    return self.line(start, safe, search)
  }

  /// Returns a command with secrets replaced by references, regardless of how they are quoted.
  ///
  /// The words of the language stay as they are, even if a secret is one of them: they aren't
  /// expanded, and they say nothing about the secret.
  package mutating func hiding(
    command line: String, _ search: SecretSearch, _ table: CommandTable
  ) -> String {
    let mark = line.hasPrefix("! ") ? "! " : line.hasPrefix("? ") ? "? " : ""
    let command = Self.part(mark.utf8.count..<line.utf8.count, of: line)
    var tokenizer = Tokenizer(command)
    guard let words = try? tokenizer.nextCommand(), tokenizer.isAtEnd, tokenizer.message == nil
    else { return redacted(line, search) }
    let count = Self.languageWords(in: words, table)
    let end = count == 0 ? 0 : words[count - 1].range.upperBound
    let language = mark + Self.part(0..<end, of: command)
    let rest = Self.part(end..<command.utf8.count, of: command)
    let hidden = hiding(words: rest, search)
    if count == 0, hidden.utf8.first == UInt8(ascii: "$") || hidden.utf8.first == UInt8(ascii: "\"")
    {
      // A variable can't be a button's verb.
      return mark + search.redacted(command)
    }
    return self.line(language, hidden, search)
  }

  /// Returns a line that begins with words of the language, which are redacted only if a secret
  /// begins in them and ends after them.
  private func line(_ language: String, _ rest: String, _ search: SecretSearch) -> String {
    search.finds(in: language)
      ? language + redacted(rest, search) : redacted(language + rest, search)
  }

  /// Returns the number of words at the beginning of a command that belong to the language.
  private static func languageWords(in words: [Word], _ table: CommandTable) -> Int {
    guard let first = words.first?.text, table[first] != nil else { return 0 }
    guard first == "expect", words.count > 1 else { return 1 }
    return min(2 + ExpectationMarks(Array(words.dropFirst())).count, words.count)
  }

  private mutating func hiding(words line: String, _ search: SecretSearch) -> String {
    var tokenizer = Tokenizer(line)
    guard let words = try? tokenizer.nextCommand() else { return redacted(line, search) }
    // Join the words into one string, because a secret may span several words.
    var text: [UInt8] = []
    var places: [Range<Int>] = []
    for word in words {
      if !places.isEmpty { text.append(UInt8(ascii: " ")) }
      let start = text.count
      // Don't replace an existing reference, even if its name matches a secret.
      text += isReference(Self.part(word.range, of: line)) ? [0] : Array(word.text.utf8)
      places.append(start..<text.count)
    }
    let hits = search.hits(in: text)
    var safe = ""
    var end = 0
    var first = 0
    while first < words.count {
      let expression = Self.expression(from: first, in: words, of: line)
      var last = expression ?? first
      while expression == nil, last + 1 < words.count,
        hits.contains(where: { joins(places, last, $0) })
      { last += 1 }
      let source = words[first].range.lowerBound..<words[last].range.upperBound
      safe += Self.part(end..<source.lowerBound, of: line)
      let span = places[first].lowerBound..<places[last].upperBound
      let inside = hits.filter { $0.range.overlaps(span) }
      if expression != nil {
        safe += hiding(expression: Self.part(source, of: line), search)
      } else if inside.isEmpty {
        safe += Self.part(source, of: line)
      } else {
        let word = written(text[span], inside, search) { part, _ in Quoting.escaped(part) }
        safe += inside.map(\.range) == [span] ? word : "\"\(word)\""
      }
      end = source.upperBound
      first = last + 1
    }
    // Other spellings of a secret remain, for example in a URL.
    return redacted(safe, search)
  }

  /// Returns the last word of a regular expression that begins with a word, which isn't quoted;
  /// `nil` if none does.
  private static func expression(from first: Int, in words: [Word], of line: String) -> Int? {
    guard part(words[first].range, of: line).hasPrefix("/") else { return nil }
    return words.indices.dropFirst(first).last { place in
      let source = part(words[first].range.lowerBound..<words[place].range.upperBound, of: line)
      return source.utf8.count > 2 && source.hasSuffix("/")
    }
  }

  /// Returns an expression with secrets replaced by references.
  ///
  /// Backslashes and quotes are part of it.
  private mutating func hiding(expression source: String, _ search: SecretSearch) -> String {
    let text = Array(source.utf8)
    let references = Self.references(in: source).map(\.range)
    let hits = search.hits(in: text).filter { hit in
      !references.contains { $0.overlaps(hit.range) }
    }
    return written(text[...], hits, search) { part, _ in part }
  }

  /// Returns whether a secret extends from one word into the next.
  private func joins(_ places: [Range<Int>], _ word: Int, _ hit: SecretSearch.Hit) -> Bool {
    hit.range.lowerBound < places[word + 1].lowerBound
      && hit.range.upperBound > places[word].upperBound
  }

  /// Returns a slice of the text, with secrets replaced by references and the rest escaped.
  private mutating func written(
    _ text: ArraySlice<UInt8>, _ hits: [SecretSearch.Hit], _ search: SecretSearch,
    escaping: (_ part: String, _ isBeforeReference: Bool) -> String
  ) -> String {
    var written = ""
    var end = text.startIndex
    for hit in hits {
      written += escaping(String(decoding: text[end..<hit.range.lowerBound], as: UTF8.self), true)
      written += reference(
        to: hit.value, field: "secret", known: search.variable(of: hit.value))
      end = hit.range.upperBound
    }
    return written + escaping(String(decoding: text[end...], as: UTF8.self), false)
  }

  private static func part(_ range: Range<Int>, of line: String) -> String {
    String(decoding: line.utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
  }
}
