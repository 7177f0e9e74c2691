import CallStacks
import Glibc
import Shell

/// The calls that led to a crash, which are printed instead of the Swift runtime's backtrace.
///
/// The runtime's backtrace includes the registers and the memory that they point to, which may
/// contain a secret. It is printed only if the environment configures it with `SWIFT_BACKTRACE`.
nonisolated enum CrashCalls {
  /// The maximum number of calls, because a stack overflow has many equal ones.
  private static let bound = 16

  /// Whether the environment configures the runtime's backtraces.
  static var isLeftToRuntime: Bool { getenv("SWIFT_BACKTRACE") != nil }

  /// Returns the name of a signal, such as `Illegal instruction`.
  static func name(of signal: Int32) -> String { String(cString: strsignal(signal)) }

  /// Writes how the process ends and the app's calls to standard error, on any thread.
  ///
  /// - Parameters:
  ///   - message: The line above the calls.
  ///   - context: The third argument of the signal handler.
  static func write(_ message: String, _ context: UnsafeMutableRawPointer?) {
    let calls =
      context.map { Executable.lines(interruptedAt: $0, upTo: "AppDriver") } ?? []
    var lines = [message] + calls.prefix(bound).map { "  \($0)" }
    if calls.count > bound { lines.append("  …") }
    var text = lines.map { SafeText.escaped($0) + "\n" }.joined()
    text.withUTF8 { _ = Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
