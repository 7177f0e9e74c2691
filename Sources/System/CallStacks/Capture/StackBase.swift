import CSystem

/// A position on the current thread's stack at which captures stop.
///
/// The stack of every event contains the shell's own frames. To exclude them, the shell captures a
/// base at the point where it enters the app. A base is valid until the function that captured it
/// returns or suspends.
package struct StackBase: Sendable {
  let frame: UInt

  /// Returns the frame of the calling function.
  ///
  /// Captures exclude the calling function's callers, and possibly that function itself.
  @inline(never)
  package static func here() -> StackBase { StackBase(frame: flowsh_frameOfCaller()) }
}
