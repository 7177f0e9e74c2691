import Script

/// The differences between the sizes and languages of a run.
package struct VariantComparison: Sendable {
  /// The sizes and languages, each with its name.
  package let variants: [CaseVariant]
  /// The cases that differ.
  let differences: [VariantDifference]

  /// Returns lines about the differences, at most a number of them.
  package func lines(limit: Int) -> [String] {
    guard !differences.isEmpty else { return ["\(names): no differences"] }
    let rest = differences.count - limit
    return ["what differs between \(names):"]
      + differences.prefix(limit).map { "  \($0.place): \($0.title): \($0.text)" }
      + (rest > 0 ? ["  and \(counted(rest, "more case"))"] : [])
  }

  /// The variants, such as `compact and regular`, or `compact and regular, each in en and de`.
  var names: String {
    func list(_ texts: [String?]) -> String {
      var known: Set<String> = []
      return texts.compactMap(\.self).filter { known.insert($0).inserted }
        .joined(separator: " and ")
    }
    return [list(variants.map(\.size)), list(variants.map(\.language))].filter { !$0.isEmpty }
      .joined(separator: ", each in ")
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
      variants: variants, differences: groups.compactMap(Self.difference))
  }

  /// The texts that are the same in several languages.
  var untranslatedTexts: [UntranslatedText] {
    UntranslatedText.all(in: casesByVariant.flatMap(Self.pairs))
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
        $0.variant.size == size && $0.variant.language == first.variant.language
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
        guard let (left, right) = isTranslated ? parts(one, two) : screens(one, two) else {
          continue
        }
        return VariantDifference(
          cases: [first, other], step: one,
          results: [(first.variant.name, left), (other.variant.name, right)])
      }
    }
    return nil
  }

  /// Returns the difference between two screens in two languages: the paths if the screens on them
  /// differ, or else the first part that only one has; `nil` if they have the same parts.
  private static func parts(_ one: StepReport, _ two: StepReport) -> (String, String)? {
    let (left, right) = (one.parts.shape, two.parts.shape)
    guard left != right else { return nil }
    guard left.filter({ $0.hasPrefix("screen") }) == right.filter({ $0.hasPrefix("screen") }) else {
      return (one.stack, two.stack)
    }
    let place = zip(left, right).prefix { $0 == $1 }.reduce(0) { count, _ in count + 1 }
    func text(_ parts: [ShownPart]) -> String {
      guard parts.indices.contains(place) else { return "nothing more" }
      return "\(parts[place].type) \"\(parts[place].texts.joined(separator: "  "))\""
    }
    return (text(one.parts), text(two.parts))
  }

  /// Returns the difference between two screens in one language: the paths, or else the first line
  /// that differs; `nil` if there is none.
  private static func screens(_ one: StepReport, _ two: StepReport) -> (String, String)? {
    guard one.stack == two.stack else { return (one.stack, two.stack) }
    guard one.screen != two.screen else { return nil }
    let (left, right) = (one.screen.split(separator: "\n"), two.screen.split(separator: "\n"))
    let place = zip(left, right).prefix { $0 == $1 }.reduce(0) { count, _ in count + 1 }
    func line(_ lines: [Substring]) -> String {
      guard lines.indices.contains(place) else { return "nothing more" }
      return lines[place].drop { $0 == " " }.isEmpty
        ? "a blank line" : "\"\(lines[place].drop { $0 == " " })\""
    }
    return (line(left), line(right))
  }
}
