import AppDriver
import Foundation
import VirtualClock

/// A job that runs a check once or, if it has a time limit, until it passes or the time is up.
///
/// A check that doesn't pass is a failure, or the answer to a condition.
final class CheckJob: Job {
  let scope: Scope
  private let step: Step
  private let seconds: Double
  private let deadline: ContinuousClock.Instant?
  private let budget = TimeBudget()
  private let check: @MainActor () throws(CommandError) -> Void
  /// A closure that is called with the answer to a condition; `nil` if the check is no condition.
  private let decide: ((Bool) -> Void)?
  /// A closure that is called to go on with the step once the check has passed; `nil` to end it.
  private let goOn: (() -> Void)?

  init(
    _ step: Step, within seconds: Double, scope: Scope,
    check: @escaping @MainActor () throws(CommandError) -> Void, decide: ((Bool) -> Void)? = nil,
    goOn: (() -> Void)? = nil
  ) {
    self.decide = decide
    self.goOn = goOn
    self.step = step
    self.scope = scope
    self.seconds = seconds
    deadline = seconds > 0 ? ContinuousClock.now + .seconds(seconds) : nil
    self.check = check
  }

  var openStep: Step? { step }

  /// Returns the error with the time that the check has waited.
  private func limited(_ error: CommandError) -> CommandError {
    guard deadline != nil, case .unmet(let expected, let found, let hint) = error else {
      return error
    }
    let seconds = String(format: "%g", self.seconds)
    return .unmet(expected: "\(expected) within \(seconds) s", found: found, hint: hint ?? excess)
  }

  /// The reason why the time passed without the app in the end; `nil` if it didn't.
  private var excess: String? {
    switch budget.excess {
    case .deadlines?:
      "so many timers fired that the rest of the time passed without them"
    case .work(let time)?:
      "the app's work didn't end within \(time) of processor time, so the wait went on without it"
    case nil: nil
    }
  }

  func advance(_ interpreter: Interpreter) {
    do throws(CommandError) {
      try check()
      interpreter.jobs.pop()
      end(isMet: true, interpreter)
    } catch {
      // `Interpreter.runJobs` reports the interruption and ends the step.
      if interpreter.host.isInterrupted { return }
      // After a crash or with wrong words, waiting is pointless.
      if error.isOfApp, error != .notRunning, let deadline, ContinuousClock.now < deadline {
        _ = interpreter.app.session.waitForChange(
          atMost: (deadline - ContinuousClock.now) / .seconds(1), within: budget)
        return
      }
      interpreter.jobs.pop()
      if case .unmet = error, decide != nil { return end(isMet: false, interpreter) }
      interpreter.writeAppOutput(of: step)
      interpreter.transcript.writeScreen()
      interpreter.end(step, .failed(limited(error)))
    }
  }

  private func end(isMet: Bool, _ interpreter: Interpreter) {
    if let goOn { return goOn() }
    guard let decide else { return interpreter.end(step, .done) }
    decide(isMet)
    let answer = "\(step.shown): \(isMet ? "yes" : "no")"
    step.answer = answer
    interpreter.end(
      step, .printed(CommandOutput(lines: [answer], report: ConditionAnswer(isMet: isMet))))
  }
}
