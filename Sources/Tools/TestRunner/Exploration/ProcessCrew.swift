import AppSandbox
package import Files
import Glibc
package import Script
import Shell

/// Processes of this program that answer requests in parallel, behind a fence: if an app ends or
/// blocks its process, the crew goes on.
///
/// The processes stay from one call of `perform` to the next. A process that has ended is replaced
/// when there is a request for it.
package final class ProcessCrew<Request: Codable, Reply: Codable & Sendable> {
  /// The options of a crew.
  package struct Options {
    /// The maximum number of processes.
    package var jobs = 1
    /// The time limit of a step.
    package var stepLimit = Duration.seconds(5)
    /// The arguments that start this program as a process of the crew, including the program's
    /// name.
    package var arguments: [String]

    /// Creates options for one process.
    package init(arguments: [String]) { self.arguments = arguments }
  }

  /// A closure that is called several times a second while there are requests, if any.
  package var onWait: (() -> Void)?
  /// The time at which requests under way are given up, and from which on none is begun; `nil` if
  /// there is none.
  package var deadline: ContinuousClock.Instant?
  /// The time between two calls of `onWait` at most, in milliseconds.
  private static var tick: Double { 200 }
  /// The reason why no process can be started; `nil` if none failed to start.
  package private(set) var obstacle: String?

  private let options: Options
  private let files: SealedFiles
  private let descendants = Descendants()
  private var processes: [CrewProcess<Request, Reply>] = []
  /// The places of the requests that no process has received, in order.
  private var waiting: ArraySlice<Int> = []
  /// The places of the requests at which a process was killed.
  private var interrupted: Set<Int> = []
  private var outcomes: [ProcessOutcome<Reply>] = []
  private var log = CrewLog()
  /// Whether a process has answered a request.
  private var hasAnswered = false

  /// Creates a crew without starting a process.
  package init(_ files: ScriptFiles, _ options: Options) throws(FileError) {
    self.options = options
    self.files = try SealedFiles(files)
  }

  isolated deinit { stop() }

  /// Makes a request without a reply to all processes, including later ones; `replacesLog` means
  /// that those don't need the earlier requests.
  package func tell(_ request: Request, replacesLog: Bool = false) throws {
    let payload = try BinaryEncoder.encode(CrewMessage(request: request, wantsReply: false))
    log.append(payload, replacesAll: replacesLog)
  }

  /// Answers requests in parallel.
  ///
  /// - Parameters:
  ///   - requests: The requests.
  ///   - isOver: A closure that is called repeatedly. If it returns `true`, requests that no
  ///     process has received are `notRun`. From the deadline on, so are those that have no reply.
  /// - Returns: The outcome of each request, in the order of the requests.
  package func perform(
    _ requests: [Request], isOver: () -> Bool = { false }
  ) -> [ProcessOutcome<Reply>] {
    outcomes = Array(repeating: .notRun, count: requests.count)
    waiting = requests.indices[...].map(\.self)[...]
    interrupted = []
    while obstacle == nil, !isLate {
      if !waiting.isEmpty, isOver() { waiting = [] }
      while let place = waiting.first, give(requests[place], place) { waiting.removeFirst() }
      guard processes.contains(where: { $0.request != nil }) else { break }
      wait()
    }
    // Processes that still work would answer a later request with the wrong reply.
    for process in processes where process.request != nil { remove(process) }
    return outcomes
  }

  private var isLate: Bool { deadline.map { ContinuousClock.now >= $0 } ?? false }

  /// Ends all processes.
  package func stop() {
    for process in processes { process.stop() }
    processes = []
    descendants.kill(except: [])
    AppSandbox.removeUnused()
  }

  /// Gives a request to an idle process, or to a new one; returns whether there was one.
  private func give(_ request: Request, _ place: Int) -> Bool {
    if let idle = processes.first(where: { $0.request == nil }) {
      idle.send(request, place: place, after: log, until: deadline)
      return true
    }
    guard processes.count < options.jobs else { return false }
    guard
      let process = CrewProcess<Request, Reply>(
        arguments: options.arguments, files: files, stepLimit: options.stepLimit)
    else {
      // Others may end and free their resources.
      if processes.isEmpty { obstacle = Self.obstacle(String(errorNumber: errno)) }
      return false
    }
    processes.append(process)
    process.send(request, place: place, after: log, until: deadline)
    return true
  }

  private static func obstacle(_ reason: String) -> String {
    "no worker could be started: \(reason)"
  }

  private func wait() {
    var polled = processes.flatMap(\.polled)
    let next = (processes.map(\.wakeTime) + [deadline].compactMap(\.self)).min() ?? .now
    onWait?()
    let limit = (next - ContinuousClock.now) / .milliseconds(1)
    let rest = onWait == nil ? limit : min(limit, Self.tick)
    _ = poll(&polled, nfds_t(polled.count), Int32(max(0, rest.rounded(.up))))
    for (place, process) in processes.enumerated() {
      // Check this before reading the socket, to be sure to read everything that the process sent.
      let hasEnded = process.hasEnded
      if polled[3 * place].revents != 0 { process.drainFlood() }
      do {
        let request = process.request
        if let reply = try process.nextReply(), let request {
          hasAnswered = true
          outcomes[request] = .reply(reply)
        } else if hasEnded {
          handleEnd(of: process)
        } else {
          process.enforceLimit(at: .now)
        }
      } catch {
        let request = process.request
        let failure = remove(process, isInvalid: true)
        if let request { outcomes[request] = .ended(failure) }
      }
    }
  }

  @discardableResult
  private func remove(
    _ process: CrewProcess<Request, Reply>, isInvalid: Bool = false
  ) -> ProcessFailure {
    processes.removeAll { $0 === process }
    defer { descendants.kill(except: processes.map(\.process)) }
    return process.stop(isInvalid: isInvalid)
  }

  /// Handles the end of a process.
  ///
  /// If the process had answered requests before, and hadn't begun a step of this one, the earlier
  /// ones are the cause, and another process gets the request. A request during which the process
  /// was killed is repeated once, because the system kills processes if memory is short.
  private func handleEnd(of process: CrewProcess<Request, Reply>) {
    let place = process.request
    let hasBegun = process.hasBegun
    let failure = remove(process)
    guard let place else { return }
    let isAgain =
      hasBegun
      ? failure.wasKilled && interrupted.insert(place).inserted : process.hasAnswered
    if isAgain {
      waiting.insert(place, at: waiting.startIndex)
    } else if hasBegun || hasAnswered {
      outcomes[place] = .ended(failure)
    } else {
      obstacle = Self.obstacle(
        "the new process ended (\(failure.output.last ?? failure.reason))")
    }
  }
}
