import CallStacks
import Foundation
import Glibc
import Reports
import Script
import Shell
import Wireframes

/// A builder that assembles a case's report from its worker's messages and exit status.
struct CaseReportBuilder {
  private var report: CaseReport
  private(set) var secrets = SecretFilter()
  /// The output of the steps with `|` lines.
  private(set) var outputs: [StepOutput] = []
  /// The duration of the steps in seconds.
  private let seconds: Double
  /// The step that has begun but not yet ended.
  private var unfinished: StepReport?
  /// The fault that had terminated the app before the process ended; `nil` if there was none.
  private let fault: String?
  /// The pictures to which the worker's frames refer; `nil` if the report has its own already.
  private let pictures: WorkerPictures?

  /// Creates the report of a case from its worker's messages.
  init(_ entry: RunPlan.Entry, _ worker: WorkerProcess, _ options: CaseRunner.Options) {
    report = CaseReport(
      file: entry.path, line: entry.line, title: entry.title, tags: entry.tags)
    report.variant = entry.variant
    report.options = options.caseOptions
    seconds = worker.messages.seconds
    fault = worker.messages.fault
    for secret in worker.messages.secrets { secrets.add(secret) }
    pictures = worker.pictures
    for message in worker.messages.all { add(message) }
    report.coverage = worker.messages.coverage
    unfinished?.frames = worker.messages.frames
    addAppOutput(of: worker)
    if options.listsSteps { noteOmittedSteps(worker.messages) }
  }

  /// Creates a report with the app's output after the end of its case.
  init(afterEndOf known: CaseReport, _ worker: WorkerProcess) {
    report = known
    pictures = nil
    fault = nil
    seconds = known.seconds
    secrets = worker.lastSecrets
    let lines = worker.output.lines(hiding: secrets).loose
    report.appOutput += lines
    report.looseAppOutput += lines
  }

  /// Adds the app's output to the case and to its steps.
  private mutating func addAppOutput(of worker: WorkerProcess) {
    report.appOutput = worker.output.allLines(hiding: secrets)
    let (steps, loose) = worker.output.lines(hiding: secrets)
    for (place, index) in zip(report.steps.indices, worker.messages.stepIndices) {
      report.steps[place].appOutput = steps[index] ?? []
    }
    report.looseAppOutput = loose
    report.omittedAppLines = max(0, worker.output.lineCount - report.appOutput.count)
  }

  /// Returns the finished report.
  ///
  /// Secrets are hidden in the whole case, including the steps before they were known.
  func finish() -> CaseReport {
    var report = report
    if let pictures { report.collectPictures(pictures.picture) }
    return report.hiding(secrets)
  }

  private mutating func noteOmittedSteps(_ messages: CaseMessages) {
    guard messages.omittedSteps > 0 else { return }
    var note = StepReport(
      command: "# \(counted(messages.omittedSteps, "step")) omitted", file: report.file,
      line: report.line)
    note.output =
      "The run has more than \(StepBudget.forReports >> 20) MiB of steps;"
      + " later steps that passed are omitted.\n"
    report.steps.insert(note, at: min(messages.stepsBeforeOmitted, report.steps.count))
  }

  private mutating func add(_ message: WorkerMessage) {
    switch message {
    case .began(let command, let file, let line, let time):
      var step = StepReport(command: command, file: file, line: line)
      step.status = .failed
      step.seconds = max(0, SystemClock.now - time)
      unfinished = step
    case .ended(let step, let lines):
      unfinished = nil
      report.steps.append(step)
      guard let lines else { return }
      outputs.append(
        StepOutput(
          file: step.file, line: step.line, command: step.command, difference: step.difference,
          lines: lines))
    case .secret, .picture, .frame, .crashed, .covered: break
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
    report.reason = "the case exceeded its time limit of \(limit.seconds)"
    report.seconds = limit
    // The process may have ended some time after the limit.
    if let measured = unfinished?.seconds {
      unfinished?.seconds = min(measured, max(0, limit - seconds))
    }
  }

  /// Records that the worker process terminated.
  mutating func endProcess(_ ending: WorkerEnding) {
    crash(ending.reason(after: fault, output: report.appOutput))
  }

  /// Records that the worker sent invalid messages.
  mutating func rejectMessages() {
    crash(
      "the test worker sent an invalid message; the app may have written to the worker's "
        + "descriptors \(CaseWorker.socket) and \(CaseWorker.memory)")
  }

  private mutating func crash(_ reason: String) {
    report.status = .init(endedBy: reason)
    report.reason = reason
    report.seconds = seconds + (unfinished?.seconds ?? 0)
  }

  /// Adds the step and the call stack of an abnormal end.
  ///
  /// Call this method after recording the end.
  ///
  /// - Parameter addresses: The addresses of the call stack, innermost first.
  mutating func locate(_ addresses: [UInt]) {
    if var unfinished {
      unfinished.reason = report.reason
      // The display after the step isn't known.
      if let last = unfinished.frames.last ?? report.steps.last?.frames.last {
        unfinished.frames.append(Frame(picture: last.picture))
      }
      report.steps.append(unfinished)
    }
    report.callStack = Executable.lines(of: addresses, upTo: "AppDriver")
    report.appOutput = WorkerEnding.withoutStackTrace(report.appOutput)
    report.looseAppOutput = WorkerEnding.withoutStackTrace(report.looseAppOutput)
  }
}

nonisolated extension Double {
  /// The number of seconds in words, such as `1 second`.
  var seconds: String { Int(exactly: self).map { counted($0, "second") } ?? "\(self) seconds" }
}
