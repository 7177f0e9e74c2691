import Script

/// The most recent lines, for `history`.
///
/// Private lines are never added, and lines that turn out to contain a secret are removed.
final class RecentLines {
  /// The maximum number of lines to keep.
  static let bound = 1_000

  private var lines: [(number: Int, line: String)] = []
  private var count = 0

  /// Adds a line, without the blanks around it.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - isTyped: Whether it was typed at a prompt, where a blank at the beginning makes it
  ///     private.
  /// - Returns: Whether the line was added: it isn't empty or private.
  func append(_ line: String, isTyped: Bool) -> Bool {
    let text = ScriptLine(line, number: 0).trimmed
    guard !text.isEmpty, !isTyped || line.first == text.first else { return false }
    count += 1
    lines.append((count, text))
    if lines.count == 2 * Self.bound { lines.removeFirst(Self.bound) }
    return true
  }

  /// Adds the numbered lines of an earlier shell, before there are any others.
  func restore(_ earlier: [(number: Int, line: String)]) {
    lines = earlier
    count = earlier.last?.number ?? 0
  }

  /// Removes the last lines, because they may contain a secret.
  func removeLast(_ number: Int) {
    count -= number
    lines.removeLast(min(number, lines.count))
  }

  /// Removes lines that turned out to contain a secret.
  func remove(_ unwanted: Set<String>) { lines.removeAll { unwanted.contains($0.line) } }

  /// Returns the lines with their numbers, oldest first, except those that a closure omits.
  func numbered(omitting isSecret: (String) -> Bool) -> [(number: Int, line: String)] {
    lines.suffix(Self.bound).filter { !isSecret($0.line) }
  }
}
