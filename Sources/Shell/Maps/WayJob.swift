import AppDriver
import Exploration
import Script

/// A job that goes to a screen, one command after another, each of which can be undone.
///
/// It takes the shortest known way from the present screen. If that turns out to lead elsewhere, it
/// launches the app again and takes the way from there.
final class WayJob: Job {
  let scope: Scope
  private let target: KnownMap.Screen
  private let map: KnownMap
  private let location: SourceLocation?
  private var tracker: ScreenTracker
  /// The steps that are left; `nil` before the job has looked where the app is.
  private var steps: [WalkStep]?
  /// The screens to which these steps lead; empty if they aren't known.
  private var stops: [String] = []
  private var hasRelaunched = false

  init(
    to target: KnownMap.Screen, on map: KnownMap, _ tracker: ScreenTracker,
    at location: SourceLocation?, scope: Scope
  ) {
    self.target = target
    self.map = map
    self.tracker = tracker
    self.location = location
    self.scope = scope
  }

  func advance(_ execution: Execution) -> SessionRequest? {
    tracker.begin(execution.app.session)
    if steps == nil { begin() }
    guard let step = steps?.first else {
      guard tracker.screen == target.id || hasRelaunched else { return relaunch(execution) }
      execution.jobs.pop()
      if tracker.screen != target.id {
        fail(execution)
      } else if stops.isEmpty, !hasMoved {
        execution.transcript.writeScreen()
      }
      return nil
    }
    if let stop = stops.first {
      guard tracker.screen == stop else { return relaunch(execution) }
      stops.removeFirst()
    }
    guard let actions = actions(of: step, execution) else {
      guard hasRelaunched else { return relaunch(execution) }
      execution.jobs.pop()
      fail(execution)
      return nil
    }
    steps?.removeFirst()
    hasMoved = true
    let text = ActionText(shell: execution.view, screen: execution.app.screen) {
      text, _, isSecure in
      isSecure && !text.isEmpty ? SecretFilter.stars : SafeText.quotedWord(text)
    }
    let line = text.verb(for: actions) ?? actions.map(text.command).joined(separator: "; ")
    perform(line, execution) { ActionJob($0, actions, scope: scope) }
    return nil
  }

  private var hasMoved = false

  /// Takes the known way from the present screen.
  private func begin() {
    guard let here = tracker.screen, let way = map.way(from: here, to: target.id) else {
      steps = []
      return
    }
    steps = way.map(\.step)
    stops = way.map(\.from)
  }

  /// Launches the app, from where the way to the screen is known.
  private func relaunch(_ execution: Execution) -> SessionRequest? {
    guard !hasRelaunched else {
      execution.jobs.pop()
      fail(execution)
      return nil
    }
    hasRelaunched = true
    hasMoved = true
    steps = target.walk
    stops = []
    perform("relaunch", execution) {
      ActionJob($0, launch: execution.app.session.context, scope: scope)
    }
    return nil
  }

  /// Runs a command as a step of its own.
  private func perform(_ line: String, _ execution: Execution, _ job: (Step) -> ActionJob) {
    let step = Step(
      line, name: String(line.prefix { $0 != " " }), at: location, expectation: .success,
      message: nil, groups: execution.host.wantsSteps ? ["goto \(target.name)"] : [],
      isTimed: execution.host.wantsSteps)
    execution.transcript.writeStepOfWay(step)
    execution.begin(step)
    execution.jobs.push(job(step))
  }

  /// Returns a step's actions on the visible screen; `nil` if something isn't there.
  private func actions(of step: WalkStep, _ execution: Execution) -> [UserAction]? {
    let actions = step.actions.indices.compactMap { step.action(at: $0, in: execution.app.session) }
    return actions.count == step.actions.count ? actions : nil
  }

  private func fail(_ execution: Execution) {
    let now = execution.app.session.screenName ?? "nothing"
    execution.fail(
      .cannotExplore(
        "the known way to \(SafeText.quotedLabel(target.name)) now leads to \(SafeText.quotedLabel(now))"
          + "; \"map --all\" shows what is known"), at: location, command: "goto \(target.name)")
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
