import AppDriver
import Files
import Glibc
import Reports
import Script
import Shell
import TestRunner
import Wireframes

/// A run of one case that ends with the picture of a step.
///
/// The case runs in a worker, as in a test, so that a crash of the app is reported as usual.
struct PictureRun {
  private let command: PictureCommand
  private let request: TestRequest
  private let kept = ScriptFiles()

  init(_ command: PictureCommand, _ request: TestRequest) {
    self.command = command
    self.request = request
  }

  /// Runs the case, writes the picture and exits the process.
  func perform() -> Never {
    let planner = TestPlanner(request, kept)
    guard var plan = Interruption.duringWait({ planner.chosenCases() }),
      planner.status == .success
    else { finish(with: planner.status) }
    plan.keepFirst()
    guard planner.canRun(plan) else { finish(with: planner.status) }
    if let entry = plan.entries.first { requireData(for: planner.app(of: entry)) }
    if let output = command.output { requireWritable(output) }
    Interruption.watch(TestRun.endingSignals)
    let runner = CaseRunner(plan, kept, options)
    runner.isInterrupted = { Interruption.pending != 0 }
    let obstacle = runner.run()
    if Interruption.pending != 0 { Interruption.die(by: Interruption.pending) }
    guard obstacle == nil, let report = runner.results.first ?? nil else {
      StandardStreams.complain(obstacle ?? "no case has run")
      finish(with: .crash)
    }
    finish(with: write(report))
  }

  private var options: CaseRunner.Options {
    var options = CaseRunner.Options()
    options.listsSteps = true
    var worker = CaseWorker.Options(app: command.app, variables: request.selection.variables)
    worker.takesPictures = true
    worker.dataFile = command.dataFile
    options.workerArguments = ChildRole.testWorker(worker).arguments
    return options
  }

  private func finish(with status: ExitStatus) -> Never { request.writer.finish(with: status) }

  /// Exits the process if the app can't use the data file of the command line.
  private func requireData(for app: String) {
    guard let file = command.dataFile else { return }
    do throws(CommandError) {
      let entry = try request.catalog.app(named: app)
      _ = try entry.prepared(for: LaunchContext(dataFile: file))
    } catch {
      StandardStreams.complain(error.message)
      finish(with: error.status == .badInput ? .badInput : .usage)
    }
  }

  /// Exits the process if the picture can't be written, or if it would replace an input.
  private func requireWritable(_ path: String) {
    let places = ReportPlaces([ReportPlaces.Place(option: "--output", path: path)])
    if let refusal = places.refusal(with: kept.inputs, readBy: "the case") { finish(with: refusal) }
  }

  /// Writes the picture of the step, and returns the exit status.
  private func write(_ report: CaseReport) -> ExitStatus {
    guard report.steps.indices.contains(command.step - 1) else {
      StandardStreams.complain(
        "\(report.file):\(report.line): no step \(command.step): \(Self.count(of: report))")
      return report.status == .crashed ? .crash : .usage
    }
    guard let (picture, touch) = picture(in: report) else {
      let step = report.steps[command.step - 1]
      StandardStreams.complain(
        "\(report.file):\(step.line): the display shows nothing "
          + (command.before ? "before" : "after") + " step \(command.step)")
      return report.status == .crashed ? .crash : .failure
    }
    let document = picture.document(touch: touch)
    if let output = command.output, output != "-" {
      do throws(FileError) { try WholeFile.write(Array(document.utf8), to: output) } catch {
        StandardStreams.complain("\(error.path): \(error)")
        return .outputFailed
      }
    } else {
      request.writer.text.write(document)
    }
    guard report.steps.prefix(command.step).contains(where: { $0.status == .failed }) else {
      return .success
    }
    return status(of: report)
  }

  /// Reports why the case failed, and returns the exit status.
  private func status(of report: CaseReport) -> ExitStatus {
    let step = report.steps.first { $0.status == .failed }
    let file = step.map { $0.file.isEmpty ? report.file : $0.file } ?? report.file
    StandardStreams.complain("\(file):\(step?.line ?? report.line): \(Self.cause(of: report))")
    return report.status == .crashed ? .crash : .failure
  }

  private static func cause(of report: CaseReport) -> String {
    report.steps.first { $0.status == .failed }?.reason ?? report.reason ?? report.status.words
  }

  /// Returns the picture of the step, and where the finger touches it.
  private func picture(in report: CaseReport) -> (picture: Picture, touch: Touch?)? {
    let frames = report.steps[command.step - 1].frames
    let last = frames.last.map { Frame(picture: $0.picture) }
    guard command.before else {
      return last.map { (report.pictures[$0.picture], nil) }
    }
    var frame = frames.dropLast().first
    if frame == nil {
      // The step performs no action.
      frame = command.step > 1 ? report.steps[command.step - 2].frames.last : last
    }
    return frame.map { (report.pictures[$0.picture], $0.touch) }
  }

  /// Returns how many steps a case has, and why it has no more.
  private static func count(of report: CaseReport) -> String {
    let count = counted(report.steps.count, "step")
    let name = "the case \"\(SafeText.escaped(report.title))\""
    return switch report.status {
    case .skipped: "\(name) is skipped: \(report.reason ?? "")"
    case let status where status.isFailure:
      "\(name) ended after \(count): \(cause(of: report))"
    default: "\(name) has \(count)"
    }
  }
}
