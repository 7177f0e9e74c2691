import ArgumentParser
import Files
import Foundation
import Reports
import Script
import Shell
import TestRunner

/// A run of walkthroughs that only measures which moves of a map they take.
struct CoverageRun {
  private let paths: [String]
  private let app: String
  private let catalog: AppCatalog
  private let files: ScriptFiles
  private let jobs: Int
  private let plan: RunPlan

  /// Finds the cases.
  ///
  /// - Parameters:
  ///   - paths: The walkthroughs and folders.
  ///   - app: The app that is explored, also for files that don't name one.
  ///   - catalog: The apps.
  ///   - files: The cache of files.
  ///   - jobs: The number of workers.
  ///   - writer: The standard output.
  ///   - status: The exit status, which gets worse if the cases can't be run. This has been reported then.
  init?(
    _ paths: [String], app: String, _ catalog: AppCatalog, _ files: ScriptFiles, jobs: Int,
    writer: StandardOutput, status: inout ExitStatus
  ) {
    guard let command = try? TestCommand.parse(["--"] + paths) else { return nil }
    let request = TestRequest(
      command: command, catalog: catalog, selection: TestPlanner.Selection(), writer: writer)
    let planner = TestPlanner(request, files)
    guard var plan = Interruption.duringWait({ planner.chosenCases() }) else {
      status = max(status, max(planner.status, .badInput))
      return nil
    }
    func appOfFile(_ path: String) -> String { planner.apps[path] ?? app }
    let others = plan.entries.map(\.path).filter { appOfFile($0) != app }
    // A folder may have walkthroughs of several apps.
    let isOther =
      others.first { paths.contains($0) }
      ?? (others.count == plan.entries.count ? others.first : nil)
    if let path = isOther {
      let other = appOfFile(path)
      StandardStreams.complain(
        "--coverage \(path) is a walkthrough of the app \(other), not of \(app); specify another file,"
          + " or --app \(other)")
      status = max(status, .usage)
      return nil
    }
    plan.keepFiles { appOfFile($0) == app }
    guard planner.hasSecrets(plan) else {
      status = max(status, planner.status)
      return nil
    }
    self.paths = paths
    self.app = app
    self.catalog = catalog
    self.files = files
    self.jobs = jobs
    self.plan = plan
  }

  /// The files of the cases.
  var readFiles: Set<FileIdentity> {
    Set(plan.entries.compactMap { FileStatus(at: $0.path)?.identity })
  }

  /// Runs the cases, and marks on a map what they cover.
  ///
  /// - Parameters:
  ///   - map: The map, which doesn't change if a signal asks the process to end.
  ///   - guide: What is needed to name the moves.
  /// - Returns: The number of cases that failed, of which only the moves until then count.
  func cover(_ map: inout MapReport, _ guide: CoverageGuide) -> Int {
    var options = CaseRunner.Options()
    options.jobs = jobs
    let worker = WorkerArguments(
      app: app, parent: getpid(), namesCalls: false, findsLeaks: true, acceptsOutput: false,
      takesPictures: false, coverage: guide.argument)
    options.workerArguments = [CommandLine.arguments.first ?? "flowsh"] + worker.list
    let runner = CaseRunner(plan, files, options)
    runner.isInterrupted = { Interruption.pending != 0 }
    _ = runner.run()
    // What hasn't run covers something, too.
    guard Interruption.pending == 0 else { return 0 }
    let cases = runner.results.compactMap(\.self)
    var report = RunReport(cases: cases, started: Date(), seconds: 0, program: "")
    report.cover([map], by: paths, portable: StartFolder.portable)
    map = report.maps[0]
    return cases.count { $0.status.isFailure }
  }
}
