import AppDriver
import Exploration
import Reports
import Script
import Shell

/// Records the screens that a case shows and the moves that it takes.
struct CoverageRecorder {
  private let guide: CoverageGuide
  private var tracker: ScreenTracker?
  /// The coverage so far.
  private var known = CaseCoverage(app: "")
  /// The new coverage since the last step.
  private var news = CaseCoverage(app: "")
  /// The action whose end hasn't been read, with its command line.
  private var pending: (action: UserAction, label: String, events: Int)?

  init(_ guide: CoverageGuide) { self.guide = guide }

  /// Starts a case.
  mutating func beginCase() {
    tracker = nil
    known = CaseCoverage(app: "")
    news = known
    pending = nil
  }

  /// Notes an action that is about to be performed.
  mutating func willPerform(_ action: UserAction, in shell: ShellState) {
    read(shell)
    let text = ActionText(shell: shell, screen: shell.screen) { text, _, isSecure in
      isSecure ? SecretFilter.stars : SafeText.quotedWord(text)
    }
    let label = shell.redacted(text.command(for: action))
    pending = (action, label, shell.session.eventCount)
  }

  /// Returns the new coverage of the step that has ended; `nil` if there is none.
  mutating func coverage(after step: Step, in shell: ShellState) -> CaseCoverage? {
    read(shell, refusal: step.refusal)
    guard !news.isEmpty else { return nil }
    defer { news = CaseCoverage(app: known.app) }
    return news
  }

  /// Reads the visible screen, and ends the action before it, which may have been refused.
  private mutating func read(_ shell: ShellState, refusal: Refusal? = nil) {
    if known.app != shell.appName {
      beginCase()
      known = CaseCoverage(app: shell.appName)
      news = known
    }
    var tracker = tracker ?? guide.tracker(of: shell.appName)
    defer {
      self.tracker = tracker
      pending = nil
    }
    guard let pending else {
      tracker.begin(shell.session)
      return addScreen(tracker, shell)
    }
    let id = tracker.move(by: pending.action, in: shell.session)
    addScreen(tracker, shell)
    // What doesn't belong to the app's screens is no move, unless it leads elsewhere.
    guard let id, id.kind != .device || id.from != id.to else { return }
    // What isn't there, or the app refuses without another effect, is no move, nor is it for an
    // exploration.
    if let refusal, !tracker.hasChanged,
      refusal.isByApp || shell.session.eventCount == pending.events
    {
      return
    }
    let move = CaseCoverage.Move(
      key: MapReport.Move.Key(
        from: id.from, to: id.to, kind: shell.redacted(id.kindWithLabel)),
      label: pending.label)
    if known.add(move) { news.add(move) }
  }

  private mutating func addScreen(_ tracker: ScreenTracker, _ shell: ShellState) {
    guard let id = tracker.screen else { return }
    let type = String(id.prefix { $0 != "\"" }).trimmingSpaces
    let screen = CaseCoverage.Screen(id: id, name: shell.session.screenName ?? "", type: type)
    if known.add(screen) { news.add(screen) }
  }
}

extension Move.ID {
  /// The kind and the label, as maps in reports have them.
  package nonisolated var kindWithLabel: String {
    label.isEmpty ? kind.rawValue : "\(kind.rawValue) \(label)"
  }
}

extension Step {
  /// The reason why the app or the screen refused the step's last action; `nil` if it didn't.
  fileprivate var refusal: Refusal? {
    guard case .refused(let refusal, ways: _)? = error else { return nil }
    return refusal
  }
}

extension String {
  /// The text without spaces at its end.
  fileprivate var trimmingSpaces: String {
    var text = Substring(self)
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
