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
    var tables: [TableName: [String: String]] = [:]
    var info: [URL: NSDictionary?] = [:]
  }

  private struct TableName: Hashable {
    let bundle: URL
    let table: String
  }

  // A dictionary of Foundation that is never changed can be passed to other threads.
  private nonisolated(unsafe) static var state = State()
  private static let lock = NSLock()

  /// Forgets what was found in the languages before.
  static func forget() { lock.withLock { state = State() } }

  /// The localizations of the app that suit the user's languages, the one in which it runs first.
  package static var ofApp: [String] {
    languages(of: Bundle.main.bundleURL).filter { $0 != "Base" }
  }

  /// Returns the localizations in which the resources of a bundle are looked up, in order.
  static func languages(of url: URL) -> [String] {
    if let known = lock.withLock({ state.languages[url] }) { return known }
    let bundle = Bundle(url: url)
    let development = bundle?.infoDictionary?["CFBundleDevelopmentRegion"] as? String
    var languages = matches(
      bundle?.localizations ?? [], isOfApp: url == Bundle.main.bundleURL, development: development)
    if let development, !languages.contains(development) { languages.append(development) }
    languages.append("Base")
    lock.withLock { state.languages[url] = languages }
    return languages
  }

  /// Returns those of some localizations that are used, the best one first.
  private static func matches(
    _ available: [String], isOfApp: Bool, development: String?
  ) -> [String] {
    let app = isOfApp || !BuiltBundles.hasApp ? [] : ofApp
    for preferred in [app, DeviceLocale.languages, [development ?? "en-US"], ["en-US"]] {
      let matches = LanguageMatch.localizations(available, for: preferred)
      if !matches.isEmpty { return matches }
    }
    return Array(available.filter { $0 != "Base" }.prefix(1))
  }

  /// Returns those of some localizations that suit a user's languages, or else the first one.
  static func matches(_ available: [String], for preferences: [String]?) -> [String] {
    guard let preferences else {
      let matches = matches(available, isOfApp: false, development: nil)
      return matches.isEmpty ? ["en"] : matches
    }
    let matches = LanguageMatch.localizations(available, for: preferences)
    return matches.isEmpty ? Array(available.prefix(1)) : matches
  }

  /// Returns a table of texts in the language of a bundle.
  package static func texts(_ table: String, in url: URL) -> [String: String] {
    let name = TableName(bundle: url, table: table)
    if let known = lock.withLock({ state.tables[name] }) { return known }
    let bundle = Bundle(url: url)
    let file = languages(of: url).lazy.compactMap {
      bundle?.url(
        forResource: table, withExtension: "strings", subdirectory: nil, localization: $0)
    }.first
    let data = file.flatMap { FileManager.default.contents(atPath: $0.path) }
    let values = data.flatMap {
      try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any]
    }
    let texts = values?.compactMapValues { $0 as? String } ?? [:]
    // What isn't part of the program may be replaced while it runs.
    if BuiltBundles.contains(url.path) { lock.withLock { state.tables[name] = texts } }
    return texts
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
    if let known = lock.withLock({ state.info[url] }) { return known }
    let texts = texts("InfoPlist", in: url)
    let info = Bundle(url: url)?.infoDictionary ?? [:]
    let localized = texts.isEmpty ? nil : NSDictionary(dictionary: info.merging(texts) { $1 })
    lock.withLock { state.info[url] = .some(localized) }
    return localized
  }
}
