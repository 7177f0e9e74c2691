/// A request from a runner to a worker.
nonisolated enum RunnerRequest: Hashable {
  case run(WorkerJob)
  /// Continues after the mailbox has been emptied.
  case proceed

  /// The maximum size of a request in bytes, somewhat more than the longest path needs.
  static let longest = 1 << 16
}

nonisolated extension RunnerRequest: Codable {
  private enum Kind: Int {
    case run, proceed
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    switch self {
    case .run(let job):
      try values.encode(Kind.run.rawValue)
      try values.encode(job)
    case .proceed: try values.encode(Kind.proceed.rawValue)
    }
  }

  init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    switch Kind(rawValue: try values.decode(Int.self)) {
    case .run: self = .run(try values.decode(WorkerJob.self))
    case .proceed: self = .proceed
    case nil: throw BinaryError.unknownCase
    }
    guard values.isAtEnd else { throw BinaryError.tooLong }
  }
}

/// A case for a worker to run.
nonisolated struct WorkerJob: Codable, Hashable {
  /// The path of the walkthrough.
  let path: String
  /// The index of the case in the walkthrough.
  let place: Int
  /// The index of the row to run; `nil` if the case isn't one of a loop's rows.
  let row: Int?
  /// The size of the device; `nil` for the size that the walkthrough specifies.
  let size: String?
}
