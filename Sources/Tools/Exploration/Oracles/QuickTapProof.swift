import AppDriver
import VirtualClock

/// A proof that a second quick tap on a control does something again, such as a push.
///
/// The control is tapped once after a launch, and twice after another one. The second tap comes
/// before the first one's transition, as with `UserAction.tapQuickly`. What the app does later,
/// such as after a reply, counts if it does so in the next five seconds.
struct QuickTapProof {
  /// The events that happen once too often, the most obvious ones first.
  private static let kinds: [(kind: SessionEvent.Kind, verb: String)] = [
    (.push, "pushes"), (.present, "presents"), (.childAdded, "starts"), (.openURL, "opens"),
    (.request, "sends"), (.requestRefused, "sends"),
  ]

  /// The wait for what the app does later, in seconds.
  private static let wait = 5.0

  private let walker: Walker
  private let replay: Replay

  init(_ walker: Walker) {
    self.walker = walker
    replay = Replay(walker)
  }

  /// Repeats a walk whose last step taps a control, and returns whether a second tap repeats
  /// something.
  func proof(of suspicion: Suspicion) -> Proof {
    var proof = Proof(outcome: .groundless, verdict: suspicion.verdict)
    for waits in [false, true] {
      guard let once = events(after: suspicion.short, isQuick: false, waits: waits),
        let twice = events(after: suspicion.short, isQuick: true, waits: waits)
      else { return proof }
      if let (subject, message) = difference(twice.events, once.events, walker.session.crash) {
        proof.outcome = .shown
        proof.verdict = Verdict(kind: .quickTap, subject: subject, message: FindingMessage(message))
        proof.steps = twice.steps
        return proof
      }
      // The app has nothing to do later.
      if !twice.isLeft { return proof }
    }
    return proof
  }

  /// Returns the steps of a walk, the last of which is made once or twice, its events, and whether
  /// the app has left something for later; `nil` if the app doesn't offer it.
  private func events(
    after names: [ChoiceName], isQuick: Bool, waits: Bool
  ) -> (steps: [WalkStep], events: [SessionEvent], isLeft: Bool)? {
    guard let last = names.last else { return nil }
    var steps: [WalkStep] = []
    let isThere = replay.run(names.dropLast()) { visit in
      steps.append(visit.step)
      return true
    }
    guard isThere, walker.session.isRunning,
      let step = walker.choiceNames.firstIndex(of: last).flatMap({ walker.walkStep($0) })
    else { return nil }
    guard let tapped = isQuick ? step.tappedTwice : step else { return nil }
    let start = walker.session.eventCount
    guard walker.perform(tapped) || walker.session.crash != nil else { return nil }
    let isLeft = walker.session.crash == nil && !VirtualClock.deadlines.isEmpty
    steps.append(walker.repeatable(tapped))
    if waits, isLeft {
      let wait = WalkStep([.wait(seconds: Self.wait)])
      _ = walker.perform(wait)
      steps.append(wait)
    }
    return (steps, walker.session.events(in: start..<walker.session.eventCount), isLeft)
  }

  /// Returns the first kind of event that happens more often with two taps than with one, and all
  /// of them in words; `nil` if there is none.
  private func difference(
    _ twice: [SessionEvent], _ once: [SessionEvent], _ crash: CrashReport?
  ) -> (subject: String, message: String)? {
    if let crash { return ("crash", "ends the app: \(crash.message)") }
    var found: [(subject: String, message: String)] = []
    for (kind, verb) in Self.kinds {
      func counts(_ events: [SessionEvent]) -> [String: Int] {
        var counts: [String: Int] = [:]
        for event in events where event.kind == kind {
          counts[Self.object(of: event), default: 0] += 1
        }
        return counts
      }
      let (before, after) = (counts(once), counts(twice))
      for (object, count) in after.sorted(by: { $0.key < $1.key }) {
        // Only a second tap may do something else, such as open what the first one has selected.
        guard let usual = before[object], count > usual else { continue }
        // A request for data does no harm.
        if verb == "sends", object.hasPrefix("GET ") { continue }
        let times = (usual, count) == (1, 2) ? "twice" : "\(count) times, not \(usual)"
        found.append((kind.rawValue, "\(verb) \(object) \(times)"))
      }
    }
    let warnings = twice.filter { $0.kind == .warning }.compactMap(\.detail)
    let known = Set(once.filter { $0.kind == .warning }.compactMap(\.detail))
    if let new = warnings.first(where: { !known.contains($0) }) {
      found.append(("warning", "UIKit warns: \(new)"))
    }
    guard let first = found.first else { return nil }
    // UIKit warns of what else has happened.
    let isWarned = found.last?.subject == "warning"
    return (
      isWarned ? "warning" : first.subject,
      (found.count > 1 && isWarned ? found.dropLast() : found[...]).map(\.message)
        .joined(separator: ", ")
    )
  }

  /// The object of an event: the class of its controller or coordinator, a link, or a request.
  private static func object(of event: SessionEvent) -> String {
    event.controller ?? event.detail ?? ""
  }
}

extension WalkStep {
  /// The step with two quick taps in place of the last one; `nil` if it doesn't end with a tap.
  nonisolated var tappedTwice: WalkStep? {
    switch actions.last {
    case .select(let target), .tap(let target):
      WalkStep(actions.dropLast() + [.tapQuickly(target, times: 2)])
    default: nil
    }
  }
}

/// The suspicions of an exploration that a second quick tap repeats what the first one does.
extension Exploration {
  /// Tries a second tap on each control that leads to another screen or has another effect.
  func proveQuickTaps(on moves: [MapBuilder.FoundMove]) throws {
    var tried: Set<FindingGroup> = []
    for move in moves where [.select, .tap].contains(move.id.kind) {
      guard !isOver, let path = move.paths.first, let last = path.last else { continue }
      // Rows have no names of their own; those that lead elsewhere have other code, and so may a
      // button after other texts in its form.
      let verdict = Verdict(
        kind: .quickTap, subject: "\(move.id.from) > \(move.id.to)", message: "")
      let name = graph.name(of: last.state, Int(last.choice))
      let group = FindingGroup(verdict, after: name)
      guard tried.insert(group).inserted else { continue }
      let names = graph.names(of: path)
      try prove([
        Suspicion(
          verdict: verdict, group: group, action: name.words, screen: move.id.from,
          history: names, short: names)
      ])
    }
  }

  /// Returns the proof of a second tap that has ended the process.
  func proof(of suspicion: Suspicion, ending loss: ProcessLoss) throws -> Proof? {
    let request = ExplorationRequest.write(suspicion.short, leavesOutLast: true)
    guard case .reply(.walk(let steps?))? = try worker.perform(request),
      let last = steps.last?.tappedTwice
    else { return nil }
    let verdict = Verdict(
      kind: .quickTap, subject: "crash", message: "ends the app: \(loss.message)")
    return Proof(outcome: .shown, verdict: verdict, steps: steps.dropLast() + [last])
  }
}
