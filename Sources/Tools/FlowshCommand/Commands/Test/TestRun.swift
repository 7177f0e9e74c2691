import Files
import Foundation
import Reports
import Script
import Shell
import TestRunner
import Walkthroughs

/// A run of walkthroughs as tests, from finding the files to writing the reports.
final class TestRun {
  let request: TestRequest
  /// The files as they were read for this run.
  let kept = ScriptFiles()
  private var status = ExitStatus.success
  private let github = GitHubActions.current
  /// Whether the user has ended the run at a pause.
  var hasQuit = false
  /// The paths of the walkthroughs with cases to run.
  private(set) var plannedFiles: Set<String> = []
  /// A closure that returns whether to run a chosen case.
  var isWanted: (RunPlan.Entry) -> Bool = { _ in true }
  /// A closure that returns whether to accept the lines of a step, if the run accepts any.
  var isAcceptable: (Acceptance.Block) -> Bool = { _ in true }
  /// Whether all cases run that reach rewritten lines, so that the rewriting is no later change.
  var coversRewriting = false
  /// Whether there were cases to run.
  private(set) var hasWantedCases = false
  /// The rewriting of `|` lines; `nil` if there was none.
  private(set) var acceptance: AcceptanceRun?
  /// The page that shows the run; `nil` if there is none.
  var page: LivePage?
  /// The results of earlier runs, for the reports of the cases that aren't run again.
  var earlierResults: [CaseReport] = []
  /// The names by which workers measure coverage; `nil` if it isn't measured.
  private(set) var coverageGuide: CoverageGuide?
  /// The texts that the apps' entries declare for secure fields.
  private var mapSecrets = SecretFilter()
  /// The newest results of all chosen cases.
  private(set) var newestResults: [CaseReport] = []
  /// The number of cases that run at the same time.
  private(set) lazy var jobs =
    command.failures.pause ? 1 : command.jobs ?? ProcessInfo.processInfo.activeProcessorCount

  init(_ request: TestRequest) { self.request = request }

  /// Runs the tests, writes the reports and exits the process.
  func perform() -> Never {
    run()
    if command.failures.pause { runChanged() }
    finish()
  }

  /// Runs the cases of files once more that have changed at a pause, for their results.
  private func runChanged() {
    let changes = kept.changes
    guard !changes.isEmpty, Interruption.pending == 0, !hasQuit else { return }
    writer.text.write("\n")
    writer.text.writeSafely("\(changes.summary); its cases run again")
    writer.text.write("\n")
    writer.text.flush()
    var request = request
    request.command.failures.pause = false
    let again = TestRun(request)
    again.earlierResults = newestResults
    let paths = walkthroughs(using: changes.all, among: plannedFiles)
    again.isWanted = { paths.contains($0.path) }
    again.run()
    var report = RunReport(
      cases: again.newestResults, started: Date(), seconds: 0, program: Flowsh.programName)
    report.allowsFlaky = command.failures.allowFlaky
    status = max(again.status, report.exitStatus)
  }

  /// Exits the process with the status of the run.
  func finish() -> Never {
    endIfInterrupted()
    writer.finish(with: status)
  }

  /// Exits the process if a signal has arrived that ends it.
  func endIfInterrupted() {
    guard Interruption.pending != 0 else { return }
    writer.text.flush()
    Interruption.die(by: Interruption.pending)
  }

  /// The way in which a run ended.
  enum Ending {
    /// All chosen cases have run.
    case complete
    /// Nothing has run, because of mistakes in all files with cases to run, or of wrong usage.
    case mistake
    /// Nothing has run because a report can't be written.
    case refused
  }

