import AppDriver
import Reports
import Script
import Shell
import Wireframes

/// A recorder of what a demo shows.
///
/// Its owner, which is the interpreter's host, passes on the notifications. Pictures are drawn at the
/// end, when all secrets are known.
final class DemoRecorder {
  /// The maximum number of steps that are kept.
  private static let mostSteps = 2_000
  /// The maximum number of actions of one step that are shown.
  private static let mostMoments = 40

  /// What the display showed at a point in time, and the action that followed.
  private struct Moment {
    let display: DisplaySnapshot
    let action: UserAction?
    /// What the action uncovers if it is a swipe.
    var offer: SwipeOffer?
  }

  /// A step that is running.
  private struct OpenStep {
    let command: String
    let location: SourceLocation?
    var moments: [Moment] = []
  }

  private var steps: [(step: DemoStep, moments: [Moment])] = []
  /// The steps that are running, outermost first.
  private var open: [OpenStep] = []
  /// The notes since the last step.
  private var captions: [String] = []
  private var stepsLeftOut = 0

  /// Records the launch that no command has caused.
  func didLaunch(_ shell: ShellView, crash: CommandError?) {
    var step = DemoStep(isLaunch: true)
    if let crash {
      step.status = .failed
      step.reason = shell.redacted(crash.message)
    }
    step.show(shell)
    add(step, moments(shell))
  }

  func willRun(_ command: String, at location: SourceLocation?) {
    open.append(OpenStep(command: command, location: location))
  }

  func willPerform(_ action: UserAction, in shell: ShellView) {
    guard let last = open.indices.last, open[last].moments.count < Self.mostMoments,
      steps.count < Self.mostSteps, let display = shell.shownDisplay(before: action)
    else { return }
    open[last].moments.append(
      Moment(display: display, action: action, offer: shell.shownOffer(before: action)))
  }

  func didRun(_ step: Step, in shell: ShellView) {
    var before: [Moment] = []
    // A line that can't be parsed has not begun.
    if let last = open.last, last.location == step.location,
      last.command.hasPrefix(step.marked) || SecretFilter.hasStars(step.marked)
    {
      before = open.removeLast().moments
    }
    guard steps.count < Self.mostSteps else { return stepsLeftOut += 1 }
    if step.name == "note", step.error == nil {
      captions.append(String(step.output.trimmingPrefix { $0.isNewline }.prefix { !$0.isNewline }))
      return
    }
    add(DemoStep(step, shell), before + moments(shell))
  }

  /// Returns what the display shows now; empty if it shows nothing.
  private func moments(_ shell: ShellView) -> [Moment] {
    guard shell.session.isRunning else { return [] }
    return shell.shownDisplay().map { [Moment(display: $0, action: nil)] } ?? []
  }

  private func add(_ new: DemoStep, _ moments: [Moment]) {
    var new = new
    new.captions = captions
    captions = []
    // Settings and titles before the first command belong to the launch.
    if let last = steps.last?.step, last.isLaunch, last.status == .passed, new.isLaunch,
      new.status == .passed, last.heading == nil || new.heading == nil
    {
      new.heading = last.heading ?? new.heading
      new.captions = last.captions + new.captions
      new.command = [last.command, new.command].filter { !$0.isEmpty }.joined(separator: "\n")
      new.output = [last.output, new.output].filter { !$0.isEmpty }.joined(separator: "\n")
      new.appOutput = last.appOutput + new.appOutput
      steps.removeLast()
    }
    steps.append((new, moments))
  }

  /// Adds the step during which the app ended the process.
  func appDidEndProcess(by crash: String) {
    guard let last = open.popLast() else { return }
    open.removeAll()
    add(
      DemoStep(
        command: last.command, status: .failed,
        reason: CommandError.processEnded(by: crash).message),
      last.moments)
  }

  /// Returns the demo, with stars in place of all secrets known so far.
  func demo(title: String, app: String, hiding secrets: SecretFilter) -> Demo {
    if !captions.isEmpty, let last = steps.last {
      var end = last.step
      end = DemoStep(stack: end.stack, tabs: end.tabs, selectedTab: end.selectedTab, tree: end.tree)
      add(end, last.moments.suffix(1).map { Moment(display: $0.display, action: nil) })
    }
    func redacted(_ text: String) -> String { secrets.isEmpty ? text : secrets.redacted(text) }
    var album = Album()
    let shown = steps.map { item -> DemoStep in
      var step = secrets.isEmpty ? item.step : item.step.mapTexts(redacted)
      step.frames = item.moments.map { moment in
        let display = secrets.isEmpty ? moment.display : moment.display.mapTexts(redacted)
        var frame = album.frame(display, before: moment.action, offer: moment.offer)
          .mapTexts(redacted)
        if step.isLaunch { frame.transition = .none }
        return frame
      }
      return step
    }
    return Demo(
      title: redacted(title), app: redacted(app), pictures: album.pictures, steps: shown,
      stepsLeftOut: stepsLeftOut)
  }
}
