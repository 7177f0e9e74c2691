import AppDriver
import DeviceSettings
import Exploration
import Files
import Foundation
import Reports
import Script
import Shell
import TestRunner

/// A run of `flowsh monkey`, from its options to what it prints and writes.
final class RandomWalkRun {
  private let command: MonkeyCommand
  private let catalog: AppCatalog
  private let writer: StandardOutput
  private var status = ExitStatus.success

  /// Creates a run.
  init(_ command: MonkeyCommand, _ catalog: AppCatalog, _ writer: StandardOutput) {
    self.command = command
    self.catalog = catalog
    self.writer = writer
  }

  /// Walks, prints and writes what was found, and exits the process.
  func perform() -> Never {
    if let folder = command.write {
      WalkFolder(path: WalkFolder.path(of: .findings, in: folder)).requireWritable(writer)
    }
    Interruption.watch(TestRun.endingSignals)
    do {
      try walk()
    } catch {
      status = max(status, ExplorerProcess.report(error))
    }
    Interruption.end(with: status, writer)
  }

  private func walk() throws {
    let clock = ContinuousClock.now
    let worker = try ExplorerProcess(
      ExplorerSetup(AppLaunch(app: command.app ?? catalog.standard.name)),
      arguments: ChildRole.explorer(parent: getpid()).arguments)
    defer { worker.stop() }
    let alphabet = ExplorationAlphabet(of: worker.setup.launch.app, in: catalog)
    worker.setup.secrets = alphabet.secrets()
    let secrets = worker.setup.filter
    StandardStreams.hidingSecrets = { secrets.redacted($0) }
    let order = MonkeyOrder(seed: command.seed, steps: command.steps)
    let line = MovingLine(writer)
    line.show("walking \(worker.setup.launch.app) at random")
    let end = command.seconds.map { clock + .seconds(Exploration.shareOfTrying * $0) }
    worker.deadline = command.seconds.map { clock + .seconds($0) }
    var options = ExplorationOptions()
    let timing = command.transitions.flatMap(TransitionTiming.init)
    options.context.transitions = timing ?? .instant
    options.takesTime = timing == nil
    try command.device.choice().apply(to: &options.context)
    worker.setup.launch.context = options.context
    options.alphabet = alphabet.alphabet
    let run = MonkeyRun(order, options, worker, until: end) {
      StandardStreams.checkReaderOfOutput()
      return Interruption.pending != 0 || end.map { ContinuousClock.now >= $0 } ?? false
    }
    let count = command.steps
    run.report = { [steps] made, found in
      let findings = found == 0 ? "" : ", \(grouped(found)) found"
      line.show("\(grouped(made)) of \(steps(count))\(findings)")
    }
    try run.run()
    var maker = MapMaker(
      app: worker.setup.launch.app, map: run.map, findings: run.findings, options: options,
      takesPictures: false, namesCalls: false)
    maker.secrets = secrets
    let walks = try worker.write(maker.orders)
    var report = maker.report(walks)
    line.clear()
    if let folder = command.write {
      let path = WalkFolder.path(of: .findings, in: folder)
      var writing = FindingWalk(
        head: worker.setup.launch.header(in: path),
        walks: Array(walks.suffix(run.findings.count)),
        author: .monkey)
      writing.secrets = worker.setup.secrets
      writing.filter = secrets
      let findings = WalkFolder(path: path, by: .monkey)
      if WalkFolder.report(writing.write(run.findings, &report, to: findings)) {
        status = max(status, .outputFailed)
      }
    }
    let time =
      StandardStreams.outputIsTerminal
      ? String(format: ", in %.1f s", (ContinuousClock.now - clock) / .seconds(1)) : ""
    writer.text.write(headline(of: run) + time + "\n")
    if let obstacle = run.obstacle {
      writer.text.write(
        "ended after \(grouped(run.steps)) of \(steps(command.steps)), because "
          + "\(reason(obstacle))\n")
    }
    // The first line is about the map, of which there is none.
    report.cuts = []
    for line in report.summary().dropFirst() { writer.text.write(line + "\n") }
    // The option has been checked.
    if (try? FailureRule(command.failOn, hasBaseline: nil))?.isBroken(by: report) == true {
      status = max(status, .failure)
    }
  }

  private func headline(of run: MonkeyRun) -> String {
    let launches = run.launches == 1 ? "1 launch" : "\(grouped(run.launches)) launches"
    return "\(steps(run.steps)) (seed \(command.seed)), \(launches)"
  }

  private func steps(_ count: Int) -> String {
    counted(count, "random step")
  }

  private func reason(_ obstacle: MonkeyRun.Obstacle) -> String {
    switch obstacle {
    case .interrupted: Interruption.pending == 0 ? "time ran out" : "it was interrupted"
    case .endAtLaunch: "the app ends when it is launched"
    case .nothingToDo: "the first screen offers nothing"
    case .everythingEnds: "all that the first screen offers ends the app's process"
    case .tooManyEnds(let count): "the app has ended its process \(grouped(count)) times"
    }
  }
}

extension ExplorerProcess {
  /// Reports why no process could work, and returns the exit status.
  static func report(_ error: any Error) -> ExitStatus {
    guard let problem = error as? Problem else {
      StandardStreams.complain("\(error)")
      return .crash
    }
    StandardStreams.complain(problem.message)
    return switch problem {
    case .noWorker: .crash
    case .caseFailed: .usage
    case .refused: .badInput
    }
  }
}

extension Interruption {
  /// Exits the process, by the signal that has arrived if there is one.
  @MainActor static func end(with status: ExitStatus, _ writer: StandardOutput) -> Never {
    if pending != 0 {
      writer.text.flush()
      die(by: pending)
    }
    writer.finish(with: status)
  }
}
