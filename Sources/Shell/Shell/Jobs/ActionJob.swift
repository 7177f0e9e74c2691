import AppDriver
import Script

/// A job that performs a command's actions one by one, after launching the app if necessary.
final class ActionJob: Job {
  let scope: Scope
  private let step: Step
  /// The number of commands that the job undoes.
  private var undoes = 0
  /// Whether the actions are those of the command that was undone last.
  private var isRedo = false
  /// The context of the launch to perform first; `nil` if there is none or it has been performed.
  private var launch: LaunchContext?
  private let actions: [UserAction]
  /// Whether the job begins with a launch.
  private var launches = false
  /// Whether the launch restores an earlier state instead of starting from the beginning.
  ///
  /// If so, the objects that outlive the app are not reported: the walk continues, so they are
  /// reported when it ends. What the app prints isn't shown again.
  private var isReplay = false
  /// Whether the app finds nothing of what it has left, such as files.
  private var startsAfresh = false
  /// The title of the case that the launch begins, printed instead of the screen; `nil` if there is
  /// none.
  private var heading: CaseTitle?
  private var done = 0
  /// The actions that have been begun as they can be typed; empty if the shell doesn't keep that.
  private var lines: [String] = []
  /// The unreported error of the crash of the app that the launch ended; `nil` if there is none.
  private var lateFault: CommandError?

  /// Creates a job for actions.
  init(_ step: Step, _ actions: [UserAction], isRedo: Bool = false, scope: Scope) {
    self.step = step
    self.actions = actions
    self.isRedo = isRedo
    self.scope = scope
  }

  /// Creates a job for a launch.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - launch: The context of the launch.
  ///   - again: The actions of each command to repeat, in order to restore an earlier state; `nil`
  ///     if the app starts from the beginning.
  ///   - undoes: The number of the last commands whose actions are not in `again`.
  ///   - heading: The title of the case that the launch begins; `nil` if it doesn't begin one.
  ///   - startsAfresh: Whether the app finds nothing of what it has left, such as files.
  ///   - scope: The scope of the variables.
  init(
    _ step: Step, launch: LaunchContext, again: [[UserAction]]? = nil, undoes: Int = 0,
    heading: CaseTitle? = nil, startsAfresh: Bool = false, scope: Scope
  ) {
    self.step = step
    self.launch = launch
    self.startsAfresh = startsAfresh
    launches = true
    isReplay = again != nil
    self.undoes = undoes
    self.heading = heading
    self.scope = scope
    actions = again?.flatMap { $0 } ?? []
  }

  nonisolated deinit {}

  var openStep: Step? { step }

  func advance(_ interpreter: Interpreter) {
    let session = interpreter.app.session
    if let launch {
      interpreter.transcript.forgetLeaksOfLaunch(isReplay: isReplay)
      if isReplay || heading != nil { ProcessClock.restart() }
      interpreter.app.noteLaunch(startsAfresh: startsAfresh)
      if !step.isCommand { interpreter.steps.noteLaunch() }
      return receive(
        session.launch(launch, findsSurvivors: !isReplay, startsAfresh: startsAfresh), interpreter)
    }
    if done < actions.count {
      let action = actions[done]
      interpreter.app.note(action)
      // Flush before waiting, so that the user can see which command is waiting.
      if case .wait = action { interpreter.transcript.output.flush() }
      interpreter.recording.recorder?.willPerform(action, isAgain: launches, in: interpreter.state)
      if !launches {
        interpreter.host.willPerform(action, in: interpreter.state)
        if interpreter.isResumable { lines.append(interpreter.line(for: action)) }
      }
      return receive(session.perform(action), interpreter)
    }
    interpreter.jobs.pop()
    // A touch of what doesn't react is a step of its own, without events.
    if actions.isEmpty, !launches { noteNothing(interpreter) }
    remember(in: interpreter)
    end(interpreter)
    if heading != nil {
      // Objects that outlived the app of an earlier case don't count in this case.
      session.forgetSurvivors()
      interpreter.transcript.forgetLeaks()
      interpreter.app.restoreKept()
    }
  }

  /// Ends the step after its last action.
  private func end(_ interpreter: Interpreter) {
    guard let lateFault else {
      return interpreter.end(step, heading.map { .began($0) } ?? .acted(launches ? nil : actions))
    }
    step.showsScreenAfterError = true
    interpreter.end(step, .failed(lateFault))
  }

