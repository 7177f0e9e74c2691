import AppDriver
import CallStacks
import DeviceSettings
import Exploration
import Script
import Shell
import Wireframes

/// Writes walks as commands, by repeating them.
struct WalkWriter {
  private let interpreter: Interpreter
  private let secrets: ExplorerSecrets
  private let onlyShows: Bool
  /// The context of each launch.
  private let context: LaunchContext
  private var session: AppSession { interpreter.session }

  /// Creates a writer that names secrets or, if walks are only shown, writes stars for everything
  /// in secure fields.
  init(_ interpreter: Interpreter, secrets: [ExplorerSetup.Secret], onlyShows: Bool) {
    self.onlyShows = onlyShows
    self.interpreter = interpreter
    self.secrets = ExplorerSecrets(secrets)
    interpreter.host = self.secrets
    interpreter.start()
    context = interpreter.session.context
    // Values that are too short are named only where they are typed.
    for secret in secrets {
      _ = interpreter.run(.line("@secret \(secret.name)=env:\(secret.variable)"))
    }
    session.findsLeaks = false
  }

  /// Launches the app, repeats a walk and returns its commands.
  func write(_ order: WalkOrder) -> WrittenWalk {
    ProcessClock.restart()
    session.findsLeaks = order.wantsHolders
    var context = context
    if order.takesTime { context.transitions = .timed }
    _ = session.launch(context, findsSurvivors: false, startsAfresh: true)
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
    if order.wantsPicture { walk.picture = interpreter.state.shownDisplay().map { Picture($0) } }
    return walk
  }

  /// The holders of the objects that were left behind.
  private var holders: [WrittenWalk.Holder] {
    session.leaks.filter { !$0.isProvisional }.compactMap { leak in
      leak.holderText.map { WrittenWalk.Holder(object: leak.name, words: $0) }
    }
  }

  /// The place of the visible screen.
  private var place: WrittenWalk.Place {
    let screen = interpreter.state.screen
    var coordinators: [String] = []
    session.forEachCoordinator { name, _ in coordinators.append(name) }
    return WrittenWalk.Place(
      name: screen?.name, type: screen?.panes.first?.type ?? "",
      stack: PathText.text(screen?.paths ?? [], arrow: PathText.typedArrow),
      coordinators: coordinators)
  }

  /// The writer of actions on the visible screen as commands, which name secrets.
  private var actionText: ActionText {
    ActionText(shell: interpreter.state, screen: interpreter.state.searchedScreen) {
      text, _, isSecure in
      if let secret = interpreter.state.secretVariable(of: text) { return "${\(secret.name)}" }
      let word = SafeText.quotedWord(text)
      guard isSecure, !text.isEmpty else { return word }
      if onlyShows { return SecretFilter.stars }
      guard SecretFilter.isSecret(inSecureField: text) else { return word }
      if let name = secrets.name(of: text) { return "${\(name)}" }
      // A text that a walkthrough composes of a secret and others is written like that.
      let named = interpreter.state.namingSecrets(in: word)
      return named == word ? SecretFilter.stars : named
    }
  }

  /// Writes and performs a step; returns the positions of its events, or `nil` if an action wasn't
  /// there.
  private func write(
    _ step: WalkStep, into walk: inout WrittenWalk, performs: Bool
  ) -> Range<Int>? {
    let start = session.eventCount
    let here = step.actions.indices.compactMap { step.action(at: $0, in: session) }
    let isWhole = here.count == step.actions.count
    let verb = isWhole ? actionText.verb(for: here) : nil
    var commands = verb.map { [$0] } ?? []
    defer { walk.steps.append(commands.map(interpreter.state.namingSecrets)) }
    for place in step.actions.indices {
      guard let action = step.action(at: place, in: session) else { return nil }
      if verb == nil {
        commands.append(actionText.command(for: action))
      }
      guard performs || place < step.actions.count - 1 else { break }
      switch session.perform(action).result {
      case .done: break
      case .crashed: return start..<session.eventCount
      case .refused(let refusal):
        guard refusal.isByApp else {
          commands = []
          return nil
        }
        // A walkthrough expects that the app refuses the action each time.
        if verb == nil, let last = commands.popLast() { commands.append("? " + last) }
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

/// The secrets of an exploration, with their values from the setup instead of the environment.
private final class ExplorerSecrets: InterpreterHost {
  private let secrets: [ExplorerSetup.Secret]

  init(_ secrets: [ExplorerSetup.Secret]) { self.secrets = secrets }

  /// Returns the name of a secret; `nil` if it has none.
  func name(of value: String) -> String? {
    // Compare bytes, because canonically equivalent strings may be different secrets.
    secrets.first { $0.value.utf8.elementsEqual(value.utf8) }?.name
  }

  func environmentVariable(_ name: String) -> String? {
    secrets.first { $0.variable == name }?.value
  }
}
