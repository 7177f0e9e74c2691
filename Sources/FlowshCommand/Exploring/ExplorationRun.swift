import AppDriver
import Exploration
import Files
import Foundation
import Reports
import Script
import Shell
import TestRunner
import Walkthroughs

/// A run of `flowsh explore`, from its options to what it prints and writes.
final class ExplorationRun {
  private let command: ExploreCommand
  private let catalog: AppCatalog
  private let writer: StandardOutput
  private let files = ScriptFiles()
  private var status = ExitStatus.success
  /// The walkthroughs of `--coverage`.
  private var coverage: CoverageRun?

  /// Creates a run.
  init(_ command: ExploreCommand, _ catalog: AppCatalog, _ writer: StandardOutput) {
    self.command = command
    self.catalog = catalog
    self.writer = writer
  }

  /// Explores the app, prints and writes what was found, and exits the process.
  func perform() -> Never {
    let start = ExplorationStart(command, catalog, files, writer)
    let baseline = readBaseline(app: start.app)
    refuse()
    if !command.coverage.isEmpty {
      coverage = CoverageRun(
        command.coverage, app: start.app, catalog, files, jobs: jobs, writer: writer,
        status: &status)
      if coverage == nil { writer.finish(with: status) }
    }
    Interruption.watch(TestRun.endingSignals)
    do {
      try explore(start, baseline)
    } catch {
      status = max(status, ExplorerCrew.report(error))
    }
    Interruption.end(with: status, writer)
  }

  // MARK: Before

  private func readBaseline(app: String) -> MapReport? {
    guard let path = command.baseline else { return nil }
    let map: MapReport
    do {
      let file = try OpenFile(path)
      if file.status.kind != .regular, !file.waitForInput(milliseconds: 1_000) {
        StandardStreams.complainOfWait(for: path)
      }
      map = try MapFile(try file.readAll(atMost: 1 << 28)).map
    } catch {
      StandardStreams.complain("\(path): \(error)")
      writer.finish(with: .badInput)
    }
    if map.app == app { return map }
    StandardStreams.complain(
      "--baseline \(path) is a map of the app \(map.app), not of \(app); specify another file, or "
        + "--app \(map.app)")
    writer.finish(with: .usage)
  }

  /// Exits the process if something can't be written, or would replace what the run reads.
  private func refuse() {
    let inputs = Set([command.from, command.baseline].compactMap(\.self) + command.coverage)
    // An earlier map may be replaced by the new one.
    let read = inputs.subtracting(
      [command.json == command.baseline ? command.json : nil].compactMap(\.self))
    if let refusal = ReportPlaces(command.forms.places).refusal(with: read, readBy: "\"explore\"") {
      writer.finish(with: refusal)
    }
    for name in ["findings", "missing"] {
      if let folder = command.write {
        WalkFolder(path: "\(folder)/\(name)").requireWritable(writer)
      }
    }
  }

  // MARK: Exploring

  private func explore(_ start: ExplorationStart, _ baseline: MapReport?) throws {
    let clock = ContinuousClock.now
    let crew = try ExplorerCrew(
      ExplorerSetup(app: start.app), jobs: jobs,
      arguments: ExplorerArguments(parent: getpid()).list, files: files)
    defer { crew.stop() }
    var options = ExplorationOptions()
    if let depth = command.depth { options.depth = depth }
    if let limit = command.limit { options.limit = limit }
    options.seconds = command.seconds
    options.level = StateChoice(rawValue: command.state)?.level ?? .tabs
    options.links = command.open.compactMap { URL(string: $0) }
    if let path = command.from { try begin(from: path, crew, &options) }
    var alphabet = ExplorationAlphabet(of: crew.setup.app, in: catalog)
    if let file = start.file {
      alphabet.add(file)
      crew.setup.secrets = alphabet.secrets
    }
    options.alphabet = alphabet.alphabet
    var explored = try AppExploration(
      options, crew, for: command.forms, MovingLine(writer))
    if let path = command.from {
      explored.report.options.append("--from \(StartFolder.portable(StartFolder.absolute(path)))")
    }
    if !command.coverage.isEmpty { measureCoverage(&explored, crew.setup.app) }
    let missing = writeWalks(&explored, crew.setup)
    let seconds =
      StandardStreams.outputIsTerminal ? (ContinuousClock.now - clock) / .seconds(1) : nil
    show(explored.report, baseline, seconds: seconds, missing: missing)
  }

