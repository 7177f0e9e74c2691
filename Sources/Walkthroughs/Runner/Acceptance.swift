import Foundation
import Shell

/// Rewrites the `|` lines of files that differ from what was printed.
package nonisolated enum Acceptance {
  /// Puts lines in place of those that they replace, and writes the file anew.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - changes: what replaces what; each change has the lines of one step.
  /// - Returns: how many steps were rewritten.
  /// - Throws: where the file can't be read or written, or is no regular file.
  package static func rewrite(_ path: String, _ changes: [AcceptedLines]) throws -> Int {
    guard case .file(let target) = FileDestination(path) else {
      throw CommandError.unwritable(path: path, reason: "it is no regular file")
    }
    let text = try String(contentsOfFile: path, encoding: .utf8)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var done: Set<Int> = []
    // From the end, so that the numbers of what comes before stay.
    for change in changes.sorted(by: { ($0.numbers.first ?? 0) > ($1.numbers.first ?? 0) }) {
      guard let first = change.numbers.first, let last = change.numbers.last,
        first > 0, last >= first, last <= lines.count,
        done.insert(first).inserted
      else { continue }
      let ending = lines[first - 1].hasSuffix("\r") ? "\r" : ""
      lines.replaceSubrange((first - 1)...(last - 1), with: change.lines.map { $0 + ending })
    }
    try Data(lines.joined(separator: "\n").utf8).write(
      to: URL(filePath: target), options: .atomic)
    return done.count
  }
}
