import Files

/// A file that a command writes.
package struct OutputFile {
  /// The path, as it is shown.
  let path: String
  /// The contents.
  let bytes: [UInt8]

  /// Creates a file that hasn't been written.
  init(path: String, text: String) {
    self.path = path
    bytes = Array(text.utf8)
  }

  /// Writes the file, which replaces an existing one.
  ///
  /// - Returns: The command's output.
  /// - Throws: `CommandError.unwritable`.
  func write() throws(CommandError) -> CommandOutput {
    do throws(FileError) { try WholeFile.write(bytes, to: path) } catch {
      throw .unwritable(path: path, reason: "\(error)")
    }
    return CommandOutput(lines: ["wrote \(path)"], report: ["file": path])
  }
}
