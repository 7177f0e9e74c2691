import Files
import Script
import Shell
import TestRunner

/// The lines of walkthroughs in whose place others run.
nonisolated struct ChangedLines {
  private let files: ScriptFiles
  /// The contents of files as they are now, by path.
  private var contents: [String: ArraySlice<UInt8>]
  private var texts: [SourceLocation: String] = [:]

  /// Creates an empty list of lines of the files as they were read before the run.
  init(_ files: ScriptFiles) {
    self.files = files
    contents = files.all
  }

  /// Returns whether a text is one line of commands.
  static func isOfCommands(_ text: String) -> Bool { LineKind(text, LineForm.kinds) == .commands }

  /// Returns the line that runs in place of the one at a location; `nil` if it is unchanged.
  func text(at location: SourceLocation) -> String? { texts[location] }

  /// Notes the line that runs in place of the one at a location.
  mutating func change(_ location: SourceLocation, to text: String) { texts[location] = text }

  /// Returns the line at a location; `nil` if it isn't one of commands.
  func changeableText(at location: SourceLocation) -> String? {
    if let text = texts[location] { return text }
    guard let bytes = try? contents[location.file] ?? files.bytes(of: location.file) else {
      return nil
    }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.indices.contains(location.line - 1) else { return nil }
    var line = lines[location.line - 1]
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    let text = ScriptLine(String(decoding: line, as: UTF8.self), number: location.line).trimmed
    return Self.isOfCommands(text) ? text : nil
  }

  /// Returns the reason why a changed line can't be written to its file; `nil` if it can.
  func obstacle(toKeeping location: SourceLocation) -> String? {
    let file = location.file
    if files.translated.contains(file) { return "\(file) is translated for each run" }
    if contents[file] == nil { return "\(file) is too large" }
    return FileStatus(at: file)?.kind == .regular ? nil : "\(file) is no regular file"
  }

  /// The files that are no longer as they were read or written here.
  @MainActor var changedFiles: [String] {
    ScriptFiles(contents.filter { !files.translated.contains($0.key) }).changes.all.sorted()
  }

  /// Writes a changed line to its file, with the indentation of the earlier one.
  ///
  /// - Throws: `FileError.Problem.changed` if the file isn't as it was read.
  mutating func keep(_ location: SourceLocation) throws(FileError) {
    guard let text = texts[location] else { return }
    contents[location.file] = try Acceptance.replace(
      location.line, of: location.file, with: text, knownAs: contents[location.file])
  }
}
