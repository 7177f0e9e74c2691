import CallStacks
import Glibc
import Shell

/// A process of a crew.
final class CrewProcess<Request: Codable, Reply: Codable & Sendable> {
  /// The place of the request that the process works on; `nil` if it is idle.
  private(set) var request: Int?
  /// Whether the process has answered a request before.
  private(set) var hasAnswered = false
  /// The number of messages of the crew's log that the process has received.
  private var toldCount = 0

  private let child: WorkerChild
  private let socket: MessageSocket<CrewMessage<Request>, Reply>
  private let stepLimit: Duration
  /// The number of steps at the last look, and the time at which it was seen first.
  private var progress = (steps: 0, since: ContinuousClock.now)
  /// The time at which to kill the process, which has received SIGQUIT because of its time limit.
  private var killTime: ContinuousClock.Instant?
  private var isOverdue = false
  private var output = AppOutput()

  /// Starts a process; returns `nil`, with the cause in `errno`, if the system is out of processes
  /// or descriptors.
  init?(arguments: [String], files: SealedFiles, stepLimit: Duration) {
    guard let child = WorkerChild(arguments: arguments, files: files) else { return nil }
    self.child = child
    self.stepLimit = stepLimit
    socket = MessageSocket(child.socket, longest: crewMessageBound)
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

  /// The process ID.
  var process: pid_t { child.process }

  /// Sends a request, after the messages to all processes.
  ///
  /// If the process has ended, only `hasEnded` shows it.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - place: The place of the request.
  ///   - log: The messages to all processes.
  ///   - deadline: The time at which the request is given up; `nil` if there is none.
  func send(
    _ request: Request, place: Int, after log: CrewLog, until deadline: ContinuousClock.Instant?
  ) {
    let longest = Duration.seconds(WorkerProcess.longestStart)
    limitSending(to: deadline.map { min($0 - .now, longest) } ?? longest)
    child.mailbox.clear()
    output = AppOutput()
    self.request = place
    progress = (0, .now)
    for payload in log.payloads(from: toldCount) where !socket.send(payload: payload) { break }
    toldCount = log.count
    _ = socket.send(CrewMessage(request: request, wantsReply: true))
  }

  /// The reply to the request; `nil` if it hasn't arrived.
  ///
  /// - Throws: An error if the process sent something else.
  func nextReply() throws -> Reply? {
    guard let reply = try socket.receiveNow() else { return nil }
    guard request != nil, !socket.hasMore else { throw WorkerProcess.Violation.invalidMessage }
    child.drain { _ in }
    request = nil
    hasAnswered = true
    killTime = nil
    return reply
  }

  // MARK: Waiting

  /// The descriptors to wait for.
  var polled: [pollfd] { child.polled(socket: !socket.isDisconnected) }

  /// The time at which to look at the process, whether or not something has arrived.
  var wakeTime: ContinuousClock.Instant {
    guard request != nil else { return child.nextLook }
    return min(killTime ?? (.now + lookInterval), child.nextLook)
  }

  /// The time between looks at the step under way, so that a hang is noticed soon after the limit.
  private var lookInterval: Duration { max(stepLimit / 8, .milliseconds(5)) }

  /// Reads some of the app's output.
  func drainFlood() { child.readOutput(atMost: 1 << 16) { output.append($0) } }

  /// Whether the process has terminated.
  var hasEnded: Bool { child.hasEnded }

  /// Whether the process has begun a step of the request.
  var hasBegun: Bool { child.mailbox.stepCount != 0 }

  /// Sends SIGQUIT to a process whose step takes too long, so that it records where it hangs, and
  /// kills it if it doesn't end.
  func enforceLimit(at now: ContinuousClock.Instant) {
    guard request != nil else { return }
    if let killTime {
      if now >= killTime { kill(process, SIGKILL) }
      return
    }
    let steps = child.mailbox.stepCount
    if steps != progress.steps { progress = (steps, now) }
    // A process that has just been started has no step yet.
    let limit = steps > 0 || hasAnswered ? stepLimit : .seconds(WorkerProcess.longestStart)
    guard now - progress.since >= limit else { return }
    isOverdue = true
    killTime = now + WorkerChild.timeToQuit
    kill(process, SIGQUIT)
  }

  // MARK: Ending

  /// Kills the process, and returns how it ended, possibly before this call; `isInvalid` means that
  /// it has sent something other than a reply.
  @discardableResult
  func stop(isInvalid: Bool = false) -> ProcessFailure {
    let step = child.mailbox.step
    let ending = child.stop { output.append($0) }
    let lines = output.lines(hiding: SecretFilter())
    return ProcessFailure(
      kind: isOverdue ? .hang : isInvalid ? .invalidReply : .crash, step: step,
      reason: reason(ending, isInvalid: isInvalid, lines),
      cause: cause(ending, isInvalid: isInvalid, lines),
      wasKilled: ending.signal == SIGKILL && !isOverdue && !isInvalid,
      callStack: Executable.lines(of: child.mailbox.crashAddresses, upTo: "AppDriver"),
      output: WorkerEnding.withoutStackTrace(lines))
  }

  private func reason(_ ending: WorkerEnding, isInvalid: Bool, _ lines: [String]) -> String {
    if isOverdue {
      return "the step exceeded its time limit of \((stepLimit / .seconds(1)).seconds)"
    }
    if isInvalid {
      return "the app wrote to descriptors that it hadn't opened"
    }
    if ending.signal == 0, ending.status == CaseWorker.lostSocket {
      return "the app closed descriptors that it hadn't opened"
    }
    return ending.reason(after: nil, output: lines, namesPeak: false)
  }

  private func cause(_ ending: WorkerEnding, isInvalid: Bool, _ lines: [String]) -> String {
    if isOverdue { return "the time limit" }
    if isInvalid { return "an invalid message" }
    if ending.isUnusable { return "an unusable process" }
    guard let trap = lines.last(where: { $0.contains(WorkerEnding.trap) }) else {
      return ending.name
    }
    // The rest of the message may name an object's address or a random number.
    return trap.ranges(of: WorkerEnding.trap).first.map { String(trap[..<$0.upperBound]) } ?? trap
  }
}
