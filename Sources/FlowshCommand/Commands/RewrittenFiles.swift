import Files
import TestRunner

/// The files that a run of `--accept` has rewritten, and where their lines are now.
struct RewrittenFiles {
  private var all: [(path: String, lines: RewrittenLines)] = []
  /// The place in `all` of each path that was looked up.
  private var places: [String: Int?] = [:]

  /// Adds a file after it was rewritten.
  mutating func add(_ path: String, _ lines: RewrittenLines) {
    places[path] = all.count
    all.append((path, lines))
  }

  /// Looks up the number that a line has now.
  ///
  /// - Parameters:
  ///   - line: The number of the line before.
  ///   - path: A path of its file, which need not be that by which the file was rewritten.
  /// - Returns: The number.
  mutating func number(of line: Int, in path: String) -> Int {
    guard !all.isEmpty else { return line }
    let place = places[path] ?? find(path)
    places[path] = .some(place)
    return place.map { all[$0].lines.number(of: line) } ?? line
  }

  private func find(_ path: String) -> Int? {
    guard let status = FileStatus(at: path) else { return nil }
    return all.firstIndex { FileStatus(at: $0.path).map(status.isSameFile) ?? false }
  }
}
