import Editline
import Shell

extension HistoryReference {
  /// Returns the lines that the text before the cursor could stand for, the most recent first.
  ///
  /// After `!` alone, a line of this session is offered by its number, and any other as it is.
  /// After the beginning of a line, whole lines are offered.
  ///
  /// - Parameters:
  ///   - text: The text before the cursor.
  ///   - numbered: The lines of this session with their numbers.
  ///   - lines: The lines that Up recalls, oldest first.
  /// - Returns: The completion; `nil` if the text doesn't begin with `!`, or a blank follows.
  static func completion(
    of text: String, numbered: [(number: Int, line: String)], lines: [String]
  ) -> LineCompletion? {
    let typed = text.drop { $0 == " " || $0 == "\t" }
    guard typed.first == "!" else { return nil }
    let rest = typed.dropFirst()
    guard rest.first != " ", rest.first != "\t" else { return nil }
    var found: [LineCompletion.Candidate] = []
    var seen: Set<String> = []
    if rest.isEmpty || Int(rest) != nil {
      for (number, line) in numbered.reversed() where String(number).hasPrefix(rest) {
        seen.insert(line)
        found.append(.init("!\(number)", detail: SafeText.escaped(line), suffix: ""))
      }
    }
    if Int(rest) == nil {
      let candidates = rest == "!" ? lines.suffix(1) : lines.filter { $0.hasPrefix(rest) }
      for line in candidates.reversed() where seen.insert(line).inserted {
        found.append(.init(line, label: SafeText.escaped(line), suffix: ""))
      }
    }
    return LineCompletion(
      replacing: String(typed), candidates: Array(found.prefix(Candidates.bound)),
      omitted: max(0, found.count - Candidates.bound))
  }
}
