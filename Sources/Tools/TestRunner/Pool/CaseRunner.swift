import AppSandbox
import Files
import Glibc
package import Reports
package import Script
package import Shell

/// A runner that executes a plan's cases in worker processes and collects the results.
package final class CaseRunner {
  /// The results, in plan order; `nil` for cases that haven't ended.
  ///
  /// After the run, each case has a result.
  package private(set) var results: [CaseReport?]
  /// The output of the steps with `|` lines; empty unless the run accepts it.
  package private(set) var outputs: [StepOutput] = []
  /// The secrets of all cases that have ended.
  package private(set) var secrets = SecretFilter()
  /// A closure that is called once for each case, when it has ended.
  package var onResult: (CaseReport) -> Void = { _ in }
  /// A closure that returns whether the run should end early.
  ///
  /// The runner calls it repeatedly.
  package var isInterrupted: () -> Bool = { false }

  private let entries: [RunPlan.Entry]
  private let files: ScriptFiles
  private let options: Options
  private let descendants = Descendants()
  private let budget: StepBudget
  private var workers: [WorkerProcess] = []
  private var nextJob = 0
  /// The jobs that need a new worker: their worker ended before it began them, or they run again
  /// because they failed.
  private var postponedJobs: [Int] = []
  /// The reason why no worker can be started.
  private var obstacle: String?
  private var isOver = false
  private var flakiness = FlakinessCheck()
  private var failedAttempts: FailedAttempts
  /// Whether `onResult` has been called for each case.
  private var delivered: [Bool]

  /// Prepares a run without starting any process; workers use the given contents of files.
  package init(_ plan: RunPlan, _ files: ScriptFiles, _ options: Options) {
    entries = plan.entries
    self.files = files
    self.options = options
    // Comparing rounds needs all steps.
    budget = StepBudget(
      bytes: options.rounds > 1 ? .max : options.listsSteps ? StepBudget.forReports : 0)
    delivered = Array(repeating: false, count: plan.entries.count)
    results = Array(repeating: nil, count: plan.entries.count)
    failedAttempts = FailedAttempts(mostRetries: options.retries)
  }

  private var jobCount: Int { entries.count * options.rounds }

  /// Runs the cases until all have ended or the run must end early, then stops all workers; returns
  /// the reason if no worker could be started.
  package func run() -> String? {
    defer { stop() }
    do throws(FileError) {
      runCases(with: try SealedFiles(files))
    } catch {
      obstacle = Self.obstacle(error.errorNumber)
    }
    for (place, entry) in entries.enumerated() where results[place] == nil {
      results[place] =
        failedAttempts.result(nil, place: place) ?? entry.report(.notRun, reason: obstacle)
    }
    return obstacle
  }

  private func runCases(with sealed: SealedFiles) {
    while !isOver, !isInterrupted(), obstacle == nil {
      while hasNext, hasRoom {
        guard !beginNext(sealed) else { continue }
        let reason = Self.obstacle(errno)
        guard !workers.isEmpty else {
          obstacle = reason
          return
        }
        // Wait for running workers, because they free their resources when they end.
        break
      }
      guard workers.contains(where: { $0.job != nil || $0.isObserved }) else { break }
      wait()
    }
  }

  private static func obstacle(_ errorNumber: Int32) -> String {
    "no worker could be started: \(String(errorNumber: errorNumber))"
  }

  private var hasNext: Bool { !postponedJobs.isEmpty || nextJob < jobCount }

  /// Whether another case can run at the same time.
  private var hasRoom: Bool {
    workers.count { $0.job != nil } < options.jobs
      && workers.count { $0.isObserved } < Self.mostObserved
  }

  /// The maximum number of workers that are observed after their last case.
  private static let mostObserved = 32

  /// Ends all processes that the run has started, and waits for their ends.
  private func stop() {
    for worker in workers { worker.stop() }
    workers = []
    descendants.kill(except: [])
    // Those of workers that were killed.
    AppSandbox.removeUnused()
  }

  private func beginNext(_ files: SealedFiles) -> Bool {
    let job = postponedJobs.last ?? nextJob
    let entry = entries[job % entries.count]
    let limit = Duration.seconds(entry.timeout ?? options.timeout)
    if postponedJobs.isEmpty,
      let idle = workers.first(where: { $0.job == nil && !$0.isObserved })
    {
      nextJob += 1
      if !idle.start(entry, job: job, limit: limit) { handleEnd(of: idle) }
      return true
    }
    // A new worker replaces an idle one, so that there are never more than `jobs` of them.
    if let idle = workers.first(where: { $0.job == nil && !$0.isObserved }) { remove(idle) }
    guard let child = WorkerChild(arguments: options.workerArguments, files: files) else {
      return false
    }
    let worker = WorkerProcess(child, budget: budget)
    workers.append(worker)
    _ = worker.start(entry, job: job, limit: limit)
    if postponedJobs.popLast() == nil { nextJob += 1 }
    return true
  }

  @discardableResult
  private func remove(_ worker: WorkerProcess) -> WorkerEnding {
    workers.removeAll { $0 === worker }
    defer { descendants.kill(except: workers.map(\.process)) }
    return worker.stop()
  }

  // MARK: Waiting

  private func wait() {
    var polled = workers.flatMap(\.polled)
    let next = workers.map(\.wakeTime).min() ?? .now
    let rest = (next - ContinuousClock.now) / .milliseconds(1)
    _ = poll(&polled, nfds_t(polled.count), Int32(max(0, rest.rounded(.up))))
    for (place, worker) in workers.enumerated() {
      // Check this before reading the socket, to be sure to read everything that the worker sent.
      let hasEnded = worker.hasEnded
      if polled[3 * place].revents != 0 { worker.drainFlood() }
      do {
        if let signal = try worker.nextSignal() {
          try answer(signal, of: worker)
        } else if hasEnded {
          handleEnd(of: worker)
        } else if worker.isDisconnected, worker.job == nil, !worker.isObserved {
          // The process is ending; its exit status will show why.
          worker.observe()
        }
      } catch {
        reject(worker)
      }
      // Check this even if the worker keeps sending signals.
      if let deadline = worker.deadline, ContinuousClock.now >= deadline {
        if worker.isObserved { remove(worker) } else { worker.enforceDeadline() }
      }
    }
  }

  private func answer(_ signal: WorkerSignal, of worker: WorkerProcess) throws {
    switch signal {
    case .ready: try worker.becomeReady()
    case .begun: throw WorkerProcess.Violation.invalidMessage
    case .mailboxFull: try worker.makeRoom()
    case .secretAdded: try worker.takeSecret()
    case .caseEnded, .caseEndedInChangedProcess, .caseEndedWithThreads:
      try endCase(of: worker)
      // An overdue worker has received SIGQUIT and is about to terminate.
      if signal == .caseEndedInChangedProcess || worker.isOverdue {
        remove(worker)
      } else if signal == .caseEndedWithThreads {
        worker.observe()
      }
    }
  }

  private func endCase(of worker: WorkerProcess) throws {
    worker.drain()
    try worker.takeMessages()
    guard worker.hasFinished else { throw WorkerProcess.Violation.invalidMessage }
    conclude(worker)
  }

  /// Handles the end of a worker's process.
  ///
  /// If the process hadn't begun its next case, the last case that ran in it is the cause.
  private func handleEnd(of worker: WorkerProcess) {
    let ending = remove(worker)
    if worker.hasBegun {
      // Ignore errors, because the exit status explains more.
      try? worker.takeMessages()
      return conclude(worker) { $0.endProcess(ending) }
    }
    guard let lastJob = worker.lastJob else {
      let isLate = worker.isOverdue && !worker.isReady
      obstacle =
        "no worker could be started: the new process "
        + (isLate
          ? "wasn't ready within \(WorkerProcess.longestStart) seconds" : "ended (\(ending.name))")
        + (worker.output.allLines(hiding: SecretFilter()).last.map { ": \($0)" } ?? "")
      return
    }
    if let job = worker.job { postponedJobs.append(job) }
    blame(lastJob, worker) { $0.endProcess(ending) }
  }

  /// Stops a worker that sent an invalid message, and concludes its case.
  private func reject(_ worker: WorkerProcess) {
    remove(worker)
    if !worker.hasBegun, let lastJob = worker.lastJob {
      if let job = worker.job { postponedJobs.append(job) }
      return blame(lastJob, worker) { $0.rejectMessages() }
    }
    try? worker.takeMessages()
    conclude(worker) { $0.rejectMessages() }
  }

  // MARK: Results

  /// Records the result of a worker's case, if it has one; `addEnd` adds an abnormal end.
  private func conclude(
    _ worker: WorkerProcess, addEnd: ((inout CaseReportBuilder) -> Void)? = nil
  ) {
    guard let job = worker.job else { return }
    let place = job % entries.count
    let entry = entries[place]
    var builder = CaseReportBuilder(entry, worker, options)
    if let addEnd {
      if worker.isOverdue {
        builder.timeOut(after: entry.timeout ?? options.timeout)
      } else {
        addEnd(&builder)
      }
      builder.locate(worker.crashAddresses)
    }
    secrets.add(builder.secrets)
    worker.endJob(builder.secrets)
    // What a case with a known bug prints isn't what it should.
    if options.acceptsOutput, entry.knownBug == nil { outputs += builder.outputs }
    record(builder.finish().expectingFailure(by: entry.knownBug), job)
  }

  /// Records that a case has ended its process after the case itself had ended.
  private func blame(
    _ job: Int, _ worker: WorkerProcess, addEnd: (inout CaseReportBuilder) -> Void
  ) {
    let place = job % entries.count
    guard let report = results[place] else { return }
    var builder = CaseReportBuilder(afterEndOf: report, worker)
    addEnd(&builder)
    builder.locate(worker.crashAddresses)
    var late = builder.finish()
    late.reason = [report.reason, "after the end of the case: \(late.reason ?? "")"]
      .compactMap(\.self).joined(separator: "; ")
    if report.status == .known {
      late.status = .known
    } else {
      late = late.expectingFailure(by: entries[place].knownBug)
    }
    if failedAttempts.mustRetry(late, place: place) {
      results[place] = nil
      return postponedJobs.append(job)
    }
    results[place] = late
    if options.failsFast, late.status.isFailure { isOver = true }
  }

  private func record(_ new: CaseReport, _ job: Int) {
    let place = job % entries.count
    let round = job / entries.count + 1
    if failedAttempts.mustRetry(new, place: place) { return postponedJobs.append(job) }
    let known = results[place]
    let report =
      options.rounds == 1
      ? failedAttempts.result(new, place: place) ?? new
      : flakiness.compare(new, place: place, round: round, known: known)
    results[place] = report
    if round == options.rounds || report.status == .flaky { deliver(report, place) }
    let canBeAccepted = options.acceptsOutput && report.failsOnlyByDifferences
    if report.status.isFailure, options.failsFast, !canBeAccepted { isOver = true }
  }

  private func deliver(_ report: CaseReport, _ place: Int) {
    guard !delivered[place] else { return }
    delivered[place] = true
    onResult(report)
  }
}
