import AppDriver
import Reports
import Script
import Shell
import Wireframes

/// A recorder of what a demo shows.
///
/// Its owner, which is the interpreter's host, passes on the notifications. Pictures are drawn at
/// the end, when all secrets are known.
///
/// A prompt is a place to try things, so what the user took back or mistyped there is left out.
final class DemoRecorder {
  /// The maximum number of steps that are kept.
  private static let mostSteps = 2_000
  /// The maximum number of bytes of all steps' texts.
  private static let mostText = 8 << 20
  /// The maximum number of actions of one step that are shown.
  private static let mostMoments = 40
  /// The maximum number of actions of all steps that are shown.
  private static let mostMomentsOfAll = 10_000
  /// The maximum number of bytes of all pictures.
  private static let mostDrawing = 16 << 20
  /// The maximum number of notes before a step.
  private static let mostCaptions = 20

  /// A step that is running.
  private struct OpenStep {
    let command: String
    let location: SourceLocation?
    let endsCaption: Bool
    var moments: [DemoMoment] = []
    /// Whether the step has acted on the app.
    var acts = false
  }

  private let isPrompt: Bool
  private var reader = DemoReader()
  private var list = DemoSteps()
  /// The steps that are running, outermost first.
  private var open: [OpenStep] = []
  /// The notes since the last step.
  private var captions: [String] = []
  /// Whether a paragraph of the script has ended since the last step.
  private var paragraphEnded = false
  private var textSize = 0
  private var momentCount = 0
  private var stepsLeftOut = 0

  /// Creates a recorder for a prompt, at which the user types the commands, or for scripts.
  init(isPrompt: Bool) { self.isPrompt = isPrompt }

  private var isFull: Bool { list.steps.count >= Self.mostSteps || textSize > Self.mostText }

  /// Records the launch that no command has caused.
  func didLaunch(_ shell: ShellState, crash: CommandError?) {
    var step = DemoStep(after: reader.scene(shell))
    step.isLaunch = true
    if let crash {
      step.status = .failed
      step.reason = shell.redacted(crash.message).cut(to: DemoBounds.text)
    }
    add(step, moments(shell), acts: false)
  }

  /// Notes a blank line or comment, after which the last caption doesn't apply any more.
  func didEndParagraph() { paragraphEnded = true }

  func willRun(_ command: String, at location: SourceLocation?) {
    open.append(OpenStep(command: command, location: location, endsCaption: paragraphEnded))
    paragraphEnded = false
  }

  func willPerform(_ action: UserAction, in shell: ShellState) {
    guard let last = open.indices.last else { return }
    open[last].acts = true
    guard open[last].moments.count < Self.mostMoments, momentCount < Self.mostMomentsOfAll, !isFull,
      let display = reader.display(shell, before: action)
    else { return }
    momentCount += 1
    open[last].moments.append(
      DemoMoment(display: display, action: action, offer: shell.shownOffer(before: action)))
  }

  func didRun(_ step: Step, in shell: ShellState) {
    var ran: OpenStep?
    // A line that can't be parsed has not begun.
    if let last = open.last, last.location == step.location,
      last.command.hasPrefix(step.marked) || SecretFilter.hasStars(step.marked)
    {
      ran = open.removeLast()
    }
    if isPrompt, step.location == nil, takesBack(step) { return }
    guard !isFull else { return stepsLeftOut += 1 }
    if step.name == "note", step.error == nil { return addCaption(step.output) }
    var shown = DemoStep(step, shell)
    shown.endsCaption = ran?.endsCaption ?? false
    shown.scene = reader.scene(shell)
    add(shown, (ran?.moments ?? []) + moments(shell), acts: ran?.acts ?? false)
  }

