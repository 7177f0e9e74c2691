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
    var status = stat()
    guard fstat(STDIN_FILENO, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    var place = max(0, lseek(STDIN_FILENO, 0, SEEK_CUR))
    guard status.st_size - place <= bound else { return nil }
    var bytes = [UInt8](repeating: 0, count: Int(max(0, status.st_size - place)))
    var count = 0
    while count < bytes.count {
      let read = bytes.withUnsafeMutableBytes { all in
        let free = UnsafeMutableRawBufferPointer(rebasing: all[count...])
        return pread(STDIN_FILENO, free.baseAddress, free.count, place)
      }
      guard read > 0 else { break }
      count += read
      place += read
    }
    // Nobody who shares the input reads these bytes again.
    lseek(STDIN_FILENO, place, SEEK_SET)
    return ScriptLines(bytes: bytes[..<count])
  }
}
