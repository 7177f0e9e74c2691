package import Foundation
import Synchronization

/// The languages of the device's user, and the region.
///
/// They don't depend on the machine or its environment. Unless a launch says otherwise, the
/// language is the app's development language, and the region the one where most people speak it.
package enum DeviceLocale {
  private struct State {
    var languages: [String] = []
    var region: String?
    var keywords = ""
    var current: Locale?
    var isRightToLeft: Bool?
    var version = 0
  }

  private static let state = Mutex(State())

  /// Changes the languages and the region, before an app is launched.
  ///
  /// - Parameters:
  ///   - languages: The codes of the languages that the user prefers, the first one most; if empty,
  ///     the app's development language.
  ///   - region: The code of the region; `nil` for that of the first language.
  ///   - keywords: What else the user has chosen for formats, such as `@calendar=buddhist`.
  /// - Returns: Whether anything has changed.
  @discardableResult
  package static func use(
    languages: [String] = [], region: String? = nil, keywords: String = ""
  ) -> Bool {
    let hasChanged = state.withLock { state in
      guard
        (state.languages, state.region, state.keywords) != (languages, region, keywords)
      else { return false }
      state = State(
        languages: languages, region: region, keywords: keywords, version: state.version + 1)
      return true
    }
    if hasChanged { BundleLanguages.forget() }
    return hasChanged
  }

  /// A number that is another one after each change.
  package static var version: Int { state.withLock { $0.version } }

  /// The codes of the user's languages, the preferred one first.
  static var languages: [String] {
    let languages = state.withLock { $0.languages }
    return languages.isEmpty ? [developmentLanguage] : languages
  }

  /// The user's languages with their regions, such as `de-DE`, as `Locale.preferredLanguages` has
  /// them.
  package static var preferredLanguages: [String] {
    let region = state.withLock { $0.region }
    return languages.map { language in
      let hasRegion = Locale.Language(identifier: language).region != nil
      let identifier = identifier(for: language, region: hasRegion ? nil : region)
      return Locale(identifier: identifier).identifier(.bcp47)
    }
  }

  /// The locale that Foundation's formatters use unless the app chooses another one: the language
  /// in which the app runs, in the region of the device.
  package static var current: Locale {
    let (known, region, keywords) = state.withLock { ($0.current, $0.region, $0.keywords) }
    if let known { return known }
    let first = languages[0]
    let language = BuiltBundles.hasApp ? BundleLanguages.ofApp.first ?? first : first
    let likely = Locale(identifier: identifier(for: first)).region?.identifier
    let isFirst = language == first
    let locale = Locale(
      identifier: identifier(for: language, region: region ?? (isFirst ? nil : likely)) + keywords)
    state.withLock { if $0.region == region { $0.current = locale } }
    return locale
  }

  /// The localization in which the app runs.
  package static var localization: String {
    (BuiltBundles.hasApp ? BundleLanguages.ofApp.first : nil) ?? developmentLanguage
  }

  /// The localizations of the app, which are at least that of its development language.
  package static var localizations: [String] {
    let all = BuiltBundles.hasApp ? Bundle.main.localizations.filter { $0 != "Base" } : []
    return Set(all + [developmentLanguage]).sorted()
  }

  /// Returns whether one of some localizations suits a language.
  package static func suits(_ language: String, _ localizations: [String]) -> Bool {
    !LanguageMatch.localizations(localizations, for: [language]).isEmpty
  }

  /// The localizations of the app, or else languages that apps often have.
  package static var suggestedLanguages: [String] {
    guard !BuiltBundles.hasApp else { return localizations }
    return [
      "ar", "da", "de", "en", "es", "fr", "he", "hi", "it", "ja", "ko", "nl", "pl", "pt-BR",
      "pt-PT", "ru", "sv", "tr", "uk", "zh-Hans", "zh-Hant",
    ]
  }

  /// Whether the language in which the app runs is written from right to left.
  package static var isRightToLeft: Bool {
    let (known, isChosen) = state.withLock { ($0.isRightToLeft, !$0.languages.isEmpty) }
    // Locales take time, of which the launch of a demo app needs none.
    guard isChosen || BuiltBundles.hasApp else { return false }
    if let known { return known }
    let locale = current
    let isRightToLeft = locale.language.characterDirection == .rightToLeft
    state.withLock { if $0.current == locale { $0.isRightToLeft = isRightToLeft } }
    return isRightToLeft
  }

  private static var developmentLanguage: String {
    BuiltBundles.hasApp ? BundleLanguages.development(of: Bundle.main) : "en"
  }

  /// Returns the identifier of the locale for a language, such as `de_DE` for `de` or
  /// `German`, as old projects name their folders; `en_US` for what isn't a language.
  ///
  /// - Parameters:
  ///   - language: The code of the language, which may have a region of its own.
  ///   - region: The code of the region; `nil` for that of the language, or else the one where most
  ///     people speak it.
  /// - Returns: The identifier.
  package static func identifier(for language: String, region: String? = nil) -> String {
    let language = code(of: language)
    let own = Locale.Language(identifier: language)
    let likely = Locale.Language(identifier: own.maximalIdentifier)
    guard let likelyRegion = likely.region else { return region.map { "en_\($0)" } ?? "en_US" }
    let ownRegion = own.region?.identifier
    let parts = language.split(separator: "-").filter { $0 != ownRegion ?? "" }
    return parts.joined(separator: "-") + "_" + (region ?? ownRegion ?? likelyRegion.identifier)
  }

  /// Returns the code of a language, which may be written by its English name; what isn't such a
  /// name is returned as it is.
  static func code(of name: String) -> String {
    guard name.count > 3, name.allSatisfy(\.isLetter) else { return name }
    let english = Locale(identifier: "en")
    let codes = Locale.LanguageCode.isoLanguageCodes.map(\.identifier)
    return codes.first { english.localizedString(forLanguageCode: $0) == name } ?? name
  }
}

@_silgen_name("flowsh_deviceLocale")
package func deviceLocale() -> Locale { DeviceLocale.current }

@_silgen_name("flowsh_deviceLanguages")
package func deviceLanguages() -> [String] { DeviceLocale.preferredLanguages }

@_silgen_name("flowsh_deviceCalendar")
package func deviceCalendar() -> Calendar {
  let locale = DeviceLocale.current
  var calendar = Calendar(identifier: locale.calendar.identifier)
  calendar.locale = locale
  return calendar
}
