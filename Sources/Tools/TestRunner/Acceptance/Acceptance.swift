package import Files
package import Script
import Shell
import Walkthroughs

/// The `|` lines that a run of `--accept` would change.
package nonisolated struct Acceptance {
  /// The `|` lines of a step that has printed something else.
  package struct Block {
    /// The path of the file.
    package let file: String
    /// The line number of the step.
    package let line: Int
    /// The command.
    package let command: String
    /// The difference between the lines and the output, as in a report.
    package let difference: [String]
    /// The replacement; `nil` if the step has run more than once and no lines match all its output.
    package fileprivate(set) var replacement: AcceptedLines?
  }

  /// The blocks, ordered by file and line.
  package private(set) var blocks: [Block] = []
  /// For each path of a file, the first of its paths in alphabetical order, because files in two
  /// folders may name it differently.
  private var paths: [String: String] = [:]

  /// Creates an acceptance of the output of a run's steps.
  package init(_ outputs: [StepOutput]) {
    var places: [[String]: Int] = [:]
    let outputs = outputs.filter { !$0.lines.numbers.isEmpty }
    // The outputs are in the order in which cases ended.
    paths = Self.firstPaths(of: outputs.map(\.file).sorted())
    for output in outputs where output.lines.lines != nil {
      let key = [path(of: output.file), "\(output.lines.numbers[0])"]
      if let place = places[key] {
        if blocks[place].replacement != output.lines { blocks[place].replacement = nil }
      } else {
        places[key] = blocks.count
        blocks.append(
          Block(
            file: path(of: output.file), line: output.line, command: output.command,
            difference: output.difference, replacement: output.lines))
      }
    }
    for output in outputs where output.lines.lines == nil {
      let key = [path(of: output.file), "\(output.lines.numbers[0])"]
      if let place = places[key] { blocks[place].replacement = nil }
    }
    blocks.sort { ($0.file, $0.line) < ($1.file, $1.line) }
  }

  /// Returns the path that blocks have for the file with a path.
  package func path(of file: String) -> String { paths[file] ?? file }

  private static func firstPaths(of files: [String]) -> [String: String] {
    var paths: [String: String] = [:]
    var known: [FileIdentity: String] = [:]
    for file in files where paths[file] == nil {
      guard let identity = FileStatus(at: file)?.identity else { continue }
      let path = known[identity] ?? file
      known[identity] = path
      paths[file] = path
    }
    return paths
  }

  /// The maximum size in bytes of a file that can be rewritten.
  private static let mostBytes = 64 << 20

  /// Replaces a line in a file, except for its indentation.
  ///
  /// - Returns: The content of the file as it is now.
  /// - Throws: `FileError.Problem.changed` if the file isn't as it was known.
  package static func replace(
    _ number: Int, of path: String, with text: String, knownAs known: ArraySlice<UInt8>?
  ) throws(FileError) -> ArraySlice<UInt8> {
    var file = WholeFile(path)
    guard let bytes = try file.read(atMost: mostBytes), known == bytes[...] else {
      throw FileError(.read, path, .changed)
    }
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.indices.contains(number - 1) else { throw FileError(.read, path, .changed) }
    let line = lines[number - 1]
    let indentation = line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let ending = line.last == UInt8(ascii: "\r") ? "\r" : ""
    lines[number - 1] = indentation + Array((text + ending).utf8)
    let new = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
    try file.write(new)
    return new[...]
  }

  /// Replaces lines in a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - changes: The replacements, one for each step's lines.
  ///   - files: The files as they were read before the run.
  /// - Returns: Where the lines are in the file as it is now.
  /// - Throws: `FileError.Problem.changed` if the file has changed since it was read, because its
  ///   line numbers may now be wrong. Another `FileError` if the file can't be read or written.
  package static func rewrite(
    _ path: String, _ changes: [AcceptedLines], _ files: ScriptFiles
  ) throws(FileError) -> RewrittenLines {
    var file = WholeFile(path)
    guard let bytes = try file.read(atMost: mostBytes) else {
      throw FileError(.read, path, .changed)
    }
    if let known = files.all[path], bytes[...] != known {
      throw FileError(.read, path, .changed)
    }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var replacements: [Int: [ArraySlice<UInt8>]] = [:]
    for change in changes {
      guard let first = change.numbers.first, let new = change.lines,
        change.numbers.allSatisfy({ lines.indices.contains($0 - 1) }),
        change.numbers.allSatisfy({ replacements[$0] == nil })
      else { continue }
      let ending = lines[first - 1].last == UInt8(ascii: "\r") ? "\r" : ""
      // Lines between these, such as comments, stay.
      for number in change.numbers { replacements[number] = [] }
      replacements[first] = new.map { Array(($0 + ending).utf8)[...] }
    }
    let firsts = Set(changes.compactMap(\.numbers.first))
    var rewritten = RewrittenLines()
    var result: [ArraySlice<UInt8>] = []
    for (number, line) in zip(1..., lines) {
      let isFirst = firsts.contains(number) && replacements[number] != nil
      rewritten.add(result.count + 1, isFirst: isFirst)
      result += replacements[number] ?? [line]
    }
    let content = Array(result.joined(separator: [UInt8(ascii: "\n")]))
    try file.write(content)
    rewritten.content = content[...]
    return rewritten
  }
}
