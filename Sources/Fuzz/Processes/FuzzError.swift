import Files

/// An error that prevents the fuzzer from running.
enum FuzzError: Error {
  /// The system can't start a program or create a file.
  case system(what: String, errno: Int32)
  /// A worker can't start.
  case workerFailed(errors: String)
}

extension FuzzError: CustomStringConvertible {
  var description: String {
    switch self {
    case .system(let what, let errno): "\(what): \(String(errorNumber: errno))"
    case .workerFailed(let errors): "a worker can't start: \(errors)"
    }
  }
}
