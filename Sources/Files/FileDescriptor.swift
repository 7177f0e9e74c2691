import Glibc

/// A file descriptor and the name that errors give it.
///
/// The code that opened it closes it.
package struct FileDescriptor: Sendable {
  package let number: Int32
  package let path: String

  package init(_ number: Int32, path: String) {
    self.number = number
    self.path = path
  }

  /// Waits until the descriptor is ready, or for a while; a signal ends the wait.
  ///
  /// - Returns: Whether to go on: the descriptor is ready, or the next call reports its error.
  @discardableResult
  package func wait(for events: Int32, milliseconds: Int32 = -1) -> Bool {
    var entry = pollfd(fd: number, events: Int16(events), revents: 0)
    let count = poll(&entry, 1, milliseconds)
    return count > 0 || count < 0 && errno != EINTR
  }

  // MARK: Reading

  /// Reads once.
  ///
  /// - Returns: The number of bytes, 0 at the end; nil where nothing is there yet or a signal came.
  package func readAvailable(
    into buffer: UnsafeMutableRawBufferPointer
  ) throws(FileError) -> Int? {
    let count = Glibc.read(number, buffer.baseAddress, buffer.count)
    if count >= 0 { return count }
    guard errno == EINTR || errno == EAGAIN else { throw FileError(.read, path, .system(errno)) }
    return nil
  }

  /// Reads once, and waits until there is something to read.
  ///
  /// - Returns: The number of bytes, 0 at the end.
  package func read(into buffer: UnsafeMutableRawBufferPointer) throws(FileError) -> Int {
    while true {
      if let count = try readAvailable(into: buffer) { return count }
      wait(for: POLLIN)
    }
  }

  /// Reads up to the end.
  package func readAll(atMost bound: Int) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 1)
    defer { buffer.deallocate() }
    while true {
      // A named pipe that nobody has opened for writing yet would seem to be at its end.
      while !wait(for: POLLIN) {}
      let count = try read(into: buffer)
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
      guard bytes.count <= bound else { throw FileError(.read, path, .tooLarge(bound: bound)) }
    }
  }

  /// Reads a part of a file, and leaves the descriptor's position as it is.
  ///
  /// - Returns: The bytes, fewer where the file ends.
  package func read(_ range: Range<Int>) throws(FileError) -> [UInt8] {
    var problem: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: range.count) { buffer, initialized in
      while initialized < range.count {
        let rest = UnsafeMutableBufferPointer(rebasing: buffer[initialized...])
        let count = pread(number, rest.baseAddress, rest.count, range.lowerBound + initialized)
        if count < 0, errno == EINTR { continue }
        if count < 0 { problem = errno }
        guard count > 0 else { break }
        initialized += count
      }
    }
    guard problem == 0 else { throw FileError(.read, path, .system(problem)) }
    return bytes
  }

  // MARK: Writing

  /// Writes all bytes, and waits where the reader is slow.
  package func writeAll(_ bytes: [UInt8]) throws(FileError) {
    // `withUnsafeBytes` can't throw an error of a certain type.
    let result = bytes.withUnsafeBytes { bytes in
      Result { () throws(FileError) in try writeAll(bytes) }
    }
    try result.get()
  }

  /// Writes all bytes, and waits where the reader is slow.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - patience: Asked before each write for how many milliseconds to wait at most; nil is for as
  ///     long as it takes.
  /// - Throws: `EINTR` where the patience has run out, and the error of a write that failed.
  package func writeAll(
    _ bytes: UnsafeRawBufferPointer, patience: () -> Int32? = { nil }
  ) throws(FileError) {
    var rest = bytes
    while !rest.isEmpty {
      var length = rest.count
      if let milliseconds = patience() {
        guard wait(for: POLLOUT, milliseconds: milliseconds) else {
          throw FileError(.write, path, .system(EINTR))
        }
        // As much as a pipe that is ready takes without blocking.
        length = min(length, Int(PIPE_BUF))
      }
      let count = Glibc.write(number, rest.baseAddress, length)
      if count > 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      } else if count < 0, errno == EAGAIN {
        wait(for: POLLOUT)
      } else if count == 0 || errno != EINTR {
        throw FileError(.write, path, .system(count == 0 ? EIO : errno))
      }
    }
  }
}
