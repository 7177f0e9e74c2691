import CVirtualClock
import Synchronization

/// The clock of the app's process, which can be stopped and moved.
///
/// While time is virtual, everything in the process that asks for the time or waits for it follows
/// this clock: `Date`, `Timer`, `ContinuousClock`, `Task.sleep`, `asyncAfter`, `Thread.sleep`, and
/// waits with a time-out for semaphores, groups and conditions. These rules hold:
///
/// - The clock stands still while the app computes. `pass(atMost:settle:)` moves it, for `wait` and
///   `within`, and so does the app itself when it blocks the main thread.
/// - It moves to the earliest deadline and stops there until everything that the deadline started
///   is done: no thread of the process runs, and nothing is left on the main queue.
/// - Deadlines end in their order, and equal ones in the order in which they were set.
/// - During an action, each time the app reads the clock on the main thread, it moves by a
///   microsecond, without ending anything. So no two dates are the same, deadlines have the order
///   in which they were set, and a loop until a deadline ends. While time passes by deadlines, the
///   clock moves only for an app that reads it 100,000 times.
/// - The date can be chosen. The other clocks never go backward.
///
/// The module replaces functions of the C library in every program that it is linked to. As long as
/// time is real, they call the kernel. What waits in the kernel otherwise (`poll` and `epoll_wait`
/// with a time-out, `timer_create`, `alarm`, sockets) isn't affected.
package enum VirtualClock {
  /// Whether time is virtual.
  package static var isVirtual: Bool { cvc_is_virtual() }

  /// Installs what virtual time needs for the rest of the process.
  ///
  /// `begin(at:)` does this too. Call it earlier where a later change of the process would matter.
  package static func prepare() {
    cvc_prepare({ MainThreadWait.begin() }, { MainThreadWait.end() })
  }

  /// Makes time virtual, and sets the date.
  ///
  /// If time is already virtual, only the date changes.
  ///
  /// - Parameter seconds: The date in seconds since 1970; by default, the real date.
  @MainActor package static func begin(at seconds: Double? = nil) {
    prepare()
    let date =
      seconds.map { Int64(($0 * 1e9).rounded()) } ?? cvc_real_time(CLOCK_REALTIME)
    cvc_begin(date)
  }

  /// Makes time real again.
  ///
  /// Timers and waits continue with the time that they had left.
  @MainActor package static func end() { cvc_end() }

  /// Moves virtual time, in which nothing is to happen.
  ///
  /// - Parameter seconds: The number of seconds.
  package static func move(by seconds: Double) { cvc_move(Int64((seconds * 1e9).rounded(.up))) }

  /// The deadlines of timers and of threads that sleep.
  package struct Deadlines: Equatable {
    /// A number that changes whenever a deadline is set, ends or is cancelled; 0 if there are none.
    private let identity: UInt64
    /// The time until the earliest deadline; `nil` if there are none.
    package let next: Duration?

    /// No deadlines.
    package static let none = Self(identity: 0, next: nil)

    fileprivate init(identity: UInt64, next: Duration?) {
      self.identity = identity
      self.next = next
    }

    /// Whether there is none.
    package var isEmpty: Bool { identity == 0 }

    /// Whether the deadlines are the same.
    package static func == (left: Self, right: Self) -> Bool { left.identity == right.identity }
  }

  /// The deadlines under virtual time; none while time is real.
  ///
  /// Of the delayed work that libdispatch knows, only the earliest one counts. Waits for semaphores
  /// don't count.
  package static var deadlines: Deadlines {
    var left: Int64 = 0
    let identity = cvc_deadlines(&left)
    return identity == 0 ? .none : Deadlines(identity: identity, next: .nanoseconds(left))
  }

  /// Whether some threads never rest, so that waiting for them is useless.
  package static var hasEndlessThreads: Bool {
    get { endless.load(ordering: .relaxed) }
    set { endless.store(newValue, ordering: .relaxed) }
  }
  private static let endless = Atomic(false)

  /// The number of deadlines that have been set in this process, also those that ended at once.
  package static var deadlineCount: UInt64 { cvc_set_count() }

  /// Whether the process has never had another thread than this one.
  package static var isAlone: Bool { cvc_is_alone() }

  /// Work that may have to be done before the clock can move, while the app blocks the main thread.
  ///
  /// It is called on another thread when no thread runs, and returns whether there was any work.
  package static var workAtRest: @Sendable () -> Bool {
    get { work.withLock { $0 } }
    set { work.withLock { $0 = newValue } }
  }
  private static let work = Mutex<@Sendable () -> Bool>({ false })

  /// Runs the app's code on the main thread.
  ///
  /// Under virtual time, the waits in it move the clock. Other waits of the main thread are real.
  @MainActor package static func runApp<Result>(_ body: () -> Result) -> Result {
    guard isVirtual else { return body() }
    let before = cvc_set_runs_app(true)
    defer { _ = cvc_set_runs_app(before) }
    return body()
  }
}

/// Real time, whatever time the app sees.
package enum RealTime {
  /// The time since an arbitrary moment, which is the same for all processes.
  package static var now: Duration { .nanoseconds(cvc_real_time(CLOCK_MONOTONIC)) }

  /// The processor time that the process has used, on all its threads.
  static var ofProcess: Duration { .nanoseconds(cvc_real_time(CLOCK_PROCESS_CPUTIME_ID)) }

  /// Lets the calling thread sleep, also under virtual time.
  package static func sleep(for duration: Duration) { cvc_pause(Int64(duration / .nanoseconds(1))) }
}
