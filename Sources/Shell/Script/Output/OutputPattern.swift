/// A `|` line: an expected output line or a pattern for output lines.
package struct OutputPattern: PatternPart, Sendable {
  private enum Form: Sendable {
    case anyLines
    case text(String)
    case glob(Glob)
    case expression(RegularExpression)
  }

  package let line: ScriptLine
  private let form: Form

  /// Parses a line.
  ///
  /// `|...` matches any number of lines. A line that ends in ` (glob)` is a pattern with `*` and
  /// `?`. A line that ends in ` (re)` is a regular expression that must match the whole line. The
  /// value of a variable is always literal text.
  ///
  /// - Parameters:
  ///   - line: The line as it is written.
  ///   - expand: A closure that expands the variables in a text.
  /// - Throws: `ScriptMistake` for an invalid regular expression, or from `expand`.
  package init(
    _ line: ScriptLine,
    _ expand: (String, Expansion.Style) throws(ScriptMistake) -> String = {
      text, _ throws(ScriptMistake) in text
    }
  ) throws(ScriptMistake) {
    self.line = line
    var rest = line.text.drop { $0 == " " || $0 == "\t" }.dropFirst()
    if Self.trimmed(rest) == "..." {
      form = .anyLines
      return
    }
    if rest.first == " " { rest = rest.dropFirst() }
    let words = Self.trimmed(rest)
    if let pattern = Self.pattern(words, mark: " (glob)") {
      form = .glob(Glob(try expand(pattern, .glob), hasEscapes: true))
    } else if let pattern = Self.pattern(words, mark: " (re)") {
      form = .expression(try RegularExpression(try expand(pattern, .expression)))
    } else {
      form = .text(Self.trimmed(try expand(words, .text)))
    }
  }

  /// Whether the pattern matches any number of lines.
  var isGap: Bool { if case .anyLines = form { true } else { false } }

  /// Whether the pattern is a regular expression, which may take forever to match.
  var isExpression: Bool { if case .expression = form { true } else { false } }

  /// Returns whether the pattern matches a printed line, given without trailing spaces.
  func matches(_ line: String) -> Bool {
    switch form {
    case .anyLines: true
    case .text(let text): TypedText.areSame(text, line)
    case .glob(let pattern): pattern.matches(line)
    case .expression(let regex): regex.matches(line)
    }
  }

  /// Returns the text without trailing spaces and tabs.
  package static func trimmed(_ text: some StringProtocol) -> String {
    var text = text[...]
    while text.last == " " || text.last == "\t" { text.removeLast() }
    return String(text)
  }

  /// Returns a printed line as a `|` line.
  ///
  /// If the line ends like a pattern, it is escaped.
  package static func written(_ line: String) -> String {
    let line = line.replacing("${", with: "\\${")
    guard line.hasSuffix(" (glob)") || line.hasSuffix(" (re)") else {
      return line.isEmpty ? "|" : "| \(line)"
    }
    let literal = line.map { "*?\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
    return "| \(literal) (glob)"
  }

  private static func pattern(_ words: String, mark: String) -> String? {
    words.hasSuffix(mark) ? String(words.dropLast(mark.count)) : nil
  }
}
