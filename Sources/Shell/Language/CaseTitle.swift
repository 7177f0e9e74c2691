/// The line that begins a case: its title, and its tags at the end.
public nonisolated struct CaseTitle: Sendable, Hashable {
  /// The title, without tags.
  public let title: String
  /// The tags, without `@`.
  public let tags: [String]

  /// Reads `== title [@tag …]`.
  ///
  /// - Throws: `CommandError.script` where there is no title.
  public init(_ line: String) throws(CommandError) {
    var words = line.drop { $0 == " " || $0 == "\t" || $0 == "=" }.split(separator: " ")
    var tags: [String] = []
    while let last = words.last, last.hasPrefix("@"), last.utf8.count > 1 {
      tags.insert(ScriptSetting.tag(last), at: 0)
      words.removeLast()
    }
    guard !words.isEmpty else { throw .script(.noTitle) }
    title = words.joined(separator: " ")
    self.tags = tags
  }
}
