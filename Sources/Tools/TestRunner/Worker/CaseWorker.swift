import AppBundle
import AppDriver
import AppSandbox
@preconcurrency import Foundation
// `stdout` is imported as a mutable global variable.
@preconcurrency import Glibc
import Reports
import Script
package import Shell
import VirtualClock
import Walkthroughs
import Wireframes

/// A worker process that runs cases for a runner, one after another.
///
/// It ends when the runner has no more cases or a case terminates the process.
package final class CaseWorker {
  /// The descriptor of the worker's end of the socket.
  package nonisolated static let socket: Int32 = 3
  /// The descriptor of the memory that the worker shares with the runner.
  package nonisolated static let memory: Int32 = 4
  /// The descriptor of the run's files.
  package nonisolated static let files: Int32 = 5
  /// The descriptor of the pipe with the app's output, for marks between steps.
  package nonisolated static let output: Int32 = 6
  /// The exit status of a worker whose socket is closed: by the runner, when it needs the worker no
  /// more, or by the app.
  nonisolated static let lostSocket: Int32 = 121
  /// The exit status of a worker in which no app can be launched any more, because of an app's
  /// changes to the process.
  nonisolated static let unusable: Int32 = 122

  private let catalog: AppCatalog
  private let options: Options
  /// The frames of the cases; `nil` if no pictures are taken.
  private var frames: CaseFrames?
  /// The recorder of screens and moves; `nil` if coverage isn't measured.
  private var coverage: CoverageRecorder?
  private let mailbox: WorkerMailbox
  private let runner = MessageSocket<WorkerSignal, RunnerRequest>(
    CaseWorker.socket, longest: RunnerRequest.longest)
  private var marker = StepMarker(CaseWorker.output)
  private var walkthrough: WalkthroughFile?
  /// Whether the run specifies the language of the case.
  private var hasLanguage = false
  /// The texts that were missing in the case.
  private var missing: Set<MissingText> = []

  /// Creates a worker with its runner's options; returns `nil` if no runner started the process or
  /// the runner has ended.
  package init?(_ catalog: AppCatalog, _ options: Options) {
    guard let mailbox = WorkerStart.begin(parent: options.parent) else { return nil }
    self.catalog = catalog
    self.options = options
    coverage = options.coverage.map { CoverageRecorder($0) }
    frames = options.takesPictures ? CaseFrames() : nil
    self.mailbox = mailbox
    WorkerStart.prepareForApps(parent: options.parent, mailbox: mailbox)
    // The descriptors of the run loop belong to the initial state, because all cases need them.
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
  }

  /// Runs cases until the runner closes the socket, and then exits.
  package func run() -> Never {
    guard let files = WorkerStart.takeFiles() else { _exit(Self.lostSocket) }
    let initialState = ProcessState()
    signal(.ready)
    while case .run(let job)? = try? runner.receive() {
      signal(.begun)
      run(job, files)
      let ending = ending(since: initialState)
      fflush(nil)
      signal(ending)
    }
    AppSandbox.leave()
    _exit(Self.lostSocket)
  }

  /// Runs the app's pending work on the main queue, and returns the signal for the end of the case,
  /// which depends on other traces that the app has left.
  private func ending(since initialState: ProcessState) -> WorkerSignal {
    let leavesWork = AppSession.finishLeftWork()
    let state = ProcessState(since: initialState)
    if state.threads > initialState.threads { return .caseEndedWithThreads }
    return state == initialState && !leavesWork && AppSandbox.isIntact
      ? .caseEnded : .caseEndedInChangedProcess
  }

  private func run(_ job: WorkerJob, _ files: ScriptFiles) {
    let start = RealTime.now
    marker.beginCase()
    hasLanguage = job.variant.language != nil
    missing = []
    _ = BundleLanguages.takeMissing()
    func finish(_ status: CaseReport.Status, _ reason: String?) {
      send(.finished(status, reason: reason, seconds: (RealTime.now - start) / .seconds(1)))
    }
    if walkthrough?.path != job.path {
      walkthrough = WalkthroughFile.read(job.path, files, overrides: options.variables).file
    }
    // Files that are too large for the runner to share are read again, so they may have changed.
    guard let file = walkthrough, file.cases.indices.contains(job.place) else {
      return finish(.failed, "the file has changed since it was read; run the test again")
    }
    let run: CaseRun
    do throws(CommandError) {
      run = try CaseRun(
        file.cases[job.place], row: job.row, device: job.variant.device, of: file, catalog: catalog,
        defaults: .test(app: options.app, dataFile: options.dataFile),
        table: .withPictures, files: files)
    } catch {
      return finish(.failed, error.message)
    }
    run.interpreter.options.echoes = false
    run.interpreter.options.namesCalls = options.namesCalls
    run.interpreter.options.findsLeaks = options.findsLeaks
    run.interpreter.options.continuesAfterDifferences = options.acceptsOutput
    for secret in run.secrets { send(.secret(secret)) }
    run.onSecret = { [unowned self] in send(.secret($0)) }
    run.onBegin = { [unowned self] command, location in
      send(
        .began(
          command: command, file: location?.file ?? "", line: location?.line ?? 0,
          time: SystemClock.now))
    }
    run.interpreter.session.onCrash = { [unowned self] in
      send(.crashed(reason: CommandError.crashed($0).message))
    }
    if frames != nil || coverage != nil {
      frames?.beginCase()
      coverage?.beginCase()
      run.onAction = { [unowned self, unowned run] action, shell in
        coverage?.willPerform(action, in: shell)
        send(action, of: run, in: shell)
      }
    }
    switch run.run(onStep: { [unowned self, unowned run] in send($0, run) }) {
    case .passed: finish(.passed, nil)
    case .skipped(let reason): finish(.skipped, reason)
    case .failed(let failure):
      let bug = failure.diagnostic.error.isOfApp ? run.walkthroughCase.knownBug : nil
      finish(bug == nil ? .failed : .known, failure.diagnostic.reason)
    case .crashed(let failure):
      finish(.init(endedBy: failure.diagnostic.reason), failure.diagnostic.reason)
    }
    run.interpreter.session.end()
    // Work that the app leaves behind doesn't reach the network either.
    ProcessNetwork.current = .none
    ProcessClock.current = .real
  }

  /// Sends the frame before an action.
  private func send(_ action: UserAction, of run: CaseRun, in shell: ShellState) {
    guard
      let frame = frames?.frame(before: action, in: shell, secrets: run.secrets.count)
    else { return }
    sendPictures()
    send(.frame(frame))
  }

  private func sendPictures() {
    for (number, picture) in frames?.takePictures() ?? [] {
      send(.picture(number: number, picture))
    }
  }

  private func send(_ step: Step, _ run: CaseRun) {
    let shell = run.interpreter.state
    var accepted = step.difference.map {
      AcceptedLines(numbers: $0.compactMap(\.line), lines: $0.accepted)
    }
    // Another run of the same step may have printed something else.
    if options.acceptsOutput, accepted == nil, !step.expectedLines.isEmpty {
      accepted = AcceptedLines(numbers: step.expectedLines.map(\.number), lines: nil)
    }
    marker.endStep(isOutputRead: mailbox.isOutputRead)
    var report = StepReport(step, shell)
    report.missingTexts = BundleLanguages.takeMissing().filter { missing.insert($0).inserted }
    if hasLanguage {
      report.localization = DeviceLocale.localization
      report.parts = shell.screen.map { ShownPart.all(on: $0) } ?? []
    }
    if let frame = frames?.frame(after: step, in: shell, secrets: run.secrets.count) {
      sendPictures()
      report.frames = [frame]
    }
    if let covered = coverage?.coverage(after: step, in: shell) { send(.covered(covered)) }
    send(.ended(report, accepted: accepted))
  }

  /// Writes a message to the mailbox, waiting for the runner to empty it if there is no room.
  private func send(_ message: WorkerMessage) {
    if !append(message) {
      waitForRunner(.mailboxFull)
      // The output of a step may be too large even for an empty mailbox.
      _ = append(message) || append(message.withoutOutput) || append(message.truncated)
    }
    if case .secret = message { waitForRunner(.secretAdded) }
  }

  private func waitForRunner(_ reason: WorkerSignal) {
    signal(reason)
    guard case .proceed? = try? runner.receive() else { _exit(Self.lostSocket) }
  }

  private func append(_ message: WorkerMessage) -> Bool {
    guard let bytes = try? BinaryEncoder.encode(message) else { return false }
    return mailbox.append(bytes)
  }

  private func signal(_ signal: WorkerSignal) {
    if !runner.send(signal) { _exit(Self.lostSocket) }
  }
}
