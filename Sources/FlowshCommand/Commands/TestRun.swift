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
    if let mistake = plan.mistake(in: choice) {
      StandardStreams.complain(mistake.words)
      writer.finish(with: .usage)
    }
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
    runner.isInterrupted = {
      StandardStreams.checkReaderOfOutput()
      return Interruption.pending != 0
    }
    var report = RunReport(
      cases: [], started: started, seconds: 0,
      program: "\(Flowsh.programName) \(Flowsh.version)")
    report.caseOptions = caseOptions
    report.allowsFlaky = command.failures.allowFlaky
    let progress = TestProgress(writer, report, of: plan.entries.count)
    runner.onResult = { [unowned self] in show($0, of: plan, progress) }
    let obstacle = runner.run()
    if let obstacle {
      StandardStreams.complain(obstacle)
      status = max(status, .crash)
    }
    if !command.reporting.printsReport { progress.clear() }
    report.cases = accept(runner)
    report.seconds = (ContinuousClock.now - clock) / .seconds(1)
    report.isInterrupted = Interruption.pending != 0 || obstacle != nil
    report.host = Self.host
    report.shards =
      choice.shard.count == 1
      ? []
      : [Shard(place: choice.shard.place, count: choice.shard.count)].compactMap(\.self)
    finish(report, progress)
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

  private func finish(_ report: RunReport, _ progress: TestProgress) -> Never {
    // After SIGPIPE, a write would end the process before the reports are written.
    if !command.reporting.printsReport, Interruption.pending != SIGPIPE {
      let text = TextReport(isColored: writer.text.isColored, isLive: progress.isLive)
      writer.text.write(text.text(of: report))
    }
    if let github { annotate(report, github) }
    if !reports.write(report) { status = max(status, .outputFailed) }
    for item in report.cases where item.status.isFailure {
      if item.status == .flaky, command.failures.allowFlaky { continue }
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
        for file in try check.checkAll(at: path).compactMap(\.file) { plan.add(file, kept) }
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
    if command.failures.pause { options.jobs = 1 }
    options.timeout = command.timeout
    options.failsFast = command.failFast
    options.rounds = command.repeat
    options.retries = command.failures.retries
    options.acceptsOutput = command.failures.accepts
    options.listsSteps = command.reporting.listsSteps
    let worker = WorkerArguments(
      app: command.app, parent: getpid(),
      namesCalls: command.reporting.listsCalls, findsLeaks: command.leaks,
      acceptsOutput: command.failures.accepts)
    options.workerArguments = [CommandLine.arguments.first ?? "flowsh"] + worker.list
    return options
  }

  /// The options on which the result of a case depends.
  private var caseOptions: [String] {
    var options: [String] = []
    if let app = command.app { options += ["--app", app] }
    if !command.leaks { options.append("--no-leaks") }
    if command.timeout != 30 { options += ["--timeout", "\(command.timeout)"] }
    return options
  }

  private func show(_ result: CaseReport, of plan: RunPlan, _ progress: TestProgress) {
    let isAcceptable = command.failures.accepts && result.failsOnlyByDifferences
    if !command.reporting.printsReport { progress.add(result, showsFailure: !isAcceptable) }
    guard command.failures.pause, !isAcceptable, PauseArguments.canPause(result),
      let entry = plan.entries.first(where: { $0.path == result.file && $0.title == result.title })
    else { return }
    progress.clear()
    writer.text.flush()
    let pause = PauseArguments(
      app: command.app, path: entry.path, place: entry.place, row: entry.row,
      findsLeaks: command.leaks)
    do throws(FileError) {
      try TerminalProcess.run([CommandLine.arguments.first ?? "flowsh"] + pause.list, kept)
    } catch {
      StandardStreams.complain("no prompt: \(error.path): \(error)")
    }
  }

  /// Returns the results of a run after rewriting the `|` lines that differ, if the user wants that.
  private func accept(_ runner: CaseRunner) -> [CaseReport] {
    let cases = runner.results.compactMap(\.self)
    // Without all cases, it is unknown whether a step prints the same each time.
    guard command.failures.accepts, Interruption.pending == 0 else { return cases }
    let acceptance = AcceptanceRun(writer, kept, asks: command.failures.acceptAsks)
    defer { if acceptance.hasFailed { status = max(status, .outputFailed) } }
    return acceptance.accept(runner.outputs, in: cases, prints: !command.reporting.printsReport)
  }
}
