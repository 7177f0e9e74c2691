import Glibc
import Synchronization

/// Work that may take forever, such as matching a regular expression.
///
/// The work runs on a thread of its own. If the user interrupts the work, the thread is abandoned:
/// it continues while the processors are otherwise idle, until the process ends.
package enum InterruptibleWork {
  /// The maximum time in nanoseconds until an interruption without a signal is noticed.
  private static let interval = 50_000_000

  /// The value of `SCHED_IDLE`, which the Glibc module lacks.
  private static let idle: Int32 = 5

  /// Does work on another thread.
  ///
  /// - Parameters:
  ///   - isInterrupted: A closure that returns whether to abandon the work. It is called on the
  ///     caller's thread, after each signal and at regular intervals.
  ///   - body: The work.
  /// - Returns: The result of the work; nil if it was abandoned.
  package static func result<Value: Sendable>(
    isInterrupted: () -> Bool, of body: @escaping @Sendable () -> Value
  ) -> Value? {
    let task = Task(body)
    guard let thread = task.start() else { return body() }
    while !task.wait(nanoseconds: interval) {
      guard !isInterrupted() else {
        var parameters = sched_param()
        pthread_setschedparam(thread, idle, &parameters)
        return nil
      }
    }
    return task.value
  }

  /// The work and its result, which both threads own.
  private final class Task<Value: Sendable>: Sendable {
    private let body: @Sendable () -> Value
    private let result = Mutex<Value?>(nil)
    private nonisolated(unsafe) let isDone: UnsafeMutablePointer<sem_t>

    init(_ body: @escaping @Sendable () -> Value) {
      self.body = body
      isDone = .allocate(capacity: 1)
      sem_init(isDone, 0, 0)
    }

    deinit {
      sem_destroy(isDone)
      isDone.deallocate()
    }

    var value: Value? { result.withLock { $0 } }

    /// Starts the thread; returns nil if the system is out of threads.
    func start() -> pthread_t? {
      var thread = pthread_t()
      var attributes = pthread_attr_t()
      pthread_attr_init(&attributes)
      defer { pthread_attr_destroy(&attributes) }
      pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
      // These signals must interrupt the waiting thread, so the new thread blocks them.
      var blocked = sigset_t()
      var before = sigset_t()
      sigemptyset(&blocked)
      for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&blocked, signal) }
      pthread_sigmask(SIG_BLOCK, &blocked, &before)
      defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
      let work: @Sendable () -> Void = { [self] in
        let value = body()
        result.withLock { $0 = value }
        sem_post(isDone)
      }
      // The thread takes this reference; if there is none, it is released below.
      let argument = Unmanaged.passRetained(Work(work))
      let problem = pthread_create(
        &thread, &attributes,
        { argument in
          guard let argument else { return nil }
          Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body()
          return nil
        }, argument.toOpaque())
      guard problem == 0 else {
        argument.release()
        return nil
      }
      return thread
    }

    /// Waits for the end of the work, or until the time is up or a signal arrives.
    func wait(nanoseconds: Int) -> Bool {
      var end = timespec()
      clock_gettime(CLOCK_REALTIME, &end)
      end.tv_nsec += nanoseconds
      if end.tv_nsec >= 1_000_000_000 {
        end.tv_sec += 1
        end.tv_nsec -= 1_000_000_000
      }
      return sem_timedwait(isDone, &end) == 0
    }
  }

  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
}
