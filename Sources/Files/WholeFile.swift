import Glibc

/// A file that is read and written as a whole: what a path led to when it was looked at.
///
/// What is written takes the file's place at once, or not at all:
///
/// - Symbolic links are followed and stay. A device, a pipe, a socket or a descriptor is written to in
///   place; a folder, and a file that may not be written to, are refused.
/// - The new file is made beside the old one, under a name that nothing has, and is on the disk before
///   it takes the name; then so is the folder. An error leaves no file behind.
/// - It keeps the old one's permissions, and its owner and group where the system allows it. Access
///   control lists, extended attributes and other names of the file stay with the old one.
/// - It replaces only the file that was looked at, or read, unchanged. That is checked right before: a change
///   in the moment between is not seen.
package struct WholeFile: Sendable {
  package let path: String
  private var destination: FileDestination

  /// Looks at where a path leads.
  package init(_ path: String) {
    self.path = path
    destination = FileDestination(path)
  }

  /// Whether the path leads to a device, a pipe, a socket or a descriptor, which is never replaced.
  package var isWrittenInPlace: Bool {
    switch destination {
    case .descriptor, .special: true
    case .file, .folder, .unreachable: false
    }
  }

  /// Whether the path is a symbolic link that leads to a file, or will.
  package var isLink: Bool {
    if case .file(let target, _) = destination { target != path } else { false }
  }

  /// The bytes of a regular file; nil where there was none.
  ///
  /// The file that is read is the one that counts as looked at.
  package mutating func read(atMost bound: Int) throws(FileError) -> [UInt8]? {
    switch destination {
    case .folder: throw FileError(.read, path, .folder)
    case .unreachable(let number): throw FileError(.read, path, .system(number))
    case .descriptor, .special: throw FileError(.read, path, .notRegular)
    case .file(_, nil): return nil
    case .file(let target, _?):
      let file = try OpenFile(target, flags: O_NOFOLLOW, as: path)
      guard file.status.kind == .regular else { throw FileError(.read, path, .notRegular) }
      destination = .file(target, file.status)
      return try file.readAll(atMost: bound)
    }
  }

  /// Throws where the file can't be written, as far as can be told before; leaves nothing behind.
  package func requireWritable() throws(FileError) {
    switch destination {
    case .folder: throw error(.folder)
    case .unreachable(let number): throw error(.system(number))
    case .descriptor(let number): try requireInherited(number)
    case .special(let place): try requireAccess(place)
    case .file(let target, let original):
      if original != nil { try requireAccess(target) }
      _ = try TemporaryFile(replacing: target, permissions: 0o600, as: path)
    }
  }

  /// Writes the file.
  ///
  /// - Parameters:
  ///   - bytes: what it is to hold.
  ///   - permissions: those of a file that is new, less the process's umask.
  /// - Throws: where it can't be written, or isn't the file any more that was looked at.
  package func write(_ bytes: [UInt8], permissions: UInt32 = 0o666) throws(FileError) {
    switch destination {
    case .folder: throw error(.folder)
    case .unreachable(let number): throw error(.system(number))
    case .descriptor(let number):
      try requireInherited(number)
      try FileDescriptor(number, path: path).writeAll(bytes)
    case .special(let place):
      // Another process's descriptor may lead to a file, which keeps what it has.
      let number = open(place, O_WRONLY | O_APPEND | O_NOCTTY | O_CLOEXEC)
      guard number >= 0 else { throw error(.system(errno)) }
      defer { close(number) }
      try FileDescriptor(number, path: path).writeAll(bytes)
    case .file(let target, nil):
      var file = try TemporaryFile(replacing: target, permissions: permissions, as: path)
      try file.place(bytes, over: nil)
    case .file(let target, let original?):
      try requireAccess(target)
      var file = try TemporaryFile(replacing: target, permissions: 0o600, as: path)
      file.adopt(original)
      try file.place(bytes, over: original)
    }
  }

  /// Writes whatever file is at a path by then, also one that another program has just replaced.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    for _ in 0..<8 {
      do throws(FileError) {
        return try WholeFile(path).write(bytes)
      } catch {
        guard error.problem == .changed else { throw error }
      }
    }
    throw FileError(.write, path, .changed)
  }

  /// Throws for a descriptor that the program was not started with: its own are closed in programs that
  /// it starts, and no path may reach them.
  private func requireInherited(_ descriptor: Int32) throws(FileError) {
    let flags = fcntl(descriptor, F_GETFD)
    guard flags >= 0, flags & FD_CLOEXEC == 0 else { throw error(.system(EBADF)) }
  }

  /// Throws for a file that this user may not write to.
  private func requireAccess(_ place: String) throws(FileError) {
    guard faccessat(AT_FDCWD, place, W_OK, AT_EACCESS) == 0 else {
      throw error(errno == ENOENT ? .changed : .system(errno))
    }
  }

  private func error(_ problem: FileError.Problem) -> FileError {
    FileError(.write, path, problem)
  }
}
