import CallStacks
import Glibc
import Shell

/// The calls that led to a crash, which are printed instead of the Swift runtime's backtrace.
///
/// The runtime's backtrace includes the registers and the memory that they point to, which may
/// contain a secret. It is printed only if `SWIFT_BACKTRACE` enables it explicitly.
nonisolated enum CrashCalls {
  /// The maximum number of calls, because a stack overflow has many equal ones.
  private static let bound = 16

  /// Whether `SWIFT_BACKTRACE` contains the setting `enable`, with any value.
  ///
  /// If the value disables backtraces, the runtime installs no handlers.
  static var isLeftToRuntime: Bool {
    guard let settings = getenv("SWIFT_BACKTRACE") else { return false }
    return strncmp(settings, "enable=", 7) == 0 || strstr(settings, ",enable=") != nil
  }

  /// Has SIGQUIT end the process as long as no guard is armed, unless the user has asked for
  /// backtraces.
  ///
  /// The Swift runtime's handler prints one, and the process then goes on.
  static func endByQuit() {
    var action = sigaction()
    sigaction(SIGQUIT, nil, &action)
    let handler = unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
    guard !isLeftToRuntime, handler != unsafeBitCast(SIG_IGN, to: Int.self) else {
      return
    }
    signal(SIGQUIT, SIG_DFL)
  }

  /// Returns the name of a signal, such as `Illegal instruction`.
  static func name(of signal: Int32) -> String { String(cString: strsignal(signal)) }

  /// Writes the app's calls to standard error, on any thread, given the third argument of the
  /// signal handler.
  static func write(_ context: UnsafeMutableRawPointer) {
    let calls = Executable.lines(interruptedAt: context, upTo: "AppDriver")
    for call in calls.prefix(bound) { write("  \(call)") }
    if calls.count > bound { write("  …") }
  }

  /// Writes a line to standard error, on any thread.
  static func write(_ line: String) {
    var text = SafeText.escaped(line) + "\n"
    text.withUTF8 { _ = Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
