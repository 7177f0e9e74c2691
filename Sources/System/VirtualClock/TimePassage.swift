import CVirtualClock

/// The work that an app may do in one step of a script while time passes.
///
/// Without limits, a wait would never end if the app's timers or its work don't.
@MainActor
package final class TimeBudget {
  /// The number of deadlines that may still pass.
  fileprivate(set) var deadlines = 10_000
  /// Whether to wait for work on other threads.
  fileprivate(set) var waitsForWork: Bool

  /// Creates a full budget.
  package init(waitsForWork: Bool = true) { self.waitsForWork = waitsForWork }

  /// The limit that was exceeded; `nil` if none was.
  package var excess: TimePassage.Excess? {
    if deadlines == 0 { return .deadlines }
    return waitsForWork ? nil : .work(TimePassage.longestWork)
  }
}

/// Virtual time that passes while the app waits.
///
/// Each step moves the clock to the next deadline, or to the end of the time if there is none
/// before.
@MainActor
package struct TimePassage: ~Copyable {
  /// The reason why time passes faster than the app can follow from now on.
  package enum Excess: Sendable, Hashable {
    /// More deadlines have passed than the budget allows.
    case deadlines
    /// The app's threads have computed for this much processor time, or its main queue was never
    /// empty.
    case work(Duration)
  }

  /// The most processor time of the app's work that is waited for.
  package static let longestWork = Duration.seconds(5)

  private var threads = ThreadWatch()
  private let start: Int64
  private let end: Int64
  private let budget: TimeBudget
  /// The reason why the budget has been exhausted during this passage; `nil` if it hasn't.
  package private(set) var excess: Excess?

  /// Creates a passage of an amount of time from now on.
  package init(seconds: Double, within budget: TimeBudget) {
    self.budget = budget
    let most = 1e9
    let duration = Int64((min(max(0, seconds), most) * 1e9).rounded())
    start = cvc_time(CLOCK_MONOTONIC)
    end = start + duration
    cvc_set_passes(true)
  }

  deinit { cvc_set_passes(false) }

  /// The time that has passed.
  package var time: Duration { .nanoseconds(cvc_time(CLOCK_MONOTONIC) - start) }

  /// Waits until everything is at rest.
  ///
  /// - Parameter settle: Runs all work that is ready on the main thread, and returns whether there
  ///   was any.
  package mutating func rest(settle: () -> Bool) {
    guard budget.waitsForWork else {
      _ = settle()
      return
    }
    if threads.rest(within: WorkLimit(Self.longestWork), settle: settle) { return }
    budget.waitsForWork = false
    excess = .work(Self.longestWork)
  }

  /// Moves the clock to the next deadline and lets it end, or to the end of the time.
  ///
  /// Call `rest(settle:)` before, and again after it.
  ///
  /// - Returns: Whether there was a deadline. There may be others at the end of the time.
  package mutating func move() -> Bool {
    let left = max(0, end - cvc_time(CLOCK_MONOTONIC))
    guard budget.deadlines > 0, cvc_end_next(left) else {
      cvc_move(left)
      return false
    }
    budget.deadlines -= 1
    if budget.deadlines == 0 { excess = .deadlines }
    return true
  }
}

extension ThreadWatch {
  /// Waits in real time, within a limit, until all other threads sleep and `settle` finds no work
  /// on the main thread; returns whether everything is at rest.
  package mutating func rest(within limit: WorkLimit, settle: () -> Bool) -> Bool {
    repeat {
      guard waitForRest(within: limit) else { return false }
      if cvc_wake_ended() { continue }
      if !settle(), isAtRest(), !cvc_wake_ended() { return true }
    } while !limit.isReached
    return false
  }
}
