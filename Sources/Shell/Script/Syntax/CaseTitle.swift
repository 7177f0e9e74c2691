/// The first line of a case: a title followed by tags.
package struct CaseTitle: Sendable, Hashable {
  /// The title, without tags.
  package let title: String
  /// The tags, without `@`.
  package let tags: [String]

  /// Parses a line of the form `== title [@tag …]`.
  ///
  /// Only what is written in the line can begin a tag or separate words, not what a variable stands
  /// for. In particular, a secret is part of the title as a whole, so that it is found there. A
  /// word that begins with `\@` isn't a tag, but begins with `@`.
  ///
  /// - Parameter line: The line with its variables expanded.
  /// - Throws: `ScriptMistake` if there is no title, or a tag is invalid or inside the title.
  package init(_ line: CommandSyntax) throws(ScriptMistake) {
    let text = WrittenText(line.source, values: line.values)
    // The mark isn't expanded, so that an `=` after it is part of the title.
    let start =
      line.source.utf8.count
      - line.source.utf8.drop { " \t".utf8.contains($0) }.drop { $0 == UInt8(ascii: "=") }.count
    var words = text.words(in: start..<text.range.upperBound)
    var tags: [String] = []
    while let last = words.last, text.isTag(last), last.count > 1 {
      tags.insert(try ScriptSetting.tag(text[last.dropFirst()]), at: 0)
      words.removeLast()
    }
    let tag = words.first { word in
      let name = text[word].dropFirst().prefix { !$0.isPunctuation || $0 == "_" || $0 == "-" }
      return text.isTag(word) && Expansion.isName(name)
    }
    if let tag { throw .tagInTitle(text[tag]) }
    var title = ""
    var end = words.first?.lowerBound ?? start
    for word in words {
      title += text[end..<word.lowerBound]
      title += text[Self.isEscape(word, text) ? word.dropFirst() : word]
      end = word.upperBound
    }
    guard title.utf8.contains(where: { !" \t".utf8.contains($0) }) else { throw .noTitle }
    self.title = title
    self.tags = tags
  }

  /// Returns whether a word begins with a backslash that only says that an `@` isn't a tag.
  private static func isEscape(_ word: Range<Int>, _ text: WrittenText) -> Bool {
    let rest = word.drop { text.isWritten(UInt8(ascii: "\\"), at: $0) }
    return rest.count < word.count
      && rest.first.map { text.isWritten(UInt8(ascii: "@"), at: $0) } == true
  }

  /// Returns a part of a title as it has to be written in a line.
  ///
  /// There is a backslash before each `${`, and before each `@` after a blank. The part itself
  /// doesn't begin a word.
  package static func escaped(_ title: String) -> String {
    var escaped: [UInt8] = []
    var rest = title.utf8[...]
    var isStart = false
    while let byte = rest.first {
      let begins = rest.drop { $0 == UInt8(ascii: "\\") }.first == UInt8(ascii: "@")
      if isStart && begins || rest.starts(with: "${".utf8) { escaped.append(UInt8(ascii: "\\")) }
      isStart = byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
      escaped.append(byte)
      rest.removeFirst()
    }
    return String(decoding: escaped, as: UTF8.self)
  }
}
