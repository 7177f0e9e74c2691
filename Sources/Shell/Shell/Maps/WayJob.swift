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

  func advance(_ execution: Interpreter) {
    let session = execution.app.session
    switch way.next(session) {
    case .perform(let actions): perform(actions, execution)
    case .relaunch:
      hasRelaunched = true
      perform("relaunch", execution) { ActionJob($0, launch: session.context, scope: scope) }
    case .arrived:
      execution.jobs.pop()
      if !hasMoved { execution.transcript.writeScreen() }
    case .lost:
      execution.jobs.pop()
      let now = session.screenName ?? "nothing"
      execution.fail(
        .cannotExplore(
          "the known way to \(SafeText.quotedLabel(way.target)) now leads to "
            + "\(SafeText.quotedLabel(now)); \"map --all\" shows what is known"), at: location,
        command: "goto \(way.target)")
    }
  }

  private func perform(_ actions: [UserAction], _ execution: Interpreter) {
    execution.hideSecrets(in: actions)
    let text = ActionText(shell: execution.view, screen: execution.view.searchedScreen) {
      text, _, isSecure in
      isSecure && !text.isEmpty ? SecretFilter.stars : SafeText.quotedWord(text)
    }
    let line = text.verb(for: actions) ?? actions.map(text.command).joined(separator: "; ")
    perform(line.withoutRepetitions, execution) { ActionJob($0, actions, scope: scope) }
  }

  /// Runs a command as a step of its own.
  private func perform(_ line: String, _ execution: Interpreter, _ job: (Step) -> ActionJob) {
    hasMoved = true
    let start = hasRelaunched ? 0 : start ?? execution.app.session.actionCount
    self.start = start
    let step = Step(
      line, name: String(line.prefix { $0 != " " }), at: location,
      groups: execution.host.wantsSteps ? ["goto \(way.target)"] : [],
      isTimed: execution.host.wantsSteps)
    step.way = start
    execution.transcript.writeStepOfWay(step)
    execution.begin(step)
    execution.jobs.push(job(step))
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
