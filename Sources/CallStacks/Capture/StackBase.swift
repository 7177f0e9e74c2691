import CStackFrames

/// A position on the current thread's stack at which captures stop.
///
/// A shell's own frames are below every event. The shell therefore takes the base where it enters
/// the app, to exclude them. A base is valid until the function that took it returns or suspends.
package struct StackBase: Sendable {
  let frame: UInt

  /// The frame of the function that calls this.
  ///
  /// Captures exclude its callers and, depending on the compiler, the function itself.
  @inline(never)
  package static func here() -> StackBase { StackBase(frame: flowsh_frameOfCaller()) }
}
