import AppDriver

/// Asks the oracles about each step after a launch, and keeps what they have to know of the steps before.
struct StepJudge {
  /// What the oracles have said about the last step.
  private(set) var verdicts: [Verdict] = []
  /// Whether the app has leaked or crashed since its launch, so that later findings may be its
  /// consequences.
  private(set) var isTainted = false
  /// The leaks that are known since the launch.
  private var knownLeaks: Set<LeakID> = []
  /// The last step, and what was known before it.
  private var last: (choice: Choice, witness: StepWitness, key: StateKey)?
  /// The screen over which the last step has opened a link; `nil` if it hasn't.
  private var coveringScreen: String?
  /// Whether a step has changed what is shown since the state was entered.
  private var isUsed = false

  // MARK: Before a step

  /// Forgets what was said about the last step.
  mutating func removeVerdicts() { verdicts.removeAll(keepingCapacity: true) }

  /// Notes what the way has left behind, and which coordinators its screens have, before a step that is judged.
  mutating func catchUpWithLeaks(in session: AppSession) {
    guard session.postponesLeakCheck else { return }
    session.checkForPostponedLeaks()
    for leak in session.leaks where !leak.isProvisional {
      knownLeaks.insert(leak.id)
      isTainted = true
    }
  }

  /// Notes a step that begins in the state that was read last.
  mutating func begin(
    _ choice: Choice, _ witness: StepWitness, at reader: borrowing StateReader,
    _ session: AppSession
  ) {
    last = (choice, witness, reader.key)
    coveringScreen =
      choice.kind == .open && reader.outline.isPresented ? reader.screenID(session) : nil
  }

  // MARK: After a step

  /// Notes a crash, in a step or at the launch.
  mutating func note(_ crash: CrashReport) {
    isTainted = true
    verdicts.append(Verdict(kind: .crash, subject: crash.rule, message: crash.message))
  }

  /// Asks the oracles about the last step that aren't asked on the way to a state.
  ///
  /// - Parameters:
  ///   - reader: The reader of the state to which the step has led.
  ///   - session: The session.
  ///   - wasSilent: Whether the step has caused no event, and left nothing for later.
  mutating func judge(
    _ reader: borrowing StateReader, _ session: AppSession, wasSilent: Bool
  ) {
    guard let (choice, witness, before) = last else { return }
    session.checkForPostponedLeaks()
    judgeLeaks(witness, reader, session)
    if session.warningCount > witness.warnings { judgeWarnings(in: session, since: witness.events) }
    if let screen = coveringScreen, !wasSilent, reader.key != before,
      reader.screenID(session) == screen
    {
      verdicts.append(
        Verdict(
          kind: .link, subject: screen,
          message: "a link leads to a screen behind \(session.screenName ?? screen)"))
    }
    let isControl: Bool =
      switch choice.kind {
      case .select, .tap, .toggle, .press, .swipe: true
      default: false
      }
    if isControl, wasSilent, reader.key == before, reader.content == witness.content,
      !isWithoutCoordinator(reader, session)
    {
      verdicts.append(
        Verdict(
          kind: .idle, subject: reader.screenID(session), message: "nothing happens",
          isOfUsedScreen: isUsed))
    }
  }

  /// Notes the warnings since an event.
  mutating func judgeWarnings(in session: AppSession, since start: Int) {
    guard session.warningCount > 0 else { return }
    for event in session.events(in: start..<session.eventCount)
    where event.kind == .warning {
      verdicts.append(
        Verdict(
          kind: .warning, subject: event.controller ?? "", message: event.detail ?? "a warning"))
    }
  }

  /// Notes whether the last step has changed what is shown in the state where it was made.
  ///
  /// - Parameters:
  ///   - key: The key of the state to which it has led; `nil` if that wasn't read.
  ///   - content: A hash of what is shown.
  mutating func end(at key: StateKey?, content: UInt64) {
    isUsed = key != nil && key == last?.key && (isUsed || content != last?.witness.content)
  }

  private mutating func judgeLeaks(
    _ witness: StepWitness, _ reader: borrowing StateReader, _ session: AppSession
  ) {
    guard session.leakRevision != witness.leaks else { return }
    for leak in session.leaks where !leak.isProvisional && knownLeaks.insert(leak.id).inserted {
      isTainted = true
      let what = leak.kind == .screen ? "has outlived its coordinator" : "left behind"
      verdicts.append(
        Verdict(kind: .leak, subject: reader.subject(of: leak), message: "\(leak.name) \(what)"))
    }
  }

  /// Whether the visible screen has outlived its coordinator, which is why its controls do nothing.
  private func isWithoutCoordinator(
    _ reader: borrowing StateReader, _ session: AppSession
  ) -> Bool {
    for leak in session.leaks where leak.kind == .screen {
      if reader.subject(of: leak) == reader.screenID(session) { return true }
    }
    return false
  }
}
