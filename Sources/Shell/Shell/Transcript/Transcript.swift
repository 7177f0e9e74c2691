import AppDriver
import Foundation
import Script

/// The writer for the output of all steps: commands, calls, warnings, leaks and screens, as text
/// or as one JSON object per step.
final class Transcript {
  /// The destination of the output.
  let output: TextOutput
  private let app: RunningApp
  let context: ScriptContext
  private let table: CommandTable
  private var traceWriter = TraceWriter()
  private var leakRecord = LeakRecord()
  private let screen: ScreenPrinter
  private var warningsShown = 0
  /// The command that `why` explains, with secrets redacted.
  private(set) var lastCommand = ""

  init(_ output: TextOutput, _ app: RunningApp, _ context: ScriptContext, _ table: CommandTable) {
    self.output = output
    self.app = app
    self.context = context
    self.table = table
    screen = ScreenPrinter(output, app, context, table)
  }

  // MARK: Steps

  /// Notes a command that acts on the app, for `why`.
  ///
  /// The command may be refused afterwards: a link that the app refuses does something, too.
  ///
  /// A title and a setting only launch the app.
  func noteAction(of step: Step, isLaunch: Bool) { lastCommand = isLaunch ? "" : step.shown }

  /// If commands are echoed, prints the command after the prompt that a user would have seen.
  func echo(_ step: Step) {
    guard context.options.echoes, context.options.format == .text else { return }
    output.styled(.faint) {
      let paths = app.session.crash == nil ? app.paths : []
      guard !paths.isEmpty else { return output.write(prompt) }
      output.writePaths(paths)
      output.write("> ")
    }
    output.write(step.expectation.mark)
    output.writeSafely(step.shown)
    output.writeNewline()
  }

  /// Writes the result of a step as text, and returns the JSON form of the same result; `nil` if
  /// the output isn't JSON.
  func write(_ step: Step, _ ending: StepEnding, after appLines: [String]) -> OutputJSON? {
    let isJSON = context.options.format == .json
    switch ending {
    case .acted(let actions): return writeActed(step, actions, heading: nil, after: appLines)
    case .began(let title): return writeActed(step, nil, heading: title.title, after: appLines)
    case .printed(let printed):
      writeAppLines(appLines)
      printed.write(output)
      return isJSON ? OutputJSON(step, printed) : nil
    case .failed(let error):
      let start = output.count
      writeAppLines(appLines)
      if !step.hasFailed { writeRefusal(error) }
      if step.showsScreenAfterError, !step.hidesScreen { screen.show(after: start) }
      return isJSON ? OutputJSON(step) : nil
    case .done:
      writeAppLines(appLines)
      return isJSON ? OutputJSON(step) : nil
    }
  }

  private func writeActed(
    _ step: Step, _ actions: [UserAction]?, heading: String?, after appLines: [String]
  ) -> OutputJSON? {
    let start = output.count
    if let note = step.note, context.options.format == .text {
      output.write("  ")
      output.writeSafely(note.words)
      output.write("\n")
      output.beginStep()
    }
    let isTraced = context.options.traces && actions != nil
    if isTraced, context.options.printsCalls, context.options.format == .text, let actions {
      traceWriter.write(app.session, actions, app.lastEvents, { app.screen }, to: output)
      // `|` lines don't cover the calls, so that scripts stay valid when the app's sources change.
      output.beginStep()
    }
    let leaks = leakRecord.changes(in: app.session, after: step)
    let writer = LeakWriter(output: output)
    // After a launch, the report about the app that ended precedes what the new one prints.
    for leak in leaks.new where leak.outlivedApp { writer.writeNew(leak) }
    if heading == nil { writeAppLines(appLines) }
    writeWarnings(in: app.lastEvents)
    for leak in leaks.withdrawn { writer.writeWithdrawn(leak) }
    for leak in leaks.new where !leak.outlivedApp { writer.writeNew(leak) }
    if let heading {
      writeHeading(heading)
      writeAppLines(appLines)
    } else if !step.hidesScreen {
      screen.show(after: start)
    }
    guard context.options.format == .json else { return nil }
    var json = OutputJSON(step)
    json.report = step.note.map { AnyEncodable(value: $0.report) }
    json.screen = step.hidesScreen ? nil : screenJSON()
    if context.options.includesEventsInJSON {
      json.events = app.session.events(in: app.lastEvents)
      if isTraced { json.trace = app.session.trace(of: app.lastEvents) }
    }
    if !leaks.new.isEmpty { json.leaks = leaks.new }
    if !leaks.withdrawn.isEmpty { json.withdrawn = leaks.withdrawn }
    return json
  }

  private func writeHeading(_ title: String) {
    output.write("== ", .bold)
    output.writeSafely(title, .bold)
    output.write("\n\n")
  }

  /// Writes the reason why a `!` or `?` command was refused.
  private func writeRefusal(_ error: CommandError) {
    output.write("  refused: ", .faint)
    output.writeSafely(error.message)
    output.write("\n\n")
  }

  /// Writes the difference between a step's output and its `|` lines.
  func write(_ difference: [DiffLine], of step: Step) {
    switch context.options.format {
    case .text:
      DiffWriter(output: output).write(difference)
    case .json: write(OutputJSON(step, difference))
    }
  }

  /// Writes a JSON object on a line of its own.
  func write(_ object: OutputJSON) {
    let json = output.redaction.redacted(json: SafeText.json(object))
    output.write(Array((json + "\n").utf8))
  }

