import AppBundle
import BuildFormats
import Foundation

/// The localized texts of a target, by language and table.
package struct StringTables {
  /// The texts by their keys; a text with plural rules is a format with `PluralRule`'s markers.
  package typealias Table = [String: String]

  /// The tables by name, of each language; those without a language have an empty name.
  package private(set) var languages: [String: [String: Table]] = [:]
  /// The keys of string catalogs that have names in code, with their formats, by table.
  private(set) var manualKeys: [String: [(key: String, format: String)]] = [:]

  package init() {}

  /// Adds texts, which replace earlier ones with the same keys.
  mutating func add(_ texts: Table, _ table: String, _ language: String) {
    languages[language, default: [:]][table, default: [:]].merge(texts) { $1 }
  }

  /// Adds the texts of a `.strings`, `.stringsdict`, or `.xcstrings` file.
  ///
  /// - Parameters:
  ///   - path: The file's path; the folder around it may name a language.
  ///   - data: The file's contents.
  ///   - region: The development language, whose rules apply to texts without a language.
  /// - Throws: A `Diagnostic` if the file can't be read.
  mutating func add(_ path: String, _ data: Data, region: String) throws {
    let url = URL(filePath: path)
    let folder = url.deletingLastPathComponent().lastPathComponent
    let language = folder.hasSuffix(".lproj") ? String(folder.dropLast(6)) : ""
    let table = url.deletingPathExtension().lastPathComponent
    switch url.pathExtension {
    case "strings": add(try StringsFile(path, data).texts, table, language)
    case "stringsdict":
      let rules = ["", "Base"].contains(language) ? region : language
      add(try StringsDictionary(path, data, language: rules).texts, table, language)
    default:
      let catalog = try StringCatalog(path, data)
      for (language, texts) in catalog.texts { add(texts, table, language) }
      manualKeys[table, default: []] += catalog.manualKeys
    }
  }
}
