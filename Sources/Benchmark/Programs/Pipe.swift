import Glibc

/// A pipe that a program writes to.
final class Pipe {
  private let reading: Int32
  /// The end to write to.
  ///
  /// No other program inherits it.
  let writing: Int32

  init() throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else {
      throw BenchmarkError.system(what: "can't make a pipe", errno: errno)
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reading, writing) = (ends[0], ends[1])
  }

  /// Closes the writing end here, and reads until the program has closed it too.
  func drain(_ read: (UnsafeRawBufferPointer) -> Void) {
    close(writing)
    defer { close(reading) }
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { buffer in
      while true {
        let count = Glibc.read(reading, buffer.baseAddress, buffer.count)
        if count > 0 {
          read(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        } else if count == 0 || errno != EINTR {
          return
        }
      }
    }
  }
}
