import Glibc

/// A file that is read and written as a whole.
///
/// Its path is resolved only once.
///
/// A write replaces the file completely or not at all:
///
/// - Symbolic links are followed and preserved. Devices, pipes, sockets, and descriptors are
///   written to in place. A folder or a file without write permission is rejected.
/// - The new file is created in the same folder without a name, or under an unused one if the file
///   system requires a name, and then renamed. Unless its contents can be made again, it is flushed
///   to disk before that, and the folder afterwards. After an error, no temporary file remains.
/// - The new file has the old file's permissions and, if the system allows it, its owner and group.
///   Access control lists, extended attributes, and hard links aren't transferred.
/// - Only the file that was examined or read is replaced, and only if it hasn't changed. This is
///   checked just before the replacement, so a change between the check and the replacement isn't
///   detected. If the file system has hard links, a new file never replaces one that has appeared.
package struct WholeFile: Sendable {
  package let path: String
  private var destination: FileDestination

  /// Examines the destination of a path.
  package init(_ path: String) {
    self.path = path
    destination = FileDestination(path)
  }

  /// Whether something, not necessarily a regular file, was at the path when it was examined.
  package var exists: Bool {
    switch destination {
    case .file(_, nil), .unreachable: false
    case .file, .descriptor, .special, .folder: true
    }
  }

  /// Whether the path is a symbolic link to a file, even if that file doesn't exist yet.
  package var isLink: Bool {
    if case .file(let target, _) = destination {
      target != StartFolder.resolve(path)
    } else {
      false
    }
  }

  /// Returns the contents of a regular file, or nil if it didn't exist when it was examined.
  ///
  /// Later writes replace the file only if it hasn't changed since this read.
  package mutating func read(atMost bound: Int) throws(FileError) -> [UInt8]? {
    try open()?.readAll(atMost: bound)
  }

  /// Returns the first and the last bytes of a regular file, or nil if it didn't exist when it was
  /// examined.
  ///
  /// The parts overlap if the file is short. Later writes replace the file only if it hasn't
  /// changed since this read.
  package mutating func read(
    first: Int, last: Int
  ) throws(FileError) -> (start: [UInt8], end: [UInt8])? {
    guard let file = try open() else { return nil }
    let size = file.status.size
    return (
      try file.read(0..<min(first, size)), try file.read(max(0, size - last)..<size)
    )
  }

  /// Opens a regular file for reading, or returns nil if it didn't exist when it was examined.
  private mutating func open() throws(FileError) -> OpenFile? {
    switch destination {
    case .folder: throw FileError(.read, path, .folder)
    case .unreachable(let number): throw FileError(.read, path, .system(number))
    case .descriptor, .special: throw FileError(.read, path, .notRegular)
    case .file(_, nil): return nil
    case .file(let target, _?):
      let file = try OpenFile(target, flags: O_NOFOLLOW, as: path)
      guard file.status.kind == .regular else { throw FileError(.read, path, .notRegular) }
      destination = .file(target, file.status)
      return file
    }
  }

  /// Throws an error if the file can't be written, as far as that can be checked.
  ///
  /// The check leaves no file behind.
  package func requireWritable() throws(FileError) {
    switch destination {
    case .folder: throw error(.folder)
    case .unreachable(let number): throw error(.system(number))
    case .descriptor(let number): try requireInherited(number)
    case .special(let place): try requireAccess(place)
    case .file(let target, let original):
      if original != nil { try requireAccess(target) }
      var file = try TemporaryFile(replacing: target, permissions: 0o600, as: path)
      try file.named()
    }
  }

  /// Writes the file.
  ///
  /// - Parameters:
  ///   - bytes: The new contents.
  ///   - permissions: The permissions of a new file, before the process's umask is applied.
  /// - Throws: An error if the file can't be written or was replaced after it was examined.
  package func write(_ bytes: [UInt8], permissions: UInt32 = 0o666) throws(FileError) {
    try write(permissions: permissions) { file throws(FileError) in try file.writeAll(bytes) }
  }

  /// Writes the file in parts.
  ///
  /// - Parameters:
  ///   - permissions: The permissions of a new file, before the process's umask is applied.
  ///   - isFlushed: Whether the file is flushed to disk. If it isn't, a power failure soon
  ///     afterwards may leave it empty.
  ///   - body: A closure that writes the new contents to a descriptor. If it throws an error, the
  ///     file remains as it was.
  /// - Throws: The closure's error, or an error if the file can't be written or was replaced after
  ///   it was examined.
  package func write(
    permissions: UInt32 = 0o666, isFlushed: Bool = true,
    _ body: (FileDescriptor) throws(FileError) -> Void
  ) throws(FileError) {
    switch destination {
    case .folder: throw error(.folder)
    case .unreachable(let number): throw error(.system(number))
    case .descriptor(let number):
      try requireInherited(number)
      try body(FileDescriptor(number, path: path))
    case .special(let place):
      // The descriptor of another process may refer to a regular file, which must not be truncated.
      // Opening a named pipe must not wait for a reader, because there may never be one.
      let number = Glibc.open(
        StartFolder.resolve(place), O_WRONLY | O_APPEND | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
      guard number >= 0 else { throw error(errno == ENXIO ? .noReader : .system(errno)) }
      defer { close(number) }
      try body(FileDescriptor(number, path: path))
    case .file(let target, nil):
      var file = try TemporaryFile(replacing: target, permissions: permissions, as: path)
      try body(file.file)
      try file.place(over: nil, isFlushed: isFlushed)
    case .file(let target, let original?):
      try requireAccess(target)
      var file = try TemporaryFile(replacing: target, permissions: 0o600, as: path)
      file.adopt(original)
      try body(file.file)
      try file.place(over: original, isFlushed: isFlushed)
    }
  }

  /// Writes a file, even if another program replaces it at the same time.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    try write(to: path) { file throws(FileError) in try file.writeAll(bytes) }
  }

  /// Writes a file in parts, even if another program replaces it at the same time.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - isFlushed: Whether the file is flushed to disk. If it isn't, a power failure soon
  ///     afterwards may leave it empty.
  ///   - body: A closure that writes the new contents to a descriptor. It is called again if
  ///     another program has replaced the file.
  /// - Throws: The closure's error, or an error if the file can't be written.
  package static func write(
    to path: String, isFlushed: Bool = true, _ body: (FileDescriptor) throws(FileError) -> Void
  ) throws(FileError) {
    for _ in 0..<8 {
      do throws(FileError) {
        return try WholeFile(path).write(isFlushed: isFlushed, body)
      } catch {
        guard error.problem == .changed else { throw error }
      }
    }
    throw FileError(.write, path, .changed)
  }

  /// Throws an error if the program didn't inherit the descriptor.
  ///
  /// Descriptors that the program opened itself are closed in the programs that it starts, and no
  /// path may refer to them.
  private func requireInherited(_ descriptor: Int32) throws(FileError) {
    let flags = fcntl(descriptor, F_GETFD)
    guard flags >= 0, flags & FD_CLOEXEC == 0 else { throw error(.system(EBADF)) }
  }

  /// Throws an error if the user isn't allowed to write to a file.
  private func requireAccess(_ place: String) throws(FileError) {
    guard faccessat(AT_FDCWD, StartFolder.resolve(place), W_OK, AT_EACCESS) == 0 else {
      throw error(errno == ENOENT ? .changed : .system(errno))
    }
  }

  private func error(_ problem: FileError.Problem) -> FileError {
    FileError(.write, path, problem)
  }
}
