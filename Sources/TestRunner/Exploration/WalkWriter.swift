import AppDriver
import CallStacks
import Exploration
import Script
import Shell
import Wireframes

/// Writes walks as commands, by repeating them.
struct WalkWriter {
  private let interpreter: Interpreter
  private var session: AppSession { interpreter.session }

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - interpreter: An interpreter of the app.
  ///   - secrets: The secrets, which are named instead of their values.
  init(_ interpreter: Interpreter, secrets: [ExplorerSetup.Secret]) {
    self.interpreter = interpreter
    interpreter.start()
    // A variable that isn't set has no value that could be shown.
    for secret in secrets {
      _ = interpreter.run(.line("@secret \(secret.name)=env:\(secret.variable)"))
    }
    session.findsLeaks = false
  }

  /// Launches the app, repeats a walk and returns its commands.
  func write(_ order: WalkOrder) -> WrittenWalk {
    ProcessClock.restart()
    session.findsLeaks = order.wantsHolders
    _ = session.launch(nil, findsSurvivors: false, startsAfresh: true)
    var walk = WrittenWalk()
    if order.steps.count < WrittenWalk.placeCount { walk.places.append(place) }
    for (index, step) in order.steps.enumerated() {
      let isLast = index == order.steps.count - 1
      guard let events = write(step, into: &walk, performs: !isLast || !order.leavesOutLast) else {
        walk.isComplete = false
        break
      }
      if index >= order.steps.count - WrittenWalk.placeCount { walk.places.append(place) }
      if isLast, order.wantsCalls { walk.calls = calls(in: events) }
    }
    if order.wantsHolders { walk.holders = holders }
    if order.wantsPicture { walk.picture = interpreter.view.shownDisplay().map { Picture($0) } }
    return walk
  }

  /// What holds the objects that were left behind.
  private var holders: [WrittenWalk.Holder] {
    session.leaks.filter { !$0.isProvisional }.compactMap { leak in
      leak.holderText.map { WrittenWalk.Holder(object: leak.name, words: $0) }
    }
  }

  /// What is on the screen now.
  private var place: WrittenWalk.Place {
    let screen = interpreter.view.screen
    var coordinators: [String] = []
    session.forEachCoordinator { name, _ in coordinators.append(name) }
    return WrittenWalk.Place(
      name: screen?.name, type: screen?.panes.first?.type ?? "",
      stack: PathText.text(screen?.paths ?? [], arrow: PathText.typedArrow),
      coordinators: coordinators)
  }

  /// Returns what writes actions on the visible screen as commands.
  ///
  /// - Parameter isShown: Whether stars take the place of what secure fields hold. The commands of a
  ///   walkthrough need it, except for secrets, which are named.
  /// - Returns: The formatter.
  private func actionText(isShown: Bool) -> ActionText {
    ActionText(shell: interpreter.view, screen: interpreter.view.searchedScreen) {
      text, _, isSecure in
      if let secret = interpreter.view.secretVariable(of: text) { return "${\(secret.name)}" }
      return isShown && isSecure && !text.isEmpty ? SecretFilter.stars : SafeText.quotedWord(text)
    }
  }

  /// Writes and performs a step.
  ///
  /// - Returns: The positions of its events; `nil` if an action wasn't there.
  private func write(
    _ step: WalkStep, into walk: inout WrittenWalk, performs: Bool
  ) -> Range<Int>? {
    let start = session.eventCount
    let here = step.actions.indices.compactMap { step.action(at: $0, in: session) }
    let isWhole = here.count == step.actions.count
    let verb = isWhole ? actionText(isShown: false).verb(for: here) : nil
    var commands = verb.map { [$0] } ?? []
    var shown = (verb == nil ? nil : actionText(isShown: true).verb(for: here)).map { [$0] } ?? []
    defer {
      walk.steps.append(commands.map(interpreter.view.namingSecrets))
      walk.shownSteps.append(shown.map(interpreter.view.namingSecrets))
    }
    for place in step.actions.indices {
      guard let action = step.action(at: place, in: session) else { return nil }
      if verb == nil {
        commands.append(actionText(isShown: false).command(for: action))
        shown.append(actionText(isShown: true).command(for: action))
      }
      guard performs || place < step.actions.count - 1 else { break }
      switch session.perform(action).result {
      case .done: break
      case .crashed: return start..<session.eventCount
      case .refused(let refusal):
        guard refusal.isByApp else {
          (commands, shown) = ([], [])
          return nil
        }
        // A walkthrough expects that the app refuses the action each time.
        if verb == nil, let last = commands.popLast(), let lastShown = shown.popLast() {
          commands.append("? " + last)
          shown.append("? " + lastShown)
        }
      }
    }
    return start..<session.eventCount
  }

  /// The calls that led to events, without repetitions.
  private func calls(in events: Range<Int>) -> [WrittenWalk.Call] {
    var calls: [WrittenWalk.Call] = []
    for case .call(let call) in session.trace(of: events) {
      let new = WrittenWalk.Call(name: call.name, file: call.file, line: call.line)
      if !calls.contains(new) { calls.append(new) }
    }
    return calls
  }
}
