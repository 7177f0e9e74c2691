/// The most recent lines, for `history`.
///
/// Lines with a secret are never added.
final class RecentLines {
  /// The maximum number of lines to keep.
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

  /// The lines with their numbers, oldest first.
  var numbered: [(number: Int, line: String)] {
    (max(0, count - Self.bound)..<count).map { ($0 + 1, lines[$0 % Self.bound]) }
  }
}
