import AppDriver
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
  private let catalog: AppCatalog
  private let choice: RunPlan.Choice
  private let sizes: [Size]
  private let variables: [String: String]
  private let writer: StandardOutput
  private let kept = ScriptFiles()
  private let lastRun = LastRunFile.current
  /// All cases of the files, chosen or not.
  private var allCases = RunPlan()
  private var status = ExitStatus.success
  /// Whether a folder contains a walkthrough that can't be read; the other walkthroughs run.
  private var hasUnreadable = false
  private var done = 0

  init(
    _ command: TestCommand, _ catalog: AppCatalog, _ choice: RunPlan.Choice, sizes: [Size],
    variables: [String: String], _ writer: StandardOutput
  ) {
    self.command = command
    self.catalog = catalog
    self.choice = choice
    self.sizes = sizes
    self.variables = variables
    self.writer = writer
  }

  /// Runs the tests, writes the reports and exits the process.
  func perform() -> Never {
    let started = Date()
    let clock = ContinuousClock.now
    let check = WalkthroughCheck(catalog, files: kept, overrides: variables)
    let failed = command.lastFailed ? casesThatFailed() : nil
    var plan = self.plan(check, command.paths.isEmpty ? failed?.files ?? ["."] : command.paths)
    if status != .success { writer.finish(with: status) }
    if let mistake = plan.mistake(in: choice) {
      StandardStreams.complain(mistake.words)
      writer.finish(with: .usage)
    }
    plan.spread(over: sizes.map(\.rawValue))
    allCases = plan
    if let failed {
      plan.keep(failed.failed, name: lastRun.name)
      if plan.entries.isEmpty { finishWithoutFailures() }
    }
    plan.choose(choice)
    guard !plan.entries.isEmpty else {
      StandardStreams.complain("no cases to run; check --tag, --not-tag, --name and --shard")
      writer.finish(with: .badInput)
    }
    if command.list { self.list(plan) }
    let unset = plan.unsetSecrets(check)
    for secret in unset {
      StandardStreams.complain(
        "\(secret.location): \(secret.variable) is not set; set the environment variable, or leave out"
          + " the cases that use it")
    }
    if !unset.isEmpty { writer.finish(with: .usage) }
    if let (report, input) = ReportPlaces(command.reports).conflict(with: kept.inputs) {
      StandardStreams.complain(
        "\(report.option) \(report.path) would replace \(input), which the test reads;"
          + " specify a different file")
      writer.finish(with: .usage)
    }
    for report in command.reports where report.path != "-" {
      do throws(FileError) {
        try WholeFile(report.path).requireWritable()
      } catch { fail(error) }
    }
    if status != .success { writer.finish(with: status) }
    if hasUnreadable { status = .badInput }
    Interruption.watch(Self.endingSignals)
    let runner = CaseRunner(plan, kept, options)
    runner.isInterrupted = { Interruption.pending != 0 }
    runner.onResult = { [unowned self] in showProgress(after: $0, of: plan.entries.count) }
    if let reason = runner.run() {
      StandardStreams.complain(reason)
      status = max(status, .crash)
    }
    let report = RunReport(
      cases: runner.results.compactMap(\.self), started: started,
      seconds: (ContinuousClock.now - clock) / .seconds(1),
      program: "\(Flowsh.programName) \(Flowsh.version)",
      isInterrupted: Interruption.pending != 0)
    finish(report, runner)
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
    lastRun.update(report.cases, allCases)
    if command.accept { accept(runner.accepted) }
    if !command.printsReport {
      writer.text.write(TextReport(isColored: writer.text.isColored).text(of: report))
      for line in report.sizeDifferences(limit: 20) {
        writer.text.writeSafely(line)
        writer.text.write("\n")
      }
    }
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

  private func plan(_ check: WalkthroughCheck, _ paths: [String]) -> RunPlan {
    var plan = RunPlan()
    check.onWait = StandardStreams.complainOfWait
    for path in paths {
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
    VariableArguments.warn(check)
    // Whether a secret is needed depends on the chosen cases.
    for warning in check.warnings where !VariableArguments.isAboutSecret(warning) {
      StandardStreams.complain(warning.warningLine)
    }
    status = max(status, check.status)
    return plan
  }

  /// Returns the cases that failed in the last run; exits the process if there are none.
  private func casesThatFailed() -> LastRun {
    do throws(LastRunFile.Problem) {
      let run = try lastRun.read()
      if run.failed.isEmpty { finishWithoutFailures() }
      return run.keepingFiles { path in
        if FileStatus(at: path) != nil { return true }
        StandardStreams.complain("warning: \(path), which failed in the last run, no longer exists")
        return false
      }
    } catch {
      StandardStreams.complain(error.words)
      writer.finish(with: .usage)
    }
  }

  private func finishWithoutFailures() -> Never {
    writer.text.write("no case failed in the last run\n")
    writer.finish(with: .success)
  }

  private func list(_ plan: RunPlan) -> Never {
    for entry in plan.entries {
      let size = entry.size.map { " (\($0))" } ?? ""
      let tags = entry.tags.map { " @\($0)" }.joined()
      writer.text.writeSafely("\(entry.path):\(entry.line): \(entry.title)\(size)\(tags)")
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
    options.listsSteps =
      command.junit != nil || command.html != nil || command.json != nil || sizes.count > 1
    let worker = WorkerArguments(
      app: command.app, parent: getpid(),
      namesCalls: command.html != nil || command.json != nil, findsLeaks: command.leaks,
      variables: command.variables)
    options.workerArguments = [CommandLine.arguments.first ?? "flowsh"] + worker.list
    return options
  }

  // MARK: Progress

  private func showProgress(after result: CaseReport, of count: Int) {
    done += 1
    guard !command.printsReport else { return }
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
      let (changes, differing) = Acceptance.agreed(changes, sizes: sizes.count)
      for line in differing {
        StandardStreams.complain(
          "\(path):\(line): not rewritten, because the output depends on the size; replace the lines by"
            + " \"expect\" or a pattern, or test the case in one size")
      }
      if changes.isEmpty { continue }
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
