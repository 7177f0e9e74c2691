import Editline
import Files
import Script
import Shell
import TestRunner
import Walkthroughs

/// A case that stands still where a step fails, or where the user wants it to.
///
/// At such a pause, a prompt runs the user's commands on the app, and the user decides how the case
/// goes on.
final class SteppedCase {
  /// The next pause, apart from those at failures.
  private enum Goal: Equatable {
    /// Only at a failure.
    case failure
    /// Before the statement after the given number of other ones.
    case statement(after: Int)
    /// Before the first statement at a line of the walkthrough or below it.
    case line(Int)
    /// None, because the user has left.
    case none
  }

  private let run: CaseRun
  private let path: String
  private let loop: InteractiveLoop
  private let writer: StandardOutput
  private var lines: ChangedLines
  /// The options of the case, and those of the prompt once there has been one.
  private var options: (ofCase: ShellOptions, ofPrompt: ShellOptions)
  private var goal = Goal.failure
  /// The line up to which the case is to run again from its start; `nil` if it isn't.
  private var restart: Int?
  /// The line in the walkthrough of the last statement that has begun.
  private var place = 0
  /// Whether a changed line is running.
  private var isChanging = false
  private var hasPaused = false
  /// Whether a step has failed for which no other line has succeeded.
  private var hasFailed = false

  /// Creates a case that runs as a walkthrough with the given path says.
  init(
    _ run: CaseRun, in path: String, _ files: ScriptFiles, _ loop: InteractiveLoop,
    _ writer: StandardOutput
  ) {
    self.run = run
    self.path = path
    self.loop = loop
    self.writer = writer
    lines = ChangedLines(files)
    var options = run.interpreter.options
    options.printsCalls = true
    self.options = (options, options)
    self.options.ofPrompt.wholeLabelsOnly = false
    self.options.ofPrompt.echoes = false
  }

  /// Runs the case with its pauses, and exits the process.
  func perform() -> Never {
    run.interpreter.options = options.ofCase
    run.onStatement = { [unowned self] in willBegin($0, at: $1) }
    run.onFailure = { [unowned self] in goesOn(after: $0) }
    run.isStopped = { [unowned self] in hasPaused && goal != .none && loop.isInterrupted }
    // The steps up to the failure have been shown.
    mute(true)
    _ = run.run()
    do throws(CommandError) {
      while let line = restart {
        (restart, goal, place, hasFailed) = (nil, .line(line), 0, false)
        mute(true)
        _ = try run.runAgain()
      }
    } catch {
      StandardStreams.complain(error.message)
    }
    mute(false)
    if !hasPaused {
      StandardStreams.complain("no prompt: the case didn't fail when it ran again")
    } else if goal != .none {
      writer.text.write("end of the case: \(hasFailed ? "failed" : "passed")\n\n", .bold)
    }
    loop.finish(loop.hasQuit ? .failure : .success)
  }

  private func mute(_ isMuted: Bool) {
    writer.text.flush()
    writer.isMuted = isMuted
  }

  // MARK: Where the case stands still

  private func willBegin(_ statement: Statement, at location: SourceLocation) -> PauseOutcome {
    guard !isChanging else { return .goOn }
    // The teardown runs before the case starts over.
    guard goal != .none, restart == nil else { return .goOn }
    if let text = lines.text(at: location) {
      return change(to: text, at: location) ? .skip : .goOn
    }
    if location.file == path { place = location.line }
    switch goal {
    case .statement(let count) where count > 0: goal = .statement(after: count - 1)
    case .statement: return pause(at: location, statement)
    case .line(let line) where location.file == path && location.line >= line:
      return pause(at: location, statement)
    case .failure, .line, .none: break
    }
    return .goOn
  }

  private func pause(at location: SourceLocation, _ statement: Statement) -> PauseOutcome {
    let title =
      "paused before \(name(of: location)): \(run.interpreter.shownAtPause(statement.line))"
    switch decide(title, at: location) {
    case .step?:
      goal = .statement(after: 0)
      return .goOn
    case .change?: return .skip
    case .continue?, .run?: return restart == nil ? .goOn : .end
    case nil: return .end
    }
  }

  private func goesOn(after diagnostic: Diagnostic) -> Bool {
    guard goal != .none, restart == nil, diagnostic.error != .interrupted else { return false }
    writer.text.flush()
    StandardStreams.complain(diagnostic.line)
    guard !isChanging else { return false }
    let location = diagnostic.location
    let title = location.map { "paused after \(name(of: $0)), which failed" } ?? "paused"
    switch decide(title, at: location) {
    case .step?:
      goal = .statement(after: 1)
      hasFailed = true
    case .change?: break
    case .continue?, .run?: hasFailed = true
    case nil: return false
    }
    return restart == nil
  }

