import AppDriver
import Foundation
import VirtualClock

/// Makes choices in an app, one at a time, and asks the oracles after each.
final class Walker {
  /// The arrival of a step.
  enum Arrival: Equatable {
    /// A state, which `reader` has read.
    case state
    /// The app didn't offer the choice.
    case absent
    case crashed
  }

  /// The most deadlines that pass before a launch, until an app has set some without end.
  private static let mostDeadlinesAtFirst = 64
  /// The most lists of names that are kept.
  private static let mostNames = 1_000

  let options: ExplorationOptions
  let session: AppSession
  private(set) var reader: StateReader
  private var judge = StepJudge()
  /// Called before each step, with the state and the choice.
  var willStep: ((PathStep) -> Void)?
  /// The names of choices by `StateReader.names`.
  private var knownNames: [UInt64: [ChoiceName]] = [:]
  /// The number of steps of the prefix that the app didn't offer after the last launch.
  private(set) var missingSteps = 0
  /// The last actions of the prefix's steps that have led to no other screen, which may be done.
  private(set) var doneInPrefix: Set<UserAction> = []
  /// Whether the last step caused no event, and left nothing for later.
  private(set) var wasSilent = false
  /// Whether the app has refused the last step's last action.
  private(set) var wasRefused = false
  /// The pending work.
  private(set) var later = LaterWork.none
  /// The deadlines of the pending work.
  private var deadlines = VirtualClock.Deadlines.none
  /// The most deadlines that pass before a launch.
  private var mostDeadlines = mostDeadlinesAtFirst
  /// Whether the last step may need the app's threads to have finished their work.
  private(set) var neededRest = false

  init(
    _ options: ExplorationOptions, _ refinement: Refinement, _ session: AppSession
  ) {
    self.options = options
    self.session = session
    reader = StateReader(options, refinement, keepsReading: true)
    session.keptOnPurpose = options.keptOnPurpose
  }

  nonisolated deinit {}

  // MARK: Steps

  /// Launches the app, and performs the prefix of the options; returns whether the app shows its
  /// first screen.
  func launch() -> Bool {
    session.postponesLeakCheck = true
    judge = StepJudge()
    reader.forgetOpeners()
    leaveNothingForLater()
    neededRest = false
    // Each walk begins at the same time.
    ProcessClock.restart()
    let outcome = session.launch(options.context, findsSurvivors: false, startsAfresh: true)
    if case .crashed(let crash) = outcome.result {
      judge.note(crash)
      return false
    }
    rest(after: nil)
    judge.judgeWarnings(in: session, since: 0)
    missingSteps = 0
    doneInPrefix = []
    for (place, step) in options.prefix.enumerated() {
      let title = session.screenName
      guard perform(step) else {
        missingSteps = options.prefix.count - place
        break
      }
      if let last = step.actions.last, session.screenName == title { doneInPrefix.insert(last) }
    }
    if let crash = session.crash {
      judge.note(crash)
      return false
    }
    reader.read(session, isStart: true, later: later)
    return true
  }

  /// Lets pending work of the app run before the next walk, which it would affect; returns whether
  /// nothing is left.
  @discardableResult
  func leaveNothingForLater() -> Bool {
    guard !deadlines.isEmpty || AppSession.hasEndlessThreads else { return true }
    let isDone = session.passTime(deadlines: mostDeadlines)
    // A timer that fires time and again won't end.
    if !isDone { mostDeadlines = 4 }
    (later, deadlines) = (.none, VirtualClock.deadlines)
    return isDone && !AppSession.hasEndlessThreads
  }

  /// Whether no time is left for trying anything.
  var isLate: Bool { options.end.map { RealTime.now >= $0 } ?? false }

  /// Begins a request, whose reply doesn't depend on the walks of others.
  func beginRequest() { mostDeadlines = Self.mostDeadlinesAtFirst }

  /// Lets the app's threads do their work after a choice, or after the launch if it is `nil`, and
  /// notes the work that is pending.
  private func rest(after choice: Choice?) {
    if session.rest() { neededRest = true }
    let now = VirtualClock.deadlines
    defer { deadlines = now }
    if now.isEmpty {
      later = .none
    } else if choice?.kind == .wait {
      later = later.afterTime
    } else if now != deadlines {
      later = choice.map { LaterWork(of: opener($0)) } ?? .ofLaunch
    }
  }

