/// A line of the diff between a step's output and the `|` lines below the step.
package struct DiffLine: Sendable, Hashable, Codable {
  package enum Kind: String, Sendable, Hashable, Codable {
    /// A line that was both expected and printed.
    case same
    /// A line that was expected but not printed.
    case expected
    /// A line that was printed but not expected.
    case actual
  }

  package let kind: Kind
  /// The text of the line.
  ///
  /// For an expected line, this is the text in the script, including the `|`. For an actual line,
  /// it is the text in the output.
  package let text: String
  /// The line number of an expected line in the script; nil for a printed line.
  package let line: Int?

  package init(_ kind: Kind, _ text: String, line: Int? = nil) {
    self.kind = kind
    self.text = text
    self.line = line
  }
}

/// The number of missing and unexpected lines in a diff.
package struct DiffCount: Sendable, Hashable {
  /// The number of lines that were expected but not printed.
  package let missing: Int
  /// The number of lines that were printed but not expected.
  package let unexpected: Int
  /// The expected line, as it is written, and the printed one, if there is one of each.
  package let onlyLines: OnlyLines?

  /// An expected line and the line that was printed instead.
  package struct OnlyLines: Sendable, Hashable {
    package let expected: String
    package let printed: String
  }

  /// Counts the missing and unexpected lines of a diff.
  package init(_ lines: [DiffLine]) {
    missing = lines.count { $0.kind == .expected }
    unexpected = lines.count { $0.kind == .actual }
    let pair = lines.filter { $0.kind != .same }
    guard missing == 1, unexpected == 1, let expected = pair.first(where: { $0.kind == .expected }),
      let printed = pair.first(where: { $0.kind == .actual })
    else {
      onlyLines = nil
      return
    }
    let text = expected.text.drop { $0 == " " || $0 == "\t" }
    onlyLines = OnlyLines(
      expected: String(text.dropFirst(text.hasPrefix("| ") ? 2 : 1)), printed: printed.text)
  }
}

extension [DiffLine] {
  /// The `|` lines that would match the actual output.
  ///
  /// Lines that differ are rewritten; matching lines and patterns are unchanged.
  package var accepted: [String] {
    let old = first { $0.kind != .actual }
    let indent = old.map { String($0.text.prefix { $0 == " " || $0 == "\t" }) } ?? ""
    return compactMap { line in
      switch line.kind {
      case .same: line.text
      case .expected: nil
      case .actual: indent + OutputPattern.written(line.text)
      }
    }
  }
}
