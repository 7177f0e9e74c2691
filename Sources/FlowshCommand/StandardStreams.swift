// Swift imports `stdout` as a global variable.
@preconcurrency import Glibc

/// Standard input, output and error.
enum StandardStreams {
  static var inputIsTerminal: Bool { isatty(STDIN_FILENO) == 1 }
  static var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }
  static var terminalIsDumb: Bool {
    guard let term = getenv("TERM") else { return true }
    return strcmp(term, "dumb") == 0 || strcmp(term, "") == 0
  }

  /// Opens unusable descriptors for closed standard streams.
  ///
  /// Otherwise a file that is opened later could take the number of a stream and receive its output
  /// or provide its input.
  static func guardClosedOnes() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      // With the opposite access mode, so that using the stream is an error.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Reserves standard output for the shell.
  ///
  /// What the app prints goes to standard error.
  ///
  /// An app's `print` would otherwise break a transcript or a line of JSON.
  ///
  /// - Returns: a descriptor for the actual standard output.
  static func reserveOutput() -> Int32 {
    let reserved = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    guard reserved >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else { return STDOUT_FILENO }
    setvbuf(stdout, nil, _IOLBF, 0)
    return reserved
  }

  /// Writes all bytes to a descriptor.
  ///
  /// - Returns: 0, or the error number of the write that failed.
  static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
    var rest = bytes[...]
    while let base = rest.base.baseAddress, !rest.isEmpty {
      var length = rest.count
      if Interruption.pending != 0 {
        // After a termination signal, don't block on a reader that may never drain the pipe.
        guard wait(for: descriptor, POLLOUT, milliseconds: 500) else { return EINTR }
        length = min(length, Int(PIPE_BUF))
      }
      let count = Glibc.write(descriptor, base + rest.startIndex, length)
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        wait(for: descriptor, POLLOUT)
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }

  /// Waits until a descriptor is ready, the time is over, or a signal comes.
  ///
  /// - Returns: whether it is ready.
  @discardableResult
  static func wait(for descriptor: Int32, _ events: Int32, milliseconds: Int32 = -1) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    return poll(&entry, 1, milliseconds) > 0
  }

  /// Writes a line to standard error.
  static func complain(_ line: String) {
    var text = line + "\n"
    text.withUTF8 { _ = write(UnsafeRawBufferPointer($0), to: STDERR_FILENO) }
  }
}
