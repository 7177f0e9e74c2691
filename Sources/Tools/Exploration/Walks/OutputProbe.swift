import Glibc

/// Detects output of the process from the creation of the probe to `end()`.
///
/// The output is written to standard output afterwards. Use it only in a process in which nothing
/// else prints: it takes the output of all threads, and waits for threads that use a stream.
struct OutputProbe: ~Copyable {
  /// A descriptor of the process's output.
  private struct Place {
    let number: Int32
    let copy: Int32
    let flags: Int32
  }

  /// The ends of a pipe, the second of which receives the output; empty if there is no pipe.
  private var pipe: [Int32] = []
  private var places: [Place] = []

  /// Starts capturing.
  init() {
    fflush(nil)
    var ends: [Int32] = [-1, -1]
    guard Glibc.pipe(&ends) == 0 else { return }
    pipe = ends
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      // Lose excess output rather than block.
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    for number: Int32 in [STDOUT_FILENO, STDERR_FILENO] {
      let copy = fcntl(number, F_DUPFD_CLOEXEC, 3)
      guard copy >= 0 else { continue }
      places.append(Place(number: number, copy: copy, flags: fcntl(number, F_GETFD)))
      dup2(ends[1], number)
    }
  }

  /// Stops capturing, and returns whether there was output.
  consuming func end() -> Bool {
    fflush(nil)
    for place in places {
      dup2(place.copy, place.number)
      _ = fcntl(place.number, F_SETFD, place.flags)
      close(place.copy)
    }
    guard pipe.count == 2 else { return false }
    defer { for end in pipe { close(end) } }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(pipe[0], &bytes, bytes.count)
    guard count > 0 else { return false }
    _ = write(STDOUT_FILENO, bytes, count)
    return true
  }
}
