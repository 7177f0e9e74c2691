import Files
// `stdout` is imported as a mutable global variable.
@preconcurrency import Glibc
import Shell
import Synchronization

/// A capture of everything that the app prints.
///
/// Descriptors 1 and 2 lead to a pipe, which a thread empties, so that the app never waits for
/// flowsh.
nonisolated final class OutputCapture: Sendable {
  private struct State: ~Copyable {
    var pending = AppOutput()
    /// A buffer for everything that a pipe can hold.
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 1)
  }

  private let pipe: Int32
  private let originals: (output: Int32, errors: Int32)
  private let state = Mutex(State())

  /// Redirects descriptors 1 and 2, of which duplicates are given, to a pipe.
  init(output: Int32, errors: Int32) throws(FileError) {
    originals = (output, errors)
    var ends: [Int32] = [-1, -1]
    guard Glibc.pipe(&ends) == 0 else { throw Self.error(errno) }
    defer { for end in ends { close(end) } }
    pipe = HighDescriptors.duplicate(of: ends[0])
    guard pipe >= 0 else { throw Self.error(errno) }
    _ = fcntl(pipe, F_SETFL, O_NONBLOCK)
    try startReading()
    dup2(ends[1], STDOUT_FILENO)
    dup2(ends[1], STDERR_FILENO)
    // After a crash, lines that are still in the buffer would be lost.
    setvbuf(stdout, nil, _IOLBF, 0)
  }

  private static func error(_ number: Int32) -> FileError {
    FileError(.read, "the app's output", .system(number))
  }

  // MARK: Reading

  private func startReading() throws(FileError) {
    // The main thread must receive these signals, which interrupt its waits. Other signals must not
    // be blocked: the Swift runtime uses one to suspend all threads before it prints a backtrace.
    var blocked = sigset_t()
    var before = sigset_t()
    sigemptyset(&blocked)
    for signal in [
      SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGALRM, SIGTSTP, SIGCONT, SIGWINCH, SIGCHLD,
    ] { sigaddset(&blocked, signal) }
    pthread_sigmask(SIG_BLOCK, &blocked, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    var thread = pthread_t()
    // The thread takes the retained reference.
    let number = pthread_create(
      &thread, nil,
      { capture in
        guard let capture else { return nil }
        Unmanaged<OutputCapture>.fromOpaque(capture).takeRetainedValue().readUntilClosed()
        return nil
      }, Unmanaged.passRetained(self).toOpaque())
    guard number == 0 else { throw Self.error(number) }
    pthread_detach(thread)
  }

  private func readUntilClosed() {
    var entry = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
    while poll(&entry, 1, -1) < 0 || entry.revents == Int16(POLLIN) {
      state.withLock { read(into: &$0) }
    }
  }

  /// Moves the content of the pipe to the pending output.
  private func read(into state: inout State) {
    let count = Glibc.read(pipe, state.buffer.baseAddress, state.buffer.count)
    guard count > 0 else { return }
    state.pending.append(UnsafeRawBufferPointer(rebasing: state.buffer[..<count]))
  }

  /// Removes and returns what the app has printed; `nil` if it was nothing.
  func take() -> AppOutput? {
    fflush(stdout)
    return state.withLock { state in
      read(into: &state)
      guard !state.pending.isEmpty else { return nil }
      return exchange(&state.pending, with: AppOutput())
    }
  }

  /// Removes and returns the complete lines that the app has printed; `nil` if there are none.
  func takeLines() -> AppOutput? {
    state.withLock { state in
      read(into: &state)
      let lines = state.pending.removeLines()
      return lines.isEmpty ? nil : lines
    }
  }

  // MARK: The end of the process

  /// Restores descriptors 1 and 2, so that a debugger or the Swift runtime can describe a crash.
  ///
  /// This method is async-signal-safe.
  func end() {
    dup2(originals.output, STDOUT_FILENO)
    dup2(originals.errors, STDERR_FILENO)
  }

  /// Writes text to standard error.
  ///
  /// This method is async-signal-safe.
  func writeError(_ text: StaticString) {
    _ = write(originals.errors, text.utf8Start, text.utf8CodeUnitCount)
  }

  /// Writes text to standard error.
  ///
  /// This method is async-signal-safe.
  func writeError(_ text: UnsafePointer<CChar>) {
    _ = write(originals.errors, text, strlen(text))
  }

  /// Writes the pending output to standard error, with everything but printable ASCII replaced.
  ///
  /// This method is for a process that can no longer do anything that isn't async-signal-safe.
  func writeRest() {
    state.withLockIfAvailable { state in
      read(into: &state)
      state.pending.withEachPart { part in
        for byte in part {
          let isPrintable = (0x20..<0x7F).contains(byte) || byte == UInt8(ascii: "\n")
          withUnsafeBytes(of: isPrintable ? byte : UInt8(ascii: "?")) {
            _ = write(originals.errors, $0.baseAddress, 1)
          }
        }
      }
    }
  }
}
