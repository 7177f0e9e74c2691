package import Files
import Script

extension WalkthroughFix {
  /// The maximum size in bytes of a file that can be rewritten, that of a cached script.
  private static let mostBytes = 16 << 20

  /// Corrects a file, and replaces it unless there is an obstacle.
  ///
  /// - Parameter path: The path of the file; nothing happens if it isn't a regular file.
  /// - Returns: The correction; `nil` if there is nothing to correct.
  /// - Throws: `FileError` if the file can't be written, or has changed since it was read.
  package static func rewrite(_ path: String) throws(FileError) -> WalkthroughFix? {
    guard !ScriptFiles.isForeign(path) else { return nil }
    var file = WholeFile(path)
    // The check reports files that can't be read.
    guard let bytes = try? file.read(atMost: mostBytes), let fix = WalkthroughFix(bytes, path: path)
    else { return nil }
    if fix.obstacle == nil { try file.write(fix.bytes) }
    return fix
  }
}
