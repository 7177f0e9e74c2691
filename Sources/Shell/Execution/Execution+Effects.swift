package import AppDriver
import Foundation
import NetworkFixtures
package import Script

/// Methods that carry out the effects that commands return.
extension Execution {
  func carryOut(_ effect: Effect, _ step: Step, _ scope: Scope) throws(CommandError) {
    switch effect {
    case .act(let actions):
      hideSecrets(in: actions)
      jobs.push(ActionJob(step, actions, scope: scope))
    case .undo(let count):
      let (again, last) = try app.commands(exceptLast: count)
      step.note = .undid(last.map(\.command))
      jobs.push(
        ActionJob(
          step, launch: app.session.context, again: again, undoes: last.count,
          startsAfresh: app.hasStartedAfresh, scope: scope))
    case .redo:
      let command = try app.lastUndone()
      step.note = .redid(command.command)
      hideSecrets(in: command.actions)
      jobs.push(ActionJob(step, command.actions, isRedo: true, scope: scope))
    case .ask(let fields, let actions): try carryOut(.act(actions(ask(fields))), step, scope)
    case .launch(let context):
      jobs.push(ActionJob(step, launch: context, scope: scope))
    case .beginCase(let title):
      let launch = app.caseLaunch(in: scope)
      guard recording.recorder == nil || app.runs(launch) else {
        throw .cannotRecord(
          "the case begins with another app or other data; end the recording with \"record stop\"")
      }
      scope.fixtures.expectCase()
      transcript.forgetScreen()
      let options = app.beginCase(after: context.options, in: scope)
      // Whether to look for what outlives its app is up to the case that ends.
      if options.findsLeaks != context.options.findsLeaks { app.session.end() }
      context.options = options
      app.become(launch)
      applyOptions()
      jobs.push(
        ActionJob(step, launch: launch.context, heading: title, startsAfresh: true, scope: scope))
    case .use(let entry, let launch):
      let isUntouched = app.isUntouched
      try app.become(entry, launch)
      applyOptions()
      transcript.forgetScreen()
      jobs.push(ActionJob(step, launch: launch, startsAfresh: isUntouched, scope: scope))
    case .print(let output): end(step, .printed(output))
    case .write(let file):
      end(step, .printed(try file.write(from: step.location?.file)))
    case .source(let path, let variables): try source(path, variables, step, scope)
    case .rounds(let count, let line):
      jobs.push(RoundsJob(step, count, line, scope: scope, after: failureCount))
    case .record(let makeRecorder):
      let recorder = makeRecorder(step.location?.file)
      // What crashed the app would crash it again.
      guard app.session.crash == nil else {
        throw .cannotRecord(
          "the app has crashed; go back with \"undo\", or launch it again with \"relaunch\"")
      }
      let again = try app.commands()
      try recording.begin(recorder, again: again, view)
      step.note = .recording(recorder.path)
      jobs.push(
        ActionJob(
          step, launch: app.session.context, again: again, startsAfresh: app.hasStartedAfresh,
          scope: scope))
    case .stopRecording:
      guard let summary = try recording.finish(view) else {
        throw .cannotRecord("no recording is running; start one with \"record FILE\"")
      }
      end(step, .printed(CommandOutput(lines: [summary.text], report: summary)))
    case .set(let change):
      // Text may be wrapped at the terminal's width; JSON is not.
      if change.setting == .format { transcript.output.flush() }
      app.noteOption(
        change.setting, in: context.options, isInCase: scope.isInCase || step.location != nil)
      context.change(change)
      applyOptions()
      end(step, .done)
    case .define(let alias, let text):
      try aliases.define(alias, text, table)
      end(step, .done)
    case .keep(let type):
      app.keep(type, isInCase: scope.isInCase || step.location != nil)
      end(step, .done)
    case .apply(let setting, let file): try apply(setting, file, step, scope)
    case .check(let seconds, let check):
      step.isCheck = true
      jobs.push(CheckJob(step, within: seconds, scope: scope, check: check))
    case .map(let use): try carryOut(use, step, scope)
    case .quit:
      end(step, app.untold(app.session.crash).map { .failed($0) } ?? .done)
      quit()
    }
  }

