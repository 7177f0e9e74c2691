import Files
import Glibc
import Script

/// A preflight step that reads scripts before they run, so that they can be checked first.
///
/// Only small regular files can be read in advance.
enum ScriptPreflight {
  /// The maximum size in bytes of a script to read in advance, enough for a few thousand lines.
  ///
  /// A larger script is checked line by line while it runs, so that the user doesn't have to wait.
  private static let bound = 1 << 16

  /// Returns the lines of the file at the given path, or of standard input for `-`.
  ///
  /// A file's content is stored in `kept`.
  ///
  /// - Returns: The lines; `nil` if they can't be read in advance.
  static func lines(of path: String, _ kept: ScriptFiles) -> ScriptLines? {
    if path == "-" { return linesOfInput() }
    guard let size = try? ScriptFile.size(of: path), size <= bound || ScriptFiles.isForeign(path),
      (try? kept.readAhead(script: path)) == true
    else { return nil }
    return try? kept.lines(of: path)
  }

  private static func linesOfInput() -> ScriptLines? {
    let input = StandardStreams.input
    guard let status = FileStatus(of: input.number), status.kind == .regular else { return nil }
    let place = max(0, lseek(input.number, 0, SEEK_CUR))
    guard status.size - place <= bound,
      let bytes = try? input.read(place..<max(place, status.size))
    else { return nil }
    // Move the file position so that neither this process nor others that share the input read
    // these bytes again.
    lseek(input.number, place + bytes.count, SEEK_SET)
    return ScriptLines(bytes: bytes[...])
  }
}
