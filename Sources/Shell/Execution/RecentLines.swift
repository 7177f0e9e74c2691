/// The last lines that were run, for `history`; lines with a secret are left out.
final class RecentLines {
  /// How many lines are kept.
  static let bound = 1_000

  private var lines: ContiguousArray<String> = []
  private var count = 0

  func append(_ line: String) {
    if lines.count < Self.bound {
      lines.append(line)
    } else {
      lines[count % Self.bound] = line
    }
    count += 1
  }

  /// The lines with their numbers, the oldest first.
  var numbered: [(number: Int, line: String)] {
    (max(0, count - Self.bound)..<count).map { ($0 + 1, lines[$0 % Self.bound]) }
  }
}
