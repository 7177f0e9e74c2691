/// A request from a runner to a worker.
nonisolated enum RunnerRequest: Hashable {
  case run(WorkerJob)
  /// Continues after the mailbox has been emptied.
  case proceed

  /// The maximum size of a request in bytes, somewhat more than the longest path needs.
  static let longest = 1 << 16
}

nonisolated extension RunnerRequest {
  private enum Kind: Int {
    case run, proceed
  }

  /// The bytes of the request.
  ///
  /// A worker that decodes its first request by `Codable` searches all conformances of the program
  /// three times.
  var bytes: [UInt8] {
    var writer = MessageWriter()
    switch self {
    case .run(let job):
      writer.write(Kind.run.rawValue)
      writer.write(job.path)
      writer.write(job.place)
      writer.write(job.row != nil)
      if let row = job.row { writer.write(row) }
      writer.write(job.size)
    case .proceed: writer.write(Kind.proceed.rawValue)
    }
    return writer.bytes
  }

  /// Reads a request; any other bytes cause an error.
  init(_ bytes: ArraySlice<UInt8>) throws {
    self = try bytes.withUnsafeBytes { bytes in
      var reader = MessageReader(bytes, sharing: nil)
      let request: RunnerRequest
      switch Kind(rawValue: try reader.number()) {
      case .run:
        request = .run(
          WorkerJob(
            path: try reader.text(), place: try reader.number(),
            row: try reader.flag() ? try reader.number() : nil, size: try reader.optionalText()))
      case .proceed: request = .proceed
      case nil: throw BinaryError.unknownCase
      }
      try reader.end()
      return request
    }
  }
}

/// A case for a worker to run.
nonisolated struct WorkerJob: Hashable {
  /// The path of the walkthrough.
  let path: String
  /// The index of the case in the walkthrough.
  let place: Int
  /// The index of the row to run; `nil` if the case isn't one of a loop's rows.
  let row: Int?
  /// The size of the device; `nil` for the size that the walkthrough specifies.
  let size: String?
}
