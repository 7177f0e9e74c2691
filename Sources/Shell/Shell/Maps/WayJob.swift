import AppDriver
import Exploration
import Script

/// A job that goes to a screen, one command after another, which are undone together.
final class WayJob: Job {
  /// Where the steps come from.
  enum Guide {
    /// The states that an exploration has found.
    case finder(WayFinder)
    /// A step that was seen to lead there from here; empty if the app is there.
    case steps([UserAction])
    /// What the user has done to get there since the launch, which is done again.
    case again([UserAction])
  }

  let scope: Scope
  /// The name of the screen.
  private let target: String
  private let guide: Guide
  private let location: SourceLocation?
  private var hasRelaunched = false
  /// The actions to do again that are left.
  private var left: ArraySlice<UserAction> = []
  private var hasMoved = false
  /// The number of actions since the launch when the job began, which its steps have in common.
  private var start: Int?

  init(
    to target: String, by guide: Guide, at location: SourceLocation?, scope: Scope
  ) {
    self.target = target
    self.guide = guide
    self.location = location
    self.scope = scope
  }

  func advance(_ execution: Interpreter) {
    switch guide {
    case .steps(let actions):
      if !hasMoved, !actions.isEmpty { return perform(actions, execution) }
      end(execution, isThere: LabelMatch.isWhole(target, execution.app.session.screenName ?? ""))
    case .again(let actions):
      guard hasRelaunched else {
        left = actions[...]
        return relaunch(execution)
      }
      if let next = left.popFirst() { return perform([next], execution) }
      end(execution, isThere: LabelMatch.isWhole(target, execution.app.session.screenName ?? ""))
    case .finder(let finder):
      switch finder.next(in: execution.app.session) {
      case .step(let step):
        if let actions = actions(of: step, execution) { return perform(actions, execution) }
        end(execution, isThere: false)
      case .arrived: end(execution, isThere: true)
      case .noWay where hasRelaunched: end(execution, isThere: false)
      case .noWay:
        finder.didRelaunch()
        relaunch(execution)
      }
    }
  }

  private func end(_ execution: Interpreter, isThere: Bool) {
    execution.jobs.pop()
    if !isThere { return fail(execution) }
    if !hasMoved { execution.transcript.writeScreen() }
  }

  private func relaunch(_ execution: Interpreter) {
    hasRelaunched = true
    perform("relaunch", execution) {
      ActionJob($0, launch: execution.app.session.context, scope: scope)
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
      groups: execution.host.wantsSteps ? ["goto \(target)"] : [],
      isTimed: execution.host.wantsSteps)
    step.way = start
    execution.transcript.writeStepOfWay(step)
    execution.begin(step)
    execution.jobs.push(job(step))
  }

  /// Returns a step's actions on the visible screen; `nil` if something isn't there.
  private func actions(of step: WalkStep, _ execution: Interpreter) -> [UserAction]? {
    let actions = step.actions.indices.compactMap { step.action(at: $0, in: execution.app.session) }
    return actions.count == step.actions.count ? actions : nil
  }

  private func fail(_ execution: Interpreter) {
    let now = execution.app.session.screenName ?? "nothing"
    execution.fail(
      .cannotExplore(
        "the known way to \(SafeText.quotedLabel(target)) now leads to \(SafeText.quotedLabel(now))"
          + "; \"map --all\" shows what is known"), at: location, command: "goto \(target)")
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
