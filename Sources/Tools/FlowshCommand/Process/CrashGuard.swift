import Editline
import Glibc
import Shell

/// A guard that saves the user's work before a trap, a call to `exit` or a signal ends the process.
///
/// Saving isn't async-signal-safe, because it allocates memory and takes locks. Because the process
/// ends anyway, the guard tries regardless, for a few seconds at most.
///
/// Only the main thread can save. If another thread ends the process, it interrupts the main thread
/// with a signal and waits.
///
/// Nothing is saved if the stack of another thread overflows: the handlers' own stack is the main
/// thread's, and only a thread itself can provide one.
nonisolated enum CrashGuard {
  /// A signal handler.
  typealias Handler =
    @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

  /// A closure that saves the user's work.
  ///
  /// Its parameter is the way in which the app has ended the process, such as `exit 3`; `nil` if it
  /// hasn't. Its result is whether everything was written.
  typealias Rescue = @MainActor (_ crash: String?) -> Bool
  /// A closure that is called with the exit status when the process exits normally.
  typealias Finish = @MainActor (_ status: Int32) -> Void

  /// The signals with which code that crashes ends the process.
  private static let faults = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]
  /// The other signals that end a process, except those that ``Interruption`` records.
  private static let others = [
    SIGPIPE, SIGQUIT, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU, SIGXFSZ, SIGSYS, SIGVTALRM, SIGPROF,
    SIGIO,
    SIGPWR, SIGSTKFLT,
  ]
  /// The maximum duration of saving, in seconds.
  private static let patience: UInt32 = 5
  /// The number of seconds within which the app must return after a termination signal.
  private static let grace: UInt32 = 2
  /// The size of the handler's own stack, which it needs after a stack overflow.
  private static let stackSize = 1 << 18

  private nonisolated(unsafe) static var output: TextOutput?
  /// The capture of the app's output, once the guard has been armed.
  private(set) nonisolated(unsafe) static var capture: OutputCapture?
  private nonisolated(unsafe) static var rescue: Rescue? { didSet { hasRescue = rescue != nil } }
  /// Whether there is a `rescue`, which handlers can't ask: in a debug build, reading a closure
  /// allocates memory, and a signal may have interrupted the app in the middle of an allocation.
  private nonisolated(unsafe) static var hasRescue = false
  private nonisolated(unsafe) static var finish: Finish?
  /// The signals' previous actions, such as printing a backtrace, indexed by signal number.
  private nonisolated(unsafe) static var before = Array(repeating: sigaction(), count: 32)
  /// The signal that will end the process.
  private nonisolated(unsafe) static var fatal: Int32 = 0
  /// The call with which the app has ended the process, such as `exit 3`; `nil` if it hasn't.
  private nonisolated(unsafe) static var exitCall: String?
  /// The message for the call, as long as it hasn't been written.
  private nonisolated(unsafe) static var message: UnsafeMutablePointer<CChar>?
  /// Whether everything has been written.
  private nonisolated(unsafe) static var isSaved = true
  private nonisolated(unsafe) static var isSaving = false
  /// The way in which the app has ended the process; `nil` if it hasn't.
  private nonisolated(unsafe) static var crash: String?
  /// Whether another process or the terminal has sent a crash signal.
  private nonisolated(unsafe) static var isFromOutside = false
  private static let handle: Handler = { number, info, context in
    EndingThread.saveIfAsked(CrashGuard.save)
    let code = info?.pointee.si_code ?? 0
    // abort() sends the signal to the calling thread and doesn't return.
    let isFault = faults.contains(number) && (code > 0 || number == SIGABRT && code == sentToThread)
    CrashGuard.isFromOutside = TerminalGuard.isFromOutside(
      number, code: code, sender: info?.pointee._sifields._kill.si_pid ?? 0)
    if !isFault, EndingThread.passToMain(number) { return }
    if CrashGuard.isSaving, EndingThread.isMain {
      // Only a fault may interrupt saving. A signal may have interrupted the app in the middle of
      // an allocation, for example.
      if isFault { CrashGuard.die() }
      return
    }
    CrashGuard.claim()
    if number != SIGPIPE, !CrashGuard.isFromOutside {
      CrashGuard.crash = CrashCalls.name(of: number)
    }
    CrashGuard.save(endingBy: number)
    CrashGuard.capture?.end()
    if let crash = CrashGuard.crash { CrashCalls.write(ending(crash)) }
    let backtrace = CrashGuard.backtrace(for: number)
    if backtrace == nil, CrashGuard.crash != nil, let context { CrashCalls.write(context) }
    alarm(0)
    backtrace?(number, info, context)
    signal(number, SIG_DFL)
    // A faulting instruction runs again and raises the signal again. A signal that a process sent,
    // or a trap after which execution continues, isn't raised again.
    let isRaisedAgain = code > 0 && [SIGILL, SIGBUS, SIGFPE, SIGSEGV].contains(number)
    if !isRaisedAgain { raise(number) }
  }

  /// Returns the Swift runtime's handler, which prints a backtrace and returns; `nil` if the
  /// runtime has none for this signal or the user hasn't asked for backtraces.
  private static func backtrace(for number: Int32) -> Handler? {
    // `SIG_DFL` is 0.
    CrashCalls.isLeftToRuntime ? before[Int(number)].__sigaction_handler.sa_sigaction : nil
  }

  /// The value of `SI_TKILL`, which has a different type in the Glibc module.
  private static let sentToThread: Int32 = -6

  /// Ends the process if saving takes too long, for example because of a deadlock.
  private static let giveUp: Handler = { _, _, _ in CrashGuard.die() }

  /// Ends the process if the app hasn't returned in time.
  private static let endAfterGrace: Handler = { number, _, _ in
    guard CrashGuard.isArmed, !EndingThread.passToMain(number) else { return }
    CrashGuard.end(by: CrashGuard.fatal)
  }

  /// Registers the functions that `exit`, `quick_exit` and the end of the main thread call.
  ///
  /// Each call to `exit` takes the next function. So there must be one for each thread that calls
  /// it at the same time.
  private static let isRegistered: Void = {
    for _ in 0..<16 {
      on_exit({ status, _ in CrashGuard.endByExit(with: status) }, nil)
      at_quick_exit { CrashGuard.end(byCallOf: "quick_exit") }
    }
    var key = pthread_key_t()
    pthread_key_create(&key) { _ in CrashGuard.end(byCallOf: "pthread_exit") }
    // The function is called only for a thread whose value isn't null.
    pthread_setspecific(key, UnsafeRawPointer(bitPattern: 1))
  }()

  /// Whether a signal has begun to end the process.
  static var isEnding: Bool { fatal != 0 }

  /// Whether the guard is armed in this process.
  static var isArmed: Bool { hasRescue && EndingThread.isInProcess }

  /// Arms the guard, which flushes `output` and calls `rescue` before the process ends.
  ///
  /// The guard reacts to a trap, a signal or a call to `exit` in the app, whose argument doesn't
  /// become the exit status. `rescue` must also write what is left in `capture`.
  ///
  /// Call this method on the main thread, before the app runs.
  static func arm(for output: TextOutput, _ capture: OutputCapture, rescue: @escaping Rescue) {
    Self.output = output
    Self.capture = capture
    Self.rescue = rescue
    EndingThread.noteMain()
    isRegistered
    var stack = stack_t()
    stack.ss_sp = .allocate(byteCount: stackSize, alignment: 16)
    stack.ss_size = stackSize
    sigaltstack(&stack, nil)
    for number in faults + others {
      sigaction(number, nil, &before[Int(number)])
      let action = unsafeBitCast(before[Int(number)].__sigaction_handler.sa_handler, to: Int.self)
      if action == unsafeBitCast(SIG_IGN, to: Int.self) { continue }
      set(handle, for: number)
    }
  }

  /// Disarms the guard, because the caller has saved everything or is about to.
  static func disarm() {
    forget()
    alarm(0)
  }

  /// Disarms the guard, but ends the process with a signal if the caller takes too long to save.
  static func disarm(endingBy number: Int32) {
    forget()
    limit(patience, endingBy: number, giveUp)
  }

  /// Prepares for the normal end of the process, after the caller has saved everything.
  ///
  /// `exit` then calls `finish` after the functions that the app has registered with `atexit`. If
  /// one of them ends the process or never returns, `rescue` is called instead.
  static func prepareToExit(rescue: @escaping Rescue, finish: @escaping Finish) {
    alarm(0)
    Self.finish = finish
    Self.rescue = rescue
  }

  /// Ends the process with a signal if the app doesn't return within the grace period.
  ///
  /// This method is async-signal-safe.
  static func endSoon(by number: Int32) {
    guard isArmed else { return }
    limit(grace, endingBy: number, endAfterGrace)
  }

  /// Saves the user's work and ends the process with a signal.
  ///
  /// Call this method in a signal handler.
  static func end(by number: Int32) {
    guard !isSaving, !EndingThread.passToMain(number) else { return }
    claim()
    save(endingBy: number)
    die()
  }

  /// Waits while another thread ends the process.
  private static func claim() { EndingThread.claim(save: save) }

  private static func save(endingBy number: Int32) {
    limit(patience, endingBy: number, giveUp)
    save()
  }

  private static func save() {
    guard isArmed else { return }
    guard EndingThread.isMain else { return EndingThread.letMainSave(seconds: patience + 1) }
    let rescue = rescue
    forget()
    isSaving = true
    defer { isSaving = false }
    output?.flush()
    // This is the main thread, regardless of which actor's code crashed.
    if let rescue { isSaved = unsafeBitCast(rescue, to: ((String?) -> Bool).self)(crash) }
    guard let exitCall else { return }
    let complain: @MainActor (String) -> Void = StandardStreams.complain
    unsafeBitCast(complain, to: ((String) -> Void).self)(ending(exitCall))
    message = nil
  }

  /// Ends the process as after a crash, unless it exits normally.
  private static func endByExit(with status: Int32) {
    guard EndingThread.isInProcess else { return }
    // The main thread is already exiting normally.
    while finish != nil, !EndingThread.isMain { poll(nil, 0, -1) }
    claim()
    guard isArmed else { return }
    if let finish {
      forget()
      return unsafeBitCast(finish, to: ((Int32) -> Void).self)(status)
    }
    saveAsCrash("exit \(status)")
    // If the main thread was interrupted while it was printing, this waits until the alarm.
    alarm(1)
    fflush(nil)
    _exit(crashStatus)
  }

  /// Ends the process as after a crash, without flushing the C library's streams.
  private static func end(byCallOf function: String) {
    guard EndingThread.isInProcess else { return }
    claim()
    guard isArmed else { return }
    saveAsCrash(function)
    _exit(crashStatus)
  }

  /// Saves the user's work because the app has called a function that ends the process.
  private static func saveAsCrash(_ call: String) {
    exitCall = call
    message = strdup(ending(call) + "\n")
    crash = call
    save(endingBy: SIGABRT)
  }

  private static func ending(_ crash: String) -> String {
    CommandError.processEnded(by: crash).message
  }

  private static var crashStatus: Int32 { (isSaved ? ExitStatus.crash : .outputFailed).rawValue }

  private static func forget() { rescue = nil }

  /// Handles SIGALRM like other signals again, after a handler with another purpose.
  static func watchAlarm() { set(handle, for: SIGALRM) }

  /// Sets an alarm whose handler ends the process with a signal.
  private static func limit(_ seconds: UInt32, endingBy number: Int32, _ handler: Handler) {
    fatal = number
    HangHint.forget()
    set(handler, for: SIGALRM)
    alarm(seconds)
  }

  /// Ends the process with the fatal signal, even if that signal is being handled.
  private static func die() {
    TerminalGuard.restore()
    // The rest can no longer be searched for secrets.
    if output?.redaction.isEmpty == true { capture?.writeRest() }
    if exitCall != nil {
      // Saving takes too long, as when it waits for a lock that the interrupted thread holds.
      if let message { capture?.writeError(message) }
      _exit(crashStatus)
    }
    var ending = sigset_t()
    sigemptyset(&ending)
    sigaddset(&ending, fatal)
    signal(fatal, SIG_DFL)
    pthread_sigmask(SIG_UNBLOCK, &ending, nil)
    raise(fatal)
  }

  /// Sets the handler of a signal, which has its own stack.
  static func set(_ handler: Handler, for number: Int32) {
    var action = sigaction()
    action.__sigaction_handler.sa_sigaction = handler
    // The cause of the signal may be a stack overflow.
    action.sa_flags = SA_ONSTACK | SA_SIGINFO
    sigemptyset(&action.sa_mask)
    sigaction(number, &action, nil)
  }
}
