import AppDriver
import NetworkFixtures
import Script

/// Methods that continue in another process, with a changed app, what the user has done here.
extension Interpreter {
  // MARK: The earlier shell

  /// The record with which another process can come back to the current screen.
  ///
  /// Commands are part of it only if ``isResumable`` was set before they ran.
  package var journal: ShellJournal {
    let settings = Setting.allCases.map { ($0.rawValue, $0.value(in: options)) }
    return ShellJournal(
      launches: app.launches(now: state.launch),
      settings: Dictionary(uniqueKeysWithValues: settings),
      aliases: Dictionary(uniqueKeysWithValues: aliases.all.map { ($0.name, $0.text) }),
      variables: context.scope.ownValues, namedSecrets: context.namedSecrets,
      secrets: output.redaction.allValues, kept: session.keptOnPurpose.sorted(),
      recentLines: recentLines.numbered(omitting: holdsSecret).map {
        ShellJournal.RecentLine(number: $0.number, line: $0.line)
      },
      hasFixtures: !context.scope.fixtures.isEmpty)
  }

  /// Returns an action as it can be typed on the visible screen, where its labels are known.
  func line(for action: UserAction) -> String {
    let screen = session.screen(rowLimit: ShellState.rowsShown)
    return ActionText(shell: state, screen: screen) { text, _, _ in SafeText.quotedWord(text) }
      .command(for: action)
  }

  // MARK: The later shell

  /// Takes over everything of an earlier shell except its commands, before the app is launched.
  ///
  /// The interpreter must have been created with the app and the context of the first launch.
  ///
  /// - Throws: An error if a file with fixtures can't be read.
  package func prepare(for state: ShellJournal) throws(CommandError) {
    for secret in state.secrets { hide(secret) }
    for secret in state.namedSecrets {
      hide(try context.addSecret(secret.name, secret.variable, secret.value))
    }
    for (name, value) in state.variables { context.set(name, to: value, in: context.scope) }
    for (name, text) in state.aliases { try aliases.define(name, text, table) }
    for (name, value) in state.settings {
      guard let setting = Setting(rawValue: name) else { continue }
      let change = try setting.change(to: value)
      context.change(change)
      app.changeForCases(change)
    }
    for type in state.kept { app.keep(type, isInCase: false) }
    recentLines.restore(state.recentLines.map { ($0.number, $0.line) })
    try useClockAndNetwork(of: state.first)
  }

  /// Repeats the commands of an earlier shell, until one fails.
  ///
  /// Their output is written as usual; the caller may discard it. Nothing is reported to the host.
  package func replay(_ state: ShellJournal) -> ReplayResult {
    let (outer, options) = (host, self.options)
    let witness = ReplayHost(outer)
    host = witness
    self.options.wholeLabelsOnly = true
    self.options.keepsGoing = false
    self.options.format = .text
    defer {
      host = outer
      self.options.wholeLabelsOnly = options.wholeLabelsOnly
      self.options.keepsGoing = options.keepsGoing
      self.options.format = options.format
    }
    var result = ReplayResult(count: state.launches.reduce(0) { $0 + ($1.commands?.count ?? 0) })
    for (place, part) in state.launches.enumerated() {
      if place > 0, let problem = launchAgain(part.launch, witness) {
        result.failure = .init(command: nil, reason: problem)
        return result
      }
      for command in part.commands ?? [] {
        if let problem = replay(command, witness) {
          result.failure = .init(command: redacted(command.shown), reason: problem)
          return result
        }
        result.done += 1
      }
    }
    if state.launches.contains(where: { $0.commands == nil }) {
      let error = CommandError.cannotRecord(.tooMany(bound: UndoLog.bound))
      result.failure = .init(command: nil, reason: error.message)
    }
    return result
  }

  /// Repeats a command, as a single one for `undo`.
  ///
  /// - Returns: The problem; `nil` if there is none.
  private func replay(_ command: ShellJournal.Command, _ witness: ReplayHost) -> String? {
    let start = app.undoLog.count
    for line in command.lines {
      // The blank keeps the line out of the history.
      let result = run(.line(" " + line))
      if result.status != .success { return problem(witness) }
    }
    app.undoLog.join(from: start, as: command)
    return nil
  }

  /// Launches the app again, without removing what it has left, such as files.
  ///
  /// - Returns: The problem; `nil` if there is none.
  private func launchAgain(_ launch: AppLaunch, _ witness: ReplayHost) -> String? {
    begin(at: nil)
    do throws(CommandError) {
      let entry = try catalog.app(named: launch.app)
      if launch.app != appName || launch.context.dataFile != session.context.dataFile {
        app.become(try CaseLaunch(entry, launch.context))
      }
      try useClockAndNetwork(of: launch)
      var world = launch.context
      world.url = nil
      let next = try CaseLaunch(entry, world)
      app.changeWorlds(of: context.scope) { $0.launch = next }
    } catch {
      return redacted(error).message
    }
    applyOptions()
    let step = Step("relaunch", name: "relaunch", at: nil, isTimed: false)
    begin(step)
    jobs.push(ActionJob(step, launch: launch.context, scope: context.scope))
    runJobs()
    return result.status == .success ? nil : problem(witness)
  }

  private func problem(_ witness: ReplayHost) -> String {
    witness.failure?.reason ?? CommandError.interrupted.message
  }

  private func useClockAndNetwork(of launch: AppLaunch) throws(CommandError) {
    var network = options.network
    for path in launch.networkFiles where !network.paths.contains(path) {
      network.add(try FixtureFile.read(path, in: nil, context.files))
    }
    var changed = options
    changed.network = network
    if let date = launch.date { changed.clock = .virtual(from: date) }
    options = changed
  }
}
