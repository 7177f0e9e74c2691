/// A line of the difference between what a step prints and what the `|` lines below it say.
package struct DiffLine: Sendable, Hashable, Codable {
  /// What became of a line.
  package enum Kind: String, Sendable, Hashable, Codable {
    /// It was expected and printed, was expected alone, was printed alone.
    case same, expected, actual
  }

  /// What became of the line.
  package let kind: Kind
  /// An expected line as it stands in the script, with its `|`; an actual one as it was printed.
  package let text: String
  /// The number of an expected line in the script; nil for a printed one.
  package let line: Int?

  /// Describes a line.
  package init(_ kind: Kind, _ text: String, line: Int? = nil) {
    self.kind = kind
    self.text = text
    self.line = line
  }
}

/// How many lines a step was expected to print and didn't, and the other way round.
package struct DiffCount: Sendable, Hashable {
  /// How many lines were expected and not printed.
  package let missing: Int
  /// How many were printed and not expected.
  package let unexpected: Int

  /// Counts the lines of a difference.
  package init(_ lines: [DiffLine]) {
    missing = lines.count { $0.kind == .expected }
    unexpected = lines.count { $0.kind == .actual }
  }
}

extension [DiffLine] {
  /// The `|` lines that would have been right: those that differ are rewritten, the others, and
  /// patterns that fit, stay as they are.
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