  /// Runs the tests and writes the reports.
  @discardableResult
  func run() -> Ending {
    let started = Date()
    let clock = ContinuousClock.now
    let planner = TestPlanner(request, kept)
    // Reading may wait for a named pipe.
    guard var plan = Interruption.duringWait({ planner.chosenCases() }) else {
      status = max(status, planner.status)
      if !earlierResults.isEmpty, earlierResults.allSatisfy({ FileStatus(at: $0.file) == nil }) {
        var report = report(planner, started: started)
        forgetDeletedCases(planner, &report)
      }
      return planner.status == .success ? .complete : .mistake
    }
    status = max(status, planner.mistakeStatus)
    if command.list {
      list(plan)
      return .complete
    }
    let chosen = plan.entries
    plannedFiles = Set(chosen.map(\.path))
    plan.keep(isWanted)
    hasWantedCases = !plan.entries.isEmpty
    planner.checkSecrets(of: &plan)
    status = max(status, planner.mistakeStatus)
    let wanted = plan
    let mistaken = plan.removeMistaken()
    // Without a case that can run, the mistakes say everything.
    if plan.entries.isEmpty, !mistaken.isEmpty, page == nil { return .mistake }
    if let refusal = reports.refusal(with: kept.inputs, readBy: "the test") {
      status = max(status, refusal)
      return .refused
    }
    var report = report(planner, started: started)
    guard !wanted.entries.isEmpty || chosen.isEmpty else {
      newestResults = RunReport.newest([], earlierResults, of: chosen)
      if newestResults.count < earlierResults.count {
        forgetDeletedCases(planner, &report)
        showTotals(of: report)
      }
      return .complete
    }
    if let github, !printsReport { writer.text.write(github.start) }
    if planner.hasUnreadable { status = max(status, .badInput) }
    Interruption.watch(Self.endingSignals)
    let beforeExploring = ContinuousClock.now
    guard var maps = exploredMaps(of: plan, planner) else { return .refused }
    // Moves that an incomplete map lacks would seem to be covered.
    if Interruption.pending != 0 { maps = forgetMaps(maps) }
    let exploring = ContinuousClock.now - beforeExploring
    let runner = CaseRunner(plan, kept, options(for: plan))
    runner.isInterrupted = { [unowned self] in
      StandardStreams.checkReaderOfOutput()
      return Interruption.pending != 0 || hasQuit
    }
    let progress = TestProgress(
      writer, report, of: wanted.entries.count,
      isDeferred: command.failures.accepts && !command.failures.pause)
    page?.begin(wanted.entries.count)
    runner.onResult = { [unowned self] in
      show($0, of: plan, progress)
      page?.add($0)
    }
    for result in mistaken { runner.onResult(result) }
    let obstacle = runner.run()
    if let obstacle {
      StandardStreams.complain(obstacle)
      status = max(status, .crash)
    }
    if !printsReport { progress.clear() }
    // Without the time of exploring, and without that which the user takes to answer.
    report.seconds = (ContinuousClock.now - clock - exploring) / .seconds(1)
    report.isInterrupted = Interruption.pending != 0 || obstacle != nil || hasQuit
    report.cases = wanted.inOrder(mistaken + accept(runner))
    LastRunFile.current.update(report.cases, planner.allCases)
    if let maps {
      var secrets = mapSecrets
      secrets.add(runner.secrets)
      report.cover(
        maps, by: command.paths.isEmpty ? ["."] : command.paths, hiding: secrets,
        portable: StartFolder.portable)
    }
    show(report, progress)
    if let github, Interruption.pending != SIGPIPE { annotate(report, github) }
    report.cases = RunReport.newest(report.cases, earlierResults, of: chosen)
    newestResults = report.cases
    showOtherFailures(than: wanted.entries)
    publish(report)
    return .complete
  }

  /// Writes the reports, and shows the report on the page.
  private func publish(_ report: RunReport) {
    page?.show(report)
    if !reports.write(report) { status = max(status, .outputFailed) }
  }

  /// Returns a report of the run without its cases.
  private func report(_ planner: TestPlanner, started: Date) -> RunReport {
    var report = RunReport(
      cases: [], started: started, seconds: 0,
      program: "\(Flowsh.programName) \(Flowsh.appVersion(Bundle.main.infoDictionary))")
    report.allowsFlaky = command.failures.allowFlaky
    report.host = Self.host
    let shard = request.selection.choice.shard
    if shard.count > 1 {
      report.shards = [Shard(place: shard.place, count: shard.count)].compactMap(\.self)
      report.plan = planner.undividedPlan
    }
    return report
  }

