/// A comparison of a step's output with the `|` lines below the step.
package enum OutputComparison {
  /// The maximum number of line comparisons.
  ///
  /// If more comparisons would be needed, all lines count as different.
  private static let mostComparisons = 4_000_000

  /// Returns the lines of uncolored output.
  ///
  /// Trailing spaces and trailing blank lines are removed.
  static func lines(of output: String) -> [String] {
    var lines = output.split(separator: "\n", omittingEmptySubsequences: false)
      .map(OutputPattern.trimmed)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// The result of a comparison.
  package enum Result: Sendable, Equatable {
    case matches
    case differs([DiffLine])
    /// The user has interrupted the comparison.
    case interrupted
  }

  /// Compares the expected lines with the actual output.
  ///
  /// - Parameters:
  ///   - patterns: The expected lines.
  ///   - output: The output.
  ///   - isInterrupted: A closure that returns whether to stop matching a regular expression.
  /// - Returns: The result of the comparison.
  package static func result(
    _ patterns: [OutputPattern], _ output: String, isInterrupted: () -> Bool
  ) -> Result {
    let compare: @Sendable () -> Result = {
      difference(patterns, output).map { .differs($0) } ?? .matches
    }
    guard patterns.contains(where: \.isExpression) else { return compare() }
    return InterruptibleWork.result(isInterrupted: isInterrupted, of: compare) ?? .interrupted
  }

  /// Returns the diff between the expected lines and the actual output, or nil if they match.
  package static func difference(_ patterns: [OutputPattern], _ output: String) -> [DiffLine]? {
    let lines = lines(of: output)
    let all = patterns
    var patterns = patterns
    if patterns.matchAll(lines) { return nil }
    // Ignore trailing blank lines in the script, too. A pattern such as `*` may stand for one.
    while let last = patterns.last, last.matches(""), !last.isGap {
      patterns.removeLast()
      if patterns.matchAll(lines) { return nil }
    }
    // If all lines in the script are blank, they are the ones that differ.
    return align(patterns.isEmpty ? all : patterns, lines)
  }

  /// Aligns expected and actual lines so that the number of differences is minimal.
  private static func align(_ patterns: [OutputPattern], _ lines: [String]) -> [DiffLine] {
    guard (patterns.count + 1) * (lines.count + 1) <= mostComparisons else {
      return patterns.map { DiffLine(.expected, $0.line.text, line: $0.line.number) }
        + lines.map { DiffLine(.actual, $0) }
    }
    let width = lines.count + 1
    // The minimum number of differences from each pair of positions to the end.
    var costs = [Int32](repeating: 0, count: (patterns.count + 1) * width)
    for line in 0..<lines.count { costs[patterns.count * width + line] = Int32(lines.count - line) }
    for place in patterns.indices.reversed() {
      for line in (0...lines.count).reversed() {
        costs[place * width + line] = step(patterns, lines, place, line, costs).cost
      }
    }
    return walk(patterns, lines, costs)
  }

  private enum Move { case keep, swallow, drop, add, replace }

  private static func step(
    _ patterns: [OutputPattern], _ lines: [String], _ place: Int, _ line: Int, _ costs: [Int32]
  ) -> (move: Move, cost: Int32) {
    let width = lines.count + 1
    let isAny = patterns[place].isGap
    // Prefer to list an expected line before the actual line that replaces it.
    var best = (move: Move.drop, cost: costs[(place + 1) * width + line] + 1)
    if isAny { best = (.keep, costs[(place + 1) * width + line]) }
    guard line < lines.count else { return best }
    let skipped = costs[place * width + line + 1]
    if isAny {
      if skipped < best.cost { best = (.swallow, skipped) }
    } else {
      if skipped + 1 < best.cost { best = (.add, skipped + 1) }
      let both = costs[(place + 1) * width + line + 1]
      // Prefer a replaced line to an extra line that `|...` would have to match.
      if both + 1 <= best.cost { best = (.replace, both + 1) }
      if both <= best.cost, patterns[place].matches(lines[line]) { best = (.keep, both) }
    }
    return best
  }

  private static func walk(
    _ patterns: [OutputPattern], _ lines: [String], _ costs: [Int32]
  ) -> [DiffLine] {
    var difference: [DiffLine] = []
    var place = 0
    var line = 0
    while place < patterns.count {
      let source = patterns[place].line
      switch step(patterns, lines, place, line, costs).move {
      case .keep:
        difference.append(DiffLine(.same, source.text, line: source.number))
        if !patterns[place].isGap { line += 1 }
        place += 1
      case .swallow: line += 1
      case .drop:
        difference.append(DiffLine(.expected, source.text, line: source.number))
        place += 1
      case .replace:
        difference.append(DiffLine(.expected, source.text, line: source.number))
        difference.append(DiffLine(.actual, lines[line]))
        place += 1
        line += 1
      case .add:
        difference.append(DiffLine(.actual, lines[line]))
        line += 1
      }
    }
    return difference + lines[line...].map { DiffLine(.actual, $0) }
  }
}
