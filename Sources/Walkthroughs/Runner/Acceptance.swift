import Foundation
package import Script
import Shell

/// Rewrites the `|` lines of files that differ from what was printed.
package nonisolated enum Acceptance {
  /// The file has changed since it was read, so that the numbers of lines may be those of others.
  package struct Changed: Error {}

  /// Puts lines in place of those that they replace, and writes the file anew.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - changes: what replaces what; each change has the lines of one step.
  ///   - files: what was read before the run.
  /// - Returns: how many steps were rewritten.
  /// - Throws: `Changed`, and where the file can't be read or written, or is no regular file.
  package static func rewrite(
    _ path: String, _ changes: [AcceptedLines], _ files: ScriptFiles
  ) throws -> Int {
    guard case .file(let target) = FileDestination(path) else {
      throw CommandError.unwritable(path: path, reason: "it is no regular file")
    }
    let text = try String(contentsOfFile: path, encoding: .utf8)
    if let known = files.all[path], try Data(contentsOf: URL(filePath: path)) != Data(known) {
      throw Changed()
    }
    // By bytes, for to a string a carriage return and a newline are one character.
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    var done: Set<Int> = []
    // From the end, so that the numbers of what comes before stay.
    for change in changes.sorted(by: { ($0.numbers.first ?? 0) > ($1.numbers.first ?? 0) }) {
      guard let first = change.numbers.first, let last = change.numbers.last,
        first > 0, last >= first, last <= lines.count,
        done.insert(first).inserted
      else { continue }
      let ending = lines[first - 1].utf8.last == UInt8(ascii: "\r") ? "\r" : ""
      lines.replaceSubrange((first - 1)...(last - 1), with: change.lines.map { $0 + ending })
    }
    try Data(lines.joined(separator: "\n").utf8).write(
      to: URL(filePath: target), options: .atomic)
    return done.count
  }
}
