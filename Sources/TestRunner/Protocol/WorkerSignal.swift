/// A signal from a worker through its socket, which asks the runner for an action.
nonisolated enum WorkerSignal: Int, Codable {
  /// The case has ended, and all its messages are in the mailbox.
  case caseEnded = 1
  /// The mailbox has no room for the next message, and the worker waits until it has been emptied.
  case mailboxFull

  /// The size of a signal in bytes; anything longer is invalid.
  static let size = 8
}
