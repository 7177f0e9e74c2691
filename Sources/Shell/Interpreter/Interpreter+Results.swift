import AppDriver
import CallStacks

extension Interpreter {
  /// Ends a step: what it printed is kept until the next one, for the `|` lines below it.
  ///
  /// As JSON is written one object in place of the words.
  func end(_ step: Step, _ record: () -> StepRecord) {
    if step.isCheck {
      output.endStep(into: &outputOfCheck)
    } else {
      output.endStep(into: &outputOfStep)
    }
    if options.format == .json {
      output.takeBackStep()
      writeJSON(record())
    }
    if let start = step.start { step.duration = ContinuousClock.now - start }
    ended = step
    recorder?.didEnd(
      EndedStep(
        name: step.name, shown: step.shown, mark: step.expectation.mark, heading: step.heading,
        error: step.error, hasPassed: !step.hasFailed), in: self)
    output.flushIfFull()
  }

  /// Takes a `|` line for the last step.
  func takeOutputLine(_ text: String, _ location: SourceLocation?) {
    guard let step = ended else {
      // Below a command that failed there is nothing more to be said of it.
      if !isOutputIgnored { fail(.script(.outputOfNothing), of: Step(location: location)) }
      return
    }
    do {
      let line = ScriptLine(text, number: location?.line ?? 0)
      var words = text
      if Expansion.isNeeded(text) { words = try expand(text, .text) }
      expectedOutput.append(try OutputPattern(output.redaction.redacted(words), of: line))
    } catch {
      ended = nil
      expectedOutput.removeAll()
      step.hasFailed = true
      step.error = redacted(error)
      deliver(step, nil)
      fail(error, at: location, nil)
    }
  }

  /// Compares what the last step printed with its `|` lines, and tells what came of it.
  ///
  /// - Returns: whether what follows is to be run.
  @discardableResult
  func settleStep() -> Bool {
    guard let step = ended else { return true }
    ended = nil
    isOutputIgnored = false
    var difference: [DiffLine]?
    if !expectedOutput.isEmpty {
      difference = OutputComparison.difference(expectedOutput, outputText(of: step))
      expectedOutput.removeAll(keepingCapacity: true)
    }
    if let difference {
      let error = CommandError.differs(DiffCount(difference))
      step.error = error
      step.hasFailed = step.expectation != .either
      switch options.format {
      case .text: DiffWriter(output: output).write(difference)
      case .json: writeJSON(StepRecord(step, error: error, difference: difference))
      }
      deliver(step, difference)
      guard step.hasFailed else { return true }
      fail(error, at: step.location, step.message)
      return options.keepsGoing
    }
    deliver(step, nil)
    return true
  }

  /// A text as it may be shown: with stars for what was typed into secure fields, and for secrets of
  /// the environment.
  public func redacted(_ text: String) -> String { output.redaction.redacted(text) }

  /// Hands out what came of a step, where anybody wants it.
  func deliver(_ step: Step, _ difference: [DiffLine]?) {
    guard let onStep else { return }
    let status: StepResult.Status =
      step.hasFailed ? .failed : step.error != nil && step.expectation == .either ? .noted : .passed
    onStep(
      StepResult(
        command: output.redaction.redacted(step.expectation.mark + step.shown),
        location: step.location, status: status, error: step.error,
        message: step.message.map(output.redaction.redacted), output: outputText(of: step),
        difference: difference, duration: step.duration, events: step.events,
        calls: calls(of: step),
        screen: redactedScreen))
  }

  private func calls(of step: Step) -> [String] {
    guard options.traces, options.namesCalls, !step.events.isEmpty else { return [] }
    return session.trace(of: step.events).compactMap { step in
      guard case .call(let call) = step else { return nil }
      return output.redaction.redacted(call.place.map { "\(call.name)  \($0)" } ?? call.name)
    }
  }

  /// What a step printed, as it may be shown, without colours.
  private func outputText(of step: Step) -> String {
    let bytes = step.isCheck ? outputOfCheck : outputOfStep
    let text = String(decoding: bytes, as: UTF8.self)
    return output.redaction.redacted(output.isColored ? Self.withoutColour(text) : text)
  }

  /// What the last command that is no check printed.
  public var lastOutput: String {
    let text = String(decoding: outputOfStep, as: UTF8.self)
    return output.isColored ? Self.withoutColour(text) : text
  }

  private static func withoutColour(_ text: String) -> String {
    var parts = text.split(separator: "\u{1B}[", omittingEmptySubsequences: false)
    for place in parts.indices.dropFirst() {
      parts[place] = parts[place].drop { $0 != "m" }.dropFirst()
    }
    return parts.joined()
  }

  /// The screen without what may not be shown.
  private var redactedScreen: ScreenSnapshot? {
    screen.map(output.redaction.redacted)
  }
}
