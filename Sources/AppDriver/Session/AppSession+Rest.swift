import Foundation
import VirtualClock

/// Waiting for what an app does on other threads and in time, so that what it does next depends on nothing
/// but the actions.
extension AppSession {
  /// The longest real time to wait for threads.
  private static let longestWork = Duration.seconds(2)

  /// Under virtual time, runs the app until all of its threads are at rest, without letting time pass.
  ///
  /// If that takes more than two seconds of real time, the work counts as endless, and neither this method nor
  /// `perform(_:)` waits for threads of the process any more. As long as the process has only one thread, this
  /// takes a few nanoseconds.
  ///
  /// - Returns: Whether the app has done anything on the main thread meanwhile.
  package func rest() -> Bool {
    guard VirtualClock.isVirtual, !VirtualClock.isAlone, !Self.hasEndlessThreads else { return false }
    var threads = ThreadWatch()
    var didWork = false
    VirtualClock.runApp {
      log.enterApp()
      let isAtRest = threads.rest(atMost: Self.longestWork) {
        let works = app.runUntilIdle()
        didWork = didWork || works
        return works
      }
      if !isAtRest { Self.hasEndlessThreads = true }
    }
    return didWork
  }

  /// Lets virtual time pass until nothing is to happen later, so that what an app has left for later doesn't
  /// happen to the app that is launched next.
  ///
  /// - Parameter most: The most deadlines that pass.
  /// - Returns: Whether nothing is left.
  package func passTime(deadlines most: Int) -> Bool {
    guard !VirtualClock.deadlines.isEmpty else { return true }
    VirtualClock.runApp {
      log.enterApp()
      let budget = TimeBudget(waitsForWork: !Self.hasEndlessThreads)
      var passage = TimePassage(seconds: 1e8, within: budget)
      for _ in 0..<most where !VirtualClock.deadlines.isEmpty {
        guard passage.move() else { break }
        passage.rest { app.runUntilIdle() }
      }
    }
    return VirtualClock.deadlines.isEmpty
  }
}
