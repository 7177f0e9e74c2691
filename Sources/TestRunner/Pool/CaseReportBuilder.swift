import CallStacks
import Foundation
import Glibc
import Reports
import Script
import Shell

/// A builder that assembles a case's report from its worker's messages and exit status.
struct CaseReportBuilder {
  /// The report built so far.
  private(set) var report: CaseReport
  /// The `|` lines that would have matched, with their files, in step order.
  private(set) var accepted: [(file: String, lines: AcceptedLines)] = []
  /// The step that has begun but not yet ended.
  private var unfinished: StepReport?

  /// Creates a report from a worker's messages.
  init(_ entry: RunPlan.Entry, _ worker: WorkerProcess) {
    report = CaseReport(
      file: entry.path, line: entry.line, title: entry.title, tags: entry.tags)
    for message in worker.messages { add(message) }
    var redaction = Redaction()
    for secret in entry.secrets { redaction.add(secret) }
    var output = AppOutput()
    output.append(lines: appLines(worker, redaction))
    report.appOutput = output.lines(hiding: redaction).map { $0 + "\n" }.joined()
  }

  /// Returns the lines that the app printed: those of the steps and those that the runner has read.
  private mutating func appLines(_ worker: WorkerProcess, _ redaction: Redaction) -> [String] {
    let flood = worker.flood.lines(hiding: redaction)
    let rest = worker.printed.lines(hiding: redaction)
    let steps = report.steps.flatMap(\.appOutput)
    if flood.isEmpty { return steps + rest }
    guard redaction.isEmpty else {
      // The runner and the worker may each have read a part of a secret.
      for place in report.steps.indices { report.steps[place].appOutput = [] }
      return flood.dropLast() + ["… the rest may contain parts of secrets …"] + rest.dropFirst()
    }
    // If it isn't the last step that printed the flood, the order is lost.
    return unfinished == nil ? flood + steps + rest : steps + flood + rest
  }

  private mutating func add(_ message: WorkerMessage) {
    switch message {
    case .began(let command, let file, let line):
      unfinished = StepReport(command: command, file: file, line: line, status: .failed)
    case .ended(let step, let lines):
      unfinished = nil
      report.steps.append(step)
      if let lines { accepted.append((step.file, lines)) }
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
    report.seconds = report.steps.reduce(0) { $0 + $1.seconds }
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
    let name =
      ending.signal == 0 ? "exit \(ending.status)" : String(cString: strsignal(ending.signal))
    return "the app terminated the process (\(name))"
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
