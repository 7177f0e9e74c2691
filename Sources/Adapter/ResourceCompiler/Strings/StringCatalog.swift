import AppBundle
import BuildFormats
import Foundation

/// A string catalog, an `.xcstrings` file: texts in all languages.
struct StringCatalog: Decodable {
  private struct Entry: Decodable {
    var extractionState: String?
    var localizations: [String: Localization]?
  }

  private struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?

    /// The text whose arguments are those of all variations, with the specifiers of substitutions.
    var format: String? {
      guard var text = stringUnit?.value else {
        let forms = variations?.device ?? variations?.plural ?? [:]
        return (forms["other"] ?? forms.min { $0.key < $1.key }?.value)?.format
      }
      for (name, substitution) in substitutions ?? [:] {
        let place = substitution.argNum.map { "\($0)$" } ?? ""
        text = text.replacingOccurrences(
          of: "%#@\(name)@", with: "%\(place)(\(name))\(substitution.formatSpecifier ?? "lld")")
      }
      return text
    }
  }

  private struct Unit: Decodable {
    var value: String
  }

  private struct Variations: Decodable {
    var plural: [String: Localization]?
    var device: [String: Localization]?
  }

  private struct Substitution: Decodable {
    var argNum: Int?
    var formatSpecifier: String?
    var variations: Variations?
  }

  private let strings: [String: Entry]
  private let sourceLanguage: String
  /// The texts by language; in the source language, a key without a text is its own.
  private(set) var texts: [String: [String: String]] = [:]
  /// The keys that no code has brought in, with their formats; code may ask for them by names.
  private(set) var manualKeys: [(key: String, format: String)] = []

  private enum CodingKeys: CodingKey {
    case strings, sourceLanguage
  }

  /// Reads a file.
  ///
  /// - Throws: A `Diagnostic` if it isn't a string catalog.
  init(_ path: String, _ data: Data) throws {
    do {
      self = try JSONDecoder().decode(Self.self, from: data)
    } catch {
      throw Diagnostic(path, "not a string catalog: \(error.reasonInJSON)")
    }
    for (key, entry) in strings {
      for (language, localization) in entry.localizations ?? [:] {
        guard let text = try Self.text(of: localization, language) else { continue }
        texts[language, default: [:]][key] = text
      }
    }
    // The language has a folder even if every text is its key.
    texts[sourceLanguage, default: [:]].merge([:]) { $1 }
    for language in texts.keys.sorted() where language.contains("/") {
      throw Diagnostic(
        path, "the language \"\(language)\" can't be the name of a folder; rename it")
    }
    manualKeys = strings.filter { $1.extractionState == "manual" }.sorted { $0.key < $1.key }
      .map { ($0, $1.localizations?[sourceLanguage]?.format ?? $0) }
  }

  private static func text(
    of localization: Localization, _ language: String,
    _ substitutions: [String: Substitution] = [:]
  ) throws -> String? {
    let substitutions = localization.substitutions ?? substitutions
    if let text = localization.stringUnit?.value {
      return try replaced(StringSymbol.withoutNames(text), substitutions, language)
    }
    if let devices = localization.variations?.device {
      let choice = devices["iphone"] ?? devices["other"] ?? devices.values.first
      return try choice.flatMap { try text(of: $0, language, substitutions) }
    }
    guard let forms = localization.variations?.plural else { return nil }
    let texts = try forms.compactMapValues { try text(of: $0, language, substitutions) }
    guard let other = texts["other"] ?? texts.values.first else { return nil }
    // The forms are whole texts, in which every argument has its own place.
    let rule = PluralRule(
      language: language, argument: FormatText(other).firstNumber ?? 1,
      forms: texts.mapValues { FormatText($0).numbered })
    return try rule.marker("value")
  }

  /// Puts the rules of substitutions into a text.
  private static func replaced(
    _ text: String, _ substitutions: [String: Substitution], _ language: String
  ) throws -> String {
    var result = text
    for (name, substitution) in substitutions.sorted(by: { $0.key < $1.key }) {
      let forms = try (substitution.variations?.plural ?? [:]).compactMapValues {
        try Self.text(of: $0, language)
      }
      guard !forms.isEmpty else { continue }
      let specifier = substitution.formatSpecifier ?? "lld"
      let place = substitution.argNum.map { "%\($0)$" } ?? "%"
      let rule = PluralRule(
        language: language, argument: substitution.argNum,
        forms: forms.mapValues { $0.replacingOccurrences(of: "%arg", with: place + specifier) })
      result = result.replacingOccurrences(of: "%#@\(name)@", with: try rule.marker(name))
    }
    return result
  }
}
