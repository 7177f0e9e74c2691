import CallStacks
import Foundation
import Glibc
import Reports
import Script
import Shell

/// A builder that assembles a case's report from its worker's messages and exit status.
struct CaseReportBuilder {
  private var report: CaseReport
  /// The secrets of the case.
  private(set) var secrets = SecretFilter()
  /// The `|` lines that would have matched, with their files, in step order.
  private(set) var accepted: [(file: String, lines: AcceptedLines)] = []
  /// The duration of the steps in seconds.
  private let seconds: Double
  /// The step that has begun but not yet ended.
  private var unfinished: StepReport?

  /// Creates a report from a worker's messages.
  ///
  /// - Parameters:
  ///   - entry: The case.
  ///   - worker: The worker that ran the case.
  ///   - listsSteps: Whether a report lists the steps, so that omitted steps must be mentioned.
  init(_ entry: RunPlan.Entry, _ worker: WorkerProcess, listsSteps: Bool) {
    report = CaseReport(
      file: entry.path, line: entry.line, title: entry.title, tags: entry.tags)
    seconds = worker.messages.seconds
    for message in worker.messages.all { add(message) }
    report.appOutput = appOutput(of: worker)
    if listsSteps { noteOmittedSteps(worker.messages) }
  }

  /// Creates a report that contains what the app did after its case had ended.
  init(afterEndOf known: CaseReport, _ worker: WorkerProcess) {
    report = known
    seconds = known.seconds
    secrets = worker.lastSecrets
    report.appOutput += text(worker.flood.lines(hiding: secrets))
    report.appOutput += text(worker.printed.lines(hiding: secrets))
  }

  /// Returns what the app printed: the lines of the steps and those that the runner has read.
  private mutating func appOutput(of worker: WorkerProcess) -> String {
    var output = AppOutput()
    output.append(lines: appLines(of: worker))
    let lines = output.lines(hiding: secrets)
    let printed = [worker.messages.appOutput, worker.flood, worker.printed]
    report.omittedAppLines = max(0, printed.reduce(0) { $0 + $1.lineCount } - lines.count)
    return text(lines)
  }

  private mutating func appLines(of worker: WorkerProcess) -> [String] {
    let flood = worker.flood.lines(hiding: secrets)
    let rest = worker.printed.lines(hiding: secrets)
    var steps = worker.messages.appOutput.lines(hiding: secrets)
    if flood.isEmpty { return steps + rest }
    if !secrets.isEmpty {
      // The runner may have read the beginning of a step's first line, and thus of a secret.
      for place in report.steps.indices where !report.steps[place].appOutput.isEmpty {
        report.steps[place].appOutput[0] = "…"
      }
      steps = report.steps.flatMap(\.appOutput)
    }
    // If it isn't the last step that printed the flood, the order is lost.
    return unfinished == nil ? flood + steps + rest : steps + flood + rest
  }

  private func text(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }

  /// Returns the finished report.
  ///
  /// Secrets are hidden in the whole case, including the steps before they were known.
  func finish() -> CaseReport { report.hiding(secrets) }

  private mutating func noteOmittedSteps(_ messages: CaseMessages) {
    guard messages.omittedSteps > 0 else { return }
    let note = StepReport(
      command: "# \(counted(messages.omittedSteps, "step")) omitted", file: report.file,
      line: report.line,
      output: "The run has more than \(StepBudget.forReports >> 20) MiB of steps;"
        + " further steps that passed are omitted.\n")
    report.steps.insert(note, at: min(messages.stepsBeforeOmitted, report.steps.count))
  }

  private mutating func add(_ message: WorkerMessage) {
    switch message {
    case .began(let command, let file, let line):
      unfinished = StepReport(command: command, file: file, line: line, status: .failed)
    case .ended(let step, let lines):
      unfinished = nil
      report.steps.append(step)
      if let lines { accepted.append((step.file, lines)) }
    case .secret(let secret): secrets.add(secret)
    case .finished(let status, let reason, let seconds):
      report.status = status
      report.reason = reason
      report.seconds = seconds
    }
  }

  // MARK: Abnormal ends

  /// Records that the case exceeded its time limit.
  mutating func timeOut(after limit: Double) {
    report.status = .timedOut
    report.reason = "the case exceeded its time limit of \(Self.text(limit))"
    report.seconds = limit
  }

  /// Records that the worker process terminated.
  mutating func endProcess(_ ending: WorkerProcess.Ending) {
    crash(reason(of: ending))
    if ending.peak > 700_000 {
      report.reason? += "; the process used up to \(ending.peak / 1_024) MiB"
    }
  }

  /// Records that the worker sent invalid messages.
  mutating func rejectMessages() {
    crash(
      "the test worker sent an invalid message; the app may have written to the worker's "
        + "descriptors \(CaseWorker.socket) and \(CaseWorker.memory)")
  }

  private mutating func crash(_ reason: String) {
    report.status = .crashed
    report.reason = reason
    report.seconds = seconds
  }

  private func reason(of ending: WorkerProcess.Ending) -> String {
    if ending.signal == 0, ending.status == CaseWorker.lostSocket {
      return "the app closed descriptor \(CaseWorker.socket), which the test worker needs"
    }
    if let fatal = report.appOutput.split(separator: "\n").last(where: {
      $0.contains("Fatal error")
    }) {
      return String(fatal)
    }
    return "the app terminated the process (\(ending.name))"
  }

  /// Adds the step and the call stack of an abnormal end.
  ///
  /// Call this method after recording the end.
  ///
  /// - Parameter addresses: The addresses of the call stack, innermost first.
  mutating func locate(_ addresses: [UInt]) {
    if var unfinished {
      unfinished.reason = report.reason
      report.steps.append(unfinished)
    }
    report.callStack = Executable.lines(of: addresses, upTo: "AppDriver")
    // Remove the runtime's own stack trace, which has only addresses.
    if let end = report.appOutput.range(of: "\nCurrent stack trace:\n") {
      report.appOutput = String(report.appOutput[..<end.lowerBound])
    }
  }

  private static func text(_ seconds: Double) -> String {
    seconds == seconds.rounded() ? counted(Int(seconds), "second") : "\(seconds) seconds"
  }
}
