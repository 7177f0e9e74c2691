import CWorker
import CallStacks
import Foundation
import Glibc

/// Runs the cases of a plan in worker processes, and collects what they report.
package final class CaseRunner {
  /// How a run goes about it.
  package struct Options {
    /// How many workers there are at once.
    package var jobs = 1
    /// How many seconds a case may take that says nothing itself.
    package var timeout = 30.0
    /// Whether the first case that fails ends the run.
    package var failsFast = false
    /// How often each case is run; its transcripts must be the same.
    package var rounds = 1
    /// The arguments that start this program as a worker, the program's name first.
    package var workerArguments: [String] = []

    /// Makes options of one worker and one round.
    package init() {}
  }

  /// The results so far, each at its case's place in the plan; nil where there is none yet.
  package private(set) var results: [CaseReport?]
  /// The `|` lines that would have been right, by file: what they replace, and what with.
  package private(set) var accepted: [String: [AcceptedLines]] = [:]
  /// Is told of each case that has ended.
  package var onResult: (CaseReport) -> Void = { _ in }
  /// Whether somebody wants the run to end.
  package var isInterrupted: () -> Bool = { false }

  private let entries: [RunPlan.Entry]
  private let options: Options
  private var workers: [WorkerProcess] = []
  private var nextJob = 0
  private var isOver = false
  private var transcripts: [Int: String] = [:]

  /// Prepares a run; nothing is started.
  package init(_ plan: RunPlan, _ options: Options) {
    entries = plan.entries
    self.options = options
    results = Array(repeating: nil, count: plan.entries.count)
  }

  private var jobCount: Int { entries.count * options.rounds }

  /// Runs all cases, or until it is interrupted or has to end; no process is left then.
  ///
  /// - Returns: why no worker could be started, if so.
  package func run() -> String? {
    defer { stop() }
    while !isOver, !isInterrupted() {
      while nextJob < jobCount, workers.count(where: { $0.job != nil }) < options.jobs {
        guard !beginNext() else { continue }
        let reason = "no worker could be started: \(String(cString: strerror(errno)))"
        guard workers.contains(where: { $0.job != nil }) else { return reason }
        // Those that run may end, and make room.
        break
      }
      guard workers.contains(where: { $0.job != nil }) else { break }
      wait()
    }
    return nil
  }

  private func stop() {
    for worker in workers {
      if let job = worker.job, results[job % entries.count] == nil, isInterrupted() {
        worker.job = nil
      }
      worker.stop()
    }
    workers = []
  }

  private func beginNext() -> Bool {
    let entry = entries[nextJob % entries.count]
    let deadline = ContinuousClock.now + .seconds(entry.timeout ?? options.timeout)
    // One that was asked where it hangs is about to end, though its case has ended after all.
    if let idle = workers.first(where: { $0.job == nil && !$0.isAsked }) {
      if idle.start(entry, job: nextJob, deadline: deadline) {
        nextJob += 1
        return true
      }
      remove(idle)
    }
    guard let worker = WorkerProcess(arguments: options.workerArguments) else { return false }
    workers.append(worker)
    guard worker.start(entry, job: nextJob, deadline: deadline) else {
      remove(worker)
      return false
    }
    nextJob += 1
    return true
  }

  @discardableResult
  private func remove(_ worker: WorkerProcess) -> WorkerProcess.Ending {
    workers.removeAll { $0 === worker }
    return worker.stop()
  }

  // MARK: Waiting

  private func wait() {
    var polled = workers.flatMap(\.polled)
    let next = workers.compactMap(\.deadline).min() ?? .now + .seconds(1)
    let rest = (next - ContinuousClock.now).inSeconds
    _ = poll(&polled, nfds_t(polled.count), Int32(max(0, min(rest * 1_000 + 1, 1_000))))
    for (place, worker) in workers.enumerated() {
      // Asked before its socket is read: what an ended worker has sent is all there.
      let hasEnded = worker.hasEnded
      if polled[3 * place].revents != 0 { worker.drain() }
      if let byte = worker.nextByte() {
        listen(to: worker, byte)
      } else if hasEnded {
        bury(worker)
      } else if worker.isCutOff, worker.job == nil {
        remove(worker)
      } else if let deadline = worker.deadline, worker.job != nil, ContinuousClock.now >= deadline {
        hurry(worker)
      }
    }
  }

  private func listen(to worker: WorkerProcess, _ byte: UInt8) {
    if byte == 2 { return worker.makeRoom() }
    worker.drain()
    take(worker.messages + worker.page.messages(), of: worker, ending: nil)
    worker.job = nil
    worker.deadline = nil
  }

  /// Asks a worker that takes too long where it is, and ends it where it doesn't answer.
  private func hurry(_ worker: WorkerProcess) {
    guard !worker.isAsked else {
      // Nothing but its end is to come.
      worker.deadline = nil
      kill(worker.process, SIGKILL)
      return
    }
    worker.isAsked = true
    worker.deadline = .now + .milliseconds(500)
    kill(worker.process, SIGQUIT)
  }

  private func bury(_ worker: WorkerProcess) {
    let ending = remove(worker)
    guard worker.job != nil else { return }
    take(worker.messages + worker.page.messages(), of: worker, ending: ending)
  }

  // MARK: Results

  private func take(
    _ messages: [WorkerMessage], of worker: WorkerProcess, ending: WorkerProcess.Ending?
  ) {
    guard let job = worker.job else { return }
    let entry = entries[job % entries.count]
    var report = CaseReport(
      file: entry.path, line: entry.line, title: entry.title, tags: entry.tags)
    var last: StepReport?
    for message in messages {
      switch message {
      case .began(let command, let file, let line):
        last = StepReport(command: command, file: file, line: line, status: .failed)
      case .ended(let step, let lines, let numbers):
        last = nil
        report.steps.append(step)
        if let lines { accepted[step.file, default: []].append(AcceptedLines(numbers, lines)) }
      case .finished(let status, let reason, let seconds):
        report.status = status
        report.reason = reason
        report.seconds = seconds
      }
    }
    report.appOutput = String(decoding: worker.printed, as: UTF8.self)
    for secret in entry.secrets {
      report.appOutput = report.appOutput.replacing(secret, with: "********")
    }
    if let ending { explain(&report, worker, last, ending) }
    record(report, job)
  }

  /// Says of a case whose worker died why and where.
  private func explain(
    _ report: inout CaseReport, _ worker: WorkerProcess, _ last: StepReport?,
    _ ending: WorkerProcess.Ending
  ) {
    let crash = worker.page.crash.pointee
    let name =
      ending.signal == 0 ? "exit \(ending.status)" : String(cString: strsignal(ending.signal))
    if worker.isAsked {
      let limit = entries[(worker.job ?? 0) % entries.count].timeout ?? options.timeout
      report.status = .timedOut
      report.reason = "the case takes more than \(Self.text(limit)) seconds"
      report.seconds = limit
    } else {
      report.status = .crashed
      let fatal = report.appOutput.split(separator: "\n").last { $0.contains("Fatal error") }
      report.reason = fatal.map(String.init) ?? "the app ended the process (\(name))"
      if ending.signal == 0, ending.status == CaseWorker.lostSocket {
        report.reason =
          "the app closed descriptor \(CaseWorker.socket), which the test worker needs"
      }
      if ending.peak > 700_000 { report.reason? += "; it had taken \(ending.peak / 1_024) MiB" }
      report.seconds = report.steps.reduce(0) { $0 + $1.seconds }
    }
    if var last {
      last.reason = report.reason
      report.steps.append(last)
    }
    let count = min(Int(crash.count), Int(CW_DEPTH))
    let addresses = withUnsafeBytes(of: crash.addresses) { bytes in
      (0..<count).map { UInt(bytes.load(fromByteOffset: $0 * 8, as: UInt64.self) &- crash.base) }
    }
    report.callStack = Executable.lines(of: addresses, upTo: "AppDriver")
    // The runtime adds a stack of bare addresses.
    if let end = report.appOutput.range(of: "\nCurrent stack trace:\n") {
      report.appOutput = String(report.appOutput[..<end.lowerBound])
    }
  }

  private static func text(_ seconds: Double) -> String {
    seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
  }

  private func record(_ new: CaseReport, _ job: Int) {
    let place = job % entries.count
    var report = new
    if options.rounds > 1 {
      let transcript = report.transcript
      if let first = transcripts[place] {
        if first != transcript, results[place]?.status != .flaky {
          report.status = .flaky
          report.reason = Self.difference(first, transcript, round: job / entries.count + 1)
        } else {
          report = results[place] ?? report
        }
      } else {
        transcripts[place] = transcript
      }
    }
    results[place] = report
    let isLast = job / entries.count == options.rounds - 1
    if isLast || report.status == .flaky { onResult(report) }
    if report.status.isFailure, options.failsFast { isOver = true }
  }

  private static func difference(_ one: String, _ other: String, round: Int) -> String {
    let lines = zip(
      one.split(separator: "\n", omittingEmptySubsequences: false),
      other.split(separator: "\n", omittingEmptySubsequences: false))
    guard let (number, pair) = lines.enumerated().first(where: { $1.0 != $1.1 }) else {
      return "round \(round) prints more or less than the first"
    }
    return "round \(round) prints something else than the first, line \(number + 1): "
      + "\"\(pair.0)\" was \"\(pair.1)\""
  }
}

/// Lines of a file that would have been right.
package nonisolated struct AcceptedLines: Sendable {
  /// The numbers of the lines that they replace.
  package let numbers: [Int]
  /// The lines.
  package let lines: [String]

  init(_ numbers: [Int], _ lines: [String]) {
    self.numbers = numbers
    self.lines = lines
  }
}

extension CaseReport {
  /// All that its steps printed, each after its command.
  package nonisolated var transcript: String {
    steps.map { "> \($0.command)\n\($0.output)" }.joined()
  }
}
