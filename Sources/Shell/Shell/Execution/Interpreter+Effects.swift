import AppDriver
import Script

/// Methods that carry out the effects that commands return.
extension Interpreter {
  func carryOut(_ effect: Effect, _ step: Step, _ scope: Scope) throws(CommandError) {
    switch effect {
    case .act(let actions):
      hideSecrets(in: actions)
      jobs.push(ActionJob(step, actions, scope: scope))
    case .undo(let count):
      let (again, last) = try app.undoLog.all(exceptLast: count)
      step.note = .undid(last.map(\.command))
      jobs.push(
        ActionJob(
          step, launch: session.context, again: again, undoes: last.count,
          startsAfresh: app.hasStartedAfresh, scope: scope))
    case .redo:
      let command = try app.undoLog.lastUndone()
      step.note = .redid(command.command)
      hideSecrets(in: command.actions)
      jobs.push(ActionJob(step, command.actions, isRedo: true, scope: scope))
    case .ask(let fields, let actions): try carryOut(.act(actions(ask(fields))), step, scope)
    case .reading(let file, let effect):
      let path = ScriptFile.resolve(file, against: step.location?.file)
      let push = try PushNotification.read(path, context.files)
      try carryOut(effect(push, session.context), step, scope)
    case .actWhenFound(let seconds, let find):
      var found: [UserAction] = []
      let check = { @MainActor () throws(CommandError) in found = try find() }
      jobs.push(
        CheckJob(
          step, within: seconds, scope: scope, check: check,
          goOn: { [unowned self] in
            hideSecrets(in: found)
            jobs.push(ActionJob(step, found, scope: scope))
          }))
    case .launch(let context, let isAfresh):
      jobs.push(ActionJob(step, launch: context, startsAfresh: isAfresh, scope: scope))
    case .beginCase(let title): try beginCase(title, step, scope)
    case .print(let output): end(step, .printed(output))
    case .write(let file):
      end(step, .printed(try file.write(from: step.location?.file)))
    case .source(let path, let variables): try source(path, variables, step, scope)
    case .rounds(let count, let line):
      jobs.push(RoundsJob(step, count, line, scope: scope, after: failureCount))
    case .record(let makeRecorder):
      let recorder = makeRecorder(step.location?.file)
      // A replay would crash the app again.
      guard session.crash == nil else {
        throw .cannotRecord(.appCrashed)
      }
      let again = try app.undoLog.all()
      try recording.begin(recorder, again: again, state)
      step.note = .recording(recorder.path)
      jobs.push(
        ActionJob(
          step, launch: session.context, again: again, startsAfresh: app.hasStartedAfresh,
          scope: scope))
    case .stopRecording:
      guard let summary = try recording.finish(state) else {
        throw .cannotRecord(.isNotRunning)
      }
      end(step, .printed(CommandOutput(lines: [summary.text], report: summary)))
    case .set(let change):
      // Text may be wrapped at the terminal's width; JSON is not.
      if change.setting == .format { output.flush() }
      context.change(change)
      if !isOnlyForCase(step, scope) { app.changeForCases(change) }
      applyOptions()
      end(step, .done)
    case .define(let alias, let text):
      try aliases.define(alias, text, table)
      end(step, .done)
    case .keep(let type):
      app.keep(type, isInCase: isOnlyForCase(step, scope))
      end(step, .done)
    case .apply(let setting, let file): try apply(setting, file, step, scope)
    case .check(let seconds, let isSoft, let check):
      step.isCheck = true
      step.isSoft = isSoft
      jobs.push(CheckJob(step, within: seconds, scope: scope, check: check))
    case .decide(let condition):
      guard let job = jobs.top as? ConditionJob else { throw .script(.ownLine(step.name ?? "")) }
      step.isCheck = true
      jobs.push(
        CheckJob(step, within: condition.seconds, scope: scope, check: condition.check) {
          job.decide($0, mostRounds: condition.mostRounds)
        })
    case .resume(let resumption): resume(resumption, step)
    case .map(let use): try carryOut(use, step, scope)
    case .quit:
      end(step, app.unreportedCrash(session.crash).map { .failed($0) } ?? .done)
      quit()
    }
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
      lines = try context.files.lines(of: path, isSourced: true) { [unowned self] in
        output.flush()
        if host.isInterrupted { throw CommandError.interrupted }
      }
    } catch { throw .script(error) }
    end(step, .done)
    // The script should have been refused, so its steps don't run.
    guard !step.hasFailed else { return }
    jobs.push(
      ScriptJob(
        name: path, lines: lines, reader: StatementReader(table),
        scope: Scope(
          variables: variables, within: scope, world: app.worlds(of: scope).now)))
  }
}
