import Script

/// The differences between the sizes and languages of a run.
package struct VariantComparison: Sendable {
  /// The sizes and languages, each with its name.
  package let variants: [CaseVariant]
  /// The cases that differ.
  let differences: [VariantDifference]
  /// The texts that are the same in several languages.
  let untranslated: [UntranslatedText]

  /// Returns lines about the differences and the texts, of each at most a number.
  package func lines(limit: Int) -> [String] {
    let places = differences.map { "\($0.place): \($0.title): \($0.text)" }
    let texts = untranslated.map(\.entry)
    let heading = "not localized, the same in \(languages):"
    return
      (places.isEmpty
      ? ["\(names): no differences"]
      : Self.list("what differs between \(names):", places, limit, "more case"))
      + (texts.isEmpty ? [] : Self.list(heading, texts, limit, "more text"))
  }

  private static func list(
    _ heading: String, _ lines: [String], _ limit: Int, _ noun: String
  ) -> [String] {
    let rest = lines.count - limit
    return [heading] + lines.prefix(limit).map { "  " + $0 }
      + (rest > 0 ? ["  and \(counted(rest, noun))"] : [])
  }

  /// The variants, such as `compact and regular`.
  var names: String { variants.map(\.name).joined(separator: " and ") }

  /// The languages, such as `en and de`.
  var languages: String {
    var known: Set<String> = []
    return variants.compactMap(\.language).filter { known.insert($0).inserted }
      .joined(separator: " and ")
  }
}

/// The difference between two or more results of the same case.
struct VariantDifference: Sendable {
  /// The results, each with its size and language.
  let cases: [CaseReport]
  /// The step after which the screens differ; `nil` if the outcomes differ.
  let step: StepReport?
  /// For each variant, the outcome or the differing part of the screen.
  let results: [(variant: String, text: String)]

  var title: String { cases[0].name }
  /// The file and the line of the step or the case.
  var place: String { "\(file):\(line)" }
  var file: String { step.map { $0.file.isEmpty ? cases[0].file : $0.file } ?? cases[0].file }
  var line: Int { step?.line ?? cases[0].line }
  /// The command and the results.
  var text: String {
    (step.map { "after \($0.command): " } ?? "")
      + results.map { "\($0.text) (\($0.variant))" }.joined(separator: ", ")
  }
}

extension RunReport {
  /// The differences between sizes and languages: in the status, or else the first step with
  /// another screen; `nil` if no case ran in several.
  ///
  /// Screens in two languages differ if they don't have the same elements, whatever their texts
  /// are. Texts that are the same in both are untranslated.
  package var variantComparison: VariantComparison? {
    let groups = casesByVariant.filter { $0.count > 1 }
    guard let variants = groups.first?.map(\.variant) else { return nil }
    return VariantComparison(
      variants: variants, differences: groups.compactMap(Self.difference),
      untranslated: UntranslatedText.all(in: groups.flatMap(Self.pairs)))
  }

  /// The results of each case that ran in a specified variant, in the order of the cases.
  private var casesByVariant: [[CaseReport]] {
    struct Name: Hashable {
      let file: String
      let title: String
    }
    var groups: [[CaseReport]] = []
    var places: [Name: Int] = [:]
    for item in cases where item.variant != CaseVariant() {
      let name = Name(file: item.file, title: item.title)
      if let place = places[name] {
        groups[place].append(item)
      } else {
        places[name] = groups.count
        groups.append([item])
      }
    }
    return groups
  }

  /// The results to compare: each with that of the first language in its size, and those of the
  /// first language with that of the first size.
  private static func pairs(_ items: [CaseReport]) -> [(CaseReport, CaseReport)] {
    guard let first = items.first else { return [] }
    return items.dropFirst().compactMap { item in
      let isFirst = item.variant.language == first.variant.language
      let size = isFirst ? first.variant.size : item.variant.size
      let other = items.first {
        $0.variant == CaseVariant(size: size, language: first.variant.language)
      }
      return other.map { ($0, item) }
    }
  }

  private static func difference(_ items: [CaseReport]) -> VariantDifference? {
    guard let first = items.first else { return nil }
    if items.contains(where: { $0.status != first.status }) {
      return VariantDifference(
        cases: items, step: nil, results: items.map { ($0.variant.name, $0.status.words) })
    }
    for (first, other) in pairs(items) {
      let isTranslated = first.variant.language != other.variant.language
      for (one, two) in zip(first.steps, other.steps) {
        let (shape, otherShape) = (ScreenShape(one), ScreenShape(two))
        guard
          isTranslated ? shape != otherShape : one.screen != two.screen || one.stack != two.stack
        else { continue }
        let (left, right) = screens(
          one, two,
          isSamePath: isTranslated ? shape.path == otherShape.path : one.stack == two.stack,
          place: isTranslated ? shape.firstDifference(from: otherShape) : nil)
        return VariantDifference(
          cases: [first, other], step: one,
          results: [(first.variant.name, left), (other.variant.name, right)])
      }
    }
    return nil
  }

  /// Returns the difference between two screens: the paths, or else the line at a place, the first
  /// different one if there is none.
  private static func screens(
    _ one: StepReport, _ two: StepReport, isSamePath: Bool, place: Int?
  ) -> (String, String) {
    guard isSamePath else { return (one.stack, two.stack) }
    let (left, right) = (one.screen.split(separator: "\n"), two.screen.split(separator: "\n"))
    let place =
      place ?? zip(left, right).enumerated().first { $1.0 != $1.1 }?.offset
      ?? min(left.count, right.count)
    func line(_ lines: [Substring]) -> String {
      guard lines.indices.contains(place) else { return "nothing more" }
      return lines[place].drop { $0 == " " }.isEmpty
        ? "a blank line" : "\"\(lines[place].drop { $0 == " " })\""
    }
    return (line(left), line(right))
  }
}
