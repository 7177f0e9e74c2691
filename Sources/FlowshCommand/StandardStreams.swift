import Glibc

/// What the process was started with as input, output and errors.
enum StandardStreams {
  static var inputIsTerminal: Bool { isatty(0) == 1 }
  static var outputIsTerminal: Bool { isatty(1) == 1 }
  static var terminalIsDumb: Bool {
    guard let term = getenv("TERM") else { return true }
    return strcmp(term, "dumb") == 0 || strcmp(term, "") == 0
  }

  /// Puts something that can't be written to in place of streams that were closed, so that no file
  /// opened later takes their numbers and gets what was meant for them.
  static func guardClosedOnes() {
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", descriptor == 0 ? O_RDONLY : O_RDONLY | O_CLOEXEC)
    }
  }

  /// Writes all bytes to a descriptor.
  ///
  /// - Returns: 0, or the error number of the write that failed.
  static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
    var rest = bytes[...]
    while let base = rest.base.baseAddress, !rest.isEmpty {
      let count = Glibc.write(descriptor, base + rest.startIndex, rest.count)
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&entry, 1, -1)
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }

  /// Writes a line to standard error.
  static func complain(_ line: String) {
    var text = line + "\n"
    text.withUTF8 { _ = write(UnsafeRawBufferPointer($0), to: 2) }
  }
}
