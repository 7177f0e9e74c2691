/// What a worker sends by its socket: that there is something to do for the runner.
nonisolated enum WorkerSignal: Int, Codable {
  /// The case has ended, and all its messages are in the mailbox.
  case caseEnded = 1
  /// The mailbox has no room for the next message; the worker waits until it is emptied.
  case mailboxFull

  /// How many bytes one has; of anything longer no more is waited for.
  static let size = 8
}