  /// Takes back or repeats what `undo` or `redo` does; returns whether the line isn't a step of the
  /// demo, because it is one of these or a mistake.
  private func takesBack(_ step: Step) -> Bool {
    if step.hasFailed, let error = step.error {
      // The app has refused the command again, as it did before the command was taken back.
      if step.name == "redo", case .refused(let refusal, _) = error, refusal.isByApp {
        return list.redo()
      }
      return error.isOfLine
    }
    switch step.name {
    case "undo":
      captions = list.undo(step.undoneCount) + captions
      return true
    case "redo": return list.redo()
    default: return false
    }
  }

  private func addCaption(_ output: String) {
    let text = output.trimmingPrefix { $0.isNewline }.prefix { !$0.isNewline }
    guard captions.count < Self.mostCaptions else { return captions[Self.mostCaptions - 1] = "…" }
    captions.append(String(text).cut(to: DemoBounds.line))
  }

  /// Returns what the display shows now; empty if it shows nothing.
  private func moments(_ shell: ShellState) -> [DemoMoment] {
    guard shell.session.isRunning else { return [] }
    return reader.display(shell).map { [DemoMoment(display: $0, action: nil)] } ?? []
  }

  private func add(_ new: DemoStep, _ moments: [DemoMoment], acts: Bool) {
    var new = new
    new.captions = captions
    captions = []
    _ = new.mapTexts { text in
      textSize += text.utf8.count
      return text
    }
    list.add(DemoSteps.Entry(step: new, moments: moments, acts: acts))
  }

  /// Adds the step during which the app ended the process.
  func appDidEndProcess(_ error: CommandError) {
    guard let last = open.popLast() else { return }
    open.removeAll()
    var step = DemoStep()
    step.command = last.command.cut(to: DemoBounds.line)
    step.status = .failed
    step.reason = error.message.cut(to: DemoBounds.text)
    add(step, last.moments, acts: true)
  }

  /// Adds the objects that are left behind at the end to the last step, as text.
  func didEnd(leaving leaks: String) {
    guard !leaks.isEmpty else { return }
    addEnd()
    list.append(output: leaks)
  }

  /// Adds a step for the notes after the last command.
  private func addEnd() {
    guard !captions.isEmpty, let last = list.steps.last else { return }
    add(
      DemoStep(after: last.step.scene),
      last.moments.suffix(1).map { DemoMoment(display: $0.display, action: nil) }, acts: false)
  }

  /// Returns the demo, with stars in place of all secrets known so far.
  func demo(title: String, script: String?, app: String, hiding secrets: SecretFilter) -> Demo {
    addEnd()
    func redacted(_ text: String) -> String { secrets.redacted(cut: text) }
    var album = Album()
    var table = PictureTable()
    /// The numbers of the album's pictures, of which several may look the same.
    var numbers: [Int] = []
    var size = 0
    let shown = list.steps.map { item -> DemoStep in
      var step = secrets.isEmpty ? item.step : item.step.mapTexts(redacted)
      guard size <= Self.mostDrawing else { return step }
      step.frames = item.moments.map { moment in
        let display = secrets.isEmpty ? moment.display : moment.display.mapTexts(redacted)
        var frame = album.frame(display, before: moment.action, offer: moment.offer)
          .mapTexts(redacted)
        if frame.picture == numbers.count {
          let count = table.pictures.count
          numbers.append(table.number(of: album.pictures[frame.picture]))
          if table.pictures.count > count { size += table.pictures[count].markup.utf8.count }
        }
        frame.picture = numbers[frame.picture]
        if step.isLaunch { frame.transition = .none }
        return frame
      }
      return step
    }
    return Demo(
      title: redacted(title), script: script.map(redacted), app: redacted(app),
      pictures: table.pictures, steps: shown, stepsLeftOut: stepsLeftOut)
  }
}

extension CommandError {
  /// Whether the line was mistyped, so that the app didn't receive anything.
  fileprivate var isOfLine: Bool {
    switch kind {
    case .unknownCommand, .usage, .notFound, .ambiguous, .tooManyArguments, .unknownApp,
      .unknownSetting, .badValue, .cannotUndo, .syntax, .openVariable, .unknownVariable:
      true
    default: false
    }
  }
}
