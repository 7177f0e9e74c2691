import Script
import Shell

/// A line of the difference between expected and printed lines, with the letters that differ from
/// the line that stands in its place.
struct ComparedLine {
  /// `  ` for a line that is the same, `- ` for an expected line, `+ ` for a printed line.
  let mark: String
  /// The text without control characters.
  let text: String
  /// The range of the letters that differ, in characters; `nil` if there is no similar line.
  private(set) var differing: Range<Int>?
  /// Whether carets mark the letters in plain text: those of the printed line, or those of the
  /// expected line if the printed one only lacks some.
  private var hasCarets = false

  private init(_ line: String) {
    mark = String(line.prefix(2))
    text = SafeText.escaped(String(line.dropFirst(2)))
  }

  /// The number of matching lines to show before and after those that differ.
  private static let context = 3

  /// Returns the lines of a step's difference.
  ///
  /// In place of lines that match and aren't near one that differs, there is one line that counts
  /// them.
  static func lines(of difference: [String]) -> [ComparedLine] {
    var lines = difference.map { ComparedLine($0) }
    for place in lines.indices.dropFirst()
    where lines[place].mark == "+ " && lines[place - 1].mark == "- " {
      (lines[place - 1], lines[place]) = compared(lines[place - 1], lines[place])
    }
    var shown: [ComparedLine] = []
    var skipped = 0
    for (place, line) in lines.enumerated() {
      let near = max(0, place - context)...min(lines.count - 1, place + context)
      guard lines[near].contains(where: { $0.mark != "  " }) else {
        skipped += 1
        continue
      }
      if let note = note(skipped) { shown.append(note) }
      skipped = 0
      shown.append(line)
    }
    return shown + (note(skipped).map { [$0] } ?? [])
  }

  private static func note(_ count: Int) -> ComparedLine? {
    count > 0 ? ComparedLine("  … \(counted(count, "line")) as expected") : nil
  }

  /// Returns an expected line and the line in its place with their differing letters.
  private static func compared(
    _ expected: ComparedLine, _ actual: ComparedLine
  ) -> (ComparedLine, ComparedLine) {
    var (expected, actual) = (expected, actual)
    // A pattern differs in more than the letters that don't match.
    guard !expected.text.hasSuffix(" (glob)"), !expected.text.hasSuffix(" (re)") else {
      return (expected, actual)
    }
    let (old, new) = (Array(expected.text), Array(actual.text))
    let before = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - before
    let after = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
    // If hardly anything is the same, the marks would cover the whole lines. Each line begins with
    // "| ".
    guard 2 * (before + after - 2) >= min(old.count, new.count) - 2 else {
      return (expected, actual)
    }
    expected.differing = before..<(old.count - after)
    actual.differing = before..<(new.count - after)
    actual.hasCarets = before < new.count - after
    expected.hasCarets = !actual.hasCarets
    return (expected, actual)
  }

  /// A line with carets below the letters that differ; `nil` if there are none.
  var carets: String? {
    guard hasCarets, let differing, !differing.isEmpty else { return nil }
    let start = DisplayWidth.of(text.prefix(differing.lowerBound))
    let width = DisplayWidth.of(text.dropFirst(differing.lowerBound).prefix(differing.count))
    return String(repeating: " ", count: 2 + start) + String(repeating: "^", count: width)
  }
}