  /// Notes in the undo log what the job has done.
  private func remember(in interpreter: Interpreter) {
    if undoes > 0 {
      interpreter.app.undoLog.undo(undoes)
    } else if !launches {
      noteActions(done, in: interpreter.app)
    } else if !isReplay {
      interpreter.beginLog(startsAfresh: startsAfresh)
    }
  }

  private func noteActions(_ count: Int, in app: RunningApp) {
    if isRedo {
      app.undoLog.redo(count)
    } else {
      app.undoLog.append(
        Array(actions.prefix(count)), of: step.whole, way: step.way,
        lines: Array(lines.prefix(count)))
    }
  }

  /// Notes that nothing was to be done.
  private func noteNothing(_ interpreter: Interpreter) {
    interpreter.app.noteNothing()
    step.events = interpreter.app.lastEvents
    interpreter.transcript.noteAction(of: step, isLaunch: false)
  }

  /// Notes the outcome of the launch or the last action.
  private func receive(_ outcome: Outcome, _ interpreter: Interpreter) {
    // The app printed the same lines the first time. After a crash, they may explain it.
    if isReplay, !outcome.isCrash { _ = interpreter.takeAppLines() }
    if launch != nil, heading == nil {
      lateFault = interpreter.app.unreportedCrash(interpreter.app.session.crashBeforeLaunch)
    }
    interpreter.app.note(outcome, startsAfresh: done == 0 || launches)
    step.events = interpreter.app.lastEvents
    interpreter.transcript.noteAction(of: step, isLaunch: launches && step.name == nil)
    switch outcome.result {
    case .done:
      guard launch == nil else {
        launch = nil
        return interpreter.transcript.forgetWarnings()
      }
      done += 1
      if let veto = outcome.veto, !launches { note(veto, interpreter) }
    case .refused(let refusal):
      // The app also refused this action the first time. Continue, because later actions may depend
      // on the attempt.
      if refusal.isByApp, launches {
        interpreter.recording.recorder?.wasRefusedAgain()
        return done += 1
      }
      // A changed app may accept it.
      if refusal.isByApp, let last = lines.popLast() {
        lines.append(StepExpectation.either.mark + last)
      }
      stop(after: refusal.isByApp ? done + 1 : done, interpreter)
      let error: CommandError =
        refusal == .notRunning
        ? .notRunning
        : .refused(
          typesSecret(interpreter, at: done) ? refusal.withoutText : refusal,
          ways: WaysOut(interpreter.state).ways(after: refusal))
      interpreter.end(step, .failed(error))
    case .crashed(let crash):
      stop(after: done + 1, interpreter)
      interpreter.end(step, .failed(.crashed(crash)))
      if heading != nil { interpreter.app.restoreKept() }
    }
  }

  /// Notes that the app has done something else than the last action asks for.
  ///
  /// The actions after it depend on it, so that the command ends.
  private func note(_ veto: Refusal, _ interpreter: Interpreter) {
    // A part of a secret isn't shown unasked.
    step.hidesScreen = typesSecret(interpreter, at: done - 1)
    let veto = step.hidesScreen ? veto.withoutText : veto
    if step.note == nil { step.note = .vetoed(veto) }
    guard done < actions.count else { return }
    stop(after: done, interpreter)
    step.showsScreenAfterError = true
    interpreter.end(step, .failed(.refused(veto, ways: [])))
  }

  /// Whether an action types a secret.
  private func typesSecret(_ interpreter: Interpreter, at place: Int) -> Bool {
    guard actions.indices.contains(place) else { return false }
    return switch actions[place] {
    case .type(_, let text), .edit(_, .append(let text)):
      interpreter.state.redaction.finds(in: text)
    default: false
    }
  }

  /// Ends the job after a refusal or a crash, and adds the first `count` actions to the undo log.
  ///
  /// If the job launches the app, it clears the log instead.
  private func stop(after count: Int, _ interpreter: Interpreter) {
    interpreter.jobs.pop()
    if launches {
      interpreter.beginLog(startsAfresh: startsAfresh)
    } else {
      noteActions(count, in: interpreter.app)
    }
  }
}

nonisolated extension Refusal {
  /// The refusal without the text that a field has now.
  fileprivate var withoutText: Refusal {
    guard case .lettersRefused(let target, let all, _) = self else { return self }
    return .lettersRefused(target, all: all, now: nil)
  }
}
