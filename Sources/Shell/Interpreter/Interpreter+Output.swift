import AppDriver
import Glibc

extension Interpreter {
  /// Prints a command with the prompt that a person would have seen, where commands are printed.
  func echo(_ step: Step) {
    guard options.echoes, options.format == .text else { return }
    output.styled(.faint, writePrompt)
    output.write(step.expectation.mark)
    output.writeSafely(step.shown)
    output.write("\n")
  }

  /// Writes what `prompt` says, without making a string of it.
  private func writePrompt() {
    guard hasActed, let sight else { return output.write(prompt) }
    output.writePaths(sight.stack, beside: sight.paths.dropFirst())
    output.write("> ")
  }

  /// Ends a command that changed something: shows what led there, and the screen or a heading in its
  /// place.
  ///
  /// - Parameters:
  ///   - step: the command.
  ///   - actions: what it did, nil for a launch and what was done again after it.
  ///   - heading: the title of a case that begins here.
  func finish(_ step: Step, _ actions: [UserAction]?, heading: String? = nil) {
    hasActed = heading == nil
    lastCommand = step.shown
    guard worksAsExpected(step) else { return }
    let isTraced = options.traces && actions != nil
    if isTraced, options.printsCalls, options.format == .text, let actions {
      traceWriter.write(session, actions, lastEvents, { screen }, to: output)
      // A walk stays true when the app's sources change: `|` lines begin below the calls.
      output.beginStep()
    }
    showWarnings(in: lastEvents)
    let leaks = leakRecord.changes(in: session, after: step)
    showLeaks(leaks)
    if let heading { writeHeading(heading) } else { showScreen() }
    end(step) {
      StepRecord(
        step, screen: screen, events: session.events(in: lastEvents),
        trace: isTraced ? session.trace(of: lastEvents) : nil, leaks: leaks)
    }
  }

  /// Ends a command that has nothing to show.
  func finishQuietly(_ step: Step) {
    guard worksAsExpected(step) else { return }
    end(step) { StepRecord(step) }
  }

  /// Ends a looking command.
  func show(_ report: Report, _ step: Step) {
    guard worksAsExpected(step) else { return }
    report.write(output)
    end(step) { StepRecord(step, report: report.value) }
  }

  private func writeHeading(_ title: String) {
    output.write("== ", .bold)
    output.writeSafely(title, .bold)
    output.write("\n\n")
  }

  /// Ends a command that failed, and with it the line or script, unless scripts go on.
  func fail(_ error: CommandError, of step: Step) {
    settleStep()
    // A check that could not be made was not refused.
    let couldNotCheck = error == .leakCheckOff && step.expectation == .refusal
    let error = redacted(error)
    step.error = error
    guard step.expectation == .success || couldNotCheck else {
      writeRefusal(error)
      return end(step) { StepRecord(step, error: error) }
    }
    failFinally(error, of: step)
  }

  /// Ends a command that failed, whatever was expected of it.
  private func failFinally(_ error: CommandError, of step: Step) {
    step.error = error
    step.hasFailed = true
    end(step) { StepRecord(step, error: error) }
    ended = nil
    isOutputIgnored = true
    deliver(step, nil)
    fail(error, at: step.location, step.message)
  }

  /// The error as it may be shown.
  func redacted(_ error: CommandError) -> CommandError {
    guard !output.redaction.isEmpty, output.redaction.finds(in: error.message) else { return error }
    return .redacted(message: output.redaction.redacted(error.message), status: error.status)
  }

  /// Says why a command was refused that was expected to be, or that might be.
  private func writeRefusal(_ error: CommandError) {
    output.write("  refused: ", .faint)
    output.writeSafely(error.message)
    output.write("\n\n")
  }

  /// Whether a command that worked may have worked; one that had to be refused fails.
  private func worksAsExpected(_ step: Step) -> Bool {
    guard step.expectation == .refusal else { return true }
    failFinally(
      .unmet(
        expected: "\"\(SafeText.escaped(step.shown))\" to be refused", found: "that it works",
        hint: "take the ! off"),
      of: step)
    return false
  }

  /// Prints what UIKit would have logged.
  func showWarnings(in positions: Range<Int>) {
    guard session.warningCount != warningsShown else { return }
    warningsShown = session.warningCount
    for event in session.events(in: positions) where event.name == "warning" {
      output.write("  warning: ", .red)
      output.writeSafely(event.detail ?? "")
      output.write("\n")
    }
  }

  func fail(_ error: CommandError, at location: SourceLocation?, _ message: String?) {
    result.status = max(result.status, error.status)
    output.flush()
    report(
      Diagnostic(
        location: location, error: redacted(error),
        message: message.map(output.redaction.redacted)))
    guard !options.keepsGoing || error == .interrupted else { return }
    if mayDropSecret { result.carriesSecret = true }
    if !options.keepsGoing { unwind() }
  }

  /// The visible screen in words, or that it is as before.
  public func showScreen() {
    let start = output.count
    writeScreen(rowLimit: Self.rowsShown)
    if isShown(output.bytes(since: start)) {
      output.takeBack(to: start)
      output.write("  (the screen is as before)\n\n", .faint)
    } else {
      shownScreen.removeAll(keepingCapacity: true)
      shownScreen.append(contentsOf: output.bytes(since: start))
    }
  }

  /// Whether bytes are those of the screen that was shown last.
  private func isShown(_ bytes: UnsafeRawBufferPointer) -> Bool {
    shownScreen.withUnsafeBytes { shown in
      guard shown.count == bytes.count, let one = shown.baseAddress, let other = bytes.baseAddress
      else { return false }
      return memcmp(one, other, bytes.count) == 0
    }
  }

  /// Writes the visible screen, where it stands, the tabs and who is in charge.
  public func writeScreen(rowLimit: Int) {
    let sight =
      rowLimit == Self.rowsShown
      ? sight : Sight(session.screen(rowLimit: rowLimit), revision: session.revision)
    if session.isInBackground {
      output.write("(in the background; foreground comes back)\n\n")
    } else if let sight, let screen = sight.screen {
      ScreenWriter(output: output, isShortened: rowLimit == Self.rowsShown)
        .write(screen, reaches: sight.verbs.reaches(among: table))
    } else {
      output.write("(nothing on the screen)\n\n")
    }
  }

  /// Forgets what was shown, as when another app runs.
  func forgetScreen() {
    shownScreen.removeAll(keepingCapacity: true)
    cachedSight = nil
  }

  /// Lets an app at rest go on with timers and work that is done elsewhere.
  ///
  /// - Returns: the screen in words, where it has changed since it was shown.
  public func idle() -> String? {
    session.idle()
    guard options.format == .text else { return nil }
    let start = output.count
    defer { output.takeBack(to: start) }
    writeScreen(rowLimit: Self.rowsShown)
    let now = output.bytes(since: start)
    guard !shownScreen.isEmpty, !isShown(now) else { return nil }
    shownScreen = Array(now)
    hasActed = true
    return output.redaction.redacted(String(decoding: now, as: UTF8.self))
  }
}
