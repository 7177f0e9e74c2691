package import AppDriver
import Foundation
import NetworkFixtures
package import Script
package import Shell

/// A run of one case in its own interpreter: the launch, the setup, the steps and the teardown.
package final class CaseRun: InterpreterHost {
  /// The interpreter that runs the case and writes to the given output.
  package let interpreter: Interpreter
  package let walkthroughCase: WalkthroughCase
  /// The steps of the setup and of the case.
  package var statements: [Statement] { file.setup + walkthroughCase.statements }
  private let row: Int?
  private let file: WalkthroughFile
  private let skip: String?
  private var failure: CaseFailure?
  /// Whether the failure is one of a soft check, so that a later one explains more.
  private var isSoftFailure = false
  private var firstDiagnostic: Diagnostic?
  private var leakExpectations: [LeakExpectation] = []
  /// A closure that is called before each command runs, with secrets redacted.
  package var onBegin: (_ command: String, _ location: SourceLocation?) -> Void = { _, _ in }
  /// A closure that is called for each new secret, before the app can receive it.
  package var onSecret: (String) -> Void = { _ in }
  /// A closure that is called before each action of a command, while its screen is visible.
  package var onAction: (_ action: UserAction, _ shell: ShellState) -> Void = { _, _ in }
  /// A closure that is called after the last step, before the teardown.
  package var onLastStep: (_ shell: ShellState) -> Void = { _ in }
  /// A closure that is called before each statement, and returns how the case goes on.
  package var onStatement: (_ statement: Statement, _ location: SourceLocation) -> PauseOutcome = {
    _, _ in .goOn
  }
  /// A closure that is called after each failure, and returns whether the case still goes on.
  package var onFailure: (_ diagnostic: Diagnostic) -> Bool = { _ in false }
  /// A closure that returns whether the user has asked to stop the running command.
  package var isStopped: () -> Bool = { false }
  /// The secrets so far.
  package private(set) var secrets: [String] = []
  private var onStep: (Step) -> Void = { _ in }
  /// The options with which the case begins.
  private let firstOptions: ShellOptions

  /// Creates a run of a case.
  ///
  /// - Parameters:
  ///   - walkthroughCase: The case to run.
  ///   - row: The index of the row to run, for a case whose rows are cases; `nil` to run the whole
  ///     case.
  ///   - device: The device, in place of what the walkthrough specifies.
  ///   - file: The file that contains the case.
  ///   - catalog: The apps that the case can launch.
  ///   - defaults: The launch, as far as neither the file nor the case chooses another one.
  ///   - table: The available commands.
  ///   - files: The files that have already been read.
  ///   - output: The destination of the transcript.
  /// - Throws: `CommandError` for an unknown app, invalid data or fixtures, or a secret that is too
  ///   short.
  package init(
    _ walkthroughCase: WalkthroughCase, row: Int? = nil,
    device: DeviceChoice = DeviceChoice(), of file: WalkthroughFile, catalog: AppCatalog,
    defaults: CaseDefaults = .machine,
    table: CommandTable = .withWalkthroughs, files: ScriptFiles = ScriptFiles(),
    output: TextOutput = TextOutput { _ in }
  ) throws(CommandError) {
    self.walkthroughCase = walkthroughCase
    self.row = row
    self.file = file
    // Only a loop without rows is skipped for its rows.
    skip = row == nil ? file.skip(walkthroughCase, files) : walkthroughCase.skip
    let standard = try defaults.app.map { name throws(CommandError) in try catalog.app(named: name)
    }
    var launched = standard ?? catalog.standard
    var context = LaunchContext()
    var (clock, network) = (defaults.clock, defaults.network)
    for setting in walkthroughCase.settings {
      switch setting {
      case .app(let name):
        launched = try catalog.app(named: name)
        if !launched.takesData { context.dataFile = nil }
      case .size(let size): context.size = DeviceSize(size)
      case .data(let path): context.dataFile = ScriptFile.resolve(path, against: file.path)
      case .permissions(let decisions): context.permissions.merge(decisions) { $1 }
      case .location(let place): context.location = place
      case .argument(let name, let value):
        // A secret may be in a word that is passed as it stands, but not in a name.
        context.arguments.add(
          value == nil ? try file.withSecrets(name) : name,
          try value.map { text throws(CommandError) in try file.withSecrets(text) })
      case .language(let code): context.language = code
      case .region(let code): context.region = code
      case .transitions(let timing): context.transitions = timing
      case .network(let name):
        network.add(try FixtureFile.read(name, in: file.path, files))
      case .clock(.real): clock = .real
      case .clock(.virtual): if !clock.isVirtual { clock = .virtual(from: nil) }
      case .now(let seconds): clock = .virtual(from: Date(timeIntervalSince1970: seconds))
      default: continue
      }
    }
    device.apply(to: &context)
    if launched.takesData, context.dataFile == nil { context.dataFile = defaults.dataFile }
    let prepared = try launched.prepared(for: context)
    var options = ShellOptions()
    options.echoes = true
    options.wholeLabelsOnly = true
    options.printsCalls = false
    options.clock = clock
    options.network = network
    options.device = device
    firstOptions = options
    interpreter = Interpreter(
      catalog: catalog, app: prepared, context: context, options: options, table: table,
      variables: file.overrides, files: files, output: output)
    interpreter.host = self
    try beginScript()
  }

  /// Runs the case.
  ///
  /// Don't call this method from a main-actor job.
  ///
  /// - Parameter onStep: A closure that is called after each step.
  /// - Returns: The outcome of the case.
  package func run(onStep: @escaping (Step) -> Void = { _ in }) -> CaseOutcome {
    if let reason = skip { return .skipped(reason: reason) }
    self.onStep = onStep
    interpreter.start()
    return runStatements()
  }

  /// Runs the case once more from its launch, in the same world as the first time.
  ///
  /// - Throws: `CommandError` if a secret is too short.
  package func runAgain() throws(CommandError) -> CaseOutcome {
    (failure, isSoftFailure, firstDiagnostic, leakExpectations) = (nil, false, nil, [])
    try beginScript()
    interpreter.startOver(with: firstOptions)
    return runStatements()
  }

  private func beginScript() throws(CommandError) {
    try interpreter.beginScript(
      file: file.path, settings: file.head.map(\.line), setup: file.setup, teardown: file.teardown)
  }

  private func runStatements() -> CaseOutcome {
    if let outcome = failureAtLaunch { return outcome }
    for statement in walkthroughCase.statements {
      let result = interpreter.run(work(statement))
      if result.hasFailed || result.isLast { break }
    }
    onLastStep(interpreter.state)
    _ = interpreter.run(.end)
    endApp()
    return outcome
  }

  private func work(_ statement: Statement) -> Work {
    guard case .block = statement else { return .statement(statement, in: file.path) }
    return .statement(statement, in: file.path, row: row)
  }

  /// Ends the app, and fails the case for objects that outlive it if the case expects no leaks.
  private func endApp() {
    let last = leakExpectations.last?.location
    interpreter.endApp(at: last ?? SourceLocation(file: file.path, line: walkthroughCase.line)) {
      leak in leakExpectations.contains { $0.isBroken(by: leak) }
    }
  }

  // MARK: The interpreter's host

  package func didFail(_ diagnostic: Diagnostic) {
    firstDiagnostic = firstDiagnostic ?? diagnostic
  }

  package func didAddSecret(_ secret: String) {
    secrets.append(secret)
    onSecret(secret)
  }

  package func willBegin(_ statement: Statement, at location: SourceLocation) -> PauseOutcome {
    onStatement(statement, location)
  }

  package func goesOn(after diagnostic: Diagnostic) -> Bool { onFailure(diagnostic) }

  package var isInterrupted: Bool { isStopped() }

  package var wantsSteps: Bool { true }

  package func willRun(_ command: String, at location: SourceLocation?) {
    onBegin(command, location)
  }

  package func willPerform(_ action: UserAction, in shell: ShellState) { onAction(action, shell) }

  package func didRun(_ step: Step, in shell: ShellState) {
    if let expectation = LeakExpectation(step) { leakExpectations.append(expectation) }
    if step.status == .failed, failure == nil || isSoftFailure && !step.isSoft,
      let error = step.error
    {
      isSoftFailure = step.isSoft
      failure = CaseFailure(
        command: step.marked,
        diagnostic: Diagnostic(
          location: step.location, error: error, message: step.message, rows: step.rows),
        difference: step.difference)
    }
    onStep(step)
  }

  /// The outcome of a case whose app fails before the first step; `nil` if it doesn't.
  private var failureAtLaunch: CaseOutcome? {
    let crash = interpreter.session.crash
    guard let error = crash.map({ .crashed($0) }) ?? interpreter.launchRefusal else { return nil }
    let location = SourceLocation(file: file.path, line: walkthroughCase.line)
    let failure = CaseFailure(
      command: "",
      diagnostic: Diagnostic(location: location, error: interpreter.redacted(error)),
      difference: nil)
    return crash == nil ? .failed(failure) : .crashed(failure)
  }

  private var outcome: CaseOutcome {
    interpreter.output.flush()
    let failure =
      failure
      ?? firstDiagnostic.map { CaseFailure(command: "", diagnostic: $0, difference: nil) }
    guard let failure else { return .passed }
    return failure.diagnostic.error.status == .crash ? .crashed(failure) : .failed(failure)
  }
}
