import Glibc
import Synchronization

/// The thread that ends the process, and the main thread, which is the only one that can save.
///
/// Several threads can crash, or call `exit`, at the same time. The first one ends the process, and the
/// others wait for that.
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

  /// Forwards a signal to the main thread.
  ///
  /// If the main thread has ended, this thread takes its place.
  ///
  /// - Returns: Whether the signal was forwarded; `false` on the main thread.
  static func passToMain(_ number: Int32) -> Bool {
    guard isInProcess, !isMain else { return false }
    guard !isMainGone else {
      main = pthread_self()
      return false
    }
    return pthread_kill(main, number) == 0
  }

  /// Makes this thread the one that ends the process; if another one already is, waits forever.
  ///
  /// - Parameter waiting: A closure that is called repeatedly while this thread waits.
  static func claim(whileWaiting waiting: () -> Void) {
    let own = UInt(pthread_self())
    let (isExchanged, other) = first.compareExchange(
      expected: 0, desired: own, ordering: .sequentiallyConsistent)
    guard !isExchanged, other != own else { return }
    while true {
      waiting()
      poll(nil, 0, 10)
    }
  }

  /// Whether the main thread has called `pthread_exit`; sending it a signal has no effect then.
  private static var isMainGone: Bool {
    let file = open("/proc/self/stat", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    // The state is the letter after the program's name, which is in parentheses and is short.
    return withUnsafeTemporaryAllocation(byteCount: 128, alignment: 1) { bytes in
      let text = bytes[..<max(0, read(file, bytes.baseAddress, bytes.count))]
      guard let end = text.lastIndex(of: UInt8(ascii: ")")), end + 2 < text.endIndex else {
        return false
      }
      return text[end + 2] == UInt8(ascii: "Z")
    }
  }
}
