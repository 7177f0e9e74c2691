import Foundation
import HeadlessUIKit
import VirtualClock

/// Time that passes for an app.
extension DrivenApp {
  /// Lets the time of animations pass, in which the app's timers and tasks run.
  ///
  /// An app whose animations don't end within 5 seconds is left moving.
  ///
  /// - Parameters:
  ///   - onlyTransition: Whether to wait only until a transition has ended.
  ///   - budget: The work that the app may do meanwhile, under virtual time.
  func awaitAnimations(onlyTransition: Bool = false, within budget: TimeBudget) {
    var left = 5.0
    while let application, !application.hasCrashed,
      !onlyTransition || application.animatesTransition,
      let time = application.timeToNextAnimationEnd, time <= left, !isInterrupted()
    {
      if VirtualClock.isVirtual, VirtualClock.isAlone, VirtualClock.deadlines.isEmpty {
        // Nothing happens meanwhile.
        VirtualClock.move(by: time)
        settle()
      } else {
        run(for: time, once: false, within: budget)
      }
      left -= max(time, 0.01)
    }
  }

  /// Runs the app for a number of seconds, or until the user interrupts it.
  ///
  /// Under virtual time, this moves the clock instead of waiting.
  ///
  /// - Parameters:
  ///   - seconds: The number of seconds.
  ///   - once: Whether to run only until something may have changed: for 10 milliseconds or, under
  ///     virtual time, until the next deadline if that is later.
  ///   - budget: The work that the app may do meanwhile, under virtual time.
  func run(for seconds: Double, once: Bool, within budget: TimeBudget) {
    if VirtualClock.isVirtual {
      var left = seconds
      repeat {
        // Animations end among the deadlines.
        let part = min(left, application?.timeToNextAnimationEnd ?? left)
        passTime(part, once: once, within: budget)
        left -= max(part, 0.001)
      } while left > 0 && !once && !isInterrupted()
      return
    }
    let end = Date(timeIntervalSinceNow: once ? min(seconds, 0.01) : seconds)
    repeat {
      let slice = min(end, Date(timeIntervalSinceNow: 0.05))
      _ = RunLoop.main.run(mode: .default, before: slice)
      application?.settleTransitions()
      noteChange()
    } while Date() < end && !isInterrupted()
  }

  private func passTime(_ seconds: Double, once: Bool, within budget: TimeBudget) {
    var passage = TimePassage(seconds: seconds, within: budget)
    passage.rest(settle: runUntilIdle)
    var isMoving = true
    while isMoving, !isInterrupted() {
      isMoving = passage.move() && !(once && passage.time >= .milliseconds(10))
      passage.rest(settle: runUntilIdle)
    }
    switch passage.excess {
    case .deadlines?:
      application?.warn(
        .timersWithoutEnd, nil, nil,
        "10,000 timers fired during a wait; the rest of its time passed without them")
    case .work(let time)?:
      application?.warn(
        .workWithoutEnd, nil, nil,
        "the app's work didn't end within \(time) of processor time; the wait went on without it")
    case nil: break
    }
  }
}
