import AppSandbox
import CallStacks
package import Files
import Glibc
package import Script
import Shell

/// Has a process of this program answer requests, one after another, behind a fence: if an app ends
/// or blocks the process, another one is started for the next request.
package final class Supervisor<Request: Codable, Reply: Codable & Sendable> {
  /// The time limit of a step.
  package let stepLimit: Duration
  /// A closure that returns the requests with which each process begins.
  package var opening: () -> [Request] = { [] }
  /// A closure that is called several times a second while a request is under way, if any.
  package var onWait: (() -> Void)?
  /// The time at which a request under way is given up, and from which on none is begun; `nil` if
  /// there is none.
  package var deadline: ContinuousClock.Instant?
  /// The reason why no process can be started; `nil` if none failed to start.
  package private(set) var obstacle: String?

  /// The arguments that start this program as a process that answers, including the program's name.
  private let arguments: [String]
  private let files: SealedFiles
  private let descendants = Descendants()
  private var process: AnsweringProcess<Request, Reply>?
  /// Whether a process has answered a request.
  private var hasAnswered = false
  /// The time between two calls of `onWait` at most, in milliseconds.
  private static var tick: Double { 200 }

  /// Creates a supervisor without starting a process.
  package init(
    _ files: ScriptFiles, arguments: [String], stepLimit: Duration = .seconds(5)
  ) throws(FileError) {
    self.arguments = arguments
    self.stepLimit = stepLimit
    self.files = try SealedFiles(files)
  }

  isolated deinit { stop() }

  /// Has the process answer a request, after those with which it begins.
  ///
  /// If the process answered requests before, and ends before it has begun a step of this one, the
  /// earlier ones are the cause, and another process gets the request. A request during which the
  /// process was killed is repeated once, because the system kills processes if memory is short.
  package func perform(_ request: Request) -> ProcessOutcome<Reply> {
    var wasKilled = false
    while obstacle == nil, !isLate {
      guard let process = startedProcess() else { break }
      let requests = (process.hasAnswered ? [] : opening()) + [request]
      if let reply = answer(to: requests, by: process) {
        hasAnswered = true
        return .reply(reply)
      }
      let hasBegun = process.hasBegun
      let failure = stop(process)
      if isLate, failure.kind != .invalidReply { break }
      if failure.kind == .invalidReply { return .ended(failure) }
      if hasBegun {
        guard failure.wasKilled, !wasKilled else { return .ended(failure) }
        wasKilled = true
      } else if !process.hasAnswered {
        guard !hasAnswered else { return .ended(failure) }
        fail("the new process ended (\(failure.output.last ?? failure.reason))")
      }
    }
    return .notRun
  }

  private var isLate: Bool { deadline.map { ContinuousClock.now >= $0 } ?? false }

  /// Ends the process.
  package func stop() {
    _ = process.map(stop)
    AppSandbox.removeUnused()
  }

  private func startedProcess() -> AnsweringProcess<Request, Reply>? {
    if process == nil {
      process = AnsweringProcess(arguments: arguments, files: files, stepLimit: stepLimit)
      if process == nil { fail(String(errorNumber: errno)) }
    }
    return process
  }

  private func fail(_ reason: String) { obstacle = "no worker could be started: \(reason)" }

  /// Returns the reply to the last of some requests; `nil` if the process ends, sends something
  /// else, or has no time left.
  private func answer(
    to requests: [Request], by process: AnsweringProcess<Request, Reply>
  ) -> Reply? {
    process.send(requests, until: deadline)
    while !isLate {
      wait(for: process)
      // Check this before reading the socket, to be sure to read everything that the process sent.
      let hasEnded = process.hasEnded
      if let reply = process.nextReply() { return reply }
      if hasEnded || process.isInvalid { return nil }
      process.enforceLimit(at: .now)
    }
    return nil
  }

  private func wait(for process: AnsweringProcess<Request, Reply>) {
    var polled = process.polled
    let next = min(process.wakeTime, deadline ?? process.wakeTime)
    onWait?()
    let limit = (next - ContinuousClock.now) / .milliseconds(1)
    let rest = onWait == nil ? limit : min(limit, Self.tick)
    _ = poll(&polled, nfds_t(polled.count), Int32(max(0, rest.rounded(.up))))
    if polled[0].revents != 0 { process.drainFlood() }
  }

  private func stop(_ process: AnsweringProcess<Request, Reply>) -> ProcessFailure {
    self.process = nil
    defer { descendants.kill(except: []) }
    return process.stop()
  }
}