  /// Writes a JSON object that belongs to no step.
  func writeObject(_ fill: (inout OutputJSON) -> Void) {
    var object = OutputJSON()
    fill(&object)
    write(object)
  }

  /// Returns the JSON form of the visible screen, with the rows that the text shows; `nil` if there
  /// is no screen.
  ///
  /// If `isComplete` is set, it includes all rows, up to a bound.
  func screenJSON(isComplete: Bool = false) -> ScreenJSON? {
    guard let visible = app.visible else { return nil }
    var screen = visible.screen
    if isComplete, visible.hasMoreRows {
      screen = app.session.screen(rowLimit: VisibleScreen.mostRowsShown) ?? screen
    }
    return ScreenJSON(
      screen, tapCommands: visible.tapCommands(among: table),
      isInBackground: app.session.isInBackground)
  }

  /// The panes of the visible screen as they are printed in a pipe; empty if there is no screen.
  var panes: String { screen.panes }

  // MARK: Warnings and leaks

  /// Prints the UIKit warnings in a range of events.
  func writeWarnings(in positions: Range<Int>) {
    guard app.session.warningCount != warningsShown else { return }
    warningsShown = app.session.warningCount
    for event in app.session.events(in: positions) where event.kind == .warning {
      output.write("  warning: ", .red)
      output.writeSafely(event.detail ?? "")
      output.write("\n")
    }
  }

  /// Resets the count of printed warnings after a launch.
  func forgetWarnings() { warningsShown = 0 }

  /// Discards all findings of the leak check.
  func forgetLeaks() { leakRecord.reset() }

  /// Discards what is known about the last script's app, before the launch for another script.
  func startOver() {
    forgetLeaks()
    forgetScreen()
    lastCommand = ""
  }

  /// Discards the leak check's findings about the running app, before a launch.
  ///
  /// - Parameter isReplay: Whether the actions since the last launch are repeated.
  func forgetLeaksOfLaunch(isReplay: Bool) { leakRecord.forgetLaunch(isReplay: isReplay) }

  /// Returns the output of `leaks`, or a note that the check is off.
  func leakOutput() -> CommandOutput {
    guard context.options.findsLeaks else { return .leakCheckOff }
    let found = app.session.leaks + app.session.keptObjects
    let list = leakList(found)
    return CommandOutput(LeakAnswer(check: .on, leaks: found)) { list.write(to: $0) }
  }

  /// Lists the objects that have leaked by the end of a script, and returns the list as text
  /// without secrets.
  func showRemainingLeaks() -> String {
    let leaks = app.session.isRunning ? app.session.reportedLeaks : []
    return show(leaks, leakList(leaks), under: "left behind at the end")
  }

  /// Lists the objects that outlived the app, which has just ended, and returns the list as text
  /// without secrets.
  @discardableResult
  func showSurvivors(_ leaks: [Leak]) -> String {
    var list = leakList(leaks)
    list.namesReason = false
    return show(leaks, list, under: "left behind after the app ended")
  }

  private func show(_ leaks: [Leak], _ list: LeakList, under heading: String) -> String {
    guard !leaks.isEmpty else { return "" }
    switch context.options.format {
    case .text: list.write(under: heading, to: output)
    case .json: writeObject { $0.leaks = leaks }
    }
    return output.redaction.redacted(list.text(under: heading))
  }

  private func leakList(_ leaks: [Leak]) -> LeakList {
    LeakList(
      findings: leaks.map { ($0, leakRecord.command(of: $0)) },
      beganLate: app.session.leakCheckBeganLate)
  }

  // MARK: The screen

  /// Writes the visible screen, or a note that it hasn't changed.
  func showScreen() { screen.show(after: output.count) }

  /// Writes the visible screen before the first command.
  func showFirstScreen() {
    context.options.format == .text ? showScreen() : writeScreen()
  }

  /// Writes the visible screen, its path, the tabs and the coordinators in charge; as JSON, an
  /// object of its own.
  func writeScreen() {
    switch context.options.format {
    case .text: writeScreenText(isComplete: false)
    case .json:
      guard let screen = screenJSON() else { return }
      writeObject { $0.screen = screen }
    }
  }

  /// Writes the visible screen as text, whatever the format; if `isComplete` is set, with all rows,
  /// up to a bound.
  func writeScreenText(isComplete: Bool) { screen.write(isComplete: isComplete) }

  /// Discards the last screen printed, for example before switching to another app.
  func forgetScreen() {
    screen.forget()
    app.forgetScreen()
  }

  // MARK: The prompt

  /// The prompt: the current path, or a word if the app has crashed or shows nothing.
  var prompt: String {
    guard app.session.crash == nil else { return "crashed> " }
    let paths = app.paths
    guard !paths.isEmpty else { return "flowsh> " }
    let path = output.safe(PathText.text(paths))
    guard let layout = output.layout() else { return path + "> " }
    return Layout.end(ofPath: path, to: layout.promptColumns - 2) + "> "
  }

  /// Returns the lines that the app printed and the screen, as text; `nil` if there are no lines
  /// and the screen hasn't changed since it was last printed.
  func changes(after appLines: [String]) -> String? {
    let start = output.count
    defer { output.takeBack(to: start) }
    writeLooseAppLines(appLines)
    if context.options.format == .text { screen.showIfChanged() }
    guard output.count > start else { return nil }
    return output.fitted(since: start)
  }
}
