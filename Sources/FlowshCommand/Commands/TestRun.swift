import Dispatch
import Files
import Foundation
import Reports
import Script
import Shell
import Synchronization
import TestRunner
import Walkthroughs

/// A run of walkthroughs as tests, from finding the files to writing the reports.
final class TestRun {
  private let command: TestCommand
  let catalog: AppCatalog
  private let choice: RunPlan.Choice
  private let writer: StandardOutput
  /// The files as they were read for this run.
  let kept = ScriptFiles()
  private var status = ExitStatus.success
  /// Whether a folder contains a walkthrough that can't be read; the other walkthroughs run.
  private var hasUnreadable = false
  /// The paths of the walkthroughs with cases to run.
  private(set) var plannedFiles: Set<String> = []
  /// A closure that returns whether to run the chosen cases of a file.
  var isWanted: (_ path: String) -> Bool = { _ in true }
  /// The results of earlier runs, for the reports of the cases that aren't run again.
  var earlierResults: [CaseReport] = []
  /// The newest results of all chosen cases.
  private(set) var newestResults: [CaseReport] = []

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
    run()
    endIfInterrupted()
    writer.finish(with: status)
  }

  /// Exits the process if a signal has arrived that ends it.
  func endIfInterrupted() {
    guard Interruption.pending != 0 else { return }
    writer.text.flush()
    Interruption.die(by: Interruption.pending)
  }

  /// Runs the tests and writes the reports.
  ///
  /// - Returns: Whether the cases have run; `false` after a mistake.
  @discardableResult
  func run() -> Bool {
    let started = Date()
    let clock = ContinuousClock.now
    var plan = self.plan()
    if status != .success { return false }
    plan.choose(choice)
    guard !plan.entries.isEmpty else {
      StandardStreams.complain("no cases to run; check --tag, --not-tag, --name and --shard")
      status = .badInput
      return false
    }
    if command.list {
      self.list(plan)
      return true
    }
    let chosen = plan.entries
    plannedFiles = Set(chosen.map(\.path))
    plan.keepFiles(isWanted)
    guard !plan.entries.isEmpty else {
      newestResults = RunReport.newest([], earlierResults, of: chosen)
      return true
    }
    if let (report, input) = ReportPlaces(command.reports).conflict(with: kept.inputs) {
      StandardStreams.complain(
        "\(report.option) \(report.path) would replace \(input), which the test reads;"
          + " specify a different file")
      status = .usage
      return false
    }
    for report in command.reports where report.path != "-" {
      do throws(FileError) {
        try WholeFile(report.path).requireWritable()
      } catch { fail(error) }
    }
    if status != .success { return false }
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
    let progress = TestProgress(writer, report, of: plan.entries.count)
    runner.onResult = { [unowned self] in show($0, of: plan, progress) }
    let obstacle = runner.run()
    if let obstacle {
      StandardStreams.complain(obstacle)
      status = max(status, .crash)
    }
    if !command.printsReport { progress.clear() }
    report.cases = accept(runner)
    report.seconds = (ContinuousClock.now - clock) / .seconds(1)
    report.isInterrupted = Interruption.pending != 0 || obstacle != nil
    show(report, progress)
    report.cases = RunReport.newest(report.cases, earlierResults, of: chosen)
    newestResults = report.cases
    write(report)
    return true
  }

  /// The signals that end the process by default and don't report a fault of the process itself.
  ///
  /// SIGPIPE arrives when standard output is a closed pipe.
  static let endingSignals =
    [
      SIGHUP, SIGINT, SIGQUIT, SIGABRT, SIGUSR1, SIGUSR2, SIGPIPE, SIGALRM, SIGTERM, SIGSTKFLT,
      SIGXCPU, SIGVTALRM, SIGPROF, SIGIO, SIGPWR,
    ] + Array(__libc_current_sigrtmin()...__libc_current_sigrtmax())

  private func show(_ report: RunReport, _ progress: TestProgress) {
    // After SIGPIPE, a write would end the process before the reports are written.
    if !command.printsReport, Interruption.pending != SIGPIPE {
      let text = TextReport(isColored: writer.text.isColored, isLive: progress.isLive)
      writer.text.write(text.text(of: report))
    }
    for item in report.cases where item.status.isFailure {
      if item.status == .flaky, command.failures.allowFlaky { continue }
      status = max(status, item.status == .crashed ? .crash : .failure)
    }
  }

  /// Writes the reports in parallel.
  private func write(_ report: RunReport) {
    let wanted = command.reports
    // A report written to /dev/stdout must come after the printed text.
    writer.text.flush()
    // For each report, the bytes to write to standard output, or the error that occurred when
    // writing its file.
    let results = Mutex(
      [Result<[UInt8], FileError>](repeating: .success([]), count: wanted.count))
    DispatchQueue.concurrentPerform(iterations: wanted.count) { place in
      let bytes = wanted[place].format.bytes(of: report)
      let path = wanted[place].path
      let result = Result { () throws(FileError) in
        if path == "-" { return bytes }
        try WholeFile.write(bytes, to: path)
        return []
      }
      results.withLock { $0[place] = result }
    }
    for result in results.withLock({ $0 }) {
      switch result {
      case .success(let bytes): writer.text.write(String(decoding: bytes, as: UTF8.self))
      case .failure(let error): fail(error)
      }
    }
  }

  private func fail(_ error: FileError) { fail(error.path, "\(error)") }

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

  private func list(_ plan: RunPlan) {
    for entry in plan.entries {
      let tags = entry.tags.map { " @\($0)" }.joined()
      writer.text.writeSafely("\(entry.path):\(entry.line): \(entry.title)\(tags)")
      writer.text.write("\n")
    }
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
    options.listsSteps = command.junit != nil || command.html != nil || command.json != nil
    let worker = WorkerArguments(
      app: command.app, parent: getpid(),
      namesCalls: command.html != nil || command.json != nil, findsLeaks: command.leaks,
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
    if !command.printsReport { progress.add(result, showsFailure: !isAcceptable) }
    guard command.failures.pause, !isAcceptable, PauseArguments.canPause(result),
      let entry = plan.entries.first(where: { $0.path == result.file && $0.title == result.title })
    else { return }
    progress.clear()
    writer.text.flush()
    let pause = PauseArguments(
      app: command.app, path: entry.path, place: entry.place, findsLeaks: command.leaks)
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
    return acceptance.accept(runner.outputs, in: cases, prints: !command.printsReport)
  }
}
