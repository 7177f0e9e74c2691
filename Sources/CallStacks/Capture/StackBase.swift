import CStackFrames

/// A position on the current thread's stack at which captures stop.
///
/// The stack of every event contains the shell's own frames. To exclude them, the shell takes the
/// base where it enters the app. A base is valid until the function that took it returns or
/// suspends.
package struct StackBase: Sendable {
  let frame: UInt

  /// The frame of the function that calls this.
  ///
  /// Captures exclude its callers, and possibly the function itself.
  @inline(never)
  package static func here() -> StackBase { StackBase(frame: flowsh_frameOfCaller()) }
}
