import CStackFrames

/// A place on the current thread's stack above which captures don't look.
///
/// A shell's own frames lead to every event alike, so that it takes the base where it enters the
/// app. It holds until the function that took it returns or suspends.
package struct StackBase: Sendable {
  let frame: UInt

  /// The frame of the function that calls this; its callers and, as the case may be, itself are
  /// left out of captures.
  @inline(never)
  package static func here() -> StackBase { StackBase(frame: flowsh_frameOfCaller()) }
}
