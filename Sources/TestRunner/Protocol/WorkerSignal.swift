/// A signal that a worker sends through its socket to request an action from the runner.
nonisolated enum WorkerSignal: Int, Codable {
  /// The case has ended, and all its messages are in the mailbox.
  case caseEnded = 1
  /// The mailbox has no room for the next message, so the worker waits until it is emptied.
  case mailboxFull

  /// The size of a signal in bytes; longer messages are invalid.
  static let size = 8
}
