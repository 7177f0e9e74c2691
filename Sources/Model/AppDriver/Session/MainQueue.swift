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
  /// fraction of the time of an idle run loop pass (3 microseconds).
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
  static var canBeDrained: Bool { isTask || !isInTask }

  /// Whether a task runs.
  ///
  /// Outside of the main actor, because a closure of the main actor checks at run time that it is
  /// there.
  private nonisolated static var isInTask: Bool { withUnsafeCurrentTask { $0 != nil } }

  /// Whether the current task, if there is one, runs outside of the queue.
  private static var isTask = false

  /// Runs code that may be a task that doesn't suspend, outside of the queue.
  static func beTask(_ body: () -> Void) {
    precondition(canBeDrained, "AppSession: this is a main-actor job")
    let before = isTask
    isTask = true
    defer { isTask = before }
    body()
  }

  // MARK: Inside a main-actor job

  /// Runs a closure; meanwhile, tasks that leave the main actor stay on the main queue.
  ///
  /// So nothing that a round of `drainOnce()` doesn't run is on its way to the main queue.
  static func stay(while body: () async -> Void) async {
    cme_begin_staying_on_main_queue()
    await body()
    cme_end_staying_on_main_queue()
  }

  /// Suspends while the main queue runs the work that it has, and what that adds, sixteen times
  /// over.
  ///
  /// - Returns: Whether no other task has continued meanwhile. New tasks aren't noticed: the
  ///   runtime's hook isn't called for them.
  static func drainOnce() async -> Bool {
    let before = cme_main_job_count()
    // Each of these hops enqueues a block and then this task.
    for _ in 0..<8 {
      await withUnsafeContinuation { continuation in
        DispatchQueue.main.async {
          cme_set_uncounted(true)
          continuation.resume()
          cme_set_uncounted(false)
        }
      }
    }
    return cme_main_job_count() == before
  }

  /// Suspends until `drainOnce()` finds no task that continues, at most for a number of rounds.
  static func drain(rounds: Int) async {
    for _ in 0..<rounds where await drainOnce() { return }
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
