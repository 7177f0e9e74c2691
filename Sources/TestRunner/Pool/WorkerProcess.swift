import CWorker
import Glibc

/// The runner's view of a worker: its process, the socket, the mailbox, and the app's output.
final class WorkerProcess {
  /// The reason why a worker is no longer trusted.
  nonisolated enum Violation: Error {
    /// The worker sent something that isn't a message, sent it out of turn, or sent too much.
    case invalidMessage
  }

  /// The maximum number of bytes of the app's output that are kept for a case.
  private static let mostPrinted = 1 << 16
  /// The maximum number of bytes of messages for a case.
  private static let mostReceived = 1 << 28

  private let process: pid_t
  private let mailbox: WorkerMailbox
  private let descriptors: WorkerDescriptors
  private let socket: MessageSocket<RunnerRequest, WorkerSignal>
  /// Whether the app's output has been closed.
  private var isOutputClosed = false
  private var received = 0

  /// The number of the current job; nil if the worker is idle.
  private(set) var job: Int?
  /// The time at which to send SIGQUIT, or to kill a worker that doesn't respond to it.
  private(set) var deadline: ContinuousClock.Instant?
  /// Whether the job took too long and the worker has been sent SIGQUIT.
  private(set) var isOverdue = false
  /// The messages about the job that have been read.
  private(set) var messages: [WorkerMessage] = []
  /// The app's output in the current case.
  private(set) var printed: [UInt8] = []

  /// Starts this program again as a worker; nil if the system has no processes or descriptors left.
  init?(arguments: [String], files: SealedFiles) {
    guard let mailbox = WorkerMailbox(),
      let (process, descriptors) = WorkerDescriptors.spawn(
        arguments, mailbox: mailbox.file, files: files.file)
    else { return nil }
    mailbox.clear()
    self.mailbox = mailbox
    self.process = process
    self.descriptors = descriptors
    socket = MessageSocket(descriptors.socket, longest: WorkerSignal.size)
  }

  // MARK: Jobs

  /// Starts a case.
  ///
  /// - Returns: Whether the request was sent; false if the worker has ended.
  func start(_ entry: RunPlan.Entry, job: Int, deadline: ContinuousClock.Instant) -> Bool {
    mailbox.clear()
    messages = []
    received = 0
    printed = []
    self.job = job
    self.deadline = deadline
    isOverdue = false
    return socket.send(.run(WorkerJob(path: entry.path, place: entry.place)), waits: false)
  }

  /// Forgets the job, which has ended or is no longer needed.
  func endJob() {
    job = nil
    deadline = nil
  }

  /// Moves the messages out of the mailbox.
  ///
  /// - Throws: an error for the first invalid message; those before it have been moved.
  func takeMessages() throws {
    received += try mailbox.read { frame in
      let message = try BinaryDecoder.decode(WorkerMessage.self, from: frame)
      guard message.isPlausible, !hasFinished else { throw Violation.invalidMessage }
      messages.append(message)
    }
    mailbox.removeFrames()
    guard received <= Self.mostReceived else { throw Violation.invalidMessage }
  }

  /// Whether the worker has reported the end of its case.
  var hasFinished: Bool { if case .finished? = messages.last { true } else { false } }

  /// Empties the mailbox and lets the worker continue.
  func makeRoom() throws {
    try takeMessages()
    guard socket.send(.proceed, waits: false) else { throw Violation.invalidMessage }
  }

  /// The call stack of the worker's crash, innermost first.
  var crashAddresses: [UInt] { mailbox.crashAddresses }

  // MARK: Waiting

  /// The descriptors to wait for: the app's output, the socket, and the end of the process.
  ///
  /// A descriptor whose other end is closed is disabled, because it would always be ready.
  var polled: [pollfd] {
    [
      isOutputClosed ? -1 : descriptors.output, isDisconnected ? -1 : descriptors.socket,
      descriptors.end,
    ].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
  }

  /// Whether the worker's end of the socket is closed; the process may still be running.
  var isDisconnected: Bool { socket.isDisconnected }

  /// Whether the process has ended.
  ///
  /// The socket doesn't show this: the app may have closed it, or a process that the app started
  /// may keep it open.
  var hasEnded: Bool {
    var information = siginfo_t()
    let options = WEXITED | WNOHANG | WNOWAIT
    return waitid(P_PID, id_t(process), &information, options) != 0 && errno == ECHILD
      || information.si_signo == SIGCHLD
  }

  /// Returns the worker's next signal, if there is one.
  ///
  /// - Throws: an error if the worker sent an invalid signal, or sent one out of turn.
  func nextSignal() throws -> WorkerSignal? {
    guard let signal = try socket.receiveNow() else { return nil }
    // A worker waits for the answer to each signal.
    guard job != nil, !socket.hasMore else { throw Violation.invalidMessage }
    return signal
  }

  /// Reads the app's output.
  func drain() {
    guard !isOutputClosed else { return }
    var bytes = [UInt8](repeating: 0, count: 1 << 14)
    // Read at most the capacity of a pipe, because the app may print faster than this reads.
    for _ in 0..<64 {
      let count = read(descriptors.output, &bytes, bytes.count)
      isOutputClosed = count == 0
      guard count > 0 else { return }
      printed += bytes.prefix(min(count, max(0, Self.mostPrinted - printed.count)))
    }
  }

  // MARK: Ending

  /// Sends SIGQUIT to a worker that takes too long, and kills it if it doesn't end.
  func enforceDeadline() {
    guard !isOverdue else {
      // From now on, wait only for the end of the process.
      deadline = nil
      kill(process, SIGKILL)
      return
    }
    isOverdue = true
    deadline = .now + .milliseconds(500)
    kill(process, SIGQUIT)
  }

  /// Kills the process and its group.
  ///
  /// - Returns: How the process ended, which may have been before this call.
  @discardableResult
  func stop() -> Ending {
    // Always kill it; otherwise the wait may never end.
    kill(-process, SIGKILL)
    kill(process, SIGKILL)
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
    drain()
    descriptors.close()
    return Ending(signal: status & 0x7F, status: status >> 8 & 0xFF, peak: usage.ru_maxrss)
  }

  /// How a worker ended.
  struct Ending {
    let signal: Int32
    let status: Int32
    /// The peak memory of the process, in KiB.
    let peak: Int
  }
}
