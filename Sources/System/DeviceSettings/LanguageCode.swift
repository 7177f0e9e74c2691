import Foundation

/// The codes of languages and regions, in the form in which Apple's systems write them.
package enum LanguageCode {
  /// Returns the code of a language, such as `de`, `de-AT` or `zh-Hant`; `nil` for what isn't one.
  ///
  /// Old codes become the new ones: `he` for `iw`, `sr-Latn` for `sh`.
  package static func language(_ text: String) -> String? {
    guard let parts = parts(of: text), parts.variant == nil, languages.contains(parts.language)
    else {
      return nil
    }
    return parts.code
  }

  /// Returns the code of a region that is a country or a part of one, such as `AT`; `nil` for what
  /// isn't one.
  ///
  /// Other codes of it become that one: `GB` for `UK`, `US` for `USA`.
  package static func region(_ text: String) -> String? {
    guard (2...3).contains(text.count), text.allSatisfy({ $0.isASCII && $0.isLetter }),
      let code = parts(of: "en-" + text)?.region, isCountry(code)
    else { return nil }
    return code
  }

  /// Returns the codes that may be meant by a text that isn't one.
  ///
  /// These are those whose names it is, in English or their own language; if there are none, those
  /// whose names have its words. A region stands for its language.
  ///
  /// - Parameters:
  ///   - text: The text, such as `German`, `Deutsch` or `jp`.
  ///   - isRegion: Whether the code of a region is needed.
  /// - Returns: The codes, the shortest ones first.
  package static func codes(meantBy text: String, isRegion: Bool) -> [String] {
    if !isRegion {
      if let parts = parts(of: text), parts.variant != nil, languages.contains(parts.language) {
        return [parts.code]
      }
      if let region = region(text) { return [likelyLanguage(in: region)].compactMap(\.self) }
    }
    guard text.count > 2 else { return [] }
    let names = isRegion ? regionNames : names
    let exact = names.filter { _, own in own.contains { $0.lowercased() == text.lowercased() } }
    let wanted = words(of: text)
    let found =
      exact.isEmpty
      ? names.filter { _, own in own.contains { isNamed(words(of: $0), by: wanted) } } : exact
    return found.keys.sorted { ($0.count, $0) < ($1.count, $1) }
  }

  // MARK: The parts of codes

  private struct Parts {
    let language: String
    let script: String?
    let region: String?
    let variant: String?

    var code: String { [language, script, region].compactMap(\.self).joined(separator: "-") }
  }

  /// Returns the canonical parts of a code; `nil` for a text of another form.
  private static func parts(of text: String) -> Parts? {
    guard text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) || "-_".contains($0) }),
      text.first?.isLetter == true, text.last != "-", text.last != "_"
    else { return nil }
    let components = Locale.Components(identifier: Locale.identifier(.icu, from: text))
    let found = components.languageComponents
    guard let language = found.languageCode?.identifier,
      found.region.map({ regions.contains($0.identifier) }) != false
    else { return nil }
    return Parts(
      language: language, script: found.script?.identifier, region: found.region?.identifier,
      variant: components.variant?.identifier)
  }

  private static func likelyLanguage(in region: String) -> String? {
    let likely = Locale.Language(identifier: "und-\(region)").maximalIdentifier
    return likely.split(separator: "-").first.map(String.init)
  }

  // MARK: Names

  private static let regions = Set(Locale.Region.isoRegions.map(\.identifier))

  /// The languages for which the system has locales.
  private static let languages = Set(
    Locale.availableIdentifiers.map { String($0.prefix { $0 != "_" }) })

  /// Returns whether a region has a currency and contains no other regions.
  private static func isCountry(_ code: String) -> Bool {
    let currency = Locale(identifier: "und_\(code)").currency?.identifier
    return code.count == 2 && currency != nil && currency != "XXX"
      && Locale.Region(code).subRegions.isEmpty
  }

  /// The names of languages in English and in themselves, by their codes.
  private static let names = names(of: Set(Locale.availableIdentifiers.compactMap(codeOfLocale))) {
    code in (Locale(identifier: code), { $0.localizedString(forIdentifier: code) })
  }

  private static let regionNames = names(of: regions.filter(isCountry)) { code in
    (
      Locale(identifier: likelyLanguage(in: code) ?? "en"),
      { $0.localizedString(forRegionCode: code) }
    )
  }

  private static func codeOfLocale(_ identifier: String) -> String? {
    parts(of: identifier).flatMap { $0.variant == nil ? $0.code : nil }
  }

  private static func names(
    of codes: Set<String>, in own: (String) -> (Locale, (Locale) -> String?)
  ) -> [String: [String]] {
    let english = Locale(identifier: "en")
    return codes.reduce(into: [:]) { names, code in
      let (locale, name) = own(code)
      names[code] = [name(english), name(locale)].compactMap(\.self)
    }
  }

  private static func words(of text: String) -> [String] {
    text.lowercased().split { !$0.isLetter }.map(String.init)
  }

  /// Returns whether each of some words is one of a name's words, or its beginning, or begins with
  /// it, as `Brazilian` with `Brazil`.
  private static func isNamed(_ name: [String], by words: [String]) -> Bool {
    !words.isEmpty
      && words.allSatisfy { word in
        name.contains { $0.hasPrefix(word) || $0.count > 3 && word.hasPrefix($0) }
      }
  }
}
