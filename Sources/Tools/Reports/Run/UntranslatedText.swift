/// A text that the app shows in several languages.
struct UntranslatedText: Sendable, Hashable {
  let text: String
  /// The file and the line of the first step whose screen shows it.
  let file: String
  let line: Int
  /// The title of the screen, in the first language.
  let screen: String
  /// The languages in which it is the same, the first one of the run first.
  fileprivate(set) var languages: [String]

  /// The text and the screen.
  var sentence: String {
    "\"\(text)\"" + (screen == text || screen.isEmpty ? "" : " on \(screen)")
  }

  /// Returns such texts of pairs of results in two languages, each once.
  ///
  /// A text in the same role in another language counts wherever it is, because a screen may have
  /// other elements there. Numbers aren't texts. One localization, which two languages may have in
  /// common, isn't compared with itself.
  static func all(in pairs: [(CaseReport, CaseReport)]) -> [UntranslatedText] {
    var found: [UntranslatedText] = []
    var places: [String: Int] = [:]
    for (first, other) in pairs {
      guard let original = first.localization, let language = other.localization,
        original != language
      else { continue }
      let texts = Set(other.steps.flatMap(\.parts).flatMap(ShownText.all(in:)))
      for step in first.steps {
        for shown in step.parts.flatMap(ShownText.all(in:)) where texts.contains(shown) {
          if let place = places[shown.text] {
            if !found[place].languages.contains(language) {
              found[place].languages.append(language)
            }
          } else {
            places[shown.text] = found.count
            found.append(
              UntranslatedText(
                text: shown.text, file: step.file.isEmpty ? first.file : step.file,
                line: step.line,
                screen: step.parts.first { $0.type == "screen" && !$0.texts.isEmpty }?.texts[0]
                  ?? "", languages: [original, language]))
          }
        }
      }
    }
    return found
  }
}

/// A text with at least two letters in a kind of part, such as a row.
private struct ShownText: Hashable {
  let type: String
  let text: String

  static func all(in part: ShownPart) -> [ShownText] {
    part.texts.filter { $0.count(where: \.isLetter) > 1 }
      .map { ShownText(type: part.type, text: $0) }
  }
}
