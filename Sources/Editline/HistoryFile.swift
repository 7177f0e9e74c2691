import Glibc

/// The file of a history: encoded entries, read and replaced as a whole.
nonisolated struct HistoryFile {
  let path: String

  init(_ path: String) {
    self.path = path
  }

  /// The entries, still encoded; empty if the file is missing or empty.
  func read() throws(HistoryError) -> [ArraySlice<UInt8>] {
    try contents()?.entries ?? []
  }

  /// Appends entries to those in the file now and keeps the last ones, up to the limit.
  func append(_ new: [[UInt8]], limit: Int) throws(HistoryError) {
    try makeDirectory()
    let lock = try FileLock(beside: path)
    defer { lock.release() }

    let existing = try contents()
    let entries = (existing?.entries ?? []) + new.map { $0[...] }
    var bytes = HistoryFormat.cookie + [UInt8(ascii: "\n")]
    for entry in entries.suffix(limit) {
      bytes += entry
      bytes.append(UInt8(ascii: "\n"))
    }
    try replace(with: bytes, owner: existing?.owner)
  }

  private struct Contents {
    var entries: [ArraySlice<UInt8>]
    var owner: (user: uid_t, group: gid_t)
  }

  private func contents() throws(HistoryError) -> Contents? {
    // O_NONBLOCK: where the path is a pipe, opening it must not block the shell.
    let file = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else {
      switch errno {
      case ENOENT: return nil
      case ELOOP: throw .symbolicLink(path: path)
      default: throw .unreadable(path: path, errno: errno)
      }
    }
    defer { close(file) }

    var status = stat()
    guard fstat(file, &status) == 0 else { throw .unreadable(path: path, errno: errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile(path: path) }

    let bytes = try readAll(file)
    var entries = bytes.split(separator: UInt8(ascii: "\n"))[...]
    if !bytes.isEmpty {
      guard let first = entries.popFirst(), first.startIndex == 0,
        first == HistoryFormat.cookie[...]
      else { throw .notAHistory(path: path) }
    }
    return Contents(entries: Array(entries), owner: (status.st_uid, status.st_gid))
  }

  private func readAll(_ file: Int32) throws(HistoryError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = Glibc.read(file, &buffer, buffer.count)
      if count == 0 { return bytes }
      if count > 0 {
        bytes += buffer.prefix(count)
      } else if errno != EINTR {
        throw .unreadable(path: path, errno: errno)
      }
    }
  }

  private func replace(
    with bytes: [UInt8], owner: (user: uid_t, group: gid_t)?
  ) throws(HistoryError) {
    let new = "\(path).\(getpid()).\(UInt32.random(in: 0...UInt32.max))"
    let file = open(new, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw .unwritable(path: path, errno: errno) }

    var isDone = writeAll(bytes, to: file)
    // Under sudo the file keeps its owner.
    if isDone, let owner, owner.user != geteuid() {
      isDone = fchown(file, owner.user, owner.group) == 0
    }
    isDone = isDone && fsync(file) == 0
    var error = errno
    if close(file) != 0, isDone {
      error = errno
      isDone = false
    }
    if isDone, rename(new, path) != 0 {
      error = errno
      isDone = false
    }
    guard isDone else {
      unlink(new)
      throw .unwritable(path: path, errno: error)
    }
  }

  private func writeAll(_ bytes: [UInt8], to file: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  private func makeDirectory() throws(HistoryError) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    for count in parts.indices where !parts[count].isEmpty {
      let directory = parts[...count].joined(separator: "/")
      if mkdir(directory, 0o700) == 0 || errno == EEXIST { continue }
      let error = errno
      var status = stat()
      // On a read-only file system, mkdir can fail even where the directory exists.
      if stat(directory, &status) != 0 { throw .unwritable(path: path, errno: error) }
    }
  }
}
