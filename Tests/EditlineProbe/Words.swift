import Editline

/// The words that the probe can complete.
enum Words {
  private static let all = ["announce", "select", "secret", "show", "日本", "日光", "many"]

  static func completion(_ beforeCursor: String) -> LineCompletion {
    if beforeCursor.hasPrefix("many item") {
      let candidates = (1...130).map { LineCompletion.Candidate("item\($0)") }
      return LineCompletion(replacing: "item", candidates: candidates)
    }
    if beforeCursor == "select \"Fr" {
      let name = LineCompletion.Candidate("\"Fred Flintstone\"", label: "Fred Flintstone")
      return LineCompletion(replacing: "\"Fr", candidates: [name])
    }
    let word = beforeCursor.split(separator: " ", omittingEmptySubsequences: false).last ?? ""
    let matches = all.filter { $0.hasPrefix(word) }
    return LineCompletion(replacing: String(word), candidates: matches.map { .init($0) })
  }
}
