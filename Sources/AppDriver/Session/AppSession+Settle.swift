import Foundation
import HeadlessUIKit

extension AppSession {
  /// Waits until the app is idle: ends transitions and runs all work that is ready on the main
  /// queue.
  ///
  /// An idle call takes well under a microsecond. Must be called outside a main-actor job: inside
  /// one, the run loop can't drain the main queue, so this traps with a message.
  public func settle() {
    precondition(
      withUnsafeCurrentTask { $0 == nil },
      "AppSession: this is a main-actor job (an asynchronous test, a Task), so the run loop "
        + "can't drain the main queue; await the asynchronous form instead: await session.perform(…)"
    )
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

  /// Runs timers and finished background work that are ready, without waiting.
  ///
  /// A prompt calls this while it waits for a key. It is one pass of the run loop, which takes 3
  /// microseconds if nothing is ready.
  package func idle() {
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
    settle()
    // A timer may have changed the content of a screen without notifying UIKit.
    revision += 1
  }

  /// Waits until the app is idle by suspending, so that jobs of the main actor can run.
  ///
  /// It yields in rounds of eight turns, until a round causes nothing new. A chain of more than
  /// eight jobs without any effect in UIKit is not waited for.
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
