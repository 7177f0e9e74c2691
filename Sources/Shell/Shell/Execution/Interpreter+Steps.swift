import AppDriver
import Script

/// Methods for the beginning and the end of steps, and for their expected output.
extension Interpreter {
  /// Notes that a step is starting, and notifies the host.
  func begin(_ step: Step) {
    steps.begin(step)
    if host.wantsSteps {
      let context = jobs.openSteps.map { "in \($0.marked)" } + [step.rowWords].compactMap(\.self)
      let words = context.isEmpty ? "" : " (\(context.joined(separator: "; ")))"
      host.willRun(redacted(step.marked + words), at: step.location)
    }
  }

  /// Ends a step that has run to completion, and writes its result.
  ///
  /// For steps that are cut short, use `abandon`.
  func end(_ step: Step, _ ending: StepEnding) {
    var ending = ending
    if let refusal = refusal(insteadOf: ending) {
      step.showsScreenAfterError = true
      ending = .failed(refusal)
    }
    if case .failed(let error) = ending {
      settle()
      ending = .failed(redacted(app.withReason(error)))
    }
    if let unmet = step.conclude(ending) { ending = .failed(unmet) }
    let attempt = attempt(forgiving: step)
    let appLines = takeAppLines()
    step.appOutput += appLines
    let json = transcript.write(step, ending, after: appLines)
    steps.end(step)
    if let json {
      output.takeBackStep()
      transcript.write(json)
    }
    recording.recorder?.didEnd(step, in: state)
    output.flushIfFull()
    if let attempt { return run(attempt, after: step) }
    guard step.hasFailed, case .failed(let error) = ending else { return }
    deliver(step, output: steps.text(of: step))
    report(error, of: step)
  }

  /// Returns the `attempt` that runs its statements again because a step has failed, which is
  /// forgiven; `nil` if the failure counts: a crash, a mistake of the script, or the last round's.
  ///
  /// A failure that counts gets the first one, unless that is the same.
  private func attempt(forgiving step: Step) -> AttemptJob? {
    guard step.hasFailed, let error = step.error else { return nil }
    guard error.isOfApp, error.status == .failure, let attempt = jobs.attempt else {
      let first = jobs.firstFailure
      let last = Diagnostic(location: step.location, error: error).line
      step.firstFailure = first == last ? nil : first
      return nil
    }
    step.forgive()
    return attempt
  }

  private func run(_ attempt: AttemptJob, after step: Step) {
    // What failed first in an inner block is the cause of all that follows.
    let first = jobs.firstFailure
    abandon(jobs.removeAll(above: attempt), isFailure: false)
    guard let error = step.error else { return }
    attempt.runAgain(after: first ?? Diagnostic(location: step.location, error: error).line)
  }

  /// Ends steps that were cut short, for a reason that has already been reported.
  func abandon(_ abandoned: [Step], isFailure: Bool) {
    for step in abandoned {
      step.abandon(isFailure: isFailure)
      if isFailure { recording.recorder?.didEnd(step, in: state) }
      if options.format == .json { transcript.write(OutputJSON(step)) }
      deliver(step, output: "")
      guard !isFailure, step.hasFailed, let error = step.error else { continue }
      report(error, of: step)
    }
  }

  /// Reports the failure of a line that can't be parsed or run; `command` has no passwords.
  func fail(_ error: CommandError, at location: SourceLocation?, command: String = "") {
    settle()
    steps.begin()
    end(Step(command, name: nil, at: location, isTimed: false), .failed(error))
  }

  /// Compares the output of the last step with its `|` lines and reports any difference; returns
  /// whether the script continues.
  @discardableResult
  func settle() -> Bool {
    guard let (step, patterns, result) = steps.settle(isInterrupted: { host.isInterrupted }) else {
      return true
    }
    guard case .differs(let difference) = result else {
      deliver(step, output: steps.text(of: step))
      // `runJobs` reports an interruption and ends all jobs.
      return result == .matches
    }
    let error = CommandError.differs(DiffCount(difference))
    step.differ(error, difference)
    let attempt = attempt(forgiving: step)
    transcript.write(difference, of: step)
    deliver(step, output: steps.text(of: step))
    if let attempt {
      run(attempt, after: step)
      return false
    }
    guard step.hasFailed, !options.continuesAfterDifferences else { return true }
    unmatched = patterns
    report(error, of: step)
    unmatched = []
    return options.keepsGoing || step.isSoft || !self.result.hasFailed
  }

  func takeOutput(_ line: ScriptLine, at location: SourceLocation?, in scope: Scope) {
    guard let step = steps.printed else {
      if !steps.ignoresPatterns {
        fail(.script(.outputWithoutCommand), at: location, command: line.trimmed)
      }
      return
    }
    do throws(ScriptMistake) {
      let pattern = try OutputPattern(line) { text, style throws(ScriptMistake) in
        // The output has been redacted, too.
        let shown = try context.expand(text, style, in: scope, showing: redacted)
        return style == .expression
          ? self.output.redaction.redacted(expression: shown) : redacted(shown)
      }
      steps.expect(pattern)
    } catch {
      let error = redacted(.script(error))
      steps.fail()
      step.fail(error)
      deliver(step, output: steps.text(of: step))
      report(error, at: location, message: nil)
    }
  }

  private func deliver(_ step: Step, output: @autoclosure () -> String) {
    guard host.wantsSteps else { return }
    step.show(output(), by: self.output.redaction)
    host.didRun(step, in: state)
  }

  private func report(_ error: CommandError, of step: Step) {
    report(
      error, at: step.location, message: step.message, rows: step.rowWords, isSoft: step.isSoft)
  }
}