  // MARK: Settings

  private func apply(
    _ setting: ScriptSetting, _ file: String?, _ step: Step, _ scope: Scope
  ) throws(CommandError) {
    var launch = app.contextToSet(in: scope)
    switch setting {
    case .app, .size, .data, .network, .now:
      guard recording.recorder == nil else {
        throw .cannotRecord(
          "@app, @size, @data, @network and @now can't change during a recording; end it with"
            + " \"record stop\"")
      }
    default: break
    }
    switch setting {
    case .app(let name):
      let entry = try catalog.app(named: name)
      if !entry.takesData { launch.dataFile = nil }
      try carryOut(.use(entry, launch), step, scope)
      app.noteApp(launch, in: scope)
    case .size(let size):
      // In a script, the option of the command line replaces the setting.
      if context.options.keepsSize, step.location != nil { return end(step, .done) }
      launch.size = DeviceSize(size)
      app.noteSize(launch.size, in: scope)
      relaunch(launch, step, scope)
    case .data(let path):
      launch.dataFile = ScriptFile.resolve(path, against: file)
      try carryOut(.use(try catalog.app(named: app.name), launch), step, scope)
      app.noteApp(launch, in: scope)
    case .network(let name):
      let added = try FixtureFile.read(name, in: file, context.files)
      var network = app.noteNetwork(context.options.network, in: scope)
      if scope.setsForCases {
        // Without what a script that this one sources has added for its own cases.
        var ofCases = scope.caseSettings.network ?? app.outsideCase.network ?? network
        ofCases.add(added)
        scope.caseSettings.network = ofCases
      }
      network.add(added)
      context.options.network = network
      applyOptions()
      relaunch(launch, step, scope)
    case .set(let name, let value):
      context.set(name, to: value, in: scope)
      end(step, .done)
    case .secret(let name, let variable):
      if step.location == nil {
        scope.set(name, to: try addSecret(name, variable))
      } else {
        try setSecret(name, variable, in: scope)
      }
      end(step, .done)
    case .clock(let clock):
      if clock == .real {
        set(.real, in: scope)
      } else {
        let known = context.options.clock
        set(known.isVirtual ? known : .virtual(from: nil), in: scope)
      }
      end(step, .done)
    case .now(let seconds):
      set(.virtual(from: Date(timeIntervalSince1970: seconds)), in: scope)
      ProcessClock.restart()
      relaunch(launch, step, scope)
    case .tags, .skip, .timeout, .fill: end(step, .done)
    }
  }

  /// Changes the clock for a setting.
  private func set(_ clock: AppClock, in scope: Scope) {
    app.noteClock(in: context.options, scope)
    context.options.clock = clock
    if scope.setsForCases { scope.caseSettings.clock = clock }
    applyOptions()
  }

  /// Launches the app for a setting.
  private func relaunch(_ launch: LaunchContext, _ step: Step, _ scope: Scope) {
    jobs.push(ActionJob(step, launch: launch, startsAfresh: app.isUntouched, scope: scope))
  }

  // MARK: Scripts

  private func source(
    _ path: String, _ variables: [String: String], _ step: Step, _ scope: Scope
  ) throws(CommandError) {
    let path = ScriptFile.resolve(path, against: step.location?.file)
    let lines: ScriptLines
    do throws(ScriptMistake) {
      let sourced = jobs.scripts
      try ScriptFile.requireOpenable(
        path, from: (origin.map { [$0.file] } ?? []) + sourced, sourced: sourced.count)
      lines = try context.files.lines(of: path) { [unowned self] in
        transcript.output.flush()
        if host.isInterrupted { throw CommandError.interrupted }
      }
    } catch { throw .script(error) }
    end(step, .done)
    jobs.push(
      ScriptJob(
        name: path, lines: lines, reader: LineReader(table),
        scope: Scope(variables: variables, within: scope)))
  }
}

extension DeviceSize {
  /// Creates the device size that a script's `@size` setting specifies.
  package nonisolated init(_ size: ScriptSetting.Size) {
    self = size == .compact ? .compact : .regular
  }
}
