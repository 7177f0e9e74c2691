import Reports

/// A request from a runner to a worker.
nonisolated enum RunnerRequest: Hashable, Codable {
  case run(WorkerJob)
  /// Continues after the mailbox has been emptied.
  case proceed

  /// The maximum size of a request in bytes, somewhat more than the longest path needs.
  static let longest = 1 << 16
}

/// A case for a worker to run.
nonisolated struct WorkerJob: Hashable, Codable {
  /// The path of the walkthrough.
  let path: String
  /// The index of the case in the walkthrough.
  let place: Int
  /// The index of the row to run; `nil` if the case isn't one of a loop's rows.
  let row: Int?
  /// The size and the language of the device, unless the walkthrough specifies them.
  let variant: CaseVariant
}