  /// Makes a choice of the state that was read last.
  ///
  /// - Parameters:
  ///   - choice: The index of the choice.
  ///   - state: The number of the state, for `willStep`.
  ///   - judges: Whether to ask the oracles.
  /// - Returns: Where the choice has led.
  func step(_ choice: Int, from state: Int32, judges: Bool) -> Arrival {
    let step = PathStep(state: state, choice: Int32(choice))
    let choice = reader.choices[choice]
    guard let (actions, before) = begin(step, choice, judges: judges) else { return .absent }
    for place in actions.indices {
      session.postponesLeakCheck = !judges || place < actions.count - 1
      let outcome = session.perform(actions[place])
      if let arrival = note(outcome, isLast: place == actions.count - 1, before) { return arrival }
    }
    return end(choice, before, judges: judges)
  }

  /// The facts right before a step.
  private typealias Before = (
    witness: StepWitness, deadlines: VirtualClock.Deadlines, opener: UInt64
  )

  /// Returns the actions of a step, and the facts before it; `nil` if the app doesn't offer the
  /// step.
  private func begin(
    _ step: PathStep, _ choice: Choice, judges: Bool
  ) -> (actions: [UserAction], before: Before)? {
    willStep?(step)
    judge.removeVerdicts()
    wasRefused = false
    guard let actions = actions(of: choice) else { return nil }
    if judges { judge.catchUpWithLeaks(in: session) }
    let opener = opener(choice)
    let witness = StepWitness(session, at: reader.key, showing: reader.content)
    neededRest = false
    let opensOver = choice.kind == .open && reader.outline.isPresented
    judge.begin(choice, witness, over: opensOver ? CoveredScreens(session, reader) : nil)
    return (actions, (witness, deadlines, opener))
  }

  /// Notes the outcome of an action; returns the step's arrival if the action ends it.
  private func note(_ outcome: Outcome, isLast: Bool, _ before: Before) -> Arrival? {
    switch outcome.result {
    case .done: break
    case .crashed(let crash):
      judge.note(crash)
      return .crashed
    case .refused(let refusal):
      guard isLast else { break }
      guard refusal.isByApp || session.eventCount > before.witness.events else { return .absent }
      wasRefused = true
    }
    return nil
  }

  /// Reads the state after the actions of a step.
  private func end(_ choice: Choice, _ before: Before, judges: Bool) -> Arrival {
    rest(after: choice)
    if let crash = session.crash {
      judge.note(crash)
      return .crashed
    }
    // An app without a display has ended.
    guard session.isRunning else { return .crashed }
    // After a refusal, or a step that does nothing, it may still be the state after the launch.
    let key = reader.key
    let mayBeStart =
      reader.isStart && (wasRefused || session.eventCount == before.witness.events)
    if mayBeStart {
      reader.read(session, isStart: true, opener: before.opener, later: later)
    }
    if !mayBeStart || reader.key != key {
      reader.read(session, opener: before.opener, later: later)
    }
    // The effects of threads that never rest can't be known.
    wasSilent =
      session.eventCount == before.witness.events && deadlines == before.deadlines
      && !AppSession.hasEndlessThreads
    if judges { judgeAgain() }
    judge.end(at: reader.key, content: reader.content)
    return .state
  }

  /// Performs a step of a walk, and returns whether all of its actions were there.
  func perform(_ step: WalkStep) -> Bool {
    neededRest = false
    for place in step.actions.indices {
      guard let action = step.action(at: place, in: session) else { return false }
      switch session.perform(action).result {
      case .done: break
      case .crashed: return false
      case .refused(let refusal): if !refusal.isByApp { return false }
      }
      rest(after: nil)
    }
    return true
  }

  /// The unique names of the choices of the state that was read last.
  var choiceNames: [ChoiceName] {
    if let known = knownNames[reader.names] { return known }
    let names = ChoiceActions(alphabet: options.alphabet, links: options.links).names(of: reader)
    if knownNames.count >= Self.mostNames { knownNames.removeAll() }
    knownNames[reader.names] = names
    return names
  }

  /// Reads the state again, for a change that isn't a step.
  func readAgain(isStart: Bool = false) {
    reader.read(session, isStart: isStart, later: later)
  }

  // MARK: Oracles

  /// The verdicts on the last step.
  var verdicts: [Verdict] { judge.verdicts }

  /// Whether the app has leaked or crashed since its launch, so that later findings may be its
  /// consequences.
  var isTainted: Bool { judge.isTainted }

  /// Asks the oracles that are skipped on the way to a state about the last step.
  func judgeAgain() {
    // The reader isn't passed, because it would be copied for each step.
    judge.judge(
      session, at: reader.key, showing: reader.content, wasSilent: wasSilent,
      screen: { reader.screenID(session) }, covered: { CoveredScreens(session, reader) },
      subject: { reader.subject(of: $0) })
  }
}
