import CAppBundle
import Foundation

/// Finds the localizations that suit a person's languages, as Apple's systems do: `de` for `de-AT`,
/// `zh-Hant` for `zh-HK`, `pt-PT` for `pt-AO`.
enum LanguageMatch {
  /// Returns the localizations to use, the best one first; none if the person speaks none of them.
  static func localizations(_ available: [String], for languages: [String]) -> [String] {
    let available = available.filter { $0 != "Base" }
    guard !available.isEmpty, !languages.isEmpty else { return [] }
    return withCStrings(languages) { preferred in
      withCStrings(available) { names in
        var matches = [UnsafePointer<CChar>?](repeating: nil, count: available.count + 8)
        let count = flowsh_matchLanguages(
          preferred, CInt(languages.count), names, CInt(available.count), &matches,
          CInt(matches.count))
        guard count >= 0 else { return available.filter { languages.contains($0) } }
        return matches.prefix(Int(count)).compactMap { $0.map { String(cString: $0) } }
      }
    }
  }

  private static func withCStrings<Result>(
    _ texts: [String], _ body: ([UnsafePointer<CChar>]) -> Result
  ) -> Result {
    let copies = texts.compactMap { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies.map { UnsafePointer($0) })
  }
}
