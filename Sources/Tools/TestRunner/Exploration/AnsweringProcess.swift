import CallStacks
import Glibc
import Shell

/// A process that answers the requests of a supervisor.
final class AnsweringProcess<Request: Codable, Reply: Codable & Sendable> {
  /// Whether the process has answered a request.
  private(set) var hasAnswered = false
  /// Whether the process has sent something that isn't a reply.
  private(set) var isInvalid = false

  private let child: WorkerChild
  private let socket: MessageSocket<[Request], Reply>
  private let stepLimit: Duration
  /// The number of steps at the last look, and the time at which it was seen first.
  private var progress = (steps: 0, since: ContinuousClock.now)
  /// The time at which to kill the process, which has received SIGQUIT because of its time limit.
  private var killTime: ContinuousClock.Instant?
  private var output = AppOutput()

  /// Starts a process; returns `nil`, with the cause in `errno`, if the system is out of processes
  /// or descriptors.
  init?(arguments: [String], files: SealedFiles, stepLimit: Duration) {
    guard let child = WorkerChild(arguments: arguments, files: files) else { return nil }
    self.child = child
    self.stepLimit = stepLimit
    socket = MessageSocket(child.socket, longest: answerBound)
  }

  /// Limits the time for which sending a message may block.
  ///
  /// A process that its app has stopped doesn't read.
  private func limitSending(to duration: Duration) {
    // Zero would mean no limit.
    let (seconds, fraction) = max(duration, .milliseconds(1)).components
    var limit = timeval(tv_sec: Int(seconds), tv_usec: Int(fraction / 1_000_000_000_000))
    setsockopt(
      child.socket, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
  }

  /// Sends requests, which are given up at a deadline, if any; if the process has ended, only
  /// `hasEnded` shows it.
  func send(_ requests: [Request], until deadline: ContinuousClock.Instant?) {
    let longest = Duration.seconds(WorkerProcess.longestStart)
    limitSending(to: deadline.map { min($0 - .now, longest) } ?? longest)
    child.mailbox.clear()
    output = AppOutput()
    progress = (0, .now)
    _ = socket.send(requests)
  }

  /// The reply to the last request; `nil` if it hasn't arrived, or if the process sent something
  /// else.
  func nextReply() -> Reply? {
    do {
      guard let reply = try socket.receiveNow() else { return nil }
      guard !socket.hasMore else { throw WorkerProcess.Violation.invalidMessage }
      child.drain { _ in }
      hasAnswered = true
      killTime = nil
      return reply
    } catch {
      isInvalid = true
      return nil
    }
  }

  // MARK: Waiting

  /// The descriptors to wait for.
  var polled: [pollfd] { child.polled(socket: !socket.isDisconnected) }

  /// The time at which to look at the process, whether or not something has arrived, so that a hang
  /// is noticed soon after the limit.
  var wakeTime: ContinuousClock.Instant {
    min(killTime ?? (.now + max(stepLimit / 8, .milliseconds(5))), child.nextLook)
  }

  /// Reads some of the app's output.
  func drainFlood() { child.readOutput(atMost: 1 << 16) { output.append($0) } }

  /// Whether the process has terminated.
  var hasEnded: Bool { child.hasEnded }

  /// Whether the process has begun a step of the request.
  var hasBegun: Bool { child.mailbox.stepCount != 0 }

  /// Sends SIGQUIT to a process whose step takes too long, so that it records where it hangs, and
  /// kills it if it doesn't end.
  func enforceLimit(at now: ContinuousClock.Instant) {
    if let killTime {
      if now >= killTime { kill(child.process, SIGKILL) }
      return
    }
    let steps = child.mailbox.stepCount
    if steps != progress.steps { progress = (steps, now) }
    // A process that has just been started has no step yet.
    let limit = steps > 0 || hasAnswered ? stepLimit : .seconds(WorkerProcess.longestStart)
    guard now - progress.since >= limit else { return }
    killTime = now + WorkerChild.timeToQuit
    kill(child.process, SIGQUIT)
  }

  // MARK: Ending

  /// Kills the process, and returns how it ended, possibly before this call.
  func stop() -> ProcessFailure {
    let step = child.mailbox.step
    let ending = child.stop { output.append($0) }
    let lines = output.lines(hiding: SecretFilter())
    let isHang = killTime != nil
    return ProcessFailure(
      kind: isHang ? .hang : isInvalid ? .invalidReply : .crash, step: step,
      reason: reason(ending, isHang: isHang, lines), cause: cause(ending, isHang: isHang, lines),
      wasKilled: ending.signal == SIGKILL && !isHang && !isInvalid,
      callStack: Executable.lines(of: child.mailbox.crashAddresses, upTo: "AppDriver"),
      output: WorkerEnding.withoutStackTrace(lines))
  }

  private func reason(_ ending: WorkerEnding, isHang: Bool, _ lines: [String]) -> String {
    if isHang { return "the step exceeded its time limit of \((stepLimit / .seconds(1)).seconds)" }
    if isInvalid { return "the app wrote to descriptors that it hadn't opened" }
    if ending.signal == 0, ending.status == CaseWorker.lostSocket {
      return "the app closed descriptors that it hadn't opened"
    }
    return ending.reason(after: nil, output: lines, namesPeak: false)
  }

  private func cause(_ ending: WorkerEnding, isHang: Bool, _ lines: [String]) -> String {
    if isHang { return "the time limit" }
    if isInvalid { return "an invalid message" }
    if ending.isUnusable { return "an unusable process" }
    guard let trap = lines.last(where: { $0.contains(WorkerEnding.trap) }) else {
      return ending.name
    }
    // The rest of the message may name an object's address or a random number.
    return trap.ranges(of: WorkerEnding.trap).first.map { String(trap[..<$0.upperBound]) } ?? trap
  }
}
