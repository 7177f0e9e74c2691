/// A text that the screens of several languages show at the same place.
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

  /// Returns such texts of results in the first language and in another one, each once.
  ///
  /// Numbers aren't texts. Screens with other elements can't be compared, nor those after them.
  static func all(in pairs: [(CaseReport, CaseReport)]) -> [UntranslatedText] {
    var found: [UntranslatedText] = []
    var places: [String: Int] = [:]
    for (first, other) in pairs {
      guard let original = first.variant.language, let language = other.variant.language,
        original != language, first.fallback == nil, other.fallback == nil
      else { continue }
      for (one, two) in zip(first.steps, other.steps) {
        guard one.parts.shape == two.parts.shape else { break }
        for text in zip(one.parts, two.parts).flatMap(Self.common) {
          if let place = places[text] {
            if !found[place].languages.contains(language) {
              found[place].languages.append(language)
            }
          } else {
            places[text] = found.count
            found.append(
              UntranslatedText(
                text: text, file: one.file.isEmpty ? first.file : one.file, line: one.line,
                screen: one.parts.first { $0.type == "screen" && !$0.texts.isEmpty }?.texts[0]
                  ?? "", languages: [original, language]))
          }
        }
      }
    }
    return found
  }

  /// Returns the texts with at least two letters that are the same in both parts.
  private static func common(_ one: ShownPart, _ two: ShownPart) -> [String] {
    zip(one.texts, two.texts).filter { $0 == $1 && $0.count(where: \.isLetter) > 1 }.map(\.0)
  }
}
