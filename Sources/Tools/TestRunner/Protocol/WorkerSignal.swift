/// A signal that a worker sends through its socket to request an action from the runner.
nonisolated enum WorkerSignal: Int, Codable {
  /// The new worker is ready for its first case.
  case ready = 0
  /// The case has ended, all its messages are in the mailbox, and the process is as it was before.
  case caseEnded = 1
  /// The mailbox has no room for the next message, so the worker waits until it is emptied.
  case mailboxFull
  /// The case has ended and has changed the process, so no other case may run in it.
  case caseEndedInChangedProcess
  /// The case has ended, but the app still has threads of its own, which may end the process.
  case caseEndedWithThreads
  /// The last message in the mailbox is a new secret. The worker waits until the runner knows it,
  /// so that the app can't delete it.
  case secretAdded
  /// The worker has begun the requested case. It doesn't wait for an answer to this signal.
  case begun

  /// The size of a signal in bytes; longer messages are invalid.
  static let size = 9
}
