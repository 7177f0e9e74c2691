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
  private let plan: RunPlan

  /// Finds the cases.
  ///
  /// - Parameters:
  ///   - paths: The walkthroughs and folders.
  ///   - folder: A folder among them that may be missing or empty, because the run writes walks to
  ///     it; `nil` if there is none.
  ///   - app: The app that is explored, also for files that don't name one.
  ///   - catalog: The apps.
  ///   - files: The cache of files.
  ///   - writer: The standard output.
  ///   - status: The exit status, which gets worse if the cases can't be run. This has been
  ///     reported then.
  init?(
    _ paths: [String], writingTo folder: String?, app: String, _ catalog: AppCatalog,
    _ files: ScriptFiles, writer: StandardOutput, status: inout ExitStatus
  ) {
    self.paths = paths
    self.app = app
    self.catalog = catalog
    self.files = files
    let paths = paths.filter { !Self.isEmpty($0, folder) }
    guard !paths.isEmpty else {
      plan = RunPlan()
      return
    }
    guard let command = try? TestCommand.parse(["--app=\(app)", "--"] + paths) else { return nil }
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
    plan.keep { appOfFile($0.path) == app }
    guard planner.canRun(plan) else {
      status = max(status, planner.status)
      return nil
    }
    self.plan = plan
  }

  /// Returns whether a path is that of a folder to which the run writes walks, and has none yet.
  private static func isEmpty(_ path: String, _ folder: String?) -> Bool {
    guard let folder, WalkFolder.paths(in: folder).contains(where: { isSame(path, $0) }) else {
      return false
    }
    guard let status = FileStatus(at: path) else { return true }
    // The contents of a link's folder are listed only if the path goes on.
    let files = FileManager.default.enumerator(atPath: StartFolder.resolve(path) + "/.")
    return status.kind == .folder
      && files?.contains { ($0 as? String)?.hasSuffix(ScriptFile.suffix) == true } != true
  }

  private static func isSame(_ path: String, _ other: String) -> Bool {
    // Nothing may be there yet.
    func parts(_ path: String) -> [Substring] {
      PathParts.components(of: StartFolder.absolute(path)).filter { $0 != "." }
    }
    guard parts(path) != parts(other) else { return true }
    guard let file = FileIdentity(ofDestination: path) else { return false }
    return file == FileIdentity(ofDestination: other)
  }

  /// The results of the cases.
  struct Result {
    /// The reason why no worker could be started; `nil` if one could.
    var obstacle: String?
    /// The cases that failed, of which only the moves until then count.
    var failures: [CaseReport] = []
    /// The files of these cases.
    var failedFiles: Set<FileIdentity> = []
  }

  /// Runs the cases, and marks on a map what they cover.
  ///
  /// - Parameters:
  ///   - map: The map.
  ///   - guide: The guide that names the moves.
  ///   - secrets: The texts that the map doesn't show, to which the secrets of the cases are added.
  /// - Returns: The coverage by the cases; `nil` if a signal asks the process to end. The map is
  ///   unchanged then, and if no worker could be started.
  func cover(
    _ map: inout MapReport, _ guide: CoverageGuide, _ secrets: inout SecretFilter
  ) -> Result? {
    var options = CaseRunner.Options()
    options.jobs = ProcessInfo.processInfo.activeProcessorCount
    options.workerArguments =
      ChildRole.testWorker(CaseWorker.Options(app: app, coverage: guide)).arguments
    let runner = CaseRunner(plan, files, options)
    runner.isInterrupted = { Interruption.pending != 0 }
    let obstacle = plan.entries.isEmpty ? nil : runner.run()
    // Cases that haven't run cover moves, too.
    guard Interruption.pending == 0 else { return nil }
    if let obstacle { return Result(obstacle: obstacle) }
    let cases = runner.results.compactMap(\.self)
    var report = RunReport(cases: cases, started: Date(), seconds: 0, program: "")
    secrets.add(runner.secrets)
    report.cover([map], by: paths, hiding: secrets, portable: StartFolder.portable)
    map = report.maps[0]
    let failed = cases.filter(\.status.isFailure)
    return Result(
      failures: failed,
      failedFiles: Set(failed.compactMap { FileStatus(at: $0.file)?.identity }))
  }
}
