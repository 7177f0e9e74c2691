import Dispatch
import Foundation
import Script
import Shell
import Synchronization
import Walkthroughs

/// One run of walkthroughs as tests, from finding them to the reports.
final class TestRun {
  private let command: TestCommand
  private let catalog: AppCatalog
  private let choice: RunPlan.Choice
  private let writer: StandardOutput
  private let kept = ScriptFiles()
  private var status = ExitStatus.success
  private var done = 0

  init(
    _ command: TestCommand, _ catalog: AppCatalog, _ choice: RunPlan.Choice,
    _ writer: StandardOutput
  ) {
    self.command = command
    self.catalog = catalog
    self.choice = choice
    self.writer = writer
  }

  /// Runs the tests, writes the reports and ends the process.
  func perform() -> Never {
    let started = Date()
    let clock = ContinuousClock.now
    var plan = self.plan()
    if status != .success { writer.finish(with: status) }
    plan.choose(choice)
    guard !plan.entries.isEmpty else {
      StandardStreams.complain("no case to run; check --tag, --not-tag, --name and --shard")
      writer.finish(with: .badInput)
    }
    if command.list { self.list(plan) }
    for report in command.reports where report.path != "-" {
      if let reason = ReportFile.obstacle(to: report.path) { fail(report.path, reason) }
    }
    if status != .success { writer.finish(with: status) }
    Interruption.watch([SIGINT, SIGTERM, SIGHUP])
    let runner = CaseRunner(plan, kept, options)
    runner.isInterrupted = { Interruption.pending != 0 }
    runner.onResult = { [unowned self] in tell($0, of: plan.entries.count) }
    if let reason = runner.run() {
      StandardStreams.complain(reason)
      status = max(status, .failure)
    }
    let report = RunReport(
      cases: runner.results.compactMap(\.self), started: started,
      seconds: (ContinuousClock.now - clock) / .seconds(1),
      program: "\(Flowsh.programName) \(Flowsh.version)",
      isInterrupted: Interruption.pending != 0)
    finish(report, runner)
  }

  private func finish(_ report: RunReport, _ runner: CaseRunner) -> Never {
    clearProgress()
    if command.accept { accept(runner.accepted) }
    if !command.printsReport { writer.text.write(TextReport().text(of: report)) }
    write(report)
    for item in report.cases where item.status.isFailure {
      status = max(status, item.status == .crashed ? .crash : .failure)
    }
    if Interruption.pending != 0 {
      writer.text.flush()
      Interruption.die(by: Interruption.pending)
    }
    writer.finish(with: status)
  }

  /// Writes the reports, in parallel.
  private func write(_ report: RunReport) {
    let wanted = command.reports
    // A report for /dev/stdout must come after the printed text.
    writer.text.flush()
    // The bytes of a report for standard output; for another, why it could not be written.
    let results = Mutex(
      [(bytes: [UInt8], reason: String?)](
        repeating: ([], nil), count: wanted.count))
    DispatchQueue.concurrentPerform(iterations: wanted.count) { place in
      let bytes = wanted[place].format.bytes(of: report)
      let isForOutput = wanted[place].path == "-"
      let reason = isForOutput ? nil : ReportFile.write(bytes, to: wanted[place].path)
      results.withLock { $0[place] = (isForOutput ? bytes : [], reason) }
    }
    for (wanted, result) in zip(wanted, results.withLock { $0 }) {
      writer.text.write(String(decoding: result.bytes, as: UTF8.self))
      if let reason = result.reason { fail(wanted.path, reason) }
    }
  }

  private func fail(_ path: String, _ reason: String) {
    StandardStreams.complain("\(path): \(reason)")
    status = max(status, .outputFailed)
  }

  // MARK: The plan

  private func plan() -> RunPlan {
    var plan = RunPlan()
    let check = WalkthroughCheck(catalog, files: kept)
    for path in command.paths.isEmpty ? ["."] : command.paths {
      do throws(CommandError) {
        let files = try WalkthroughFolder.files(at: path)
        if files.isEmpty { throw .unreadable(path: path, reason: "the folder has no walkthrough") }
        for file in files {
          let reading = WalkthroughFile.read(file, kept)
          check.check(reading)
          if let file = reading.file { plan.add(file) }
        }
      } catch {
        StandardStreams.complain(error.message)
        status = max(status, error.status)
      }
    }
    for mistake in check.mistakes { StandardStreams.complain(mistake.line) }
    for warning in check.warnings { StandardStreams.complain(warning.warningLine) }
    status = max(status, check.status)
    return plan
  }

  private func list(_ plan: RunPlan) -> Never {
    for entry in plan.entries {
      let tags = entry.tags.map { " @\($0)" }.joined()
      writer.text.writeSafely("\(entry.path):\(entry.line): \(entry.title)\(tags)")
      writer.text.write("\n")
    }
    writer.finish(with: .success)
  }

  private var options: CaseRunner.Options {
    var options = CaseRunner.Options()
    options.jobs = command.jobs ?? ProcessInfo.processInfo.activeProcessorCount
    options.timeout = command.timeout
    options.failsFast = command.failFast
    options.rounds = command.repeat
    options.workerArguments =
      [CommandLine.arguments.first ?? "flowsh", "test-worker", "--parent", "\(getpid())"]
      + (command.html != nil || command.json != nil ? ["--calls"] : [])
      + (command.leaks ? [] : ["--no-leaks"])
      + (command.app.map { ["--app", $0] } ?? [])
    return options
  }

  // MARK: Progress

  private func tell(_ result: CaseReport, of count: Int) {
    done += 1
    guard !command.printsReport else { return }
    if StandardStreams.outputIsTerminal, !StandardStreams.terminalIsDumb {
      writer.text.write("\r\u{1B}[K\(done)/\(count)  ")
      writer.text.writeSafely(String(result.title.prefix(60)))
    } else if result.status.isFailure {
      writer.text.writeSafely("\(result.status.words): \(result.file): \(result.title)")
      writer.text.write("\n")
    } else {
      return
    }
    writer.text.flush()
  }

  private func clearProgress() {
    guard StandardStreams.outputIsTerminal, !StandardStreams.terminalIsDumb else { return }
    writer.text.write("\r\u{1B}[K")
  }

  private func accept(_ changes: [String: [AcceptedLines]]) {
    for (path, changes) in changes.sorted(by: { $0.key < $1.key }) {
      do {
        let count = try Acceptance.rewrite(path, changes, kept)
        writer.text.writeSafely("\(path): \(count) \(count == 1 ? "step" : "steps") rewritten")
        writer.text.write("\n")
      } catch is Acceptance.Changed {
        fail(path, "it has changed since it was read and was left unchanged; run the test again")
      } catch {
        fail(path, "can't rewrite it")
      }
    }
  }
}
