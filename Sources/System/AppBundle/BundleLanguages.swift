package import Foundation
import Synchronization

/// Finds the localized contents of bundles in the languages of the device, by the rules of Apple's
/// systems.
///
/// As there, a resource outside of the folders of languages comes before those in them. Then come
/// the localizations that suit the user's languages, and last the development language. A framework
/// follows the app: it is in the language in which the app runs, if it has it.
package enum BundleLanguages {
  private struct State {
    var languages: [URL: [String]] = [:]
    /// The tables; `nil` for those of which there is no file.
    var tables: [TableName: [String: String]?] = [:]
    var info: [URL: NSDictionary?] = [:]
    /// Whether a bundle is in its development language.
    var isOriginal: [URL: Bool] = [:]
    /// The texts of the development language by those that took their places.
    var originals: [String: Set<String>] = [:]
    /// The tables whose texts are in `originals`.
    var noted: Set<TableName> = []
    /// The version of the device's languages to which all of this belongs.
    let version = DeviceLocale.version
  }

  private struct TableName: Hashable {
    let bundle: URL
    let table: String
    /// Whether it is that of the development language.
    let isOriginal: Bool
  }

  // A dictionary of Foundation that is never changed can be passed to other threads.
  private nonisolated(unsafe) static var state = State()
  private nonisolated(unsafe) static var missing: [MissingText] = []
  private static let lock = NSLock()

  /// Forgets what was found in the languages before.
  static func forget() { lock.withLock { state = State() } }

  /// The localizations of the app that suit the user's languages, the one in which it runs first.
  package static var ofApp: [String] {
    languages(of: Bundle.main.bundleURL).filter { $0 != "Base" }
  }

  /// Returns the localizations in which the resources of a bundle are looked up, in order.
  static func languages(of url: URL) -> [String] {
    let (known, version) = lock.withLock { (state.languages[url], state.version) }
    if let known { return known }
    let bundle = Bundle(url: url)
    let development = development(of: bundle)
    var languages = matches(
      bundle?.localizations ?? [], isOfApp: url == Bundle.main.bundleURL, development: development)
    if !languages.contains(development) { languages.append(development) }
    languages.append("Base")
    keep(version) { $0.languages[url] = languages }
    return languages
  }

  /// Returns those of some localizations that are used, the best one first.
  private static func matches(
    _ available: [String], isOfApp: Bool, development: String = "en-US"
  ) -> [String] {
    let app = isOfApp || !BuiltBundles.hasApp ? [] : ofApp
    for preferred in [app, DeviceLocale.languages, [development], ["en-US"]] {
      let matches = LanguageMatch.localizations(available, for: preferred)
      if !matches.isEmpty { return matches }
    }
    return Array(available.filter { $0 != "Base" }.prefix(1))
  }

  /// Returns those of some localizations that suit a user's languages, or else the first one.
  static func matches(_ available: [String], for preferences: [String]?) -> [String] {
    guard let preferences else {
      let matches = matches(available, isOfApp: false)
      return matches.isEmpty ? ["en"] : matches
    }
    let matches = LanguageMatch.localizations(available, for: preferences)
    return matches.isEmpty ? Array(available.prefix(1)) : matches
  }

  /// Returns a table of texts in the development language of a bundle; `nil` if the bundle is in
  /// that language.
  package static func originals(_ table: String, in url: URL) -> [String: String]? {
    isOriginal(url) ? nil : texts(TableName(bundle: url, table: table, isOriginal: true)) ?? [:]
  }

  /// Returns a table of texts in the language of a bundle.
  package static func texts(_ table: String, in url: URL) -> [String: String] {
    texts(TableName(bundle: url, table: table, isOriginal: false)) ?? [:]
  }

  /// Returns the texts of a table; `nil` if there is no file for it.
  private static func texts(_ name: TableName) -> [String: String]? {
    let (known, version) = lock.withLock { (state.tables[name], state.version) }
    if let known { return known }
    let bundle = Bundle(url: name.bundle)
    let languages =
      name.isOriginal ? [development(of: bundle), "Base"] : languages(of: name.bundle)
    let file = languages.lazy.compactMap {
      bundle?.url(
        forResource: name.table, withExtension: "strings", subdirectory: nil, localization: $0)
    }.first
    let texts = file.map { file in
      let data = FileManager.default.contents(atPath: file.path)
      let values = data.flatMap {
        try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any]
      }
      return values?.compactMapValues { $0 as? String } ?? [:]
    }
    // What isn't part of the program may be replaced while it runs.
    if BuiltBundles.contains(name.bundle.path) { keep(version) { $0.tables[name] = .some(texts) } }
    return texts
  }

  /// Returns the text that an app asks for.
  ///
  /// It notes the text of the development language, and a text that the app's language lacks. Where
  /// the development language has no such table, its texts are the keys.
  static func text(_ key: String, value: String, table: String, in url: URL) -> String {
    let name = TableName(bundle: url, table: table, isOriginal: false)
    let other = value.isEmpty ? key : value
    guard let texts = texts(name) else { return other }
    let text = texts[key] ?? other
    guard let originals = originals(table, in: url) else { return text }
    if lock.withLock({ state.noted.insert(name).inserted }) {
      for (key, text) in texts { note(text, insteadOf: originals[key] ?? key) }
    }
    if texts[key] == nil, originals[key] != nil || originals.isEmpty && value.isEmpty {
      let text = MissingText(key: key, table: table, language: languages(of: url)[0])
      lock.withLock { if !missing.contains(text) { missing.append(text) } }
    }
    return text
  }

  /// Returns whether a bundle is in its development language.
  private static func isOriginal(_ url: URL) -> Bool {
    let (known, version) = lock.withLock { (state.isOriginal[url], state.version) }
    if let known { return known }
    let language = languages(of: url)[0]
    let isOriginal = language == "Base" || language == development(of: Bundle(url: url))
    keep(version) { $0.isOriginal[url] = isOriginal }
    return isOriginal
  }

  /// Notes that a text has taken the place of one in the development language.
  package static func note(_ text: String, insteadOf original: String) {
    lock.withLock { _ = state.originals[text, default: []].insert(original) }
  }

  /// Returns the texts of the development language in whose place an app may have shown a text, by
  /// alphabet; the text itself if there are none.
  package static func originals(of text: String) -> [String] {
    lock.withLock { state.originals[text]?.sorted() ?? [text] }
  }

  /// Returns the texts that were missing since the last call.
  package static func takeMissing() -> [MissingText] {
    lock.withLock {
      defer { missing = [] }
      return missing
    }
  }

  /// Changes what is known, unless the languages have changed since a version of them.
  private static func keep(_ version: Int, _ change: (inout State) -> Void) {
    lock.withLock { if state.version == version { change(&state) } }
  }

  /// Returns the localization of a bundle in its development language, which old projects write as
  /// `English`.
  static func development(of bundle: Bundle?) -> String {
    let region = bundle?.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
    let available = bundle?.localizations ?? []
    let code = DeviceLocale.code(of: region)
    guard !available.contains(code) else { return code }
    return LanguageMatch.localizations(available, for: [code]).first ?? region
  }

  /// Returns the files of a type, each in the first language that has it.
  static func resources(_ type: String?, _ folder: String?, in url: URL) -> [URL] {
    let bundle = Bundle(url: url)
    var names: Set<String> = []
    return languages(of: url).flatMap {
      bundle?.urls(forResourcesWithExtension: type, subdirectory: folder, localization: $0) ?? []
    }.compactMap { file in
      let file = file as URL
      return names.insert(file.lastPathComponent).inserted ? file : nil
    }
  }

  /// Returns the information property list with its texts in the language of the bundle; `nil` if
  /// it has no such texts.
  static func info(of url: URL) -> NSDictionary? {
    let (known, version) = lock.withLock { (state.info[url], state.version) }
    if let known { return known }
    let texts = texts("InfoPlist", in: url)
    let info = Bundle(url: url)?.infoDictionary ?? [:]
    let localized = texts.isEmpty ? nil : NSDictionary(dictionary: info.merging(texts) { $1 })
    keep(version) { $0.info[url] = .some(localized) }
    return localized
  }
}
