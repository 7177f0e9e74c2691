import Glibc
import Shell

/// Sees to it that a trap in the app's code, or its `exit`, does not take what was done with it.
///
/// A failed precondition or an index out of range ends the process, and what led there is what a
/// person needs to read. What is to be saved is no work for a signal handler: it allocates memory and
/// takes locks. The process is lost anyway, so the attempt is made, and given a few seconds.
nonisolated enum CrashGuard {
  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGPIPE]
  /// How many seconds saving may take.
  private static let patience: UInt32 = 5
  /// Room for the handler where the stack is what has run out.
  private static let stackSize = 1 << 18

  private nonisolated(unsafe) static var output: TextOutput?
  private nonisolated(unsafe) static var rescue: (@MainActor () -> Void)?
  private nonisolated(unsafe) static var mainThread = pthread_self()
  /// What was to happen before, the runtime's backtrace for one; by the signal's number.
  private nonisolated(unsafe) static var before = Array(repeating: sigaction(), count: 32)
  /// The signal that ends the process.
  private nonisolated(unsafe) static var fatal: Int32 = 0

  private static let handle: @convention(c) (Int32) -> Void = { number in
    CrashGuard.fatal = number
    CrashGuard.set(CrashGuard.giveUp, for: SIGALRM)
    alarm(CrashGuard.patience)
    CrashGuard.save()
    alarm(0)
    sigaction(number, &CrashGuard.before[Int(number)], nil)
    // An instruction that traps does so again when it is repeated; abort() and write() would not.
    if number == SIGABRT || number == SIGPIPE { raise(number) }
  }

  /// Ends the process where saving waits for a lock that nobody gives back.
  private static let giveUp: @convention(c) (Int32) -> Void = { _ in
    var fatal = sigset_t()
    sigemptyset(&fatal)
    sigaddset(&fatal, CrashGuard.fatal)
    signal(CrashGuard.fatal, SIG_DFL)
    sigprocmask(SIG_UNBLOCK, &fatal, nil)
    raise(CrashGuard.fatal)
  }

  private static let isRegistered = atexit { CrashGuard.save() } == 0

  /// Flushes an output, and saves what there is, before the process ends by a trap or by the app's
  /// `exit`; called on the main thread.
  static func arm(for output: TextOutput, rescue: @escaping @MainActor () -> Void) {
    Self.output = output
    Self.rescue = rescue
    mainThread = pthread_self()
    _ = isRegistered
    var stack = stack_t()
    stack.ss_sp = .allocate(byteCount: stackSize, alignment: 16)
    stack.ss_size = stackSize
    sigaltstack(&stack, nil)
    for number in signals {
      sigaction(number, nil, &before[Int(number)])
      let action = unsafeBitCast(before[Int(number)].__sigaction_handler.sa_handler, to: Int.self)
      if action == unsafeBitCast(SIG_IGN, to: Int.self) { continue }
      set(handle, for: number)
    }
  }

  /// Leaves the end of the process to what comes: all is saved, or is being saved.
  static func disarm() {
    output = nil
    rescue = nil
  }

  private static func save() {
    // What there is belongs to the main thread.
    guard pthread_equal(pthread_self(), mainThread) != 0 else { return }
    let output = output
    let rescue = rescue
    disarm()
    output?.flush()
    // Whatever actor the app was on when it died, this is the main thread.
    if let rescue { unsafeBitCast(rescue, to: (() -> Void).self)() }
  }

  private static func set(_ handler: @escaping @convention(c) (Int32) -> Void, for number: Int32) {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = handler
    // The stack may be what has run out.
    action.sa_flags = SA_ONSTACK
    sigemptyset(&action.sa_mask)
    sigaction(number, &action, nil)
  }
}
