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

  /// Ends a command that changed something: shows the screen.
  ///
  /// - Parameters:
  ///   - step: the command.
  ///   - actions: what it did, without a launch and what was done again after it.
  func finish(_ step: Step, _ actions: [UserAction]?) {
    hasActed = true
    lastCommand = step.shown
    guard worksAsExpected(step) else { return }
    switch options.format {
    case .text:
      if options.traces, let actions {
        traceWriter.write(session, actions, lastEvents, { screen }, to: output)
      }
      showWarnings(in: lastEvents)
      showLeaks(after: step)
      showScreen()
    case .json:
      writeJSON(
        StepRecord(
          step, screen: screen, events: session.events(in: lastEvents),
          trace: options.traces && actions != nil ? session.trace(of: lastEvents) : nil,
          leaks: leakRecord.changes(in: session, after: step)))
    }
    output.flushIfFull()
  }

  /// Ends a command that has nothing to show.
  func finishQuietly(_ step: Step) {
    guard worksAsExpected(step) else { return }
    if options.format == .json { writeJSON(StepRecord(step)) }
    output.flushIfFull()
  }

  /// Ends a looking command.
  func show(_ report: Report, _ step: Step) {
    guard worksAsExpected(step) else { return }
    switch options.format {
    case .text: report.write(output)
    case .json: writeJSON(StepRecord(step, report: report.value))
    }
    output.flushIfFull()
  }

  /// Ends a command that failed, and with it the line or script, unless scripts go on.
  func fail(_ error: CommandError, of step: Step) {
    if options.format == .json { writeJSON(StepRecord(step, error: error)) }
    guard step.expectation == .success else { return noteRefusal(error) }
    fail(error, at: step.location)
  }

  /// Says why a command was refused that was expected to be, or that might be.
  private func noteRefusal(_ error: CommandError) {
    guard options.format == .text else { return }
    output.write("  refused: ", .faint)
    output.writeSafely(error.message)
    output.write("\n\n")
  }

  /// Whether a command that worked may have worked; one that had to be refused fails.
  private func worksAsExpected(_ step: Step) -> Bool {
    guard step.expectation == .refusal else { return true }
    fail(
      .unmet(
        expected: "\"\(SafeText.escaped(step.shown))\" to be refused", found: "that it works",
        hint: "take the ! off"),
      of: Step(shown: step.shown, location: step.location))
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

  func fail(_ error: CommandError, at location: SourceLocation?) {
    result.status = max(result.status, error.status)
    output.flush()
    report(Diagnostic(location: location, error: error))
    guard !options.keepsGoing else { return }
    if mayDropSecret { result.carriesSecret = true }
    frames.removeAll(keepingCapacity: true)
  }

  /// Whether what is left of the line, which nobody will have looked at, may hold a secret: a
  /// button's verb with arguments, or something to type.
  private var mayDropSecret: Bool {
    guard case .line(let line) = frames.last else { return false }
    let rest = OpenLine(text: line.text, location: nil)
    rest.position = line.position
    while let parsed = try? parse(rest) {
      if parsed.command == nil || parsed.name == "type", !parsed.words.isEmpty { return true }
      rest.position = parsed.end
    }
    return false
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
    return String(decoding: now, as: UTF8.self)
  }
}
