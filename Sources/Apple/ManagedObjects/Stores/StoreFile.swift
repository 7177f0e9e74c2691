import Foundation

/// The file of a store, which has only the identifier of the contents in memory.
///
/// So an app that moves or removes the file moves or removes the store.
struct StoreFile {
  private static let mark = "flowsh keeps this store in memory: "
  let url: URL

  /// Whether the file is the one that is always empty, by which apps ask for a store in memory.
  var isNone: Bool { url.path == "/dev/null" }

  /// Returns the contents that the file stands for, and creates it with empty ones if it doesn't
  /// exist.
  ///
  /// - Throws: An error of Cocoa's domain if it is another file, or if it can't be written.
  func contents(isReadOnly: Bool) throws -> StoreContents {
    guard !isNone else { return StoreContents.make() }
    guard let data = FileManager.default.contents(atPath: url.path) else {
      guard !isReadOnly else {
        throw error(NSFileReadNoSuchFileError, "The file doesn't exist.")
      }
      let contents = StoreContents.make()
      guard (try? Data((Self.mark + contents.identifier).utf8).write(to: url)) != nil else {
        throw error(NSFileWriteUnknownError, "The file couldn't be saved.")
      }
      return contents
    }
    let text = String(decoding: data, as: UTF8.self)
    guard text.hasPrefix(Self.mark),
      let contents = StoreContents.find(String(text.dropFirst(Self.mark.count)))
    else {
      throw error(
        NSFileReadCorruptFileError,
        "flowsh can't read the database in \(url.lastPathComponent); it keeps stores in memory.")
    }
    return contents
  }

  /// Removes the file and its companions.
  func remove() throws {
    for suffix in ["-shm", "-wal"] {
      try? FileManager.default.removeItem(atPath: url.path + suffix)
    }
    guard !isNone, FileManager.default.fileExists(atPath: url.path) else { return }
    try FileManager.default.removeItem(at: url)
  }

  private func error(_ code: Int, _ description: String) -> NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: code,
      userInfo: [NSFilePathErrorKey: url.path, NSLocalizedDescriptionKey: description])
  }
}