  /// Marks which moves the walkthroughs of `--coverage` take.
  private func measureCoverage(_ explored: inout AppExploration, _ app: String) {
    guard let coverage else { return }
    var guide = CoverageGuide()
    guide.add(explored.map, of: app)
    let failures = Interruption.pending == 0 ? coverage.cover(&explored.report, guide) : 0
    if Interruption.pending != 0, Interruption.pending != SIGPIPE {
      StandardStreams.complain(
        "warning: it was interrupted before the coverage was known"
          + (command.write == nil ? "" : ", so no missing walks were written"))
    }
    guard failures > 0 else { return }
    StandardStreams.complain(
      "warning: \(counted(failures, "case")) of --coverage failed; only what ran until then counts")
  }

  private var jobs: Int { command.jobs ?? ProcessInfo.processInfo.activeProcessorCount }

  /// Runs the walkthrough from whose end the app is explored.
  private func begin(
    from path: String, _ crew: ExplorerCrew, _ options: inout ExplorationOptions
  ) throws {
    let recorded = try crew.record(path, app: command.app)
    crew.setup.app = recorded.app
    crew.setup.context = recorded.context
    crew.setup.networkFiles = recorded.networkFiles
    crew.setup.date = recorded.date
    crew.setup.keptOnPurpose = recorded.keptOnPurpose
    crew.setup.opening = [recorded.launchCommand].compactMap(\.self)
    options.context = recorded.context
    options.keptOnPurpose = Set(recorded.keptOnPurpose)
    options.prefix = recorded.steps
    let secrets = crew.setup.secrets.compactMap {
      ProcessInfo.processInfo.environment[$0.variable]
    }
    options.links += recorded.links.filter { link in
      // A link that contains a secret would be the name of a move.
      !options.links.contains(link)
        && !secrets.contains {
          let text = link.absoluteString
          return text.contains($0) || text.removingPercentEncoding?.contains($0) == true
        }
    }
  }

  // MARK: Afterwards

  /// Writes the walks to the folder of `--write`.
  ///
  /// - Returns: The pattern of the walks to the moves that no walkthrough takes; `nil` if there are none.
  private func writeWalks(
    _ explored: inout AppExploration, _ setup: ExplorerSetup
  ) -> String? {
    guard let folder = command.write else { return nil }
    let head = ExploredWalk.head(setup)
    let findings = WalkFolder(path: "\(folder)/findings", head: head)
    let missing = WalkFolder(
      path: "\(folder)/missing", head: head, keeping: coverage?.readFiles ?? [])
    var writing = FindingWalk(head: head, walks: explored.findingWalks)
    writing.opening = setup.opening
    writing.keptOnPurpose = setup.keptOnPurpose
    var problems = writing.write(explored.map.findings, &explored.report, to: findings)
    var hasMissing = false
    for (move, walk) in zip(explored.report.moves, explored.moveWalks)
    where move.isCovered == false {
      guard let walk, walk.isComplete, !walk.lines.isEmpty else { continue }
      do throws(FileError) {
        _ = try missing.write(
          ExploredWalk(
            taking: move, title: explored.report.line(of: move), walk, head: head,
            opening: setup.opening))
        hasMissing = true
      } catch {
        problems.append(error)
      }
    }
    // What a run that ended early hasn't found may be there.
    if !explored.map.isPartial, Interruption.pending == 0, problems.isEmpty {
      do throws(FileError) {
        try findings.removeOthers()
        if explored.report.coveredBy != nil { try missing.removeOthers() }
      } catch {
        problems.append(error)
      }
    }
    for problem in problems { StandardStreams.complain("\(problem.path): \(problem)") }
    if !problems.isEmpty { status = max(status, .outputFailed) }
    return hasMissing ? "\(folder)/missing/*\(ScriptFile.suffix)" : nil
  }

  private func show(_ map: MapReport, _ baseline: MapReport?, seconds: Double?, missing: String?) {
    let difference = baseline.map { MapDifference(from: $0, to: map) }
    if !command.forms.printsForm, Interruption.pending != SIGPIPE {
      for line in map.summary(seconds: seconds, missing: missing) { writer.text.write(line + "\n") }
      for line in difference?.lines ?? [] { writer.text.write(line + "\n") }
    }
    if !command.forms.write(map, baseline: baseline, writer) { status = max(status, .outputFailed) }
    if let baseline, command.json == command.baseline, map.isPartial, !baseline.isPartial {
      StandardStreams.complain(
        "warning: \(command.json ?? "") lacks now what this exploration, which ended early, hasn't reached"
      )
    }
    // The option has been checked.
    let rule = try? FailureRule(command.failOn, hasBaseline: baseline != nil)
    if rule?.isBroken(by: map, difference) == true { status = max(status, .failure) }
  }
}
