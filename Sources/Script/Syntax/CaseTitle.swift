/// The first line of a case: a title followed by tags.
package struct CaseTitle: Sendable, Hashable {
  /// The title, without tags.
  package let title: String
  /// The tags, without `@`.
  package let tags: [String]

  /// Parses a line of the form `== title [@tag …]`.
  ///
  /// Only what is written in the line can be a tag or separate words, not what a variable stands for. In
  /// particular, a secret is part of the title as a whole, so that it is found there. A word that begins with
  /// `\@` isn't a tag, but begins with `@`.
  ///
  /// - Parameter line: The line with its variables expanded.
  /// - Throws: `ScriptMistake` if there is no title, or a tag is invalid or inside the title.
  package init(_ line: CommandSyntax) throws(ScriptMistake) {
    let bytes = Array(line.source.utf8)
    func isLiteral(_ place: Int) -> Bool { !line.values.contains { $0.contains(place) } }
    func text(_ word: Range<Int>) -> String { String(decoding: bytes[word], as: UTF8.self) }
    let isBlank: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let mark = bytes.firstIndex { !isBlank($0) && $0 != UInt8(ascii: "=") } ?? bytes.count
    var words = (mark..<bytes.count).split { isBlank(bytes[$0]) && isLiteral($0) }
    let isTag: (Range<Int>) -> Bool = { word in
      bytes[word.lowerBound] == UInt8(ascii: "@") && isLiteral(word.lowerBound)
    }
    var tags: [String] = []
    while let last = words.last, isTag(last), last.count > 1 {
      tags.insert(try ScriptSetting.tag(text(last)), at: 0)
      words.removeLast()
    }
    let tag = words.first { word in
      let name = text(word).dropFirst().prefix { !$0.isPunctuation || $0 == "_" || $0 == "-" }
      return isTag(word) && Expansion.isName(name)
    }
    if let tag { throw .tagInTitle(text(tag)) }
    title = words.map { word in
      isLiteral(word.lowerBound) && Self.isEscape(bytes[word])
        ? String(text(word).dropFirst()) : text(word)
    }.joined(separator: " ")
    guard !title.utf8.allSatisfy(isBlank) else { throw .noTitle }
    self.tags = tags
  }

  /// Returns a part of a title as it has to be written in a line.
  ///
  /// There is a backslash before each `${`, and before each `@` after a blank. The part itself doesn't begin a word.
  package static func escaped(_ title: String) -> String {
    var escaped: [UInt8] = []
    var rest = title.utf8[...]
    var isStart = false
    while let byte = rest.first {
      if isStart && (byte == UInt8(ascii: "@") || isEscape(rest)) || rest.starts(with: "${".utf8) {
        escaped.append(UInt8(ascii: "\\"))
      }
      isStart = byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
      escaped.append(byte)
      rest.removeFirst()
    }
    return String(decoding: escaped, as: UTF8.self)
  }

  /// Returns whether a word begins with a backslash that only says that an `@` isn't a tag.
  private static func isEscape(_ word: some Collection<UInt8>) -> Bool {
    let rest = word.drop { $0 == UInt8(ascii: "\\") }
    return rest.first == UInt8(ascii: "@") && rest.count < word.count
  }
}
