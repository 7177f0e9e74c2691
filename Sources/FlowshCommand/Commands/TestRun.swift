import Files
import Foundation
import Reports
import Script
import Shell
import TestRunner
import Walkthroughs

/// A run of walkthroughs as tests, from finding the files to writing the reports.
final class TestRun {
  private let command: TestCommand
  private let catalog: AppCatalog
  private let choice: RunPlan.Choice
  private let writer: StandardOutput
  private let kept = ScriptFiles()
  private var status = ExitStatus.success
  /// Whether a folder contains a walkthrough that can't be read; the other walkthroughs run.
  private var hasUnreadable = false
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

  /// Runs the tests, writes the reports and exits the process.
  func perform() -> Never {
    let started = Date()
    let clock = ContinuousClock.now
    var plan = self.plan()
    if status != .success { writer.finish(with: status) }
    plan.choose(choice)
    guard !plan.entries.isEmpty else {
      StandardStreams.complain("no cases to run; check --tag, --not-tag, --name and --shard")
      writer.finish(with: .badInput)
    }
    if command.list { self.list(plan) }
    reports.requireNoConflict(with: kept.inputs, readBy: "the test")
    reports.requireWritable()
    if let github, !command.reporting.printsReport { writer.text.write(github.start) }
    if hasUnreadable { status = .badInput }
    Interruption.watch(Self.endingSignals)
    let runner = CaseRunner(plan, kept, options)
    runner.isInterrupted = { Interruption.pending != 0 }
    runner.onResult = { [unowned self] in showProgress(after: $0, of: plan.entries.count) }
    if let reason = runner.run() {
      StandardStreams.complain(reason)
      status = max(status, .crash)
    }
    var report = RunReport(
      cases: runner.results.compactMap(\.self), started: started,
      seconds: (ContinuousClock.now - clock) / .seconds(1),
      program: "\(Flowsh.programName) \(Flowsh.version)",
      isInterrupted: Interruption.pending != 0)
    report.host = Self.host
    let (place, count) = choice.shard
    if count > 1 { report.shards = [Shard(place: place, count: count)].compactMap(\.self) }
    finish(report, runner)
  }

  private let github = GitHubActions.current

  private var reports: ReportWriter {
    ReportWriter(reports: command.reporting.reports, writer: writer)
  }

  /// The name of the machine; `nil` if the system doesn't tell.
  private static var host: String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 257) { name in
      name.initialize(repeating: 0)
      guard let start = name.baseAddress, gethostname(start, 256) == 0 else { return nil }
      return String(cString: start)
    }
  }

  /// The signals that end the process by default and don't report a fault of the process itself.
  ///
  /// SIGPIPE arrives when standard output is a closed pipe.
  private static let endingSignals =
    [
      SIGHUP, SIGINT, SIGQUIT, SIGABRT, SIGUSR1, SIGUSR2, SIGPIPE, SIGALRM, SIGTERM, SIGSTKFLT,
      SIGXCPU, SIGVTALRM, SIGPROF, SIGIO, SIGPWR,
    ] + Array(__libc_current_sigrtmin()...__libc_current_sigrtmax())

  private func finish(_ report: RunReport, _ runner: CaseRunner) -> Never {
    clearProgress()
    if command.accept { accept(runner.accepted) }
    if !command.reporting.printsReport {
      writer.text.write(TextReport(isColored: writer.text.isColored).text(of: report))
    }
    if let github { annotate(report, github) }
    if !reports.write(report) { status = max(status, .outputFailed) }
    for item in report.cases where item.status.isFailure {
      status = max(status, item.status == .crashed ? .crash : .failure)
    }
    if Interruption.pending != 0 {
      writer.text.flush()
      Interruption.die(by: Interruption.pending)
    }
    writer.finish(with: status)
  }

  /// Prints the annotations and writes the summary for GitHub Actions.
  private func annotate(_ report: RunReport, _ github: GitHubActions) {
    if command.reporting.printsReport {
      writer.text.flush()
      StandardStreams.relay(github.annotations(of: report))
    } else {
      writer.text.write(github.end + github.annotations(of: report))
    }
    if !github.appendSummary(of: report) { status = max(status, .outputFailed) }
  }

  private func fail(_ path: String, _ reason: String) {
    StandardStreams.complain("\(path): \(reason)")
    status = max(status, .outputFailed)
  }

  // MARK: The plan

  private func plan() -> RunPlan {
    var plan = RunPlan()
    let check = WalkthroughCheck(catalog, files: kept)
    check.onWait = StandardStreams.complainOfWait
    for path in command.paths.isEmpty ? ["."] : command.paths {
      do throws(CommandError) {
        for file in try check.checkAll(at: path).compactMap(\.file) { plan.add(file) }
      } catch {
        StandardStreams.complain(error.message)
        status = max(status, error.status)
      }
    }
    for problem in check.problems { StandardStreams.complain(problem.message) }
    hasUnreadable = !check.problems.isEmpty
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
    options.listsSteps = command.reporting.listsSteps
    let worker = WorkerArguments(
      app: command.app, parent: getpid(),
      namesCalls: command.reporting.listsCalls, findsLeaks: command.leaks)
    options.workerArguments = [CommandLine.arguments.first ?? "flowsh"] + worker.list
    return options
  }

  // MARK: Progress

  private func showProgress(after result: CaseReport, of count: Int) {
    done += 1
    guard !command.reporting.printsReport else { return }
    if StandardStreams.outputIsTerminal, !StandardStreams.terminalIsDumb {
      writer.text.write("\r\u{1B}[K\(done)/\(count)  ")
      writer.text.writeSafely(String(result.title.prefix(60)))
    } else if result.status.isFailure {
      writer.text.write(result.status.words, .red)
      writer.text.writeSafely(": \(result.file): \(result.title)")
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
      do throws(FileError) {
        let count = try Acceptance.rewrite(path, changes, kept)
        writer.text.writeSafely("\(path): \(counted(count, "step")) rewritten")
        writer.text.write("\n")
      } catch {
        fail(
          path,
          error.problem == .changed
            ? "the file has changed since it was read, so it was not rewritten; run the test again"
            : "the file can't be rewritten: \(error)")
      }
    }
  }
}
