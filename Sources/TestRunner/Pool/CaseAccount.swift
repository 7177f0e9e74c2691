import CallStacks
import Foundation
import Glibc
import Reports
import Shell

/// What a worker's messages say of a case, and what its end adds.
struct CaseAccount {
  /// The report so far.
  private(set) var report: CaseReport
  /// The `|` lines that would have been right, with their files, in the order of steps.
  private(set) var accepted: [(file: String, lines: AcceptedLines)] = []
  /// The step that had begun and not ended.
  private var unfinished: StepReport?

  /// Collects what a worker reported of its case.
  init(_ entry: RunPlan.Entry, _ worker: WorkerProcess) {
    report = CaseReport(
      file: entry.path, line: entry.line, title: entry.title, tags: entry.tags)
    for message in worker.messages { add(message) }
    report.appOutput = String(decoding: worker.printed, as: UTF8.self)
    for secret in entry.secrets {
      report.appOutput = report.appOutput.replacing(secret, with: Redaction.stars)
    }
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

  // MARK: Bad ends

  /// The case took longer than it may.
  mutating func timeOut(after limit: Double) {
    report.status = .timedOut
    report.reason = "the case takes more than \(Self.text(limit)) seconds"
    report.seconds = limit
  }

  /// The worker died.
  mutating func die(_ ending: WorkerProcess.Ending) {
    crash(reason(of: ending))
    if ending.peak > 700_000 { report.reason? += "; it had taken \(ending.peak / 1_024) MiB" }
  }

  /// The worker sent what none sends.
  mutating func distrust() {
    crash(
      "the test worker sent no valid message; the app may have written to its descriptors,"
        + " \(CaseWorker.socket) and \(CaseWorker.memory)")
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
    return "the app ended the process (\(name))"
  }

  /// Adds where it happened, after one of the above.
  ///
  /// - Parameter addresses: the stack's return addresses, the innermost first.
  mutating func locate(_ addresses: [UInt]) {
    if var unfinished {
      unfinished.reason = report.reason
      report.steps.append(unfinished)
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
}
