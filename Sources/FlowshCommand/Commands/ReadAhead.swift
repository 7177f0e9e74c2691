import Files
import Glibc
import Script

/// Scripts that can be read before they run: regular files that are not large.
enum ReadAhead {
  /// The most bytes of such a script, some thousand lines.
  ///
  /// A larger one is checked line by line as it runs, because the user is waiting.
  private static let bound = 1 << 16

  /// The lines of a file, which is kept in `kept`, or of standard input for `-`.
  ///
  /// Nil if they can't be read ahead.
  static func lines(of path: String, _ kept: ScriptFiles) -> ScriptLines? {
    if path == "-" { return linesOfInput() }
    guard let size = try? ScriptFile.size(of: path), size <= bound,
      (try? kept.readAhead(path)) == true
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
    // What was read is not read again, also by what shares the input.
    lseek(input.number, place + bytes.count, SEEK_SET)
    return ScriptLines(bytes: bytes[...])
  }
}
