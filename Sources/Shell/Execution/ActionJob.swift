import AppDriver

/// A job that performs a command's actions one by one, after launching the app if necessary.
final class ActionJob: Job {
  let scope: Scope
  private let step: Step
  /// The context of the launch to perform first; `nil` if there is none or it has been performed.
  private var launch: LaunchContext?
  private let actions: [UserAction]
  /// The actions to repeat after the launch, grouped by command; `nil` if there is no launch.
  private let again: [[UserAction]]?
  /// Whether the launch restores an earlier state instead of starting from the beginning.
  ///
  /// If so, the objects that outlive the app are not reported: the walk continues, so they are
  /// reported when it ends.
  private let isReplay: Bool
  /// The title of the case that the launch begins, printed instead of the screen; `nil` if there is
  /// none.
  private let heading: String?
  private var done = 0

  init(_ step: Step, _ actions: [UserAction], scope: Scope) {
    self.step = step
    self.actions = actions
    self.scope = scope
    again = nil
    isReplay = false
    heading = nil
  }

  init(
    _ step: Step, launch: LaunchContext, again: [[UserAction]]?, heading: String? = nil,
    scope: Scope
  ) {
    self.step = step
    self.launch = launch
    self.again = again ?? []
    isReplay = again != nil
    self.heading = heading
    self.scope = scope
    actions = again?.flatMap { $0 } ?? []
  }

  var openStep: Step? { step }

  func advance(_ execution: Execution) -> SessionRequest? {
    if let launch {
      execution.transcript.forgetLeaksOfLaunch()
      return .launch(launch, isReplay: isReplay)
    }
    if done < actions.count {
      let action = actions[done]
      // Flush before waiting, so that the user can see which command is waiting.
      if case .wait = action { execution.transcript.output.flush() }
      execution.recording.recorder?.willPerform(action, isAgain: again != nil, in: execution.view)
      return .perform(action)
    }
    execution.jobs.pop()
    if let again { execution.app.replaceDone(by: again) } else { execution.app.remember(actions) }
    execution.end(step, heading.map { .began($0) } ?? .acted(again == nil ? actions : nil))
    if heading != nil {
      // Objects that outlived the app of an earlier case don't count in this case.
      execution.app.session.forgetSurvivors()
      execution.transcript.forgetLeaks()
    }
    return nil
  }

  func receive(_ outcome: Outcome, _ execution: Execution) {
    execution.app.note(outcome, startsAfresh: done == 0 || again != nil)
    step.events = execution.app.lastEvents
    switch outcome.result {
    case .done:
      guard launch != nil else { return done += 1 }
      launch = nil
      execution.transcript.forgetWarnings()
    case .refused(let refusal):
      // The app also refused this action the first time. Continue, because later actions may depend
      // on the attempt.
      if refusal.isByApp, again != nil {
        execution.recording.recorder?.wasRefusedAgain()
        return done += 1
      }
      stop(after: refusal.isByApp ? done + 1 : done, execution)
      let error: CommandError =
        refusal == .notRunning
        ? .notRunning
        : .refused(refusal, ways: WaysOut(execution.view).ways(after: refusal))
      execution.end(step, .failed(error))
    case .crashed(let crash):
      stop(after: done + 1, execution)
      execution.end(step, .failed(.crashed(crash)))
    }
  }

  /// Ends the job after a refusal or a crash, and adds the first `count` actions to the undo log.
  ///
  /// If the job repeats earlier commands, it clears the log instead.
  private func stop(after count: Int, _ execution: Execution) {
    execution.jobs.pop()
    if again != nil {
      execution.app.forgetDone()
    } else {
      execution.app.remember(Array(actions.prefix(count)))
    }
  }
}
