import Glibc
import Synchronization

/// The thread that ends the process, and the main thread, which is the only one that can save.
///
/// Several threads can crash, or call `exit`, at the same time. The first one ends the process, and
/// the others wait for that.
nonisolated enum EndingThread {
  /// The first thread that ends the process; 0 if there is none.
  private static let first = Atomic<UInt>(0)
  private nonisolated(unsafe) static var main = pthread_self()
  /// The process whose main thread this is.
  ///
  /// A child process that the app forks inherits the handlers, but must not save.
  private nonisolated(unsafe) static var process: pid_t = 0

  /// Whether the current process is the one that noted its main thread.
  static var isInProcess: Bool { getpid() == process }

  /// Whether this is the main thread.
  static var isMain: Bool { pthread_equal(pthread_self(), main) != 0 }

  /// Notes that this is the main thread of the process.
  static func noteMain() {
    main = pthread_self()
    process = getpid()
  }

  /// Forwards a signal to the main thread; returns `false` if this is the main thread.
  static func passToMain(_ number: Int32) -> Bool {
    guard isInProcess, !isMain else { return false }
    return pthread_kill(main, number) == 0
  }

  /// Makes this thread the one that ends the process; if another one already is, waits forever.
  ///
  /// - Parameter save: A closure that saves; it is called on the main thread if the other thread
  ///   asks.
  static func claim(save: () -> Void) {
    let own = UInt(pthread_self())
    let (isExchanged, other) = first.compareExchange(
      expected: 0, desired: own, ordering: .sequentiallyConsistent)
    guard !isExchanged, other != own else { return }
    while true {
      saveIfAsked(save)
      poll(nil, 0, 10)
    }
  }

  // MARK: Saving on the main thread

  private static let handover = Atomic(Handover.none)

  private enum Handover: UInt8, AtomicRepresentable { case none, requested, done }

  /// Interrupts the main thread so that it saves, and waits until it has, for a limited time.
  static func letMainSave(seconds: UInt32) {
    handover.store(.requested, ordering: .sequentiallyConsistent)
    // The handler of SIGABRT is practically always installed: hardly any process ignores SIGABRT.
    guard passToMain(SIGABRT) else { return }
    for _ in 0..<100 * seconds {
      if handover.load(ordering: .sequentiallyConsistent) == .done { return }
      poll(nil, 0, 10)
    }
  }

  /// Saves if this is the main thread and another thread has asked for it, and then waits for the
  /// end of the process.
  static func saveIfAsked(_ save: () -> Void) {
    guard isMain, handover.load(ordering: .sequentiallyConsistent) == .requested else { return }
    save()
    handover.store(.done, ordering: .sequentiallyConsistent)
    while true { pause() }
  }
}