  private func name(of location: SourceLocation) -> String {
    (location.file == path ? "" : location.file + ", ") + "line \(location.line)"
  }

  // MARK: How the case goes on

  /// Shows the prompt until the user decides how the case goes on; `nil` if the user leaves.
  private func decide(_ title: String, at location: SourceLocation?) -> Resumption? {
    let isFirst = !hasPaused
    hasPaused = true
    // A step that has just run has shown the screen.
    var showsScreen = writer.isMuted
    mute(false)
    run.interpreter.options = options.ofPrompt
    defer {
      // The user may have changed them.
      run.interpreter.options = options.ofCase
      run.interpreter.host = run
    }
    var (title, draft): (String?, LineDraft?) = (title, nil)
    if isFirst {
      title? +=
        "; \"step\", \"continue\", \"run to LINE\" or \"change TEXT\" goes on,"
        + " Ctrl-D ends this case, \"quit\" the run"
    }
    while true {
      let resumption = loop.pause(title, showsScreen: showsScreen, from: draft)
      options.ofPrompt = run.interpreter.options
      (title, showsScreen, draft) = (nil, false, nil)
      switch resumption {
      case .step?: return .step
      case .continue?:
        goal = .failure
        mute(true)
        return .continue
      case .run(let line)?:
        guard hasLine(line) else { continue }
        if line <= place {
          restart = line
          for file in lines.changedFiles {
            StandardStreams.complain(
              "\(file) has changed; the case starts over as it was; Ctrl-D uses the new file")
          }
        }
        goal = .line(line)
        mute(true)
        return .run(to: line)
      case .change(let text)?:
        guard let location, let old = lines.changeableText(at: location) else {
          StandardStreams.complain("\"change\" needs a line of commands; edit the file instead")
          continue
        }
        guard let text else {
          let shown = run.interpreter.shownAtPause(ScriptLine(old, number: location.line))
          let text = "change \(old)"
          if loop.editsLines, shown == old {
            draft = LineDraft(text: text, cursor: text.unicodeScalars.count)
          } else {
            StandardStreams.complain("\"change\" needs the new line; the current one is: \(shown)")
          }
          continue
        }
        if change(to: text, at: location, asksToKeep: true) {
          goal = .statement(after: 0)
          return .change(text)
        }
      case nil:
        goal = .none
        return nil
      }
    }
  }

  /// Returns whether the case has a line, and says so if it hasn't.
  private func hasLine(_ line: Int) -> Bool {
    let ranges = run.statements.map(\.lineNumbers)
    guard let first = run.walkthroughCase.statements.first?.lineNumbers.lowerBound,
      let last = ranges.last?.upperBound, !ranges.contains(where: { $0.contains(line) }),
      !(first...last).contains(line)
    else { return true }
    StandardStreams.complain(
      "line \(line) isn't in this case, which has lines \(first) to \(last)")
    return false
  }

  /// Runs a line in place of another one, and returns whether it has succeeded.
  private func change(
    to text: String, at location: SourceLocation, asksToKeep: Bool = false
  ) -> Bool {
    guard ChangedLines.isOfCommands(text) else {
      StandardStreams.complain("\"change\" takes one line of commands, not a block or a setting")
      return false
    }
    guard run.interpreter.performsOrExpects(text) else {
      StandardStreams.complain(
        "\"change\" needs a line that performs or expects something, not a command of the shell")
      return false
    }
    run.interpreter.options = options.ofCase
    run.interpreter.host = run
    isChanging = true
    let result = run.interpreter.run(text, inPlaceOf: location)
    isChanging = false
    run.interpreter.options = options.ofPrompt
    guard result.hasSucceeded else { return false }
    lines.change(location, to: text)
    guard asksToKeep else { return true }
    writer.text.flush()
    if let obstacle = result.writesSecret
      ? "the line contains a secret; name a variable of @secret in its place"
      : lines.obstacle(toKeeping: location)
    {
      StandardStreams.complain("not kept: \(obstacle)")
      return true
    }
    if loop.confirm("keep this as line \(location.line) of \(location.file)?") {
      do throws(FileError) {
        try lines.keep(location)
        writer.text.writeSafely("kept: \(location.file):\(location.line)")
        writer.text.write("\n")
      } catch {
        StandardStreams.complain("\(location.file): the line wasn't kept: \(error)")
      }
    }
    return true
  }
}
