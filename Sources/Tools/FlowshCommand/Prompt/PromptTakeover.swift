import Editline
import Files
import Shell

/// The part of a prompt that hands over to the app's new program, and that comes back in it.
final class PromptTakeover {
  private let link: PromptLink
  private let interpreter: Interpreter
  private let writer: StandardOutput
  private let history: PromptHistory
  /// Whether the commands of an earlier process are being repeated.
  private var isComingBack = false

  init(
    _ link: PromptLink, _ interpreter: Interpreter, _ writer: StandardOutput,
    _ history: PromptHistory
  ) {
    self.link = link
    self.interpreter = interpreter
    self.writer = writer
    self.history = history
    interpreter.isResumable = true
  }

  /// A summary of the build of this process's program; empty if it is the first one.
  var summary: String { link.summary }

  // MARK: Messages

  /// Returns the messages that have arrived, as they are written to a terminal; `nil` if there are
  /// none.
  func notes() -> String? {
    link.receive()
    guard link.hasNotes else { return nil }
    return link.takeNotes().map { note in
      switch note {
      case .note(let lines), .rebuilt(let lines): StandardStreams.text(of: lines, isError: false)
      case .problem(let lines): StandardStreams.text(of: lines, isError: true)
      }
    }.joined()
  }

  /// Whether messages have arrived, or the new program is to take over.
  var hasNews: Bool {
    link.receive()
    return link.hasNotes || isDue
  }

  /// Whether the new program is to take over, and nothing would be lost.
  var isDue: Bool { link.canRestart && !interpreter.isReadingBlock }

  // MARK: The earlier process

  /// Writes what another process needs to come back, in case that this one ends by a crash.
  func save() {
    // A process that crashes while it repeats commands leaves the state that it has found.
    if !isComingBack { try? link.save(state) }
  }

  private var state: PromptState {
    PromptState(shell: interpreter.journal, addedLines: history.lines.added)
  }

  /// Has the app's new program take over this process, with the line that is being edited.
  func handOver(_ draft: LineDraft, _ capture: OutputCapture) -> Never {
    interpreter.showAppOutput(isLast: true)
    interpreter.finishRecording()
    writer.text.flush()
    var state = state
    state.draft = draft
    state.screen = interpreter.state.shownPanes
    CrashGuard.disarm()
    let problem: String
    do {
      try link.save(state)
      problem = String(errorNumber: link.restart(capture))
    } catch {
      problem = "\(error)"
    }
    StandardStreams.complain("can't start the rebuilt program: \(problem)")
    _ = history.save()
    writer.finish(with: .crash)
  }

  // MARK: The later process

  /// Launches the app and repeats the commands of an earlier process, and shows what differs.
  func comeBack(to state: PromptState) {
    isComingBack = true
    defer { isComingBack = false }
    writer.text.flush()
    writer.isMuted = true
    var problems: [String] = []
    do throws(CommandError) {
      try interpreter.prepare(for: state.shell)
    } catch {
      problems.append(error.message)
    }
    interpreter.start()
    let result = interpreter.replay(state.shell)
    writer.text.flush()
    writer.isMuted = false
    if let complaint = result.complaint { problems.append(complaint) }
    if state.shell.hasFixtures {
      problems.append("the setup and the teardown aren't kept; enter them again")
    }
    let isText = interpreter.options.format == .text
    if isText { interpreter.output.write("\(link.summary); \(result.summary)\n") }
    interpreter.output.flush()
    for problem in problems { StandardStreams.complain(problem) }
    if interpreter.state.shownPanes != state.screen {
      if isText { interpreter.output.write("\n") }
      interpreter.showScreenAgain()
    }
    interpreter.output.flush()
  }
}
