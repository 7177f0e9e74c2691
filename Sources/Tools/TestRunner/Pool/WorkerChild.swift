import Glibc

/// A process of this program that runs apps, with its socket, the shared memory, and the pipe with
/// the output of its apps.
final class WorkerChild {
  /// The time between SIGQUIT, after which the process records where it hangs, and SIGKILL.
  static let timeToQuit = Duration.milliseconds(500)

  let process: pid_t
  let mailbox: WorkerMailbox
  private let descriptors: WorkerDescriptors
  /// Whether the app's output has been closed.
  private var isOutputClosed = false
  private var floodWatch = FloodWatch(at: .now)

  /// Starts a process; returns `nil`, with the cause in `errno`, if the system is out of processes
  /// or descriptors.
  init?(arguments: [String], files: SealedFiles) {
    guard let mailbox = WorkerMailbox(),
      let (process, descriptors) = WorkerDescriptors.spawn(
        arguments, mailbox: mailbox.file, files: files.file)
    else { return nil }
    mailbox.clear()
    self.mailbox = mailbox
    self.process = process
    self.descriptors = descriptors
  }

  /// The descriptor of this process's end of the socket.
  var socket: Int32 { descriptors.socket }

  /// Returns the descriptors of the app's output, the socket, and the end of the process, of which
  /// those not to wait for are disabled: the output unless the app may be waiting for its reader
  /// (`FloodWatch`), and those whose other end is closed, because they would always be ready.
  func polled(socket: Bool) -> [pollfd] {
    let output = floodWatch.mustRead(unreadCount, at: .now) && !isOutputClosed
    return [output ? descriptors.output : -1, socket ? descriptors.socket : -1, descriptors.end]
      .map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
  }

  /// The time at which to look at the app's output again.
  var nextLook: ContinuousClock.Instant { floodWatch.nextLook }

  /// The number of bytes of the app's output that haven't been read.
  private var unreadCount: Int {
    var count: Int32 = 0
    return ioctl(descriptors.output, UInt(FIONREAD), &count) == 0 ? Int(count) : 0
  }

  /// Whether the process has terminated.
  ///
  /// The state of the socket isn't sufficient: the app may have closed it, or a process that the
  /// app started may keep it open.
  var hasEnded: Bool {
    var information = siginfo_t()
    let options = WEXITED | WNOHANG | WNOWAIT
    return waitid(P_PID, id_t(process), &information, options) != 0 && errno == ECHILD
      || information.si_signo == SIGCHLD
  }

  /// Reads the app's pending output.
  func drain(_ body: (UnsafeRawBufferPointer) -> Void) {
    // Read a limited amount, because the app may print faster than this loop reads.
    for _ in 0..<16 where !readOutput(atMost: 1 << 16, body) { return }
  }

  /// Reads at most the given number of bytes of the app's output, and returns whether there were
  /// any.
  @discardableResult
  func readOutput(atMost count: Int, _ body: (UnsafeRawBufferPointer) -> Void) -> Bool {
    guard !isOutputClosed, count > 0 else { return false }
    // The stack may be small.
    let room = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 1)
    defer { room.deallocate() }
    let count = read(descriptors.output, room.baseAddress, room.count)
    isOutputClosed = count == 0
    guard count > 0 else { return false }
    body(UnsafeRawBufferPointer(rebasing: room[..<count]))
    return true
  }

  /// Kills the process and its process group, reads the rest of the app's output, and returns how
  /// the process terminated, possibly before this call.
  func stop(_ body: (UnsafeRawBufferPointer) -> Void) -> WorkerEnding {
    // Always send the signal; otherwise the wait might never return.
    kill(-process, SIGKILL)
    kill(process, SIGKILL)
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
    drain(body)
    descriptors.close()
    return WorkerEnding(signal: status & 0x7F, status: status >> 8 & 0xFF, peak: usage.ru_maxrss)
  }
}

/// The way in which a worker process terminated.
struct WorkerEnding {
  let signal: Int32
  let status: Int32
  /// The peak memory use of the process in KiB.
  let peak: Int

  /// The signal or the exit status in words.
  var name: String {
    signal == 0 ? "exit \(status)" : String(cString: strsignal(signal))
  }

  /// Returns the reason for the end in words; a large use of memory is part of them, with the
  /// amount if `namesPeak` is true.
  func reason(after fault: String?, output: [String], namesPeak: Bool = true) -> String {
    if signal == 0, status == CaseWorker.lostSocket {
      return "the app closed descriptor \(CaseWorker.socket), which the test worker needs"
    }
    if isUnusable { return output.last { $0.hasPrefix(Self.unusable) } ?? Self.unusable }
    let cause =
      fault ?? output.last { $0.contains(Self.trap) }
      ?? "the app terminated the process (\(name))"
    guard peak > 700_000 else { return cause }
    let amount = namesPeak ? "up to \(peak / 1_024) MiB" : "much memory"
    return "\(cause); the process used \(amount)"
  }

  /// Whether no app could be launched any more in the process.
  var isUnusable: Bool { signal == 0 && status == CaseWorker.unusable }

  /// The beginning of the last line of such a process.
  nonisolated static let unusable = "the app has made its process unusable"

  /// The words in the runtime's message about a trap.
  static let trap = "Fatal error"

  /// The runtime's own stack trace, which has only addresses, begins with this line.
  private static let traceBeginning = "Current stack trace:"

  /// Returns the app's output without the runtime's own stack trace.
  static func withoutStackTrace(_ lines: [String]) -> [String] {
    Array(lines.prefix { $0 != traceBeginning })
  }
}
