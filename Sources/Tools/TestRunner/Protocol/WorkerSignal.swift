/// A signal that a worker sends through its socket to request an action from the runner.
nonisolated enum WorkerSignal: Int {
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
  static let size = 8

  /// The bytes of the signal.
  var bytes: [UInt8] {
    var writer = MessageWriter()
    writer.write(rawValue)
    return writer.bytes
  }

  /// Reads a signal; any other bytes cause an error.
  init(_ bytes: ArraySlice<UInt8>) throws {
    self = try bytes.withUnsafeBytes { bytes in
      var reader = MessageReader(bytes, sharing: nil)
      guard let signal = WorkerSignal(rawValue: try reader.number()) else {
        throw BinaryError.unknownCase
      }
      try reader.end()
      return signal
    }
  }
}

nonisolated extension MessageSocket<RunnerRequest, WorkerSignal> {
  /// Creates the runner's end of the connection to a worker.
  convenience init(toWorker descriptor: Int32) {
    self.init(
      descriptor, longest: WorkerSignal.size, encode: { $0.bytes }, decode: { try WorkerSignal($0) }
    )
  }
}

nonisolated extension MessageSocket<WorkerSignal, RunnerRequest> {
  /// Creates a worker's end of the connection to its runner.
  convenience init(toRunner descriptor: Int32) {
    self.init(
      descriptor, longest: RunnerRequest.longest, encode: { $0.bytes },
      decode: { try RunnerRequest($0) })
  }
}
