import AppDriver

/// A check that may be repeated until its time is over.
final class CheckJob: Job {
  let scope: Scope
  private let step: Step
  private let deadline: ContinuousClock.Instant?
  private let check: @MainActor () throws(CommandError) -> Void

  init(
    _ step: Step, within seconds: Double, scope: Scope,
    check: @escaping @MainActor () throws(CommandError) -> Void
  ) {
    self.step = step
    self.scope = scope
    deadline = seconds > 0 ? ContinuousClock.now + .seconds(seconds) : nil
    self.check = check
  }

  var openStep: Step? { step }

  func advance(_ execution: Execution) -> SessionRequest? {
    do throws(CommandError) {
      try check()
      execution.jobs.pop()
      execution.end(step, .done)
    } catch {
      // Time mends nothing once the app has crashed.
      if error != .notRunning, let deadline, ContinuousClock.now < deadline {
        return .perform(.wait(seconds: 0.01))
      }
      execution.jobs.pop()
      execution.transcript.writeScreen()
      execution.end(step, .failed(error))
    }
    return nil
  }
}
