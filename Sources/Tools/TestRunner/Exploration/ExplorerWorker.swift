import AppDriver
import Exploration
import Foundation
import NetworkFixtures
import Script
package import Shell
import VirtualClock
import Walkthroughs

/// This process, if it explores an app.
package final class ExplorerWorker {
  private let catalog: AppCatalog
  private let worker: SupervisedProcess<ExplorerRequest, ExplorerReply>
  /// The setup in force.
  private var setup: ExplorerSetup?
  /// The app, whose data has been read; `nil` before the setup.
  private var app: AppEntry?
  private var network = AppNetwork.none
  private var explorer: AppExplorer?
  /// The writer of walks; `nil` after other requests.
  private var writer: WalkWriter?

  /// Creates the worker of this process for apps of a catalog; returns `nil` if no supervisor
  /// started it or that has ended.
  package init?(_ catalog: AppCatalog, parent: Int32) {
    guard let worker = SupervisedProcess<ExplorerRequest, ExplorerReply>(parent: parent) else {
      return nil
    }
    self.catalog = catalog
    self.worker = worker
  }

  /// Answers requests until the supervisor ends, and then exits.
  package func run() -> Never {
    worker.run { [self] request in
      do throws(CommandError) {
        return try answer(request)
      } catch {
        return .failed(error.message)
      }
    }
  }

  private func answer(_ request: ExplorerRequest) throws(CommandError) -> ExplorerReply {
    if case .write = request {} else { writer = nil }
    switch request {
    case .setUp(let setup):
      self.setup = setup
      return .done
    case .explore(let request):
      let explorer = try preparedExplorer()
      ProcessNetwork.current = network
      // Another request may have used another clock.
      ProcessClock.current = setup?.clock ?? .virtual(from: nil)
      return .explored(explorer.reply(to: request))
    case .write(let order):
      return .written(try preparedWriter().write(order))
    case .record(let path, let app): return try record(path, app: app)
    case .visit(let actions): return .visited(try visit(actions))
    }
  }

  /// Returns the explorer for the setup in force.
  private func preparedExplorer() throws(CommandError) -> AppExplorer {
    if let explorer, app != nil { return explorer }
    let (entry, context) = try prepare()
    let explorer = AppExplorer(try entry.delegateMaker(for: context)) { [worker] mark in
      worker.beginStep(mark)
    }
    self.explorer = explorer
    return explorer
  }

  private func preparedWriter() throws(CommandError) -> WalkWriter {
    if let writer { return writer }
    let writer = WalkWriter(
      try interpreter(), secrets: setup?.secrets ?? [], onlyShows: setup?.onlyShowsWalks ?? false)
    self.writer = writer
    return writer
  }

  /// Reads the app's data and the fixtures.
  private func prepare() throws(CommandError) -> (AppEntry, LaunchContext) {
    guard let setup else { preconditionFailure("the supervisor names the app first") }
    let entry: AppEntry
    if let app {
      entry = app
    } else {
      entry = try catalog.app(named: setup.launch.app).prepared(for: setup.launch.context)
      explorer = nil
      network = .none
      for path in setup.launch.networkFiles {
        network.add(try FixtureFile.read(path, in: nil, worker.files))
      }
      app = entry
    }
    return (entry, setup.launch.context)
  }

  private func interpreter() throws(CommandError) -> Interpreter {
    let (entry, context) = try prepare()
    var options = ShellOptions()
    options.wholeLabelsOnly = true
    options.clock = setup?.clock ?? .virtual(from: nil)
    options.network = network
    return Interpreter(
      catalog: catalog, app: entry, context: context, options: options, table: .withPictures,
      files: worker.files, output: TextOutput { _ in })
  }

  // MARK: Actions as steps

  private func record(_ path: String, app: String?) throws(CommandError) -> ExplorerReply {
    let reading = WalkthroughFile.read(path, worker.files)
    guard let file = reading.file, reading.mistakes.isEmpty, let first = file.cases.first else {
      throw reading.mistakes.first?.error ?? .unreadable(path: path, reason: "it has no steps")
    }
    let run = try CaseRun(
      first, of: file, catalog: catalog, defaults: .test(app: app), table: .withPictures,
      files: worker.files)
    var recorded = RecordedActions(run.interpreter.state.launch)
    var isOver = false
    run.onAction = { action, shell in
      self.worker.beginStep(0)
      guard !isOver else { return }
      if shell.session.actionCount == 0 { recorded.steps = [] }
      recorded.steps.append(WalkStep(action, in: shell.session))
      recorded.note(secretOf: action, in: shell)
      if case .open(let link) = action, !recorded.links.contains(link) {
        recorded.links.append(link)
      }
    }
    run.onLastStep = { shell in
      isOver = true
      // A launch without a step after it ends the steps before it.
      if shell.session.actionCount == 0 { recorded.steps = [] }
      recorded.note(shell)
      for secret in run.secrets { recorded.add(secret, field: nil, in: shell) }
    }
    let outcome = run.run()
    explorer = nil
    self.app = nil
    switch outcome {
    case .passed: return .recorded(recorded)
    case .skipped(let reason):
      return .caseFailed("\(path):\(first.line): the first case is skipped: \(reason)")
    case .failed(let failure), .crashed(let failure):
      let place = failure.diagnostic.location.map { "\($0)" } ?? "\(path):\(first.line)"
      let step = failure.command.isEmpty ? "" : " at \"\(failure.command)\""
      return .caseFailed(
        "\(place): the first case fails\(step): \(failure.diagnostic.reason)")
    }
  }

  private func visit(_ actions: [UserAction]) throws(CommandError) -> VisitedScreens {
    let interpreter = try interpreter()
    interpreter.start()
    var visited = VisitedScreens()
    // Whether a class serves several screens turns out on the way.
    while let type = visit(actions, interpreter, &visited) {
      visited.titledClasses.append(type)
      ProcessClock.restart()
      _ = interpreter.session.launch(nil, findsSurvivors: false, startsAfresh: true)
    }
    return visited
  }

  /// Repeats actions, and returns a class that turns out to serve several screens, at the end if
  /// there is none.
  private func visit(
    _ actions: [UserAction], _ interpreter: Interpreter, _ visited: inout VisitedScreens
  ) -> String? {
    let session = interpreter.session
    let titled = visited.titledClasses
    var tracker = ScreenTracker(titled: titled)
    var lines: [String] = []
    (visited.screens, visited.steps) = ([], [])
    func note(from: String?, _ command: String) {
      guard let screen = tracker.screen, screen != from else { return }
      visited.screens.append(
        VisitedScreen(
          screen: screen, type: tracker.type, title: session.screenName ?? "", from: from,
          command: command, lines: lines))
    }
    if let type = tracker.learn(session), !titled.contains(type) { return type }
    note(from: nil, "")
    // Typed texts belong to the step of the button that uses them.
    var form: (text: ActionText, actions: [UserAction], commands: [String])?
    for action in actions {
      worker.beginStep(0)
      let from = tracker.screen
      let text = ActionText(shell: interpreter.state, screen: interpreter.state.searchedScreen) {
        text, _, isSecure in isSecure ? SecretFilter.stars : SafeText.quotedWord(text)
      }
      let command = text.command(for: action)
      lines.append(command)
      let verb = form?.text ?? text
      let done = (form?.actions ?? []) + [action]
      let commands = (form?.commands ?? []) + [command]
      visited.steps.append(WalkStep(action, in: session))
      _ = session.perform(action)
      if let type = tracker.learn(session), !titled.contains(type) { return type }
      note(from: from, verb.verb(for: done) ?? commands.joined(separator: "; "))
      if case .type = action, tracker.screen == from {
        form = (verb, done, commands)
      } else {
        form = nil
      }
    }
    visited.last = session.screenName
    return nil
  }
}

extension RecordedActions {
  /// Notes the text that an action types into a secure field.
  fileprivate mutating func note(secretOf action: UserAction, in shell: ShellState) {
    guard case .type(let target, let text) = action, SecretFilter.isSecret(inSecureField: text),
      let fields = shell.searchedScreen?.locatedElements(of: [.field]),
      fields.contains(where: { $0.target == target && $0.element.isSecure })
    else { return }
    add(text, field: target.label, in: shell)
  }

  /// Adds a secret, unless it is known.
  fileprivate mutating func add(_ value: String, field: String?, in shell: ShellState) {
    guard !secrets.contains(where: { $0.value.utf8.elementsEqual(value.utf8) }) else { return }
    let known = shell.secretVariable(of: value)
    secrets.append(
      Secret(value: value, field: field, name: known?.name, variable: known?.variable))
  }

  /// Notes the app that a shell runs, and the parameters of its launch.
  fileprivate mutating func note(_ shell: ShellState) {
    launch = shell.launch
    keptOnPurpose = shell.session.keptOnPurpose.sorted()
    launchCommand = launch.context.url.map {
      shell.namingSecrets(in: "relaunch \(Quoting.quote($0.absoluteString))")
    }
  }
}
