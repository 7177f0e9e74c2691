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
    session.tracesCalls = order.wantsCalls
    _ = session.launch(nil, findsSurvivors: false, startsAfresh: true)
    var walk = WrittenWalk()
    for (place, step) in order.steps.enumerated() {
      let isLast = place == order.steps.count - 1
      guard
        let events = write(
          step, into: &walk, performs: !isLast || !order.leavesOutLast,
          hidesSecureTexts: order.hidesSecureTexts)
      else {
        walk.isComplete = false
        break
      }
      if isLast, order.wantsCalls { walk.calls = calls(in: events) }
    }
    let screen = interpreter.view.screen
    walk.screen = screen?.name
    walk.flow = screen?.flow ?? []
    if order.wantsPicture { walk.picture = interpreter.view.shownDisplay().map { Picture($0) } }
    return walk
  }

  /// What writes actions on the visible screen as commands.
  private func actionText(hidesSecureTexts: Bool) -> ActionText {
    ActionText(shell: interpreter.view, screen: interpreter.view.searchedScreen) {
      text, _, isSecure in
      interpreter.view.secretVariable(of: text).map { "${\($0.name)}" }
        ?? (hidesSecureTexts && isSecure && !text.isEmpty
          ? SecretFilter.stars : SafeText.quotedWord(text))
    }
  }

  /// Writes and performs a step.
  ///
  /// - Returns: The positions of its events; `nil` if an action wasn't there.
  private func write(
    _ step: WalkStep, into walk: inout WrittenWalk, performs: Bool, hidesSecureTexts: Bool
  ) -> Range<Int>? {
    let start = session.eventCount
    let text = actionText(hidesSecureTexts: hidesSecureTexts)
    let here = step.actions.indices.compactMap { step.action(at: $0, in: session) }
    let verb = here.count == step.actions.count ? text.verb(for: here) : nil
    walk.steps.append(verb.map { [$0] } ?? [])
    for place in step.actions.indices {
      guard let action = step.action(at: place, in: session) else { return nil }
      if verb == nil {
        walk.steps[walk.steps.count - 1].append(
          (place == 0 ? text : actionText(hidesSecureTexts: hidesSecureTexts)).command(
            for: action))
      }
      guard performs || place < step.actions.count - 1 else { break }
      switch session.perform(action).result {
      case .done: break
      case .crashed: return start..<session.eventCount
      case .refused(let refusal):
        guard refusal.isByApp else {
          walk.steps[walk.steps.count - 1] = []
          return nil
        }
        // A walkthrough expects that the app refuses the action each time.
        if verb == nil, let last = walk.steps[walk.steps.count - 1].popLast() {
          walk.steps[walk.steps.count - 1].append("? " + last)
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
