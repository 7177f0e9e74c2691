import Files
import Glibc

/// A file of encoded history entries.
///
/// Only the end of a large file is read. A file is replaced as a whole.
nonisolated struct HistoryFile {
  /// The maximum number of bytes to read at the end of the file, which is far more than a thousand
  /// lines need.
  private static let mostBytes = 4 << 20

  let path: String
  /// The maximum time to wait for another session that is saving.
  private let lockLimit: Duration

  init(_ path: String, lockLimit: Duration = .seconds(2)) {
    self.path = path
    self.lockLimit = lockLimit
  }

  /// Returns the encoded entries, or an empty array if the file is missing or empty.
  func read() throws(HistoryError) -> [ArraySlice<UInt8>] {
    var file = WholeFile(path)
    return try entries(of: &file)
  }

  /// Appends entries to the file and removes the oldest entries beyond the limit.
  func append(_ new: [[UInt8]], limit: Int) throws(HistoryError) {
    try makeDirectory()
    // Read first, so that no lock file is created next to something that isn't a history.
    _ = try read()
    let lock = try FileLock(beside: path, within: lockLimit)
    defer { lock.release() }

    var file = WholeFile(path)
    var bytes = HistoryFormat.cookie + [UInt8(ascii: "\n")]
    for entry in try (entries(of: &file) + new.map { $0[...] }).suffix(limit) {
      bytes += entry
      bytes.append(UInt8(ascii: "\n"))
    }
    do throws(FileError) {
      try file.write(bytes, permissions: 0o600)
    } catch { throw HistoryError(error) }
  }

  private func entries(of file: inout WholeFile) throws(HistoryError) -> [ArraySlice<UInt8>] {
    guard !file.isLink else { throw .symbolicLink(path: path) }
    let header = HistoryFormat.cookie + [UInt8(ascii: "\n")]
    let (start, end): ([UInt8], [UInt8])
    do throws(FileError) {
      (start, end) = try file.read(first: header.count, last: Self.mostBytes) ?? ([], [])
    } catch { throw HistoryError(error) }
    guard start.isEmpty || start == header || start == HistoryFormat.cookie else {
      throw .notAHistory(path: path)
    }
    // `end` begins with the header or in the middle of an entry.
    let newline = end.firstIndex(of: UInt8(ascii: "\n")) ?? end.endIndex
    return end[newline...].split(separator: UInt8(ascii: "\n"))
  }

  private func makeDirectory() throws(HistoryError) {
    // As bytes: a slash and a combining mark after it are a single character.
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .dropLast().map { String(Substring($0)) }
    for count in parts.indices where !parts[count].isEmpty {
      let directory = parts[...count].joined(separator: "/")
      if mkdir(directory, 0o700) == 0 || errno == EEXIST { continue }
      let error = errno
      var status = stat()
      // On a read-only file system, mkdir can fail even if the directory exists.
      if stat(directory, &status) != 0 { throw .unwritable(path: path, errno: error) }
    }
  }
}
