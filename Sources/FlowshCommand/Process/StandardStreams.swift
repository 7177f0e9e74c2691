// `stdout` is a variable to Swift.
@preconcurrency import Glibc

/// What the process was started with as input, output and errors.
enum StandardStreams {
  static var inputIsTerminal: Bool { isatty(STDIN_FILENO) == 1 }
  static var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }
  static var terminalIsDumb: Bool {
    guard let term = getenv("TERM") else { return true }
    return strcmp(term, "dumb") == 0 || strcmp(term, "") == 0
  }

  /// Puts something that can't be used in place of streams that were closed, so that no file
  /// opened later takes their numbers and gets, or gives, what was meant for them.
  static func guardClosedOnes() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      // Each the wrong way round, so that using it is an error.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Keeps standard output for the shell alone: what the app prints goes to standard error.
  ///
  /// A transcript or a line of JSON would not survive an app's `print` in its midst.
  ///
  /// - Returns: the descriptor that leads to standard output.
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
        // Who was told to end does not wait for a reader that may never read on.
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

  /// Waits until a descriptor is ready, or a while; a signal ends the wait.
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
