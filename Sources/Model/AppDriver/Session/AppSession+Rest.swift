import Foundation
import VirtualClock

/// Waiting for an app's work on other threads and in time, so that its next steps depend on
/// nothing but the actions.
extension AppSession {
  /// The most processor time of the app's work that `rest()` waits for.
  package static var longestWork = Duration.seconds(2)

  /// Whether a thread of this process has turned out to work without end, so that nobody waits for
  /// it any more.
  package static var hasEndlessThreads: Bool { VirtualClock.hasEndlessThreads }

  /// The number of deadlines that had been set when the process was last at rest.
  private static var deadlineCount: UInt64 = 0

  /// The number of times at which threads had put work on the main queue when the process was last
  /// at rest, or in a wait since then, which waits for threads itself.
  private static var awaitedWork: UInt = 0

  /// Runs code that waits for the app's threads itself.
  static func awaitingThreads(_ body: () -> Void) {
    let before = MainQueue.workByThreads
    body()
    awaitedWork += MainQueue.workByThreads - before
  }

  /// Under virtual time, runs the app until all of its threads are at rest.
  ///
  /// No time passes, except that of transitions and animations that this begins, if they take
  /// time.
  ///
  /// If that takes more than two seconds of processor time (`longestWork`), the work counts as
  /// endless, and neither this method nor `perform(_:)` waits for threads of the process any more.
  /// As long as the process has only one thread and no deadline is set, this takes a few
  /// nanoseconds.
  ///
  /// - Returns: Whether the app has done anything on the main thread meanwhile, or would have if
  ///   its threads had been slower: whether one of them has put work there since the process was
  ///   last at rest, apart from waits.
  package func rest() -> Bool {
    guard VirtualClock.isVirtual, !VirtualClock.hasEndlessThreads,
      !VirtualClock.isAlone || VirtualClock.deadlineCount != Self.deadlineCount
    else { return false }
    reading.forget()
    var threads = ThreadWatch()
    let start = log.count
    var didWork = false
    VirtualClock.runApp {
      log.enterApp()
      let isAtRest = threads.rest(within: WorkLimit(Self.longestWork)) {
        let works = app.runUntilIdle()
        didWork = didWork || works
        return works
      }
      if !isAtRest { VirtualClock.hasEndlessThreads = true }
      app.awaitAnimations(within: TimeBudget(waitsForWork: isAtRest))
    }
    Self.deadlineCount = VirtualClock.deadlineCount
    let work = MainQueue.workByThreads
    defer { Self.awaitedWork = work }
    return didWork || log.count > start || work != Self.awaitedWork
  }

  /// Lets virtual time pass until nothing is to happen later, so that what an app has left for
  /// later doesn't happen to the app that is launched next.
  ///
  /// - Parameter most: The most deadlines that pass.
  /// - Returns: Whether nothing is left.
  package func passTime(deadlines most: Int) -> Bool {
    guard !VirtualClock.deadlines.isEmpty else { return true }
    reading.forget()
    VirtualClock.runApp {
      log.enterApp()
      Self.awaitingThreads {
        let budget = TimeBudget(waitsForWork: !Self.hasEndlessThreads)
        var passage = TimePassage(seconds: 1e8, within: budget)
        for _ in 0..<most where !VirtualClock.deadlines.isEmpty {
          guard passage.move() else { break }
          passage.rest { app.runUntilIdle() }
        }
        app.awaitAnimations(within: budget)
      }
    }
    return VirtualClock.deadlines.isEmpty
  }
}
