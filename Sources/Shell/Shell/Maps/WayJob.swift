import AppDriver
import Script

/// A job that goes to a screen, one command after another, which are undone together.
final class WayJob: Job {
  let scope: Scope
  private let way: Way
  private let location: SourceLocation?
  private var hasMoved = false
  private var hasRelaunched = false
  /// The number of actions since the launch when the job began, which its steps have in common.
  private var start: Int?

  init(_ way: Way, at location: SourceLocation?, scope: Scope) {
    self.way = way
    self.location = location
    self.scope = scope
  }

  func advance(_ interpreter: Interpreter) {
    let session = interpreter.app.session
    switch way.next(session) {
    case .perform(let actions): perform(actions, interpreter)
    case .relaunch:
      hasRelaunched = true
      perform("relaunch", interpreter) { ActionJob($0, launch: session.context, scope: scope) }
    case .arrived:
      interpreter.jobs.pop()
      if !hasMoved { interpreter.transcript.writeScreen() }
    case .lost:
      interpreter.jobs.pop()
      interpreter.fail(
        .cannotExplore(.wayChanged(to: way.target, now: session.screenName)), at: location,
        command: "goto \(way.target)")
    }
  }

  private func perform(_ actions: [UserAction], _ interpreter: Interpreter) {
    interpreter.hideSecrets(in: actions)
    let text = ActionText(shell: interpreter.state, screen: interpreter.state.searchedScreen) {
      text, _, isSecure in
      isSecure && !text.isEmpty ? SecretFilter.stars : SafeText.quotedWord(text)
    }
    let line = text.verb(for: actions) ?? actions.map(text.command).joined(separator: "; ")
    perform(line.withoutRepetitions, interpreter) { ActionJob($0, actions, scope: scope) }
  }

  /// Runs a command as a step of its own.
  private func perform(_ line: String, _ interpreter: Interpreter, _ job: (Step) -> ActionJob) {
    hasMoved = true
    let start = hasRelaunched ? 0 : start ?? interpreter.app.session.actionCount
    self.start = start
    let step = Step(
      line, name: String(line.prefix { $0 != " " }), at: location,
      groups: interpreter.host.wantsSteps ? [StepGroup(name: "goto \(way.target)", line: 0)] : [],
      isTimed: interpreter.host.wantsSteps)
    step.way = start
    interpreter.transcript.writeStepOfWay(step)
    interpreter.begin(step)
    interpreter.jobs.push(job(step))
  }
}

extension Transcript {
  /// Shows a command that another one runs, as it would be typed.
  func writeStepOfWay(_ step: Step) {
    guard context.options.format == .text else { return }
    output.writeSafely("> \(step.shown)", .faint)
    output.write("\n")
  }
}
