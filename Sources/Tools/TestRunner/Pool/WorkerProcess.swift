import CSystem
import Glibc
import Shell

/// A worker as its runner sees it: the process, the socket, the mailbox, and the app's output.
final class WorkerProcess {
  /// A protocol violation, after which the runner no longer trusts the worker.
  nonisolated enum Violation: Error {
    /// The worker sent something that isn't a message, sent it out of turn, or sent too much.
    case invalidMessage
  }

  /// The maximum time in seconds from the start of a process until its worker is ready.
  ///
  /// It is generous, because hundreds of workers may start at the same time on a busy machine.
  static let longestStart = 300
  /// The time for which a worker is observed after its last case if its app still has threads.
  private static let observation = Duration.milliseconds(500)

  private let child: WorkerChild
  private let socket: MessageSocket<RunnerRequest, WorkerSignal>
  private let budget: StepBudget

  /// Whether the worker has been ready for its first job.
  private(set) var isReady = false
  /// The request for the current job and the time limit of its case.
  private var request: (job: WorkerJob, limit: Duration)?
  /// The number of the current job; `nil` if the worker is idle.
  private(set) var job: Int?
  /// Whether the worker has confirmed that it has begun the current job.
  private var hasConfirmed = false
  /// The number of the last job that ended in this process; `nil` if none has.
  private(set) var lastJob: Int?
  /// The secrets of the last job.
  private(set) var lastSecrets = SecretFilter()
  /// Whether the worker gets no further job and is only observed until its deadline.
  private(set) var isObserved = false
  /// The time at which to send SIGQUIT to the worker or, if it doesn't respond or is only observed,
  /// to kill it.
  private(set) var deadline: ContinuousClock.Instant?
  /// Whether the job has exceeded its time limit and the worker has received SIGQUIT.
  private(set) var isOverdue = false
  /// The messages of the job so far that its report needs.
  private(set) var messages = CaseMessages()
  /// The pictures that the worker has sent for all of its jobs.
  private(set) var pictures = WorkerPictures()
  /// The secrets of the job so far.
  private var secrets = SecretFilter()
  /// The app's output since the last job began or ended.
  private(set) var output = CaseOutput()

  /// Creates the view of a process that has been started.
  init(_ child: WorkerChild, budget: StepBudget) {
    self.child = child
    self.budget = budget
    socket = MessageSocket(child.socket, longest: WorkerSignal.size)
  }

  /// The process ID.
  var process: pid_t { child.process }
  private var mailbox: WorkerMailbox { child.mailbox }

  // MARK: Jobs

  /// Starts a case as soon as the worker is ready.
  ///
  /// The case's time begins then. A new process has a time limit of its own until it is ready.
  ///
  /// - Returns: Whether the worker can start the case; `false` if it has terminated.
  func start(_ entry: RunPlan.Entry, job: Int, limit: Duration) -> Bool {
    mailbox.clear()
    messages = CaseMessages()
    secrets = SecretFilter()
    output = CaseOutput()
    self.job = job
    hasConfirmed = false
    isOverdue = false
    request = (
      WorkerJob(
        path: entry.path, place: entry.place, row: entry.row, variant: entry.variant), limit
    )
    if isReady { return sendRequest() }
    deadline = .now + .seconds(Self.longestStart)
    return true
  }

  /// Starts the first case of a worker that has become ready.
  ///
  /// - Throws: An error if the worker was ready before.
  func becomeReady() throws {
    guard !isReady else { throw Violation.invalidMessage }
    isReady = true
    // If this fails, the process has ended, which the runner notices.
    _ = sendRequest()
  }

  private func sendRequest() -> Bool {
    guard let request else { return false }
    deadline = .now + request.limit
    return socket.send(.run(request.job), waits: false)
  }

  /// Whether the worker has begun its current job, as far as the runner knows.
  ///
  /// A job without a confirmation has begun if there was enough time for it, or if no other job can
  /// have affected the process.
  var hasBegun: Bool {
    job != nil && isReady && (hasConfirmed || isOverdue || lastJob == nil)
  }

  /// Clears the job after it has ended or is no longer needed, and keeps its secrets.
  func endJob(_ secrets: SecretFilter) {
    lastJob = job
    lastSecrets = secrets
    output = CaseOutput()
    job = nil
    deadline = nil
  }

