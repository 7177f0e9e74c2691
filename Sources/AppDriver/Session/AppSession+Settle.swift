import Foundation
import HeadlessUIKit

extension AppSession {
  /// Lets the app come to rest: transitions end, and what is ready on the main queue runs, until
  /// nothing is.
  ///
  /// An idle call costs well under a microsecond. Must be called outside a main-actor job: within
  /// one the run loop drains nothing, so this traps and says so.
  public func settle() {
    precondition(
      withUnsafeCurrentTask { $0 == nil },
      "AppSession: this is a main-actor job (an asynchronous test, a Task), in which the run loop "
        + "drains nothing; await the asynchronous form instead: await session.perform(…)")
    guard let application else { return }
    var passes = 0
    repeat {
      application.settleTransitions()
      guard MainQueue.isReady else { break }
      MainQueue.drain(passes: 1)
      revision += 1
      passes += 1
    } while passes < Self.settlingPasses
    application.settleTransitions()
  }

  /// Lets timers and work that ended elsewhere have their turn, without waiting for any.
  ///
  /// For a prompt that waits for a key: one pass of the run loop, 3 microseconds where nothing is
  /// ready.
  public func idle() {
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
    settle()
    // A timer may have changed what a screen says without a word to UIKit.
    revision += 1
  }

  /// Lets the app come to rest by suspending, so that jobs of the main actor run meanwhile.
  ///
  /// Rounds of eight turns are given until one brings nothing new: a chain of more than eight jobs
  /// that leads to nothing in UIKit is not waited for.
  public func settle() async {
    guard let application else { return }
    for _ in 0..<Self.settlingPasses {
      tracer?.enter()
      application.settleTransitions()
      tracer?.base = nil
      let before = log.count
      for _ in 0..<8 { await Task.yield() }
      revision += 1
      if log.count == before && !application.isUnsettled { return }
    }
  }
}
