import Glibc

/// A file descriptor and the path to use in error messages.
///
/// The code that opened the descriptor is responsible for closing it.
package struct FileDescriptor: Sendable {
  package let number: Int32
  package let path: String

  package init(_ number: Int32, path: String) {
    self.number = number
    self.path = path
  }

  /// Waits until the descriptor is ready, the time limit is reached, or a signal arrives.
  ///
  /// - Returns: Whether to continue. This is true if the descriptor is ready or the next call will
  ///   report its error.
  @discardableResult
  package func wait(for events: Int32, milliseconds: Int32 = -1) -> Bool {
    var entry = pollfd(fd: number, events: Int16(events), revents: 0)
    let count = poll(&entry, 1, milliseconds)
    return count > 0 || count < 0 && errno != EINTR
  }

  // MARK: Reading

  /// Reads the bytes that are available, without waiting for more; returns their number, 0 at the
  /// end of the file, or nil if nothing is available yet or a signal arrived.
  package func readAvailable(
    into buffer: UnsafeMutableRawBufferPointer
  ) throws(FileError) -> Int? {
    let count = Glibc.read(number, buffer.baseAddress, buffer.count)
    if count >= 0 { return count }
    guard errno == EINTR || errno == EAGAIN else { throw FileError(.read, path, .system(errno)) }
    return nil
  }

  /// Waits until bytes are available, then reads them; returns their number, or 0 at the end of the
  /// file.
  package func read(into buffer: UnsafeMutableRawBufferPointer) throws(FileError) -> Int {
    while true {
      if let count = try readAvailable(into: buffer) { return count }
      wait(for: POLLIN)
    }
  }

  /// Reads to the end of the file.
  package func readAll(atMost bound: Int) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 1)
    defer { buffer.deallocate() }
    while true {
      // A named pipe appears to be at its end until another process opens it for writing.
      while !wait(for: POLLIN) {}
      let count = try read(into: buffer)
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
      guard bytes.count <= bound else { throw FileError(.read, path, .tooLarge(bound: bound)) }
    }
  }

  /// Reads a part of a file without moving the descriptor's position; returns fewer bytes if the
  /// file ends first.
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

  /// Writes all bytes, waiting for a slow reader if necessary.
  package func writeAll(_ bytes: [UInt8]) throws(FileError) {
    // `withUnsafeBytes` can't throw a typed error.
    let result = bytes.withUnsafeBytes { bytes in
      Result { () throws(FileError) in try writeAll(bytes) }
    }
    try result.get()
  }

  /// Writes all bytes, waiting for a slow reader if necessary.
  ///
  /// - Parameters:
  ///   - bytes: The bytes to write.
  ///   - patience: A closure that is called before each write. It returns the maximum number of
  ///     milliseconds to wait, or nil to wait indefinitely.
  /// - Throws: An error with the number `EINTR` if the time limit is reached, or the error of a
  ///   failed write.
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
        // Don't write more than a pipe that is ready accepts without blocking.
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
