import Files
import Foundation

/// The place of a report that a child writes, which is removed with what is there.
final class TemporaryReport {
  let path: String

  /// Creates an empty file that nobody else can read.
  ///
  /// - Throws: `FileError` if there is no room for temporary files.
  init() throws(FileError) {
    path =
      FileManager.default.temporaryDirectory
      .appending(path: "flowsh-\(UUID().uuidString).json").path
    try WholeFile(path).write([], permissions: 0o600)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
