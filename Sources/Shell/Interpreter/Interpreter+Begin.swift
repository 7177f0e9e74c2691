import AppDriver

extension Interpreter {
  /// Finds out what a command means, prints it where commands are printed, and begins it.
  func begin(_ parsed: ParsedCommand) {
    guard settleStep() else { return }
    applyLeakOption()
    let invocation = Invocation(parsed, shell: self)
    let secrets =
      if let command = parsed.command { command.secrets(invocation) } else { verbSecrets(parsed) }
    let step = Step(
      shown: shown(parsed, hiding: secrets), location: parsed.line.location,
      expectation: parsed.line.expectation, message: parsed.message)
    step.name = parsed.command?.name
    if secrets != nil || mayTypeSecret(parsed) || holdsSecret(parsed) {
      result.carriesSecret = true
      if parsed.line.location == nil { result.secretLines.insert(parsed.line.text) }
    } else {
      history.append(step.shown)
    }
    // A text, as of a note, is printed anyway: once is enough.
    if parsed.command?.takesText != true, parsed.line.kind != .title { echo(step) }
    if onStep != nil { step.start = .now }
    onBegin?(output.redaction.redacted(step.expectation.mark + step.shown), step.location)
    output.beginStep()
    do {
      if parsed.line.kind != .command {
        try carryOut(try effect(of: parsed), step)
      } else if let command = parsed.command {
        try carryOut(try command.run(invocation), step)
      } else {
        try carryOut(try verbEffect(invocation), step)
      }
    } catch {
      fail(secrets == nil ? error : error.withoutTypedLabel, of: step)
    }
  }

  private func carryOut(_ effect: Effect, _ step: Step) throws(CommandError) {
    switch effect {
    case .act(let actions):
      hideSecrets(in: actions)
      frames.append(.actions(OpenActions(step: step, actions: actions)))
    case .launch(let context, let again, let heading):
      if heading != nil { forgetScreen() }
      step.heading = heading
      frames.append(
        .actions(
          OpenActions(
            step: step, launch: context, actions: again.flatMap { $0 }, again: again,
            heading: heading)))
    case .use(let app, let context):
      let makeDelegate = try app.maker(for: context)
      session.end()
      session = AppSession(context: context, makeDelegate: makeDelegate)
      session.isInterrupted = isInterrupted
      session.tracesCalls = options.traces
      session.findsLeaks = options.findsLeaks
      appName = app.name
      forgetScreen()
      frames.append(
        .actions(OpenActions(step: step, launch: context, actions: [], again: [])))
    case .report(let report): show(report, step)
    case .source(let path, let variables): try open(path, variables, step)
    case .rounds(let count, let line):
      frames.append(.rounds(OpenRounds(step: step, line: line, count: count)))
    case .record(let recorder):
      guard self.recorder == nil else {
        throw .cannotRecord("what is done is recorded already; record stop comes first")
      }
      let again = try undoLog.all()
      try recorder.begin(self, again: again)
      self.recorder = recorder
      try carryOut(.launch(session.context, again: again), step)
    case .stopRecording:
      guard let recorder else { throw .cannotRecord("nothing is recorded; record FILE begins") }
      self.recorder = nil
      show(Report(lines: [try recorder.finish(self)]), step)
    case .done: finishQuietly(step)
    case .check(let seconds, let check):
      let deadline = seconds > 0 ? ContinuousClock.now + .seconds(seconds) : nil
      step.isCheck = true
      frames.append(.check(OpenCheck(step: step, deadline: deadline, check: check)))
    case .quit:
      finishQuietly(step)
      result.isLast = true
      unwind()
    }
  }

  /// How many scripts may be open at once, each sourced by the one before.
  private static let deepestSource = 64

  private func open(
    _ path: String, _ variables: [String: String], _ step: Step
  ) throws(CommandError) {
    let path = ScriptFile.resolve(path, against: step.location?.file)
    let sourced = frames.compactMap { frame in
      if case .script(let script) = frame { script.name } else { nil as String? }
    }
    let open = [origin?.file].compactMap(\.self) + sourced
    if let start = open.firstIndex(where: { ScriptFile.isSame($0, path) }) {
      throw .sourceCircle(open[start...] + [path])
    }
    guard sourced.count < Self.deepestSource else {
      throw .sourceTooDeep(bound: Self.deepestSource)
    }
    let lines = try ScriptFile.lines(of: path) { [unowned self] in
      output.flush()
      if isInterrupted() { throw CommandError.interrupted }
    }
    finishQuietly(step)
    frames.append(.script(OpenScript(name: path, lines: lines, variables: variables)))
  }

  /// Keeps what goes into secure fields out of all that is printed from now on.
  private func hideSecrets(in actions: [UserAction]) {
    for case .type(let target, let text) in actions {
      let isSecure = (screen?.panes ?? []).contains { pane in
        pane.controller == target.controller
          && pane.elements.contains {
            $0.isSecure && $0.kind == target.kind && $0.ordinal == target.ordinal
          }
      }
      if isSecure { output.redaction.add(text) }
    }
  }

  /// The command as it may be shown: as it was typed, with stars for secrets.
  private func shown(_ parsed: ParsedCommand, hiding secrets: Range<Int>?) -> String {
    let line = parsed.source
    guard let secrets, let first = parsed.words[secrets].first,
      let last = parsed.words[secrets].last
    else { return line.utf8[from: parsed.range] }
    let before = line.utf8[from: parsed.range.lowerBound..<first.range.lowerBound]
    let after = line.utf8[from: last.range.upperBound..<parsed.range.upperBound]
    return before + Array(repeating: "********", count: secrets.count).joined(separator: " ")
      + after
  }
}
