import AppDriver
import DeviceSettings
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
  /// The secrets to hide in all that is written.
  private var secrets = SecretFilter() {
    didSet {
      let secrets = secrets
      StandardStreams.hidingSecrets = { secrets.redacted($0) }
    }
  }
  /// The files of its cases that fail.
  private var failedFiles: Set<FileIdentity> = []

  /// Creates a run.
  init(_ command: ExploreCommand, _ catalog: AppCatalog, _ writer: StandardOutput) {
    self.command = command
    self.catalog = catalog
    self.writer = writer
  }

  /// Explores the app, prints and writes what was found, and exits the process.
  func perform() -> Never {
    let start = ExplorationStart(command, catalog, files, writer)
    let baseline = command.baseline.map { MapBaseline($0, app: start.app, writer) }
    if !command.coverage.isEmpty {
      coverage = CoverageRun(
        command.coverage, writingTo: command.write, app: start.app, catalog, files,
        writer: writer, status: &status)
      if coverage == nil { writer.finish(with: status) }
    }
    refuse()
    Interruption.watch(TestRun.endingSignals)
    do {
      try explore(start, baseline)
    } catch {
      status = max(status, ExplorerProcess.report(error))
    }
    Interruption.end(with: status, writer)
  }

  // MARK: Before

  /// Exits the process if something can't be written, or would replace what the run reads.
  private func refuse() {
    var inputs = files.inputs.union(command.coverage)
    inputs.formUnion([command.from, command.baseline].compactMap(\.self))
    // An earlier map may be replaced by the new one.
    if let baseline = command.baseline, replacesBaseline { inputs.remove(baseline) }
    if let refusal = ReportPlaces(command.forms.places).refusal(with: inputs, readBy: "\"explore\"")
    {
      writer.finish(with: refusal)
    }
    guard let folder = command.write else { return }
    for folder in WalkFolder.paths(in: folder) {
      guard let identity = FileIdentity(ofDestination: folder) else { continue }
      for place in command.forms.places where FileIdentity(ofDestination: place.path) == identity {
        StandardStreams.complain(
          "\(place.option) and --write can't both write to \(place.path); specify different paths")
        writer.finish(with: .usage)
      }
    }
    for kind in WalkFolder.Kind.allCases {
      WalkFolder(path: WalkFolder.path(of: kind, in: folder)).requireWritable(writer)
    }
  }

  /// Whether the map is written to the file of the baseline.
  private var replacesBaseline: Bool {
    guard let json = command.forms.json, let baseline = command.baseline else { return false }
    return FileIdentity(ofDestination: json) == FileIdentity(ofDestination: baseline)
  }

  /// Returns the options that decide what is found, the same on every machine and without secrets.
  ///
  /// The language and the region aren't among them, so that the map of one language can be compared
  /// with that of another.
  private func options(_ options: ExplorationOptions, _ secrets: SecretFilter) -> [String] {
    var words = ["--depth \(options.depth)", "--state \(options.level.rawValue)"]
    if !options.takesTime {
      words.append("--transitions \(options.context.transitions.rawValue)")
    }
    words += command.device.size.map { "--size \($0)" }
    words += Set(command.open).sorted().map { "--open \(secrets.redacted($0))" }
    if let path = command.from {
      let digest = Digest((try? files.bytes(of: path)) ?? []).digits
      words.append("--from \(PathParts.name(of: path)) (\(digest))")
    }
    return words
  }

  // MARK: Exploring

  private func explore(_ start: ExplorationStart, _ baseline: MapBaseline?) throws {
    let clock = ContinuousClock.now
    let worker = try ExplorerProcess(
      ExplorerSetup(AppLaunch(app: start.app)),
      arguments: ChildRole.explorer(parent: getpid()).arguments, files: files)
    defer { worker.stop() }
    var options = ExplorationOptions()
    if let depth = command.depth { options.depth = depth }
    if let limit = command.limit { options.limit = limit }
    options.seconds = command.seconds
    options.tapsTwice = true
    options.audits = true
    options.level = StateLevel(rawValue: command.state) ?? .tabs
    for link in command.open.compactMap({ URL(string: $0) }) where !options.links.contains(link) {
      options.links.append(link)
    }
    var alphabet = ExplorationAlphabet(of: start.app, in: catalog)
    if let file = start.file { alphabet.add(file) }
    hide(alphabet.secrets(), worker)
    if let path = command.from {
      let recorded = try begin(from: path, worker, &options)
      if recorded.launch.app != start.app {
        alphabet = ExplorationAlphabet(of: recorded.launch.app, in: catalog)
        if let file = start.file { alphabet.add(file) }
      }
      hide(alphabet.secrets(recorded.secrets), worker)
      // A link that contains a secret would be the name of a move.
      options.links += recorded.links.filter { link in
        !options.links.contains(link) && !worker.setup.filter.finds(in: link.absoluteString)
      }
    }
    options.alphabet = alphabet.alphabet
    let timing = command.transitions.flatMap(TransitionTiming.init)
    if let timing { options.context.transitions = timing }
    options.takesTime = timing == nil && options.context.transitions == .instant
    try command.device.choice().apply(to: &options.context)
    worker.setup.launch.context = options.context
    let words = self.options(options, secrets)
    let measures = !command.coverage.isEmpty
    if baseline?.isComparable(with: words, hasCoverage: measures) == false {
      status = max(status, .usage)
      return
    }
    var explored = try AppExploration(
      options, worker, takesPictures: command.forms.showsPictures,
      namesCalls: command.forms.namesCalls, namesOptions: true, MovingLine(writer))
    explored.report.options = words
    if measures { measureCoverage(&explored, worker.setup.launch.app) }
    let walks = writeWalks(&explored, worker.setup)
    let seconds =
      StandardStreams.outputIsTerminal ? (ContinuousClock.now - clock) / .seconds(1) : nil
    show(explored.report, baseline?.map, seconds: seconds, walks)
  }

  /// Keeps secrets out of what is written from now on.
  private func hide(_ secrets: [ExplorerSetup.Secret], _ worker: ExplorerProcess) {
    worker.setup.secrets = secrets
    self.secrets.add(worker.setup.filter)
  }

  /// Marks which moves the walkthroughs of `--coverage` take.
  private func measureCoverage(_ explored: inout AppExploration, _ app: String) {
    guard let coverage else { return }
    var guide = CoverageGuide()
    guide.add(explored.map, of: app)
    let result =
      Interruption.pending == 0 ? coverage.cover(&explored.report, guide, &secrets) : nil
    guard let result else {
      guard Interruption.pending != SIGPIPE else { return }
      return StandardStreams.complain(
        "warning: it was interrupted before the coverage was known"
          + (command.write == nil ? "" : ", so no missing walks were written"))
    }
    if let obstacle = result.obstacle {
      status = max(status, .crash)
      return StandardStreams.complain("the coverage isn't known: \(obstacle)")
    }
    failedFiles = result.failedFiles
    // The walks of findings fail until these are mended.
    let failures = result.failures.filter { !isFinding($0.file) }
    guard let first = failures.first else { return }
    StandardStreams.complain(
      "warning: \(counted(failures.count, "case")) of --coverage failed, and only what ran until then"
        + " counts; the first is in \(first.file): \(first.label)")
  }

  /// Whether a file is in the folder for the walks of findings.
  private func isFinding(_ path: String) -> Bool {
    guard let folder = command.write else { return false }
    let findings = FileStatus(at: WalkFolder.path(of: .findings, in: folder))
    return findings != nil
      && FileStatus(at: PathParts.folder(of: path))?.identity == findings?.identity
  }

  /// Runs the walkthrough from whose end the app is explored, and returns its actions.
  private func begin(
    from path: String, _ worker: ExplorerProcess, _ options: inout ExplorationOptions
  ) throws -> RecordedActions {
    let recorded = try worker.record(path, app: command.app)
    worker.setup.launch = recorded.launch
    worker.setup.keptOnPurpose = recorded.keptOnPurpose
    worker.setup.opening = [recorded.launchCommand].compactMap(\.self)
    options.context = recorded.launch.context
    options.keptOnPurpose = Set(recorded.keptOnPurpose)
    options.prefix = recorded.steps
    return recorded
  }

  // MARK: Afterwards

  /// Writes the walks to the folder of `--write`; `nil` without the option.
  private func writeWalks(
    _ explored: inout AppExploration, _ setup: ExplorerSetup
  ) -> ExploredWalks.Result? {
    guard let folder = command.write else { return nil }
    // The files that the run has read are kept, unless it fails.
    let kept = Set(files.inputs.compactMap { FileStatus(at: $0)?.identity })
      .subtracting(failedFiles)
    let walks = ExploredWalks(setup, hiding: secrets, in: folder, keeping: kept)
    let result = walks.write(&explored)
    if WalkFolder.report(result.problems) { status = max(status, .outputFailed) }
    return result
  }

  private func show(
    _ map: MapReport, _ baseline: MapReport?, seconds: Double?, _ walks: ExploredWalks.Result?
  ) {
    let baseline = baseline?.hiding(secrets)
    let difference = baseline.map { MapDifference(from: $0, to: map) }
    if !command.forms.printsForm, Interruption.pending != SIGPIPE {
      let lines = map.summary(
        seconds: seconds, missing: walks?.missing, unwritten: walks?.unwritten ?? 0)
      for line in lines { writer.text.write(line + "\n") }
      for line in difference?.lines ?? [] { writer.text.write(line + "\n") }
    }
    if !command.forms.write(map, baseline: baseline, writer) { status = max(status, .outputFailed) }
    if let baseline, replacesBaseline, map.isPartial, !baseline.isPartial {
      StandardStreams.complain(
        "warning: \(command.forms.json ?? "") is now incomplete, because this exploration ended early"
      )
    }
    // The option has been checked.
    let rule = try? FailureRule(command.failOn, hasBaseline: baseline != nil)
    if rule?.isBroken(by: map, difference) == true { status = max(status, .failure) }
  }
}
