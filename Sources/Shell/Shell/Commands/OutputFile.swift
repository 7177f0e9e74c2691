import Files
import Script

/// A file that a command writes.
package struct OutputFile {
  /// The path, as the user has written it.
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
  /// - Parameter script: The script in whose folder a relative path starts; `nil` for the folder in
  ///   which the shell was started.
  /// - Returns: The command's output, which is the same wherever the script lies.
  /// - Throws: `CommandError.unwritable`.
  func write(from script: String?) throws(CommandError) -> CommandOutput {
    let place = ScriptFile.resolve(path, against: script)
    do throws(FileError) { try WholeFile.write(bytes, to: place) } catch {
      throw .unwritable(path: path, reason: error.descriptionWithoutFolder)
    }
    return CommandOutput(lines: ["wrote \(path)"], report: ["file": path])
  }
}
