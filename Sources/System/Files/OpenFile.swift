import Glibc

/// A file that is open for reading.
///
/// It is closed when the last reference to it is released.
package final class OpenFile: Sendable {
  private let descriptor: FileDescriptor
  package let status: FileStatus

  /// Opens a file, a named pipe, or a device without waiting for a writer to open the pipe.
  package convenience init(_ path: String) throws(FileError) {
    try self.init(path, flags: 0, as: path)
  }

  /// Opens a file with additional flags.
  ///
  /// Error messages use `path`.
  init(_ place: String, flags: Int32, as path: String) throws(FileError) {
    let number = open(
      StartFolder.resolve(place), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | flags)
    guard number >= 0 else { throw FileError(.read, path, .system(errno)) }
    guard let status = FileStatus(of: number), status.kind != .folder else {
      close(number)
      throw FileError(.read, path, .folder)
    }
    descriptor = FileDescriptor(number, path: path)
    self.status = status
  }

  deinit { close(descriptor.number) }

  // The descriptor is private because it is closed when this object is freed.

  /// Waits until bytes are available, as ``FileDescriptor/wait(for:milliseconds:)`` does.
  package func waitForInput(milliseconds: Int32) -> Bool {
    withExtendedLifetime(self) { descriptor.wait(for: POLLIN, milliseconds: milliseconds) }
  }

  /// Reads the bytes that are available, as ``FileDescriptor/readAvailable(into:)`` does.
  package func readAvailable(
    into buffer: UnsafeMutableRawBufferPointer
  ) throws(FileError) -> Int? {
    defer { withExtendedLifetime(self) {} }
    return try descriptor.readAvailable(into: buffer)
  }

  /// Reads a part of the file, as ``FileDescriptor/read(_:)`` does.
  package func read(_ range: Range<Int>) throws(FileError) -> [UInt8] {
    defer { withExtendedLifetime(self) {} }
    return try descriptor.read(range)
  }

  /// Reads to the end of the file, as ``FileDescriptor/readAll(atMost:)`` does.
  package func readAll(atMost bound: Int) throws(FileError) -> [UInt8] {
    defer { withExtendedLifetime(self) {} }
    return try descriptor.readAll(atMost: bound)
  }
}
