import AppBundle
import Script

/// A list of what isn't localized, below a heading.
package struct LocalizationGaps: Sendable, Hashable {
  /// A text or a key, with the file and the line of the first step that shows it or asks for it.
  struct Entry: Sendable, Hashable {
    let file: String
    let line: Int
    let text: String
  }

  /// The heading, such as `missing in de`, or a whole sentence if there are no entries.
  let heading: String
  let entries: [Entry]

  /// The heading with a capital letter.
  var title: String { heading.prefix(1).uppercased() + heading.dropFirst() }

  /// Returns the list as lines, with at most a number of entries.
  package func lines(limit: Int) -> [String] {
    let rest = entries.count - limit
    return [heading + (entries.isEmpty ? "" : ":")]
      + entries.prefix(limit).map { "  \($0.file):\($0.line): \($0.text)" }
      + (rest > 0 ? ["  and \(counted(rest, "more text"))"] : [])
  }
}

extension RunReport {
  /// The languages that the app lacks, the keys that its languages lack, and the texts that are the
  /// same in several of them.
  package var localizationGaps: [LocalizationGaps] {
    lackingLanguages + missingTexts + untranslatedLists
  }

  /// Returns lines about the differences between variants and about what isn't localized, with at
  /// most a number of entries of each.
  package func variantLines(limit: Int) -> [String] {
    (variantComparison?.lines(limit: limit) ?? [])
      + localizationGaps.flatMap { $0.lines(limit: limit) }
  }

  private var lackingLanguages: [LocalizationGaps] {
    let headings = cases.compactMap { item -> String? in
      guard let language = item.variant.language, let own = item.localization,
        !DeviceLocale.suits(language, [own])
      else { return nil }
      return "the app has no localization for \(language); it runs in \(own)"
    }
    return Self.unique(headings).map { LocalizationGaps(heading: $0, entries: []) }
  }

  private var missingTexts: [LocalizationGaps] {
    var known: Set<MissingText> = []
    let found = cases.flatMap { item in
      item.steps.flatMap { step in
        step.missingTexts.filter { known.insert($0).inserted }.map { missing in
          let file = step.file.isEmpty ? item.file : step.file
          let text = "\(missing.key) (\(missing.table))"
          return (missing.language, LocalizationGaps.Entry(file: file, line: step.line, text: text))
        }
      }
    }
    return Self.unique(found.map(\.0)).map { language in
      LocalizationGaps(
        heading: "missing in \(language)", entries: found.filter { $0.0 == language }.map(\.1))
    }
  }

  private static func unique<Value: Hashable>(_ values: [Value]) -> [Value] {
    var known: Set<Value> = []
    return values.filter { known.insert($0).inserted }
  }

  private var untranslatedLists: [LocalizationGaps] {
    let texts = untranslatedTexts
    return Self.unique(texts.map(\.languages)).map { languages in
      LocalizationGaps(
        heading: "not localized, the same in \(languages.joined(separator: " and "))",
        entries: texts.filter { $0.languages == languages }.map {
          .init(file: $0.file, line: $0.line, text: $0.sentence)
        })
    }
  }
}

extension CaseReport {
  /// The localization in which the app ran; `nil` if the run doesn't specify a language.
  var localization: String? { steps.lazy.compactMap(\.localization).first }
}