  /// Keeps the worker for a moment after its last job, because the app may still end the process.
  func observe() {
    isObserved = true
    deadline = .now + Self.observation
  }

  /// Moves the messages from the mailbox to `messages`.
  ///
  /// - Throws: An error for the first invalid message, after moving the valid messages before it.
  func takeMessages() throws {
    // After an error, a second call must not add the same messages again.
    defer { mailbox.removeFrames() }
    try mailbox.read { frame in
      let message = try BinaryDecoder.decode(WorkerMessage.self, from: frame)
      guard message.isPlausible, !hasFinished else { throw Violation.invalidMessage }
      if case .picture(let number, let picture) = message {
        let isKept = budget.take(frame.count)
        guard pictures.add(isKept ? picture : nil, number: number) else {
          throw Violation.invalidMessage
        }
      }
      messages.add(message) { budget.take(frame.count) }
    }
  }

  /// Whether the worker has reported the end of its case.
  var hasFinished: Bool { messages.hasFinished }

  /// Empties the mailbox and lets the worker continue.
  func makeRoom() throws { try makeRoom { true } }

  private func makeRoom(_ isValid: () -> Bool) throws {
    try takeMessages()
    guard isValid(), socket.send(.proceed, waits: false) else { throw Violation.invalidMessage }
  }

  /// Takes a new secret from the mailbox and lets the worker continue.
  func takeSecret() throws {
    let count = messages.secrets.count
    try makeRoom { messages.secrets.count > count }
    for secret in messages.secrets[count...] { secrets.add(secret) }
  }

  /// The call stack of the worker's crash, innermost first.
  var crashAddresses: [UInt] { mailbox.crashAddresses }

  // MARK: Waiting

  /// The descriptors to wait for: the app's output, the socket, and the end of the process.
  var polled: [pollfd] { child.polled(socket: !isDisconnected) }

  /// The time of the next deadline, or at which to look at the app's output again.
  var wakeTime: ContinuousClock.Instant {
    deadline.map { min($0, child.nextLook) } ?? child.nextLook
  }

  /// Whether the worker's end of the socket is closed; the process may still be running.
  var isDisconnected: Bool { socket.isDisconnected }

  /// Whether the process has terminated.
  var hasEnded: Bool { child.hasEnded }

  /// Returns the worker's next signal, if there is one.
  ///
  /// - Throws: An error if the worker sent an invalid signal or sent one out of turn.
  func nextSignal() throws -> WorkerSignal? {
    guard var signal = try socket.receiveNow() else { return nil }
    if signal == .begun {
      guard job != nil, isReady, !hasConfirmed else { throw Violation.invalidMessage }
      hasConfirmed = true
      guard let next = try socket.receiveNow() else { return nil }
      signal = next
    }
    // The worker waits for an answer to each other signal, so there can't be a second one.
    guard job != nil, !socket.hasMore else { throw Violation.invalidMessage }
    return signal
  }

  /// Reads some of the app's output while a case is running.
  func drainFlood() {
    // Set this first, because the worker doesn't mark the end of a step if the pipe is empty and
    // was never read.
    mailbox.isOutputRead = true
    child.readOutput(atMost: 1 << 16, append)
  }

  /// Reads the app's pending output.
  func drain() { child.drain(append) }

  private func append(_ bytes: UnsafeRawBufferPointer) {
    output.append(bytes, hiding: secrets) { budget.take($0) }
  }

  // MARK: Ending

  /// Sends SIGQUIT to an overdue worker, or kills it if it has already received SIGQUIT.
  func enforceDeadline() {
    guard !isOverdue else {
      // From now on, wait only for the process to terminate.
      deadline = nil
      kill(process, SIGKILL)
      return
    }
    isOverdue = true
    deadline = .now + WorkerChild.timeToQuit
    kill(process, SIGQUIT)
  }

  /// Kills the process and its process group, and returns how the process terminated, possibly
  /// before this call.
  @discardableResult
  func stop() -> WorkerEnding {
    // The process ID may soon belong to another process, which must get no signal.
    deadline = nil
    return child.stop(append)
  }
}
