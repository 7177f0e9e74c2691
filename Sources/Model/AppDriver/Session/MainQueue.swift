import CMainExecutor
import Foundation
import Glibc

/// The main queue, which contains the main actor's tasks and the work for `DispatchQueue.main`.
enum MainQueue {
  /// The file descriptor that libdispatch makes readable when work arrives.
  ///
  /// CFRunLoop waits on it too.
  private static let descriptor = {
    let descriptor = mainQueueDescriptor()
    cme_note_main_queue(descriptor)
    return descriptor
  }()

  fileprivate static func create() { (_, _) = (descriptor, RunLoop.main) }

  /// The number of events after which the queue was found empty; `nil` if it wasn't empty.
  @MainActor private static var eventsWhenEmpty: UInt?

  /// Whether work is ready.
  ///
  /// This takes a few nanoseconds if no work has arrived since the queue was found empty, else a
  /// fraction of the time of an idle run loop pass.
  @MainActor static var isReady: Bool {
    let events = cme_event_count()
    guard events != eventsWhenEmpty else { return false }
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let isReady = poll(&entry, 1, 0) > 0
    eventsWhenEmpty = isReady ? nil : events
    return isReady
  }

  /// Whether a timer of the main run loop hasn't fired yet; fires those that are due.
  static var hasTimer: Bool {
    guard let next = RunLoop.main.limitDate(forMode: .default) else { return false }
    return next < .distantFuture
  }

  /// Runs the work that is ready, including work that becomes ready in the meantime, in at most the
  /// given number of run loop passes.
  static func drain(passes: Int) {
    var pass = 0
    while pass < passes, isReady {
      _ = RunLoop.main.run(mode: .default, before: .distantPast)
      pass += 1
    }
  }

  /// Makes each check whether code is on the main actor take less time, and has `workByThreads`
  /// count from now on.
  static func rememberExecutor() {
    cme_remember_main_executor()
    cme_note_main_thread()
  }

  /// The number of times at which another thread has put work on the empty queue.
  static var workByThreads: UInt { cme_work_by_threads_count() }

  /// Whether the run loop can drain the queue, because the caller isn't a job of the queue itself.
  static var canBeDrained: Bool { !isInTask }

  /// Whether a task runs.
  ///
  /// Outside of the main actor, because a closure of the main actor checks at run time that it is
  /// there.
  private nonisolated static var isInTask: Bool { withUnsafeCurrentTask { $0 != nil } }

  // MARK: Inside a main-actor job

  /// Whether `leave(_:)` has been called in this process.
  private(set) static var hasBeenLeft = false

  /// Runs code on the main thread outside of the queue's jobs, so that the run loop can drain the
  /// queue in it, and suspends until it has returned.
  ///
  /// Meanwhile, tasks that leave the main actor stay on the main queue. So nothing is on its way to
  /// the queue that draining it doesn't run.
  static func leave<Value>(_ body: @escaping () -> Value) async -> Value {
    begin()
    defer { cme_end_staying_on_main_queue() }
    return await withUnsafeContinuation { continuation in
      perform {
        nonisolated(unsafe) let value = body()
        continuation.resume(returning: value)
      }
    }
  }

  private static func begin() {
    precondition(
      Thread.isMainThread,
      "AppSession: the main actor isn't on the main thread, so no run loop can drain its queue; "
        + "don't call dispatchMain()")
    hasBeenLeft = true
    cme_begin_staying_on_main_queue()
  }

  /// The code that runs outside of the jobs, followed by the code that waits for its return.
  private static var bodies: [() -> Void] = []

  /// Runs code in the next pass of the run loop that no job of the queue makes, after the code that
  /// makes that pass.
  private static func perform(_ body: @escaping @MainActor () -> Void) {
    RunLoop.main.perform {
      MainActor.assumeIsolated {
        guard canBeDrained else {
          return DispatchQueue.main.async { MainActor.assumeIsolated { perform(body) } }
        }
        bodies.append(body)
        guard bodies.count == 1 else { return }
        while let next = bodies.first {
          next()
          bodies.removeFirst()
        }
      }
    }
  }
}

extension AppSession {
  /// Creates the main queue and the main run loop with their descriptors, if they don't exist.
  ///
  /// Otherwise, they are created when the app or the session needs them. Creating them takes about
  /// 50 microseconds.
  package static func createRunLoop() { MainQueue.create() }
}

// libdispatch exports this for run loops; no header declares it.
@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private nonisolated func mainQueueDescriptor() -> Int32
