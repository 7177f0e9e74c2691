import Glibc
import Shell

/// Sees to it that a trap in the app's code does not take earlier output with it.
///
/// A failed precondition or an index out of range ends the process, and what led there is what a
/// person needs to read.
nonisolated enum CrashGuard {
  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]

  private nonisolated(unsafe) static var output: TextOutput?
  private nonisolated(unsafe) static var mainThread = pthread_self()
  /// What was to happen before, the runtime's backtrace for one; by the signal's number.
  private nonisolated(unsafe) static var before = Array(repeating: sigaction(), count: 32)

  private static let flush: @convention(c) (Int32) -> Void = { number in
    let output = CrashGuard.output
    CrashGuard.output = nil
    // The buffer is the main thread's own.
    if pthread_equal(pthread_self(), CrashGuard.mainThread) != 0 { output?.flush() }
    sigaction(number, &CrashGuard.before[Int(number)], nil)
    // An instruction that traps does so again when it is repeated; abort() would not.
    if number == SIGABRT { raise(number) }
  }

  /// Flushes an output before the process ends by a trap; called on the main thread.
  static func arm(for output: TextOutput) {
    Self.output = output
    mainThread = pthread_self()
    for number in signals {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = flush
      // The stack may be what has run out.
      action.sa_flags = SA_ONSTACK
      sigemptyset(&action.sa_mask)
      sigaction(number, &action, &before[Int(number)])
    }
  }
}