  /// Removes deleted cases from the reports and from the cases that failed last.
  private func forgetDeletedCases(_ planner: TestPlanner, _ report: inout RunReport) {
    LastRunFile.current.update([], planner.allCases)
    report.cases = newestResults
    publish(report)
  }

  /// Explores the apps of the cases, if coverage is measured.
  ///
  /// - Returns: The maps, without coverage; `nil` in the optional if coverage isn't measured, and
  ///   `nil` if an app can't be explored, which has been reported.
  private func exploredMaps(of plan: RunPlan, _ planner: TestPlanner) -> [MapReport]?? {
    guard command.measuresCoverage else { return .some(nil) }
    let apps = Set(plan.entries.map(planner.app)).sorted()
    // A shard may have no cases.
    if apps.isEmpty { return [] }
    if !StandardStreams.outputIsTerminal {
      StandardStreams.complain("exploring \(apps.joined(separator: ", ")) to measure the coverage")
    }
    do {
      let explored = try AppMaps(
        apps, in: request.catalog, MovingLine(writer))
      coverageGuide = explored.guide
      mapSecrets = explored.secrets
      return explored.maps
    } catch {
      StandardStreams.complain((error as? ExplorerProcess.Problem)?.message ?? "\(error)")
      status = max(status, .crash)
      return nil
    }
  }

  /// Says that the coverage isn't known, if it was to be measured, because a signal has ended
  /// exploring.
  private func forgetMaps(_ maps: [MapReport]?) -> [MapReport]? {
    if maps != nil, Interruption.pending != SIGPIPE {
      StandardStreams.complain("the coverage isn't known, because exploring was interrupted")
    }
    return nil
  }

  var command: TestCommand { request.command }
  var writer: StandardOutput { request.writer }

  var printsReport: Bool { command.reporting.printsReport }

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
  static let endingSignals =
    [
      SIGHUP, SIGINT, SIGQUIT, SIGABRT, SIGUSR1, SIGUSR2, SIGPIPE, SIGALRM, SIGTERM, SIGSTKFLT,
      SIGXCPU, SIGVTALRM, SIGPROF, SIGIO, SIGPWR,
    ] + Array(__libc_current_sigrtmin()...__libc_current_sigrtmax())

  private func show(_ report: RunReport, _ progress: TestProgress) {
    // After SIGPIPE, a write would end the process before the reports are written.
    if !printsReport, Interruption.pending != SIGPIPE {
      let text = TextReport(isColored: writer.text.isColored, isLive: progress.isLive)
      writer.text.write(text.text(of: report))
    }
    status = max(status, report.exitStatus)
    let lacks = CoverageRequirement(command.requireCoverage).complaints(about: report)
    guard !lacks.isEmpty else { return }
    // The figures of the apps come first.
    writer.text.flush()
    for lack in lacks { StandardStreams.complain(lack) }
    status = max(status, .failure)
  }

  /// Prints the annotations and writes the summary for GitHub Actions.
  private func annotate(_ report: RunReport, _ github: GitHubActions) {
    if printsReport {
      writer.text.flush()
      StandardStreams.relay(github.annotations(of: report))
    } else {
      writer.text.write(github.end + github.annotations(of: report))
    }
    if !github.appendSummary(of: report) { status = max(status, .outputFailed) }
  }

  /// Returns the results of a run after rewriting the `|` lines that differ, if the user wants
  /// that.
  private func accept(_ runner: CaseRunner) -> [CaseReport] {
    let cases = runner.results.compactMap(\.self)
    // Without all cases, it is unknown whether a step prints the same each time.
    guard command.failures.accepts, Interruption.pending == 0 else { return cases }
    let acceptance = AcceptanceRun(writer, kept, asks: command.failures.acceptAsks)
    acceptance.isAcceptable = isAcceptable
    self.acceptance = acceptance
    defer { if acceptance.hasFailed { status = max(status, .outputFailed) } }
    let accepted = acceptance.accept(runner.outputs, in: cases, prints: !printsReport)
    if coversRewriting {
      for (path, bytes) in acceptance.contents { kept.replace(path, with: bytes) }
      earlierResults = earlierResults.map(acceptance.moved)
    }
    return accepted
  }
}
