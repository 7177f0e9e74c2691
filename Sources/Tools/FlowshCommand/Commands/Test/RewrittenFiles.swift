import Files
import TestRunner

/// The files that a run of `--accept` has rewritten, and where their lines are now.
struct RewrittenFiles {
  private var all: [RewrittenLines] = []
  /// The place in `all` of each file that was rewritten.
  private var places: [FileIdentity: Int] = [:]
  /// The place in `all` of each path that was looked up.
  private var known: [String: Int?] = [:]

  /// Adds a file after it was rewritten.
  mutating func add(_ path: String, _ lines: RewrittenLines) {
    known[path] = all.count
    if let status = FileStatus(at: path) { places[status.identity] = all.count }
    all.append(lines)
  }

  /// Returns the number that a line of a rewritten file has now, whatever the path by which it is
  /// named.
  mutating func number(of line: Int, in path: String) -> Int {
    guard !all.isEmpty else { return line }
    let place = known[path] ?? FileStatus(at: path).flatMap { places[$0.identity] }
    known[path] = .some(place)
    return place.map { all[$0].number(of: line) } ?? line
  }
}
