/// A text that the screens of two languages show at the same place.
struct UntranslatedText: Sendable, Hashable {
  let text: String
  /// The file and the line of the first step whose screen shows it.
  let file: String
  let line: Int
  /// The title of the screen, in the first language.
  let screen: String

  /// The text and the screen.
  var sentence: String { "\"\(text)\"" + (screen == text ? "" : " on \(screen)") }
  /// The sentence after the place.
  var entry: String { "\(file):\(line): \(sentence)" }

  /// Returns such texts of pairs of results, each once.
  ///
  /// Numbers aren't texts. Screens with other elements can't be compared, nor those after them.
  static func all(in pairs: [(CaseReport, CaseReport)]) -> [UntranslatedText] {
    var known: Set<String> = []
    var found: [UntranslatedText] = []
    for (first, other) in pairs where first.variant.language != other.variant.language {
      for (one, two) in zip(first.steps, other.steps) {
        guard ScreenShape(one) == ScreenShape(two) else { break }
        let lines = one.screen.split(separator: "\n").map { Self.texts(in: $0) }
        let others = two.screen.split(separator: "\n").map { Self.texts(in: $0) }
        for (line, other) in zip(lines, others) {
          for text in line where other.contains(text) && known.insert(text).inserted {
            found.append(
              UntranslatedText(
                text: text, file: one.file.isEmpty ? first.file : one.file, line: one.line,
                screen: lines.first?.first ?? ""))
          }
        }
      }
    }
    return found
  }

  /// Returns the texts of a line with at least two letters: its columns, without the brackets and
  /// the command of a button.
  private static func texts(in line: Substring) -> [String] {
    line.split(separator: "  ").compactMap { column in
      var text = column.drop { $0 == " " }
      if text.first == "[", let end = text.lastIndex(of: "]") {
        text = text[..<end].dropFirst()
      }
      return text.count(where: \.isLetter) > 1 ? String(text) : nil
    }
  }
}
