/// The first line of a case: a title followed by tags.
package struct CaseTitle: Sendable, Hashable {
  /// The title, without tags.
  package let title: String
  /// The tags, without `@`.
  package let tags: [String]

  /// Parses a line of the form `== title [@tag …]`.
  ///
  /// - Throws: `ScriptMistake` if there is no title, or a tag is invalid or inside the title.
  package init(_ line: String) throws(ScriptMistake) {
    var words = line.drop { $0 == " " || $0 == "\t" || $0 == "=" }.split(separator: " ")
    var tags: [String] = []
    while let last = words.last, last.hasPrefix("@"), last.utf8.count > 1 {
      tags.insert(try ScriptSetting.tag(last), at: 0)
      words.removeLast()
    }
    guard !words.isEmpty else { throw .noTitle }
    let tag = words.first { word in
      let name = word.dropFirst().prefix { !$0.isPunctuation || $0 == "_" || $0 == "-" }
      return word.hasPrefix("@") && Expansion.isName(name)
    }
    if let tag { throw .tagInTitle(String(tag)) }
    title = words.joined(separator: " ")
    self.tags = tags
  }
}
