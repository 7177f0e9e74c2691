import Files
// `stdout` is imported as a mutable global variable.
@preconcurrency import Glibc

/// Writes marks between the steps of a case into the pipe with the app's output.
nonisolated struct StepMarker {
  private let descriptor: Int32
  /// The pipe, as the app may replace the descriptor.
  private let pipe: FileStatus?
  /// The index of the current step.
  private var step = 0

  /// Creates a marker for a pipe's end for writing, or any descriptor, which is ignored.
  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    pipe = FileStatus(of: descriptor)
  }

  /// Starts counting the steps from zero.
  mutating func beginCase() { step = 0 }

  /// Marks the end of a step, unless the app can't have printed anything in it.
  ///
  /// If the pipe is empty and the runner has read nothing, the app has printed nothing since the
  /// case began.
  ///
  /// - Parameter isOutputRead: Whether the runner has read some of the app's output. It is asked
  ///   after the pipe, as the runner may read meanwhile.
  /// - Complexity: One system call, and two more after the app has printed something.
  mutating func endStep(isOutputRead: @autoclosure () -> Bool) {
    defer { step += 1 }
    fflush(stdout)
    var count: Int32 = 0
    guard ioctl(descriptor, UInt(FIONREAD), &count) == 0,
      count > 0 || isOutputRead(),
      let pipe, FileStatus(of: descriptor)?.isSameFile(as: pipe) == true
    else { return }
    let mark = StepMark.bytes(step)
    // A pipe takes all of so few bytes or nothing. The app may have made it non-blocking.
    while write(descriptor, mark, mark.count) < 0, errno == EAGAIN || errno == EINTR {
      var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      poll(&ready, 1, -1)
    }
  }
}
