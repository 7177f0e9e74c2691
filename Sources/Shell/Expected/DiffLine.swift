/// A line of the difference between what a step prints and what the `|` lines below it say.
public nonisolated struct DiffLine: Sendable, Hashable, Codable {
  /// What became of a line.
  public nonisolated enum Kind: String, Sendable, Hashable, Codable {
    /// It was expected and printed, was expected alone, was printed alone.
    case same, expected, actual
  }

  /// What became of the line.
  public let kind: Kind
  /// An expected line as it stands in the script, with its `|`; an actual one as it was printed.
  public let text: String
  /// The number of an expected line in the script; nil for a printed one.
  public let line: Int?

  /// Describes a line.
  public init(_ kind: Kind, _ text: String, line: Int? = nil) {
    self.kind = kind
    self.text = text
    self.line = line
  }
}

/// How many lines a step was expected to print and didn't, and the other way round.
public nonisolated struct DiffCount: Sendable, Hashable {
  let missing: Int
  let unexpected: Int

  init(_ lines: [DiffLine]) {
    missing = lines.count { $0.kind == .expected }
    unexpected = lines.count { $0.kind == .actual }
  }

  var message: String {
    func lines(_ count: Int) -> String { "\(count) line\(count == 1 ? "" : "s")" }
    switch (missing, unexpected) {
    case (let missing, 0):
      return "\(lines(missing)) expected below it \(missing == 1 ? "is" : "are") not printed"
    case (0, let unexpected):
      return "prints \(lines(unexpected)) that the | lines below it don't have"
    default:
      return "prints something else than the | lines below it: \(lines(missing)) expected,"
        + " \(unexpected) found instead"
    }
  }
}

nonisolated extension [DiffLine] {
  /// The `|` lines that would have been right: those that differ are rewritten, the others, and
  /// patterns that fit, stay as they are.
  public var accepted: [String] {
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
