import Files
import ToolSupport
import Glibc

/// A pipe that receives a program's output.
final class Pipe {
  private let reading: FileDescriptor
  /// The writing end of the pipe.
  ///
  /// Programs don't inherit it.
  let writing: Int32

  init() throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else {
      throw SystemError(what: "can't create a pipe", errno: errno)
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reading, writing) = (FileDescriptor(ends[0], path: "a pipe"), ends[1])
  }

  /// Closes this process's writing end, then reads until the program has closed its own.
  func drain(_ read: (UnsafeRawBufferPointer) -> Void) {
    close(writing)
    defer { close(reading.number) }
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { buffer in
      while let count = try? reading.read(into: buffer), count > 0 {
        read(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      }
    }
  }
}
