/// The outcome of a request to a supervised process.
package nonisolated enum ProcessOutcome<Reply: Sendable>: Sendable {
  /// The process has answered.
  case reply(Reply)
  /// The process has ended before it answered.
  case ended(ProcessFailure)
  /// There is no reply, because time was over or no process could be started.
  case notRun
}

/// The end of a process while it worked on a request.
package nonisolated struct ProcessFailure: Sendable, Hashable {
  /// The kind of an end.
  package enum Kind: Sendable, Hashable {
    /// The app ended the process, by a trap, a signal or a call of `exit`.
    case crash
    /// A step took longer than its time limit, and the process was killed.
    case hang
    /// The process sent something that isn't a reply, because the app has written to its
    /// descriptors.
    case invalidReply
  }

  /// The kind of the end.
  package let kind: Kind
  /// The step under way, as the process numbered it; `nil` if it had begun none.
  package let step: UInt64?
  /// The reason in words, such as the app's last message.
  package let reason: String
  /// The cause, by which ends are grouped: the signal, the exit status, or the place of a trap.
  package let cause: String
  /// Whether something other than the supervisor killed the process, such as the system for its
  /// memory.
  let wasKilled: Bool
  /// The calls that led there, innermost first, each with its place in the source code.
  package let callStack: [String]
  /// The beginning and the end of the app's output during the request.
  package let output: [String]
}
