import Foundation

/// The codes of languages and regions, in the form in which Apple's systems write them.
package enum LanguageCode {
  /// Returns the code of a language, such as `de`, `de-AT` or `zh-Hant`; `nil` for what isn't one.
  package static func language(_ text: String) -> String? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    let code = parts[0].lowercased()
    guard languages.contains(code) else { return nil }
    var names = [code]
    for part in parts.dropFirst() {
      if part.count == 4, names.count == 1, part.allSatisfy(\.isLetter) {
        names.append(part.capitalized)
      } else if let region = region(String(part)) {
        names.append(region)
      } else {
        return nil
      }
    }
    return names.joined(separator: "-")
  }

  /// Returns the code of a region, such as `AT`; `nil` for what isn't one.
  package static func region(_ text: String) -> String? {
    let code = text.uppercased()
    return regions.contains(code) ? code : nil
  }

  /// Returns the codes whose English names a text is, or begins.
  ///
  /// - Parameters:
  ///   - name: The name, such as `German` or `Austria`.
  ///   - isRegion: Whether it is the name of a region.
  /// - Returns: The codes, the shortest ones first.
  package static func codes(named name: String, isRegion: Bool) -> [String] {
    guard name.count > 2 else { return [] }
    let english = Locale(identifier: "en")
    return (isRegion ? regions : languages).filter { code in
      let own =
        isRegion
        ? english.localizedString(forRegionCode: code)
        : english.localizedString(forLanguageCode: code)
      return own?.lowercased().hasPrefix(name.lowercased()) ?? false
    }.sorted { ($0.count, $0) < ($1.count, $1) }
  }

  private static let languages = Set(
    Locale.LanguageCode.isoLanguageCodes.flatMap { code in
      [code.identifier, code.identifier(.alpha2)].compactMap(\.self)
    })
  private static let regions = Set(Locale.Region.isoRegions.map(\.identifier))
}
