import Files
import Glibc
package import Reports
package import Script

/// Runs the cases of a plan in worker processes, and collects what they report.
package final class CaseRunner {
  /// The results so far, each at its case's place in the plan; nil where there is none yet.
  package private(set) var results: [CaseReport?]
  /// The `|` lines that would have been right, by file: what they replace, and what with.
  package private(set) var accepted: [String: [AcceptedLines]] = [:]
  /// Called for each case that has ended.
  package var onResult: (CaseReport) -> Void = { _ in }
  /// Asked again and again: whether the run should end early.
  package var isInterrupted: () -> Bool = { false }

  private let entries: [RunPlan.Entry]
  private let files: ScriptFiles
  private let options: Options
  private var workers: [WorkerProcess] = []
  private var nextJob = 0
  private var isOver = false
  private var flakiness = FlakinessCheck()

  /// Prepares a run; nothing is started.
  ///
  /// - Parameters:
  ///   - plan: the cases.
  ///   - files: what was read to plan them, which is what runs.
  ///   - options: how to go about it.
  package init(_ plan: RunPlan, _ files: ScriptFiles, _ options: Options) {
    entries = plan.entries
    self.files = files
    self.options = options
    results = Array(repeating: nil, count: plan.entries.count)
  }

  private var jobCount: Int { entries.count * options.rounds }

  /// Runs all cases, or until it is interrupted or has to end; no process is left then.
  ///
  /// - Returns: why no worker could be started, if so.
  package func run() -> String? {
    defer { stop() }
    guard let files = SealedFiles(files) else { return Self.obstacle }
    while !isOver, !isInterrupted() {
      while nextJob < jobCount, workers.count(where: { $0.job != nil }) < options.jobs {
        guard !beginNext(files) else { continue }
        let reason = Self.obstacle
        guard workers.contains(where: { $0.job != nil }) else { return reason }
        // Those that run may end, and make room.
        break
      }
      guard workers.contains(where: { $0.job != nil }) else { break }
      wait()
    }
    return nil
  }

  private static var obstacle: String {
    "no worker could be started: \(String(errorNumber: errno))"
  }

  private func stop() {
    for worker in workers { worker.stop() }
    workers = []
  }

  private func beginNext(_ files: SealedFiles) -> Bool {
    let entry = entries[nextJob % entries.count]
    let deadline = ContinuousClock.now + .seconds(entry.timeout ?? options.timeout)
    // One that was asked where it hangs is about to end, though its case has ended after all.
    if let idle = workers.first(where: { $0.job == nil && !$0.isOverdue }) {
      if idle.start(entry, job: nextJob, deadline: deadline) {
        nextJob += 1
        return true
      }
      remove(idle)
    }
    guard let worker = WorkerProcess(arguments: options.workerArguments, files: files) else {
      return false
    }
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
    let rest = (next - ContinuousClock.now) / .seconds(1)
    _ = poll(&polled, nfds_t(polled.count), Int32(max(0, min(rest * 1_000 + 1, 1_000))))
    for (place, worker) in workers.enumerated() {
      // Asked before its socket is read: what an ended worker has sent is all there.
      let hasEnded = worker.hasEnded
      if polled[3 * place].revents != 0 { worker.drain() }
      do {
        if let signal = try worker.nextSignal() {
          try answer(signal, of: worker)
        } else if hasEnded {
          bury(worker)
        } else if worker.isCutOff, worker.job == nil {
          remove(worker)
        }
      } catch {
        reject(worker)
      }
      // Also of one that sends signals without end.
      if let deadline = worker.deadline, ContinuousClock.now >= deadline { worker.hurry() }
    }
  }

  private func answer(_ signal: WorkerSignal, of worker: WorkerProcess) throws {
    switch signal {
    case .mailboxFull: try worker.makeRoom()
    case .caseEnded:
      worker.drain()
      try worker.takeMessages()
      guard worker.hasFinished else { throw WorkerProcess.Violation.nonsense }
      conclude(worker)
    }
  }

  /// Ends the case of a worker that has died.
  private func bury(_ worker: WorkerProcess) {
    let ending = remove(worker)
    // What it left may be torn; how it died says more.
    try? worker.takeMessages()
    conclude(worker) { $0.die(ending) }
  }

  /// Ends a worker that sent what is no message, and its case.
  private func reject(_ worker: WorkerProcess) {
    remove(worker)
    conclude(worker) { $0.distrust() }
  }

  // MARK: Results

  /// Records what a worker's case came to, with what its end adds; nothing where it has no case.
  private func conclude(
    _ worker: WorkerProcess, addEnd: ((inout CaseAccount) -> Void)? = nil
  ) {
    guard let job = worker.job else { return }
    let place = job % entries.count
    let entry = entries[place]
    var account = CaseAccount(entry, worker)
    if let addEnd {
      if worker.isOverdue {
        account.timeOut(after: entry.timeout ?? options.timeout)
      } else {
        addEnd(&account)
      }
      account.locate(worker.crashAddresses)
    }
    worker.endJob()
    for (file, lines) in account.accepted { accepted[file, default: []].append(lines) }
    record(account.report, job)
  }

  private func record(_ new: CaseReport, _ job: Int) {
    let place = job % entries.count
    let round = job / entries.count + 1
    let report =
      options.rounds == 1
      ? new : flakiness.judge(new, place: place, round: round, known: results[place])
    results[place] = report
    if round == options.rounds || report.status == .flaky { onResult(report) }
    if report.status.isFailure, options.failsFast { isOver = true }
  }
}
