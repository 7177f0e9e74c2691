import HeadlessUIKit
import VirtualClock

extension AppSession {
  /// Waits until the app is idle: completes transitions and runs all work that is ready on the main
  /// queue.
  ///
  /// If the app is already idle, this takes less than a microsecond. Call it only outside a
  /// main-actor job. Inside one, the run loop can't drain the main queue, so this method traps with
  /// a message.
  public func settle() {
    precondition(
      MainQueue.canBeDrained,
      "AppSession: this is a main-actor job (an asynchronous test, a Task), so the run loop "
        + "can't drain the main queue; await the asynchronous form instead: await session.perform(…)"
    )
    reading.forget()
    VirtualClock.runApp { app.settle() }
  }

  /// Runs timers and completed background work that are ready, without waiting.
  ///
  /// The prompt calls this while it waits for a key. If nothing is ready, the single run loop pass
  /// takes 3 microseconds.
  package func idle() {
    reading.forget()
    VirtualClock.runApp { app.runReadyWork() }
    settle()
    // A timer may have changed the content of a screen without notifying UIKit.
    app.noteChange()
  }

  /// Runs the work that an app has left on the main queue when it ended.
  ///
  /// Call it only outside a main-actor job.
  ///
  /// - Returns: Whether work is still to come: a timer of the run loop that hasn't fired, or work
  ///   that goes on without end. Delayed work of libdispatch and sleeping tasks can't be seen; they
  ///   keep threads of libdispatch alive instead.
  package static func finishLeftWork() -> Bool {
    MainQueue.drain(passes: settlingPasses)
    return MainQueue.hasTimer || MainQueue.isReady
  }

  /// Suspends until the app is idle.
  ///
  /// Like the synchronous form, this method waits for transitions, for tasks, also where they leave
  /// the main actor for nonisolated functions and ordinary actors, and for work on the main queue.
  /// Meanwhile, the jobs that such tasks would run elsewhere run on the main queue.
  ///
  /// It doesn't wait for time to pass, for custom executors, other dispatch queues or other
  /// threads. An app whose tasks go on without end is left running.
  public func settle() async { await Self.outsideJobs { self.settle() } }

  /// Runs code on the main thread outside of main-actor jobs, where the synchronous methods can be
  /// called, and suspends until it has returned.
  ///
  /// Other jobs of the main actor run while an app settles in the code, and only then.
  package static func outsideJobs<Value, Failure: Error>(
    _ body: @escaping () throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    try await MainQueue.leave {
      let tracer = CallTracer.shared
      let base = tracer.base
      defer { tracer.base = base }
      return Result(catching: body)
    }.get()
  }

  /// Whether the app has asynchronous callers in this process, which runs other tests besides.
  ///
  /// Then its threads don't come to rest, and its time stays real.
  package static var sharesProcess: Bool { MainQueue.hasBeenLeft }
}
