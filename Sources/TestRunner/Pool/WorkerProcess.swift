import CWorker
import Glibc

/// A worker as the runner sees it: its process, the socket, the mailbox, and what the app prints.
final class WorkerProcess {
  /// Why a worker is no longer believed.
  nonisolated enum Violation: Error {
    /// It sent something that is no message, or out of turn, or without end.
    case nonsense
  }

  /// How many bytes of an app's own output a case keeps.
  private static let mostPrinted = 1 << 16
  /// How many bytes of messages a case may send.
  private static let mostReceived = 1 << 28

  private let process: pid_t
  private let mailbox: WorkerMailbox
  private let descriptors: WorkerDescriptors
  private let socket: MessageSocket<RunnerRequest, WorkerSignal>
  /// Whether nothing can be printed any more.
  private var isMute = false
  private var received = 0

  /// The job that it is at, as the runner counts.
  private(set) var job: Int?
  /// When to ask it where it hangs, or no longer to wait for its answer.
  private(set) var deadline: ContinuousClock.Instant?
  /// Whether it took too long, and was asked where it hangs.
  private(set) var isOverdue = false
  /// What it has reported of its job, as far as that was read.
  private(set) var messages: [WorkerMessage] = []
  /// What the app printed in the running case.
  private(set) var printed: [UInt8] = []

  /// Starts this program again, as a worker; nil where the system has no more processes or
  /// descriptors.
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

  /// Gives it a case; false where it is gone.
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

  /// Forgets its job, which has ended or is no longer wanted.
  func endJob() {
    job = nil
    deadline = nil
  }

  /// Takes the messages out of the mailbox.
  ///
  /// - Throws: where some are none, after those that are.
  func takeMessages() throws {
    received += try mailbox.read { frame in
      let message = try BinaryDecoder.decode(WorkerMessage.self, from: frame)
      guard message.isPlausible, !hasFinished else { throw Violation.nonsense }
      messages.append(message)
    }
    mailbox.removeFrames()
    guard received <= Self.mostReceived else { throw Violation.nonsense }
  }

  /// Whether it has reported that its case has ended.
  var hasFinished: Bool { if case .finished? = messages.last { true } else { false } }

  /// Empties the mailbox, and lets the worker go on.
  func makeRoom() throws {
    try takeMessages()
    guard socket.send(.proceed, waits: false) else { throw Violation.nonsense }
  }

  /// The return addresses of the worker's crash, the innermost first.
  var crashAddresses: [UInt] { mailbox.crashAddresses }

  // MARK: Waiting

  /// What to wait for: what the app prints, the socket, and the end.
  ///
  /// A descriptor that was closed at its other end is left out: it would be ready for ever.
  var polled: [pollfd] {
    [isMute ? -1 : descriptors.output, isCutOff ? -1 : descriptors.socket, descriptors.end].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
  }

  /// Whether the worker's end of the socket is closed, though the process may go on.
  var isCutOff: Bool { socket.isCutOff }

  /// Whether the process has ended, which the socket can't tell: the app may have closed it, and a
  /// process that the app has started may keep it open.
  var hasEnded: Bool {
    var information = siginfo_t()
    let options = WEXITED | WNOHANG | WNOWAIT
    return waitid(P_PID, id_t(process), &information, options) != 0 && errno == ECHILD
      || information.si_signo == SIGCHLD
  }

  /// What the worker wants, if anything.
  ///
  /// - Throws: where it sent what is no signal, or one out of turn.
  func nextSignal() throws -> WorkerSignal? {
    guard let signal = try socket.receiveNow() else { return nil }
    // It waits for an answer to each.
    guard job != nil, !socket.hasMore else { throw Violation.nonsense }
    return signal
  }

  /// Takes what the app has printed.
  func drain() {
    guard !isMute else { return }
    var bytes = [UInt8](repeating: 0, count: 1 << 14)
    // At most what a pipe holds: a process that the app has started may print faster than this reads.
    for _ in 0..<64 {
      let count = read(descriptors.output, &bytes, bytes.count)
      isMute = count == 0
      guard count > 0 else { return }
      printed += bytes.prefix(min(count, max(0, Self.mostPrinted - printed.count)))
    }
  }

  // MARK: Ending

  /// Asks a worker that takes too long where it is, and ends it where it doesn't answer.
  func hurry() {
    guard !isOverdue else {
      // Nothing but its end is to come.
      deadline = nil
      kill(process, SIGKILL)
      return
    }
    isOverdue = true
    deadline = .now + .milliseconds(500)
    kill(process, SIGQUIT)
  }

  /// Ends the process with what it has started, and returns how it ended, if it had before.
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
    /// The most memory that it had, in KiB.
    let peak: Int
  }
}
