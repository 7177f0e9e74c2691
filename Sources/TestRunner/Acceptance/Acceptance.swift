package import Files
package import Script
import Shell
import Walkthroughs

/// A rewriter that replaces expected output, the `|` lines in files, with the actual output.
package nonisolated enum Acceptance {
  /// The maximum size in bytes of a file that can be rewritten.
  private static let mostBytes = 64 << 20

  /// Replaces lines in a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - changes: The replacements, one for each step's lines.
  ///   - files: The files as they were read before the run.
  /// - Returns: The number of steps that were rewritten.
  /// - Throws: `FileError.Problem.changed` if the file has changed since it was read, because its
  ///   line numbers may now be wrong. Another `FileError` if the file can't be read or written.
  package static func rewrite(
    _ path: String, _ changes: [AcceptedLines], _ files: ScriptFiles
  ) throws(FileError) -> Int {
    var file = WholeFile(path)
    guard let bytes = try file.read(atMost: mostBytes) else {
      throw FileError(.read, path, .changed)
    }
    if let known = files.all[path], bytes[...] != known {
      throw FileError(.read, path, .changed)
    }
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var done: Set<Int> = []
    // Start at the end so that the numbers of earlier lines stay valid.
    for change in changes.sorted(by: { ($0.numbers.first ?? 0) > ($1.numbers.first ?? 0) }) {
      guard let first = change.numbers.first, let last = change.numbers.last,
        first > 0, last >= first, last <= lines.count,
        done.insert(first).inserted
      else { continue }
      let ending = lines[first - 1].last == UInt8(ascii: "\r") ? "\r" : ""
      let replacements = change.lines.map { Array(($0 + ending).utf8)[...] }
      lines.replaceSubrange((first - 1)...(last - 1), with: replacements)
    }
    try file.write(Array(lines.joined(separator: [UInt8(ascii: "\n")])))
    return done.count
  }
}
