import AppDriver

/// Asks the oracles about each step after a launch, and keeps the facts about earlier steps that
/// they need.
struct StepJudge {
  /// The verdicts on the last step.
  private(set) var verdicts: [Verdict] = []
  /// Whether the app has leaked or crashed since its launch, so that later findings may be its
  /// consequences.
  private(set) var isTainted = false
  /// The leaks that are known since the launch.
  private var knownLeaks: Set<LeakID> = []
  /// The last step, and the facts before it.
  private var last: (choice: Choice, witness: StepWitness)?
  /// The screens before the last step if it has opened a link over a presented screen; otherwise,
  /// `nil`.
  private var covered: CoveredScreens?
  /// Whether a step has changed the content since the state was entered.
  private var isUsed = false

  // MARK: Before a step

  /// Removes the verdicts on the last step.
  mutating func removeVerdicts() { verdicts.removeAll(keepingCapacity: true) }

  /// Notes the leaks of the way, before a step that is judged.
  mutating func catchUpWithLeaks(in session: AppSession) {
    guard session.postponesLeakCheck else { return }
    session.checkForPostponedLeaks()
    for leak in session.leaks where !leak.isProvisional {
      knownLeaks.insert(leak.id)
      isTainted = true
    }
  }

  /// Notes a step that begins; `covered` is `nil` unless it opens a link over a presented screen.
  mutating func begin(_ choice: Choice, _ witness: StepWitness, over covered: CoveredScreens?) {
    last = (choice, witness)
    self.covered = covered
  }

  // MARK: After a step

  /// Notes a crash, in a step or at the launch.
  mutating func note(_ crash: CrashReport) {
    isTainted = true
    verdicts.append(
      Verdict(
        kind: FindingKind(.crash, saying: crash.message), subject: crash.rule,
        message: FindingMessage(crash.message)))
  }

  /// Asks the oracles that are skipped on the way to a state about the last step.
  mutating func judge(
    _ session: AppSession, at key: StateKey, showing content: UInt64, wasSilent: Bool,
    screen: () -> String, covered now: () -> CoveredScreens, subject: (Leak) -> String
  ) {
    guard let (choice, witness) = last else { return }
    session.checkForPostponedLeaks()
    judgeLeaks(witness, session, subject)
    if session.warningCount > witness.warnings { judgeWarnings(in: session, since: witness.events) }
    if let covered, !wasSilent, key != witness.key, case let now = now(),
      now.covers(otherThan: covered)
    {
      verdicts.append(
        Verdict(
          kind: .link, subject: covered.covering,
          message:
            "a link leads to a screen behind \(screen: now.covering, titled: session.screenName)"))
    }
    let isControl: Bool =
      switch choice.kind {
      case .select, .tap, .toggle, .press, .swipe: true
      default: false
      }
    guard isControl, wasSilent, key == witness.key, content == witness.content else { return }
    let visible = screen()
    // On a screen that has outlived its coordinator, controls do nothing for this reason.
    guard !session.leaks.contains(where: { $0.kind == .screen && subject($0) == visible }) else {
      return
    }
    verdicts.append(
      Verdict(
        kind: .idle, subject: visible, message: "nothing happens", isOfUsedScreen: isUsed))
  }

  /// Notes the warnings since an event.
  mutating func judgeWarnings(in session: AppSession, since start: Int) {
    guard session.warningCount > 0 else { return }
    for event in session.events(in: start..<session.eventCount)
    where event.kind == .warning {
      let message = event.detail ?? "a warning"
      verdicts.append(
        Verdict(
          kind: FindingKind(.warning, saying: message), subject: event.controller ?? "",
          message: FindingMessage(message)))
    }
  }

  /// Notes whether the last step has changed the content of its state.
  mutating func end(at key: StateKey, content: UInt64) {
    isUsed = key == last?.witness.key && (isUsed || content != last?.witness.content)
  }

  private mutating func judgeLeaks(
    _ witness: StepWitness, _ session: AppSession, _ subject: (Leak) -> String
  ) {
    guard session.leakRevision != witness.leaks else { return }
    for leak in session.leaks where !leak.isProvisional && knownLeaks.insert(leak.id).inserted {
      isTainted = true
      let what =
        leak.kind == .screen
        ? "has outlived its coordinator"
        : leak.container.map { "removed from the screen but still a child of \($0)" }
          ?? "left behind"
      verdicts.append(
        Verdict(kind: .leak, subject: subject(leak), message: "\(leak.name) \(what)"))
    }
  }
}
