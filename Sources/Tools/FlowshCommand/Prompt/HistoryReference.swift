import Shell

/// A line that stands for an earlier one: `!!`, `!N` or `!PREFIX`.
///
/// `! COMMAND` with a blank isn't one: the command must be refused.
struct HistoryReference {
  private enum Target {
    case last
    case number(Int)
    case beginning(String)
  }

  private let target: Target
  /// The blanks before the mark, which keep the line out of the history.
  private let indentation: Substring

  /// Parses a line; `nil` if it doesn't stand for an earlier one.
  init?(_ line: String) {
    indentation = line.prefix { $0 == " " || $0 == "\t" }
    var rest = line.dropFirst(indentation.count)
    guard rest.popFirst() == "!" else { return nil }
    while let last = rest.last, last == " " || last == "\t" { rest.removeLast() }
    guard let first = rest.first, first != " ", first != "\t" else { return nil }
    target =
      if rest == "!" { .last } else if let number = Int(rest) { .number(number) } else {
        .beginning(String(rest))
      }
  }

  /// Returns the line that is meant, of those of this session or else of those that Up recalls;
  /// `nil` if there is none.
  func line(numbered: [(number: Int, line: String)], lines: [String]) -> String? {
    let found =
      switch target {
      case .last: lines.last
      case .number(let number): numbered.first { $0.number == number }?.line
      case .beginning(let text): lines.last { $0.hasPrefix(text) }
      }
    return found.map { indentation + $0 }
  }

  /// The message for a line that doesn't exist.
  var failure: String {
    let reason =
      switch target {
      case .last: "the history is empty"
      case .number(let number): "no line \(number) in the history"
      case .beginning(let text):
        "no line in the history begins with \"\(SafeText.escaped(text))\""
      }
    return reason + "; \"history\" lists the lines, and \"! COMMAND\" needs the blank"
  }
}
