package import Files

extension WalkthroughFix {
  /// The maximum size in bytes of a file that can be rewritten, that of a cached script.
  private static let mostBytes = 16 << 20

  /// Corrects a file, and replaces it if something has changed.
  ///
  /// - Parameter path: The path of the file; nothing happens if it isn't a regular file.
  /// - Returns: The numbers of the corrected lines; `nil` if there are none.
  /// - Throws: `FileError` if the file can't be written, or has changed since it was read.
  package static func rewrite(_ path: String) throws(FileError) -> [Int]? {
    var file = WholeFile(path)
    // The check reports files that can't be read.
    guard let bytes = try? file.read(atMost: mostBytes), let fix = WalkthroughFix(bytes, path: path)
    else { return nil }
    try file.write(fix.bytes)
    return fix.lines
  }
}
