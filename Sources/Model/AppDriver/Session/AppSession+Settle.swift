import HeadlessUIKit
import VirtualClock

extension AppSession {
  /// Waits until the app is idle: completes transitions and runs all work that is ready on the main
  /// queue.
  ///
  /// If the app is already idle, this takes well under a microsecond. Call it only outside a
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

  /// Runs code that doesn't suspend, and that may be a task, outside of the main queue, so that the
  /// synchronous methods can be called in it.
  package static func settlesInTasks(_ body: () -> Void) {
    MainQueue.beTask(body)
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

  /// Suspends until the app is idle, so that main-actor jobs can run.
  ///
  /// Like the synchronous form, this method waits for transitions, for tasks, also where they leave
  /// the main actor for nonisolated functions and ordinary actors, and for work on the main queue.
  /// While the app runs, the jobs that such tasks would run elsewhere run on the main queue.
  ///
  /// A task that goes from one actor to another and yields there may be left running.
  ///
  /// It doesn't wait for time to pass, for custom executors, other dispatch queues or other
  /// threads. An app whose tasks go on without end is left running. So is a chain of more than
  /// sixteen tasks or blocks on the main queue that create each other without awaiting anything and
  /// have no effect in UIKit.
  public func settle() async {
    reading.forget()
    await MainQueue.stay { await app.settle(log) }
  }
}
